-- Accepted findings: what a team knows of and wants to keep, with the reason. They belong to a preset as its states do.

-- `numbers` are digests of the layouts that were accepted, in hexadecimal: with other numbers the finding counts again.
CREATE TABLE accepted_finding (
    fact INTEGER NOT NULL REFERENCES fact(id),
    state INTEGER NOT NULL,
    finding TEXT NOT NULL,
    reason TEXT NOT NULL,
    numbers TEXT NOT NULL,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, state, finding, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX accepted_finding_current ON accepted_finding(fact, state, finding) WHERE until IS NULL;
CREATE INDEX accepted_finding_since ON accepted_finding(since);
CREATE INDEX accepted_finding_until ON accepted_finding(until) WHERE until IS NOT NULL;

CREATE VIEW current_accepted_findings AS
SELECT e.name, s.name AS state, a.finding, a.reason, a.numbers
FROM accepted_finding a
JOIN entry e ON e.fact = a.fact AND e.until IS NULL
JOIN control_state s ON s.bits = a.state
WHERE a.until IS NULL;

CREATE TRIGGER accepted_finding_opens BEFORE INSERT ON accepted_finding
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of accepted_finding opens with the newest revision'); END;
CREATE TRIGGER accepted_finding_follows BEFORE INSERT ON accepted_finding
WHEN EXISTS (SELECT 1 FROM accepted_finding
    WHERE fact = NEW.fact AND state = NEW.state AND finding = NEW.finding AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of accepted_finding opens when the one before it is closed'); END;
CREATE TRIGGER accepted_finding_closes BEFORE UPDATE OF until ON accepted_finding
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of accepted_finding never changes'); END;
CREATE TRIGGER accepted_finding_changes BEFORE UPDATE OF fact, state, finding, reason, numbers, since
    ON accepted_finding
BEGIN SELECT RAISE(ABORT, 'a row of accepted_finding changes only to be closed'); END;
CREATE TRIGGER accepted_finding_stays BEFORE DELETE ON accepted_finding
BEGIN SELECT RAISE(ABORT, 'no row of accepted_finding is deleted'); END;
