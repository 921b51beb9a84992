// What is to go wrong, and the limits that are no faults of an operation.

#include "faults.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const names[KINDS] = {"open",   "read", "write", "sync",  "truncate",
                                         "delete", "size", "lock",  "memory"};
static long counts[KINDS];
static long countOfAll;

static struct {
    int isSet, isAny;
    enum Kind kind;
    long at;
    char mode[16];
    unsigned seed;
} plan;

// Set when everything is in its place: what that takes is no part of the program.
static int isReady;

enum Fate faults_next(enum Kind kind) {
    if (!isReady) return FINE;
    long count = ++counts[kind];
    if (kind != MEMORY) countOfAll++;
    if (!plan.isSet || (plan.isAny ? kind == MEMORY : kind != plan.kind)) return FINE;
    if (plan.isAny) count = countOfAll;
    if (strcmp(plan.mode, "on") == 0) return count >= plan.at ? FAILS : FINE;
    if (count != plan.at) return FINE;
    if (strcmp(plan.mode, "kill") == 0 || strcmp(plan.mode, "power") == 0) return DIES;
    return strcmp(plan.mode, "full") == 0 ? FULL : FAILS;
}

void faults_die(void) {
    if (strcmp(plan.mode, "power") == 0) faults_cut_power(plan.seed);
    kill(getpid(), SIGKILL);
}

static void read_plan(const char *text) {
    char kind[16] = "";
    if (sscanf(text, "%15[a-z]:%ld:%15[a-z]:%u", kind, &plan.at, plan.mode, &plan.seed) < 3) abort();
    plan.isAny = strcmp(kind, "any") == 0;
    while (!plan.isAny && strcmp(names[plan.kind], kind) != 0) {
        if (++plan.kind == KINDS) abort();
    }
    plan.isSet = 1;
}

// Called for each new connection.
static int limit_connection(sqlite3 *db, const char **message, const struct sqlite3_api_routines *api) {
    (void)message, (void)api;
    const char *pages = getenv("FAULT_PAGES");
    char sql[64];
    if (pages) {
        snprintf(sql, sizeof sql, "PRAGMA max_page_count = %ld", atol(pages));
        sqlite3_exec(db, sql, 0, 0, 0);
    }
    return SQLITE_OK;
}

__attribute__((constructor)) static void set_up(void) {
    const char *text = getenv("FAULT");
    if (text) read_plan(text);
    if (plan.isSet && !plan.isAny && plan.kind == MEMORY) faults_register_memory();
    faults_register_vfs();
    if (getenv("FAULT_HEAP")) sqlite3_hard_heap_limit64(atoll(getenv("FAULT_HEAP")));
    if (getenv("FAULT_PAGES")) sqlite3_auto_extension((void (*)(void))limit_connection);
    isReady = 1;
}

__attribute__((destructor)) static void tell_counts(void) {
    const char *path = getenv("FAULT_COUNTS");
    if (!path || countOfAll == 0) return;
    FILE *file = fopen(path, "w");
    if (!file) return;
    for (int kind = 0; kind < KINDS; kind++) fprintf(file, "%s %ld\n", names[kind], counts[kind]);
    fprintf(file, "any %ld\n", countOfAll);
    fclose(file);
}
