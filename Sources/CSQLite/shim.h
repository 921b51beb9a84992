#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// sqlite3_db_config takes variable arguments, which Swift cannot pass. This sets one of its on/off settings.
static inline int csqlite_db_config_flag(sqlite3 *db, int setting, int on) {
    return sqlite3_db_config(db, setting, on, (int *)0);
}

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import. It makes SQLite copy the bytes.
// SQLite takes a null pointer for NULL, whatever the length; Swift may have none for an empty text or blob.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// As for text.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

#endif
