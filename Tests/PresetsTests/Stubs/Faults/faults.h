// What the tests make go wrong below SQLite. The library is loaded before the built `presets`, which does not know of it.
//
// From the environment:
//
//     FAULT=KIND:N:MODE[:SEED]  What goes wrong at the N-th operation of a kind, counted from 1.
//                               Kinds: open, read, write, sync, truncate, delete, size, lock, memory, and `any` of the
//                               operations on files.
//                               Modes: once        the operation fails;
//                                      on          it and all that follow fail;
//                                      full        a write fails for want of room, once;
//                                      kill        the process is killed in the middle of the operation;
//                                      power       so is the machine: of what was written since the last sync of a
//                                                  file any part may be lost, as the seed has it.
//     FAULT_COUNTS=FILE         Where the counts of operations go when the process ends: `write 17`, one in a line.
//     FAULT_CACHE=PAGES         How many pages SQLite may keep in memory, whatever the program asks for.
//     FAULT_PAGES=PAGES         How large the file may become: the disk is full then.
//     FAULT_HEAP=BYTES          How much memory SQLite may take.

#ifndef FAULTS_H
#define FAULTS_H

#include <sqlite3.h>

enum Kind { OPEN, READ, WRITE, SYNC, TRUNCATE, DELETE, SIZE, LOCK, MEMORY, KINDS };
enum Fate { FINE, FAILS, FULL, DIES };

/// Counts an operation and says what becomes of it.
enum Fate faults_next(enum Kind kind);

/// Ends the process, or the machine.
void faults_die(void);

/// The default VFS with faults; the default from then on.
void faults_register_vfs(void);

/// What a power cut takes of the files that are open.
void faults_cut_power(unsigned seed);

/// SQLite's allocator with faults.
void faults_register_memory(void);

#endif
