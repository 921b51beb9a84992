-- What changes mean (major, minor, patch), where a catalogue says something else than the tool.
CREATE TABLE rule (
    fact INTEGER NOT NULL REFERENCES fact(id),
    rule TEXT NOT NULL,
    impact TEXT NOT NULL CHECK (impact IN ('major', 'minor', 'patch')),
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX rule_current ON rule(fact) WHERE until IS NULL;
CREATE UNIQUE INDEX rule_current_name ON rule(rule) WHERE until IS NULL;
CREATE INDEX rule_since ON rule(since);
CREATE INDEX rule_until ON rule(until) WHERE until IS NOT NULL;

CREATE VIEW current_rules AS
SELECT rule, impact FROM rule WHERE until IS NULL;

CREATE TRIGGER rule_opens BEFORE INSERT ON rule
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of rule opens with the newest revision'); END;
CREATE TRIGGER rule_follows BEFORE INSERT ON rule
WHEN EXISTS (SELECT 1 FROM rule WHERE fact = NEW.fact AND until IS NULL)
    OR EXISTS (SELECT 1 FROM rule WHERE rule = NEW.rule AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of rule opens when the one before it is closed'); END;
CREATE TRIGGER rule_closes BEFORE UPDATE OF until ON rule
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of rule never changes'); END;
CREATE TRIGGER rule_changes BEFORE UPDATE OF fact, rule, impact, since ON rule
BEGIN SELECT RAISE(ABORT, 'a row of rule changes only to be closed'); END;
CREATE TRIGGER rule_stays BEFORE DELETE ON rule
BEGIN SELECT RAISE(ABORT, 'no row of rule is deleted'); END;
