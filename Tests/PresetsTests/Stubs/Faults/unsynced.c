#include "unsynced.h"

#include <stdlib.h>
#include <string.h>

static Unsynced *first;

void unsynced_open(Unsynced *unsynced, sqlite3_file *file) {
    unsynced->file = file;
    unsynced->writes = 0;
    unsynced->next = first;
    first = unsynced;
}

void unsynced_close(Unsynced *unsynced) {
    unsynced_clear(unsynced);
    Unsynced **place = &first;
    while (*place && *place != unsynced) place = &(*place)->next;
    if (*place) *place = unsynced->next;
}

void unsynced_add(Unsynced *unsynced, int count, sqlite3_int64 offset) {
    Write *write = calloc(1, sizeof *write + (size_t)count);
    if (!write) abort();
    write->offset = offset;
    write->count = count;
    const sqlite3_io_methods *methods = unsynced->file->pMethods;
    methods->xFileSize(unsynced->file, &write->sizeBefore);
    // What lies beyond the end reads as zeros.
    methods->xRead(unsynced->file, write->before, count, offset);
    write->earlier = unsynced->writes;
    unsynced->writes = write;
}

void unsynced_clear(Unsynced *unsynced) {
    while (unsynced->writes) {
        Write *earlier = unsynced->writes->earlier;
        free(unsynced->writes);
        unsynced->writes = earlier;
    }
}

static unsigned next_random(unsigned *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

void unsynced_lose(unsigned seed) {
    unsigned state = seed * 2654435761u + 1;
    for (Unsynced *unsynced = first; unsynced; unsynced = unsynced->next) {
        const sqlite3_io_methods *methods = unsynced->file->pMethods;
        int isLastLost = 1;
        for (Write *write = unsynced->writes; write; write = write->earlier) {
            if (next_random(&state) % 2) {
                isLastLost = 0;
                continue;
            }
            // A file that nothing made longer since is as short as it was.
            if (isLastLost) methods->xTruncate(unsynced->file, write->sizeBefore);
            sqlite3_int64 rest = write->sizeBefore - write->offset;
            int count = isLastLost && rest < write->count ? (rest < 0 ? 0 : (int)rest) : write->count;
            if (count > 0) methods->xWrite(unsynced->file, write->before, count, write->offset);
        }
    }
}
