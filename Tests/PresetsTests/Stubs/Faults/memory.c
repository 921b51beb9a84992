// SQLite's allocator, which fails where the plan says so.

#include "faults.h"

static sqlite3_mem_methods real;

static void *faulty_malloc(int size) { return faults_next(MEMORY) == FINE ? real.xMalloc(size) : 0; }

static void *faulty_realloc(void *memory, int size) {
    return faults_next(MEMORY) == FINE ? real.xRealloc(memory, size) : 0;
}

void faults_register_memory(void) {
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real);
    sqlite3_mem_methods faulty = real;
    faulty.xMalloc = faulty_malloc;
    faulty.xRealloc = faulty_realloc;
    // Small pieces come from the allocator, too.
    sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
    sqlite3_config(SQLITE_CONFIG_MALLOC, &faulty);
}
