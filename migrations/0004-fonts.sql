-- Fonts, with which titles are measured that have no size of their own, and what was measured.

-- `fact` anew, for the kinds 'font' and 'rule'; the views that read it are made again after it.
DROP VIEW current_metrics;
DROP VIEW current_dependencies;
DROP VIEW current_presets;
DROP VIEW current_tokens;

CREATE TABLE fact_with_fonts (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    -- Written out: SQLite makes a table of a list for every row.
    kind TEXT NOT NULL CHECK (
        kind = 'metric' OR kind = 'preset' OR kind = 'token' OR kind = 'trait' OR kind = 'collection' OR kind = 'font'
            OR kind = 'rule'
    )
) STRICT;
INSERT INTO fact_with_fonts (id, uuid, kind) SELECT id, uuid, kind FROM fact;
DROP TABLE fact;
ALTER TABLE fact_with_fonts RENAME TO fact;

CREATE TRIGGER fact_replaces BEFORE INSERT ON fact
WHEN EXISTS (SELECT 1 FROM fact WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM fact WHERE uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'no row of fact is replaced'); END;
CREATE TRIGGER fact_changes BEFORE UPDATE ON fact
BEGIN SELECT RAISE(ABORT, 'no row of fact changes'); END;
CREATE TRIGGER fact_stays BEFORE DELETE ON fact
BEGIN SELECT RAISE(ABORT, 'no row of fact is deleted'); END;

-- A face of a font file. The file itself stays where it is: `file` is relative to the catalogue's folder, or absolute.
-- `hash` is the SHA-1 of its content; what was measured with it holds without the file.
CREATE TABLE font (
    fact INTEGER NOT NULL REFERENCES fact(id),
    family TEXT NOT NULL,
    weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 1000),
    file TEXT NOT NULL,
    hash TEXT NOT NULL,
    face_index INTEGER NOT NULL,
    units_per_em INTEGER NOT NULL,
    line_height INTEGER NOT NULL,
    depends_on_size INTEGER NOT NULL CHECK (depends_on_size IN (0, 1)),
    -- What a font with an axis of weights is set to.
    axis_weight INTEGER,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX font_current ON font(fact) WHERE until IS NULL;
CREATE UNIQUE INDEX font_current_name ON font(family, weight) WHERE until IS NULL;
CREATE INDEX font_since ON font(since);
CREATE INDEX font_until ON font(until) WHERE until IS NOT NULL;

-- What a preset's titles are measured with, in how many lines, and where these break.
ALTER TABLE preset ADD COLUMN lines ANY;
ALTER TABLE preset ADD COLUMN title_width ANY;
ALTER TABLE preset ADD COLUMN title_font INTEGER REFERENCES fact(id);
DROP TRIGGER preset_changes;
CREATE TRIGGER preset_changes BEFORE UPDATE OF fact, style, spacing, button_width, button_height, minimum_width,
    minimum_height, content_insets_top, content_insets_leading, content_insets_bottom, content_insets_trailing,
    title_insets_top, title_insets_left, title_insets_bottom, title_insets_right, image_insets_top, image_insets_left,
    image_insets_bottom, image_insets_right, image_property_width, image_property_height, horizontal, vertical,
    button_size, button_type, tint_color, adjusts_image_when_highlighted, adjusts_image_when_disabled,
    shows_touch_when_highlighted, since, lines, title_width, title_font ON preset
BEGIN SELECT RAISE(ABORT, 'a row of preset changes only to be closed'); END;

INSERT INTO finding (bit, name) VALUES (16, 'missing-glyphs');

-- Lines of text as HarfBuzz shaped them: no fact but a memory, so that who lacks a font can still recalculate. `fonts`
-- are contents and faces in the order in which they were asked for a glyph, `size` is 0 where they come out alike at
-- every size. `advances` are widths in the units of each font, `1:2048` for the font in the first place; `missing`
-- are the characters that no font has, and `line_height` is that of the first font.
CREATE TABLE font_stack (
    id INTEGER PRIMARY KEY,
    fonts TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE shaped_line (
    stack INTEGER NOT NULL REFERENCES font_stack(id),
    text TEXT NOT NULL,
    size REAL NOT NULL,
    advances TEXT NOT NULL,
    missing TEXT NOT NULL,
    line_height INTEGER NOT NULL,
    PRIMARY KEY (stack, text, size)
) STRICT, WITHOUT ROWID;

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
    p.horizontal, p.vertical, p.button_size, p.button_type, t.name AS title_font, p.lines, p.title_width,
    e.description, e.deprecated, r.name AS replacement, f.uuid
FROM preset p
JOIN entry e ON e.fact = p.fact AND e.until IS NULL
JOIN fact f ON f.id = p.fact
LEFT JOIN entry t ON t.fact = p.title_font AND t.until IS NULL
LEFT JOIN entry r ON r.fact = e.replacement AND r.until IS NULL
WHERE p.until IS NULL;

CREATE VIEW current_tokens AS
SELECT e.name, t.type, t.value, e.description, e.deprecated, r.name AS replacement, e.extensions, f.uuid
FROM token t
JOIN entry e ON e.fact = t.fact AND e.until IS NULL
JOIN fact f ON f.id = t.fact
LEFT JOIN entry r ON r.fact = e.replacement AND r.until IS NULL
WHERE t.until IS NULL;

CREATE VIEW current_fonts AS
SELECT o.family, o.weight, o.file, o.hash, o.face_index, o.units_per_em, o.line_height, o.depends_on_size, o.axis_weight,
    f.uuid
FROM font o
JOIN fact f ON f.id = o.fact
WHERE o.until IS NULL;

CREATE TRIGGER font_opens BEFORE INSERT ON font
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of font opens with the newest revision'); END;
CREATE TRIGGER font_follows BEFORE INSERT ON font
WHEN EXISTS (SELECT 1 FROM font WHERE fact = NEW.fact AND until IS NULL)
    OR EXISTS (SELECT 1 FROM font WHERE family = NEW.family AND weight = NEW.weight AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of font opens when the one before it is closed'); END;
CREATE TRIGGER font_closes BEFORE UPDATE OF until ON font
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of font never changes'); END;
CREATE TRIGGER font_changes BEFORE UPDATE OF fact, family, weight, file, hash, face_index, units_per_em, line_height,
    depends_on_size, axis_weight, since ON font
BEGIN SELECT RAISE(ABORT, 'a row of font changes only to be closed'); END;
CREATE TRIGGER font_stays BEFORE DELETE ON font
BEGIN SELECT RAISE(ABORT, 'no row of font is deleted'); END;
