// What was written to a file and may be lost when the power goes.

#ifndef UNSYNCED_H
#define UNSYNCED_H

#include <sqlite3.h>

/// A write, and what stood in its place before.
typedef struct Write {
    struct Write *earlier;
    sqlite3_int64 offset, sizeBefore;
    int count;
    char before[];
} Write;

/// The writes to a file since its last sync, the newest first.
typedef struct Unsynced {
    struct Unsynced *next;
    sqlite3_file *file;
    Write *writes;
} Unsynced;

void unsynced_open(Unsynced *unsynced, sqlite3_file *file);
void unsynced_close(Unsynced *unsynced);
void unsynced_add(Unsynced *unsynced, int count, sqlite3_int64 offset);
void unsynced_clear(Unsynced *unsynced);

/// Takes back any of the writes to all open files, as the seed has it.
void unsynced_lose(unsigned seed);

#endif
