-- The catalogue: facts and layouts, each with the range of revisions in which it holds.
--
-- Time is a column. A row holds from revision `since` up to, but not in, `until`, which is empty while it holds.
-- Writing closes the old row and opens a new one; nothing else ever changes and nothing is deleted. The triggers at the
-- end see to that, also for those who write with another program.

CREATE TABLE catalogue (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    uuid TEXT NOT NULL,
    -- The version of the layout engine that computed the current layouts.
    engine INTEGER NOT NULL,
    -- How many layouts hold now.
    layouts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE revision (
    number INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    -- Seconds since 1970.
    time INTEGER NOT NULL,
    author TEXT NOT NULL,
    -- What was asked, as on the command line.
    request TEXT NOT NULL
) STRICT;

-- A name for a revision; no fact.
CREATE TABLE release (
    name TEXT PRIMARY KEY,
    revision INTEGER NOT NULL REFERENCES revision(number),
    note TEXT,
    time INTEGER NOT NULL,
    author TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who a fact is: its number in this file, and its id in every file.
CREATE TABLE fact (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('metric', 'preset', 'trait', 'collection'))
) STRICT;

-- The one tree of dotted names that metrics and presets share.
CREATE TABLE entry (
    fact INTEGER NOT NULL REFERENCES fact(id),
    name TEXT NOT NULL,
    description TEXT,
    deprecated INTEGER NOT NULL DEFAULT 0 CHECK (deprecated IN (0, 1)),
    replacement INTEGER REFERENCES fact(id),
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entry_current ON entry(fact) WHERE until IS NULL;
CREATE UNIQUE INDEX entry_current_name ON entry(name) WHERE until IS NULL;
CREATE INDEX entry_replacement ON entry(replacement) WHERE replacement IS NOT NULL AND until IS NULL;
CREATE INDEX entry_since ON entry(since);
CREATE INDEX entry_until ON entry(until) WHERE until IS NOT NULL;

-- Design tokens. A number is a literal, a text an expression or the text itself; expressions refer to facts by id:
-- {12} * 2.
CREATE TABLE metric (
    fact INTEGER NOT NULL REFERENCES fact(id),
    type TEXT NOT NULL,
    value ANY NOT NULL,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX metric_current ON metric(fact) WHERE until IS NULL;
CREATE INDEX metric_since ON metric(since);
CREATE INDEX metric_until ON metric(until) WHERE until IS NOT NULL;

-- The value of a metric for one value of one trait.
CREATE TABLE metric_override (
    fact INTEGER NOT NULL REFERENCES fact(id),
    trait TEXT NOT NULL,
    trait_value TEXT NOT NULL,
    value ANY NOT NULL,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, trait, trait_value, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX metric_override_current ON metric_override(fact, trait, trait_value) WHERE until IS NULL;
CREATE INDEX metric_override_since ON metric_override(since);
CREATE INDEX metric_override_until ON metric_override(until) WHERE until IS NOT NULL;

-- What varies; `trait_values` is separated by commas. Traits are ordered by fact: the last that overrides wins.
CREATE TABLE trait (
    fact INTEGER NOT NULL REFERENCES fact(id),
    name TEXT NOT NULL,
    trait_values TEXT NOT NULL,
    default_value TEXT NOT NULL,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX trait_current ON trait(fact) WHERE until IS NULL;
CREATE UNIQUE INDEX trait_current_name ON trait(name) WHERE until IS NULL;
CREATE INDEX trait_since ON trait(since);
CREATE INDEX trait_until ON trait(until) WHERE until IS NOT NULL;

-- Combinations for which layouts are kept: 'direction=rtl,scale=2'; the traits not named take their default.
CREATE TABLE trait_collection (
    fact INTEGER NOT NULL REFERENCES fact(id),
    traits TEXT NOT NULL,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX trait_collection_current ON trait_collection(fact) WHERE until IS NULL;
CREATE UNIQUE INDEX trait_collection_current_traits ON trait_collection(traits) WHERE until IS NULL;
CREATE INDEX trait_collection_since ON trait_collection(since);
CREATE INDEX trait_collection_until ON trait_collection(until) WHERE until IS NOT NULL;

-- Button layouts. The numbers are literals or expressions as in `metric`; an absent one takes its default.
CREATE TABLE preset (
    fact INTEGER NOT NULL REFERENCES fact(id),
    style TEXT NOT NULL,
    spacing ANY,
    button_width ANY,
    button_height ANY,
    minimum_width ANY,
    minimum_height ANY,
    content_insets_top ANY,
    content_insets_leading ANY,
    content_insets_bottom ANY,
    content_insets_trailing ANY,
    title_insets_top ANY,
    title_insets_left ANY,
    title_insets_bottom ANY,
    title_insets_right ANY,
    image_insets_top ANY,
    image_insets_left ANY,
    image_insets_bottom ANY,
    image_insets_right ANY,
    image_property_width ANY,
    image_property_height ANY,
    horizontal TEXT NOT NULL,
    vertical TEXT NOT NULL,
    button_size TEXT NOT NULL,
    button_type TEXT NOT NULL,
    tint_color TEXT,
    adjusts_image_when_highlighted TEXT,
    adjusts_image_when_disabled TEXT,
    shows_touch_when_highlighted TEXT,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX preset_current ON preset(fact) WHERE until IS NULL;
CREATE INDEX preset_since ON preset(since);
CREATE INDEX preset_until ON preset(until) WHERE until IS NOT NULL;

-- What a preset shows in a state. `has_image` and `has_title`: 1 own, 0 none, empty takes the normal state's.
CREATE TABLE preset_state (
    fact INTEGER NOT NULL REFERENCES fact(id),
    state INTEGER NOT NULL,
    has_image INTEGER CHECK (has_image IN (0, 1)),
    image_width ANY,
    image_height ANY,
    has_title INTEGER CHECK (has_title IN (0, 1)),
    title_width ANY,
    title_height ANY,
    title TEXT,
    image_name TEXT,
    background_image TEXT,
    title_color TEXT,
    title_shadow_color TEXT,
    attributed_title TEXT,
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (fact, state, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX preset_state_current ON preset_state(fact, state) WHERE until IS NULL;
CREATE INDEX preset_state_since ON preset_state(since);
CREATE INDEX preset_state_until ON preset_state(until) WHERE until IS NOT NULL;

-- Which metrics the expressions of a metric or preset refer to.
CREATE TABLE dependency (
    user INTEGER NOT NULL REFERENCES fact(id),
    metric INTEGER NOT NULL REFERENCES fact(id),
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (user, metric, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX dependency_current ON dependency(metric, user) WHERE until IS NULL;

-- Cause of a change of layouts: the facts that changed in that revision and reach them; none after a new engine.
CREATE TABLE cause (
    id INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL REFERENCES revision(number)
) STRICT;

CREATE TABLE cause_fact (
    cause INTEGER NOT NULL REFERENCES cause(id),
    fact INTEGER NOT NULL REFERENCES fact(id),
    PRIMARY KEY (cause, fact)
) STRICT, WITHOUT ROWID;

-- The numbers of layouts, in points. Equal layouts are one row; `digest` is a hash of all other columns.
CREATE TABLE layout_value (
    id INTEGER PRIMARY KEY,
    digest INTEGER NOT NULL UNIQUE,
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

-- Computed results: the layout of a preset in a trait collection and a state.
CREATE TABLE layout (
    preset INTEGER NOT NULL REFERENCES fact(id),
    collection INTEGER NOT NULL REFERENCES fact(id),
    state INTEGER NOT NULL,
    value INTEGER NOT NULL REFERENCES layout_value(id),
    cause INTEGER NOT NULL REFERENCES cause(id),
    since INTEGER NOT NULL REFERENCES revision(number),
    until INTEGER REFERENCES revision(number),
    PRIMARY KEY (preset, collection, state, since),
    CHECK (until > since)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX layout_current ON layout(collection, preset, state) WHERE until IS NULL;
CREATE INDEX layout_since ON layout(since);
CREATE INDEX layout_until ON layout(until) WHERE until IS NOT NULL;

-- The bits of findings and of control states, for people who read the file with other programs.
CREATE TABLE finding (
    bit INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

INSERT INTO finding (bit, name) VALUES
    (0, 'gap-mismatch'),
    (1, 'margin-mismatch'),
    (2, 'overlap'),
    (3, 'off-center'),
    (4, 'reversed-order'),
    (5, 'outside-bounds'),
    (6, 'title-clipped'),
    (7, 'image-squeezed'),
    (8, 'image-stretched'),
    (9, 'label-stretched'),
    (10, 'not-idempotent'),
    (11, 'goes-stale'),
    (12, 'not-mirrored'),
    (13, 'below-minimum-target'),
    (14, 'insets-ignored'),
    (15, 'image-size-differs');

CREATE TABLE control_state (
    bits INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

INSERT INTO control_state (bits, name) VALUES
    (0, 'normal'),
    (1, 'highlighted'),
    (2, 'disabled'),
    (3, 'disabled+highlighted'),
    (4, 'selected'),
    (5, 'selected+highlighted'),
    (6, 'selected+disabled'),
    (7, 'selected+disabled+highlighted'),
    (8, 'focused'),
    (9, 'focused+highlighted'),
    (10, 'disabled+focused'),
    (11, 'disabled+focused+highlighted'),
    (12, 'selected+focused'),
    (13, 'selected+focused+highlighted'),
    (14, 'selected+disabled+focused'),
    (15, 'selected+disabled+focused+highlighted');

-- Views: what holds now.

CREATE VIEW current_metrics AS
SELECT e.name, m.type, m.value, e.description, e.deprecated, r.name AS replacement, f.uuid
FROM metric m
JOIN entry e ON e.fact = m.fact AND e.until IS NULL
JOIN fact f ON f.id = m.fact
LEFT JOIN entry r ON r.fact = e.replacement AND r.until IS NULL
WHERE m.until IS NULL;

CREATE VIEW current_metric_overrides AS
SELECT e.name, o.trait, o.trait_value, o.value
FROM metric_override o
JOIN entry e ON e.fact = o.fact AND e.until IS NULL
WHERE o.until IS NULL;

CREATE VIEW current_dependencies AS
SELECT u.name AS user, f.kind, m.name AS metric, '{' || d.metric || '}' AS reference
FROM dependency d
JOIN entry u ON u.fact = d.user AND u.until IS NULL
JOIN entry m ON m.fact = d.metric AND m.until IS NULL
JOIN fact f ON f.id = d.user
WHERE d.until IS NULL;

CREATE VIEW current_traits AS
SELECT name, trait_values, default_value FROM trait WHERE until IS NULL;

CREATE VIEW current_collections AS
SELECT traits FROM trait_collection WHERE until IS NULL;

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

CREATE VIEW current_preset_states AS
SELECT e.name, c.name AS state, s.has_image, s.image_width, s.image_height, s.has_title, s.title_width,
    s.title_height, s.title, s.image_name, s.background_image, s.title_color, s.title_shadow_color, s.attributed_title
FROM preset_state s
JOIN entry e ON e.fact = s.fact AND e.until IS NULL
JOIN control_state c ON c.bits = s.state
WHERE s.until IS NULL;

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

CREATE VIEW revisions AS
SELECT number, uuid, datetime(time, 'unixepoch') AS time, author, request FROM revision;

CREATE VIEW releases AS
SELECT name, revision, note, datetime(time, 'unixepoch') AS time, author FROM release;

-- Rows open with the newest revision, close with the newest revision, and otherwise stay as they are.
-- INSERT OR REPLACE deletes without a word to the triggers of DELETE; what it would delete is looked for before.

CREATE TRIGGER entry_opens BEFORE INSERT ON entry
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of entry opens with the newest revision'); END;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM entry WHERE fact = NEW.fact AND until IS NULL)
    OR EXISTS (SELECT 1 FROM entry WHERE name = NEW.name AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of entry opens when the one before it is closed'); END;
CREATE TRIGGER entry_closes BEFORE UPDATE OF until ON entry
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of entry never changes'); END;
CREATE TRIGGER entry_changes BEFORE UPDATE OF fact, name, description, deprecated, replacement, since ON entry
BEGIN SELECT RAISE(ABORT, 'a row of entry changes only to be closed'); END;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'no row of entry is deleted'); END;

CREATE TRIGGER metric_opens BEFORE INSERT ON metric
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of metric opens with the newest revision'); END;
CREATE TRIGGER metric_follows BEFORE INSERT ON metric
WHEN EXISTS (SELECT 1 FROM metric WHERE fact = NEW.fact AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of metric opens when the one before it is closed'); END;
CREATE TRIGGER metric_closes BEFORE UPDATE OF until ON metric
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of metric never changes'); END;
CREATE TRIGGER metric_changes BEFORE UPDATE OF fact, type, value, since ON metric
BEGIN SELECT RAISE(ABORT, 'a row of metric changes only to be closed'); END;
CREATE TRIGGER metric_stays BEFORE DELETE ON metric
BEGIN SELECT RAISE(ABORT, 'no row of metric is deleted'); END;

CREATE TRIGGER metric_override_opens BEFORE INSERT ON metric_override
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of metric_override opens with the newest revision'); END;
CREATE TRIGGER metric_override_follows BEFORE INSERT ON metric_override
WHEN EXISTS (SELECT 1 FROM metric_override
    WHERE fact = NEW.fact AND trait = NEW.trait AND trait_value = NEW.trait_value AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of metric_override opens when the one before it is closed'); END;
CREATE TRIGGER metric_override_closes BEFORE UPDATE OF until ON metric_override
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of metric_override never changes'); END;
CREATE TRIGGER metric_override_changes BEFORE UPDATE OF fact, trait, trait_value, value, since ON metric_override
BEGIN SELECT RAISE(ABORT, 'a row of metric_override changes only to be closed'); END;
CREATE TRIGGER metric_override_stays BEFORE DELETE ON metric_override
BEGIN SELECT RAISE(ABORT, 'no row of metric_override is deleted'); END;

CREATE TRIGGER trait_opens BEFORE INSERT ON trait
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of trait opens with the newest revision'); END;
CREATE TRIGGER trait_follows BEFORE INSERT ON trait
WHEN EXISTS (SELECT 1 FROM trait WHERE fact = NEW.fact AND until IS NULL)
    OR EXISTS (SELECT 1 FROM trait WHERE name = NEW.name AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of trait opens when the one before it is closed'); END;
CREATE TRIGGER trait_closes BEFORE UPDATE OF until ON trait
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of trait never changes'); END;
CREATE TRIGGER trait_changes BEFORE UPDATE OF fact, name, trait_values, default_value, since ON trait
BEGIN SELECT RAISE(ABORT, 'a row of trait changes only to be closed'); END;
CREATE TRIGGER trait_stays BEFORE DELETE ON trait
BEGIN SELECT RAISE(ABORT, 'no row of trait is deleted'); END;

CREATE TRIGGER trait_collection_opens BEFORE INSERT ON trait_collection
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of trait_collection opens with the newest revision'); END;
CREATE TRIGGER trait_collection_follows BEFORE INSERT ON trait_collection
WHEN EXISTS (SELECT 1 FROM trait_collection WHERE fact = NEW.fact AND until IS NULL)
    OR EXISTS (SELECT 1 FROM trait_collection WHERE traits = NEW.traits AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of trait_collection opens when the one before it is closed'); END;
CREATE TRIGGER trait_collection_closes BEFORE UPDATE OF until ON trait_collection
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of trait_collection never changes'); END;
CREATE TRIGGER trait_collection_changes BEFORE UPDATE OF fact, traits, since ON trait_collection
BEGIN SELECT RAISE(ABORT, 'a row of trait_collection changes only to be closed'); END;
CREATE TRIGGER trait_collection_stays BEFORE DELETE ON trait_collection
BEGIN SELECT RAISE(ABORT, 'no row of trait_collection is deleted'); END;

CREATE TRIGGER preset_opens BEFORE INSERT ON preset
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of preset opens with the newest revision'); END;
CREATE TRIGGER preset_follows BEFORE INSERT ON preset
WHEN EXISTS (SELECT 1 FROM preset WHERE fact = NEW.fact AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of preset opens when the one before it is closed'); END;
CREATE TRIGGER preset_closes BEFORE UPDATE OF until ON preset
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of preset never changes'); END;
CREATE TRIGGER preset_changes BEFORE UPDATE OF fact, style, spacing, button_width, button_height, minimum_width,
    minimum_height, content_insets_top, content_insets_leading, content_insets_bottom, content_insets_trailing,
    title_insets_top, title_insets_left, title_insets_bottom, title_insets_right, image_insets_top, image_insets_left,
    image_insets_bottom, image_insets_right, image_property_width, image_property_height, horizontal, vertical,
    button_size, button_type, tint_color, adjusts_image_when_highlighted, adjusts_image_when_disabled,
    shows_touch_when_highlighted, since ON preset
BEGIN SELECT RAISE(ABORT, 'a row of preset changes only to be closed'); END;
CREATE TRIGGER preset_stays BEFORE DELETE ON preset
BEGIN SELECT RAISE(ABORT, 'no row of preset is deleted'); END;

CREATE TRIGGER preset_state_opens BEFORE INSERT ON preset_state
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of preset_state opens with the newest revision'); END;
CREATE TRIGGER preset_state_follows BEFORE INSERT ON preset_state
WHEN EXISTS (SELECT 1 FROM preset_state WHERE fact = NEW.fact AND state = NEW.state AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of preset_state opens when the one before it is closed'); END;
CREATE TRIGGER preset_state_closes BEFORE UPDATE OF until ON preset_state
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of preset_state never changes'); END;
CREATE TRIGGER preset_state_changes BEFORE UPDATE OF fact, state, has_image, image_width, image_height, has_title,
    title_width, title_height, title, image_name, background_image, title_color, title_shadow_color, attributed_title,
    since ON preset_state
BEGIN SELECT RAISE(ABORT, 'a row of preset_state changes only to be closed'); END;
CREATE TRIGGER preset_state_stays BEFORE DELETE ON preset_state
BEGIN SELECT RAISE(ABORT, 'no row of preset_state is deleted'); END;

CREATE TRIGGER dependency_opens BEFORE INSERT ON dependency
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of dependency opens with the newest revision'); END;
CREATE TRIGGER dependency_follows BEFORE INSERT ON dependency
WHEN EXISTS (SELECT 1 FROM dependency WHERE metric = NEW.metric AND user = NEW.user AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of dependency opens when the one before it is closed'); END;
CREATE TRIGGER dependency_closes BEFORE UPDATE OF until ON dependency
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of dependency never changes'); END;
CREATE TRIGGER dependency_changes BEFORE UPDATE OF user, metric, since ON dependency
BEGIN SELECT RAISE(ABORT, 'a row of dependency changes only to be closed'); END;
CREATE TRIGGER dependency_stays BEFORE DELETE ON dependency
BEGIN SELECT RAISE(ABORT, 'no row of dependency is deleted'); END;

CREATE TRIGGER layout_opens BEFORE INSERT ON layout
WHEN NEW.until IS NOT NULL OR NEW.since <> (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a row of layout opens with the newest revision'); END;
CREATE TRIGGER layout_follows BEFORE INSERT ON layout
WHEN EXISTS (SELECT 1 FROM layout
    WHERE collection = NEW.collection AND preset = NEW.preset AND state = NEW.state AND until IS NULL)
BEGIN SELECT RAISE(ABORT, 'a row of layout opens when the one before it is closed'); END;
CREATE TRIGGER layout_closes BEFORE UPDATE OF until ON layout
WHEN OLD.until IS NOT NULL OR NEW.until IS NOT (SELECT max(number) FROM revision)
BEGIN SELECT RAISE(ABORT, 'a closed row of layout never changes'); END;
CREATE TRIGGER layout_changes BEFORE UPDATE OF preset, collection, state, value, cause, since ON layout
BEGIN SELECT RAISE(ABORT, 'a row of layout changes only to be closed'); END;
CREATE TRIGGER layout_stays BEFORE DELETE ON layout
BEGIN SELECT RAISE(ABORT, 'no row of layout is deleted'); END;

CREATE TRIGGER revision_replaces BEFORE INSERT ON revision
WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.number) OR EXISTS (SELECT 1 FROM revision WHERE uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'no row of revision is replaced'); END;
CREATE TRIGGER revision_changes BEFORE UPDATE ON revision
BEGIN SELECT RAISE(ABORT, 'no row of revision changes'); END;
CREATE TRIGGER revision_stays BEFORE DELETE ON revision
BEGIN SELECT RAISE(ABORT, 'no row of revision is deleted'); END;

CREATE TRIGGER release_replaces BEFORE INSERT ON release
WHEN EXISTS (SELECT 1 FROM release WHERE name = NEW.name)
BEGIN SELECT RAISE(ABORT, 'no row of release is replaced'); END;
CREATE TRIGGER release_changes BEFORE UPDATE ON release
BEGIN SELECT RAISE(ABORT, 'no row of release changes'); END;
CREATE TRIGGER release_stays BEFORE DELETE ON release
BEGIN SELECT RAISE(ABORT, 'no row of release is deleted'); END;

CREATE TRIGGER fact_replaces BEFORE INSERT ON fact
WHEN EXISTS (SELECT 1 FROM fact WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM fact WHERE uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'no row of fact is replaced'); END;
CREATE TRIGGER fact_changes BEFORE UPDATE ON fact
BEGIN SELECT RAISE(ABORT, 'no row of fact changes'); END;
CREATE TRIGGER fact_stays BEFORE DELETE ON fact
BEGIN SELECT RAISE(ABORT, 'no row of fact is deleted'); END;

CREATE TRIGGER cause_replaces BEFORE INSERT ON cause
WHEN EXISTS (SELECT 1 FROM cause WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'no row of cause is replaced'); END;
CREATE TRIGGER cause_changes BEFORE UPDATE ON cause
BEGIN SELECT RAISE(ABORT, 'no row of cause changes'); END;
CREATE TRIGGER cause_stays BEFORE DELETE ON cause
BEGIN SELECT RAISE(ABORT, 'no row of cause is deleted'); END;

CREATE TRIGGER cause_fact_replaces BEFORE INSERT ON cause_fact
WHEN EXISTS (SELECT 1 FROM cause_fact WHERE cause = NEW.cause AND fact = NEW.fact)
BEGIN SELECT RAISE(ABORT, 'no row of cause_fact is replaced'); END;
CREATE TRIGGER cause_fact_changes BEFORE UPDATE ON cause_fact
BEGIN SELECT RAISE(ABORT, 'no row of cause_fact changes'); END;
CREATE TRIGGER cause_fact_stays BEFORE DELETE ON cause_fact
BEGIN SELECT RAISE(ABORT, 'no row of cause_fact is deleted'); END;

-- Here the row that stands stays, without an error: that is how equal layouts come to be one.
CREATE TRIGGER layout_value_replaces BEFORE INSERT ON layout_value
WHEN EXISTS (SELECT 1 FROM layout_value WHERE id = NEW.id)
    OR EXISTS (SELECT 1 FROM layout_value WHERE digest = NEW.digest)
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER layout_value_changes BEFORE UPDATE ON layout_value
BEGIN SELECT RAISE(ABORT, 'no row of layout_value changes'); END;
CREATE TRIGGER layout_value_stays BEFORE DELETE ON layout_value
BEGIN SELECT RAISE(ABORT, 'no row of layout_value is deleted'); END;

CREATE TRIGGER finding_replaces BEFORE INSERT ON finding
WHEN EXISTS (SELECT 1 FROM finding WHERE bit = NEW.bit)
BEGIN SELECT RAISE(ABORT, 'no row of finding is replaced'); END;
CREATE TRIGGER finding_changes BEFORE UPDATE ON finding
BEGIN SELECT RAISE(ABORT, 'no row of finding changes'); END;
CREATE TRIGGER finding_stays BEFORE DELETE ON finding
BEGIN SELECT RAISE(ABORT, 'no row of finding is deleted'); END;

CREATE TRIGGER control_state_replaces BEFORE INSERT ON control_state
WHEN EXISTS (SELECT 1 FROM control_state WHERE bits = NEW.bits)
BEGIN SELECT RAISE(ABORT, 'no row of control_state is replaced'); END;
CREATE TRIGGER control_state_changes BEFORE UPDATE ON control_state
BEGIN SELECT RAISE(ABORT, 'no row of control_state changes'); END;
CREATE TRIGGER control_state_stays BEFORE DELETE ON control_state
BEGIN SELECT RAISE(ABORT, 'no row of control_state is deleted'); END;
