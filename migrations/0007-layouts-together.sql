-- What a change reaches lies together, however large the catalogue is: so it touches a few pages of the file, where each
-- layout had a page of its own in two indexes.

-- Current layouts by preset first, as the table has them; a collection is read along its presets.
DROP INDEX layout_current;
CREATE UNIQUE INDEX layout_current ON layout(preset, collection, state) WHERE until IS NULL;

-- `layout_value` anew, without an order of its digests alone, which is that of chance. The view that reads it is made
-- again after it.
DROP VIEW current_layouts;

CREATE TABLE layout_value_together (
    id INTEGER PRIMARY KEY,
    digest INTEGER NOT NULL,
    -- One bit for each row of `finding`; `stale` has those that a longer title would bring.
    findings INTEGER NOT NULL,
    stale INTEGER NOT NULL,
    image_natural_width REAL,
    image_natural_height REAL,
    title_natural_width REAL,
    title_natural_height REAL,
    button_width REAL NOT NULL,
    button_height REAL NOT NULL,
    content_inset_top REAL NOT NULL,
    content_inset_left REAL NOT NULL,
    content_inset_bottom REAL NOT NULL,
    content_inset_right REAL NOT NULL,
    title_inset_top REAL,
    title_inset_left REAL,
    title_inset_bottom REAL,
    title_inset_right REAL,
    image_inset_top REAL,
    image_inset_left REAL,
    image_inset_bottom REAL,
    image_inset_right REAL,
    configuration_placement TEXT,
    configuration_padding REAL,
    configuration_top REAL,
    configuration_leading REAL,
    configuration_bottom REAL,
    configuration_trailing REAL,
    image_x REAL,
    image_y REAL,
    image_width REAL,
    image_height REAL,
    title_x REAL,
    title_y REAL,
    title_width REAL,
    title_height REAL,
    fitting_width REAL NOT NULL,
    fitting_height REAL NOT NULL,
    gap_asked REAL,
    gap_got REAL,
    center_of TEXT,
    off_center_x REAL,
    off_center_y REAL
) STRICT;
INSERT INTO layout_value_together SELECT * FROM layout_value;
DROP TABLE layout_value;
ALTER TABLE layout_value_together RENAME TO layout_value;

-- Equal layouts are found by their digest, among those of the same title in a button of the same width: when a metric
-- changes, most layouts of a preset keep both.
CREATE INDEX layout_value_digest ON layout_value(title_natural_width, button_width, digest);

-- The row that stands stays, without an error: that is how equal layouts come to be one.
CREATE TRIGGER layout_value_replaces BEFORE INSERT ON layout_value
WHEN EXISTS (SELECT 1 FROM layout_value WHERE id = NEW.id)
    OR EXISTS (
        SELECT 1 FROM layout_value
        WHERE title_natural_width IS NEW.title_natural_width AND button_width = NEW.button_width AND digest = NEW.digest
    )
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER layout_value_changes BEFORE UPDATE ON layout_value
BEGIN SELECT RAISE(ABORT, 'no row of layout_value changes'); END;
CREATE TRIGGER layout_value_stays BEFORE DELETE ON layout_value
BEGIN SELECT RAISE(ABORT, 'no row of layout_value is deleted'); END;

CREATE VIEW current_layouts AS
SELECT e.name, p.style, c.name AS state, t.traits,
    (SELECT group_concat(name, ' ') FROM (SELECT name FROM finding WHERE v.findings >> bit & 1 ORDER BY bit))
        AS findings,
    v.image_natural_width, v.image_natural_height, v.title_natural_width, v.title_natural_height, v.button_width,
        v.button_height, v.content_inset_top, v.content_inset_left, v.content_inset_bottom, v.content_inset_right,
        v.title_inset_top, v.title_inset_left, v.title_inset_bottom, v.title_inset_right, v.image_inset_top,
        v.image_inset_left, v.image_inset_bottom, v.image_inset_right, v.configuration_placement,
        v.configuration_padding, v.configuration_top, v.configuration_leading, v.configuration_bottom,
        v.configuration_trailing, v.image_x, v.image_y, v.image_width, v.image_height, v.title_x, v.title_y,
        v.title_width, v.title_height, v.fitting_width, v.fitting_height, v.gap_asked, v.gap_got, v.center_of,
        v.off_center_x, v.off_center_y,
    l.since AS revision
FROM layout l
JOIN layout_value v ON v.id = l.value
JOIN entry e ON e.fact = l.preset AND e.until IS NULL
JOIN preset p ON p.fact = l.preset AND p.until IS NULL
JOIN trait_collection t ON t.fact = l.collection AND t.until IS NULL
JOIN control_state c ON c.bits = l.state
WHERE l.until IS NULL;
