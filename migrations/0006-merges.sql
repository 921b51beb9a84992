-- What merges brought from other copies of the catalogue.

-- A revision of another copy whose changes are in revision `revision` here, and in those after it. It is no state of this
-- catalogue.
CREATE TABLE merged_revision (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    -- There.
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    author TEXT NOT NULL,
    request TEXT NOT NULL,
    -- Here.
    revision INTEGER NOT NULL REFERENCES revision(number)
) STRICT;
CREATE INDEX merged_revision_here ON merged_revision(revision);

-- Which revision there made a change that revision `revision` has here. `property` is called as in a diff; it is empty
-- for the fact as a whole, where it came or went.
CREATE TABLE merged_change (
    revision INTEGER NOT NULL REFERENCES revision(number),
    fact INTEGER NOT NULL REFERENCES fact(id),
    property TEXT NOT NULL,
    origin INTEGER NOT NULL REFERENCES merged_revision(id),
    PRIMARY KEY (revision, fact, property)
) STRICT, WITHOUT ROWID;
CREATE INDEX merged_change_fact ON merged_change(fact);

CREATE VIEW merged_changes AS
SELECT c.revision, f.kind,
    (SELECT name FROM entry e WHERE e.fact = c.fact ORDER BY since DESC LIMIT 1) AS name,
    c.property, m.author, m.time, m.request, m.number AS number_there, m.uuid AS revision_there, f.uuid
FROM merged_change c
JOIN merged_revision m ON m.id = c.origin
JOIN fact f ON f.id = c.fact;

CREATE TRIGGER merged_revision_replaces BEFORE INSERT ON merged_revision
WHEN EXISTS (SELECT 1 FROM merged_revision WHERE id = NEW.id OR uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'no row of merged_revision is replaced'); END;
CREATE TRIGGER merged_revision_changes BEFORE UPDATE ON merged_revision
BEGIN SELECT RAISE(ABORT, 'no row of merged_revision changes'); END;
CREATE TRIGGER merged_revision_stays BEFORE DELETE ON merged_revision
BEGIN SELECT RAISE(ABORT, 'no row of merged_revision is deleted'); END;

CREATE TRIGGER merged_change_replaces BEFORE INSERT ON merged_change
WHEN EXISTS (
    SELECT 1 FROM merged_change WHERE revision = NEW.revision AND fact = NEW.fact AND property = NEW.property
)
BEGIN SELECT RAISE(ABORT, 'no row of merged_change is replaced'); END;
CREATE TRIGGER merged_change_changes BEFORE UPDATE ON merged_change
BEGIN SELECT RAISE(ABORT, 'no row of merged_change changes'); END;
CREATE TRIGGER merged_change_stays BEFORE DELETE ON merged_change
BEGIN SELECT RAISE(ABORT, 'no row of merged_change is deleted'); END;
