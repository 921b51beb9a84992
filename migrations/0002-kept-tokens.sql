-- Kept tokens: design tokens that the catalogue does not understand, versioned like all facts.

-- `fact` anew, for the kind 'token'; the views that read it are made again after it.
DROP VIEW current_metrics;
DROP VIEW current_dependencies;
DROP VIEW current_presets;

CREATE TABLE fact_with_tokens (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('metric', 'token', 'preset', 'trait', 'collection'))
) STRICT;
INSERT INTO fact_with_tokens (id, uuid, kind) SELECT id, uuid, kind FROM fact;
DROP TABLE fact;
ALTER TABLE fact_with_tokens RENAME TO fact;

CREATE TRIGGER fact_replaces BEFORE INSERT ON fact
WHEN EXISTS (SELECT 1 FROM fact WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM fact WHERE uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'no row of fact is replaced'); END;
CREATE TRIGGER fact_changes BEFORE UPDATE ON fact
BEGIN SELECT RAISE(ABORT, 'no row of fact changes'); END;
CREATE TRIGGER fact_stays BEFORE DELETE ON fact
BEGIN SELECT RAISE(ABORT, 'no row of fact is deleted'); END;

-- What is said of a deprecation beyond the replacement's name, and the `$extensions` of a design token: a JSON object.
ALTER TABLE entry ADD COLUMN reason TEXT;
ALTER TABLE entry ADD COLUMN extensions TEXT;
DROP TRIGGER entry_changes;
CREATE TRIGGER entry_changes BEFORE UPDATE OF fact, name, description, deprecated, replacement, since, reason,
    extensions ON entry
BEGIN SELECT RAISE(ABORT, 'a row of entry changes only to be closed'); END;

-- The value is JSON, in whose strings facts stand as {12} and, at the beginning of a $ref, as {#12}. What begins with
-- {#12} is a token's own $ref; it is empty for what a group says of itself, which stands under its name and $group.
CREATE TABLE token (
    fact INTEGER NOT NULL REFERENCES fact(id),
    type TEXT,
    value TEXT NOT NULL,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX token_current ON token(fact) WHERE until IS NULL;
CREATE INDEX token_since ON token(since);
CREATE INDEX token_until ON token(until) WHERE until IS NOT NULL;

-- The value of a kept token for one value of one trait.
CREATE TABLE token_override (
    fact INTEGER NOT NULL REFERENCES fact(id),
    trait TEXT NOT NULL,
    trait_value TEXT NOT NULL,
    value TEXT NOT NULL,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, trait, trait_value, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX token_override_current ON token_override(fact, trait, trait_value) WHERE until IS NULL;
CREATE INDEX token_override_since ON token_override(since);
CREATE INDEX token_override_until ON token_override(until) WHERE until IS NOT NULL;

CREATE VIEW current_metrics AS
SELECT e.name, m.type, m.value, e.description, e.deprecated, r.name AS replacement, f.uuid
FROM metric m
JOIN entry e ON e.fact = m.fact AND e.until IS NULL
JOIN fact f ON f.id = m.fact
LEFT JOIN entry r ON r.fact = e.replacement AND r.until IS NULL
WHERE m.until IS NULL;

CREATE VIEW current_dependencies AS
SELECT u.name AS user, f.kind, m.name AS metric, '{' || d.metric || '}' AS reference
FROM dependency d
JOIN entry u ON u.fact = d.user AND u.until IS NULL
JOIN entry m ON m.fact = d.metric AND m.until IS NULL
JOIN fact f ON f.id = d.user
WHERE d.until IS NULL;

CREATE VIEW current_presets AS
SELECT e.name, p.style, p.spacing, p.button_width, p.button_height, p.minimum_width, p.minimum_height,
    p.content_insets_top, p.content_insets_leading, p.content_insets_bottom, p.content_insets_trailing,
    p.title_insets_top, p.title_insets_left, p.title_insets_bottom, p.title_insets_right, p.image_insets_top,
    p.image_insets_left, p.image_insets_bottom, p.image_insets_right, p.image_property_width, p.image_property_height,
    p.horizontal, p.vertical, p.button_size, p.button_type, e.description, e.deprecated, r.name AS replacement, f.uuid
FROM preset p
JOIN entry e ON e.fact = p.fact AND e.until IS NULL
JOIN fact f ON f.id = p.fact
LEFT JOIN entry r ON r.fact = e.replacement AND r.until IS NULL
WHERE p.until IS NULL;

CREATE VIEW current_tokens AS
SELECT e.name, t.type, t.value, e.description, e.deprecated, r.name AS replacement, e.extensions, f.uuid
FROM token t
JOIN entry e ON e.fact = t.fact AND e.until IS NULL
JOIN fact f ON f.id = t.fact
LEFT JOIN entry r ON r.fact = e.replacement AND r.until IS NULL
WHERE t.until IS NULL;

CREATE VIEW current_token_overrides AS
SELECT e.name, o.trait, o.trait_value, o.value
FROM token_override o
JOIN entry e ON e.fact = o.fact AND e.until IS NULL
WHERE o.until IS NULL;

CREATE TRIGGER token_opens BEFORE INSERT ON token
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of token opens with the newest revision'); END;
CREATE TRIGGER token_follows BEFORE INSERT ON token
WHEN EXISTS (SELECT 1 FROM token WHERE fact = NEW.fact AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of token opens when the one before it is closed'); END;
CREATE TRIGGER token_closes BEFORE UPDATE OF until ON token
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of token never changes'); END;
CREATE TRIGGER token_changes BEFORE UPDATE OF fact, type, value, since ON token
BEGIN SELECT RAISE(ABORT, 'a row of token changes only to be closed'); END;
CREATE TRIGGER token_stays BEFORE DELETE ON token
BEGIN SELECT RAISE(ABORT, 'no row of token is deleted'); END;

CREATE TRIGGER token_override_opens BEFORE INSERT ON token_override
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of token_override opens with the newest revision'); END;
CREATE TRIGGER token_override_follows BEFORE INSERT ON token_override
WHEN EXISTS (SELECT 1 FROM token_override
    WHERE fact = NEW.fact AND trait = NEW.trait AND trait_value = NEW.trait_value AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of token_override opens when the one before it is closed'); END;
CREATE TRIGGER token_override_closes BEFORE UPDATE OF until ON token_override
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of token_override never changes'); END;
CREATE TRIGGER token_override_changes BEFORE UPDATE OF fact, trait, trait_value, value, since ON token_override
BEGIN SELECT RAISE(ABORT, 'a row of token_override changes only to be closed'); END;
CREATE TRIGGER token_override_stays BEFORE DELETE ON token_override
BEGIN SELECT RAISE(ABORT, 'no row of token_override is deleted'); END;
