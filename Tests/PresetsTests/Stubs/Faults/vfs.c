// The default VFS, which fails where the plan says so.

#include "faults.h"
#include "unsynced.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    sqlite3_file base;
    Unsynced unsynced;
    sqlite3_file *real;
} File;

static sqlite3_vfs vfs;
static sqlite3_vfs *system_vfs;

/// Fails or dies as planned; what goes on is the real call.
#define FAULT(kind, code)                   \
    switch (faults_next(kind)) {            \
    case FINE: break;                       \
    case DIES: faults_die();                \
    /* fall through */                      \
    case FAILS: return (code);              \
    case FULL: return SQLITE_FULL;          \
    }

static sqlite3_file *real(sqlite3_file *file) { return ((File *)file)->real; }

static int file_close(sqlite3_file *file) {
    unsynced_close(&((File *)file)->unsynced);
    int code = real(file)->pMethods->xClose(real(file));
    return code;
}

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    FAULT(READ, SQLITE_IOERR_READ)
    return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    enum Fate fate = faults_next(WRITE);
    if (fate == FULL) return SQLITE_FULL;
    unsynced_add(&((File *)file)->unsynced, count, offset);
    if (fate == FINE) return real(file)->pMethods->xWrite(real(file), bytes, count, offset);
    // Half of it has reached the file.
    real(file)->pMethods->xWrite(real(file), bytes, count / 2, offset);
    if (fate == DIES) faults_die();
    return SQLITE_IOERR_WRITE;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    FAULT(TRUNCATE, SQLITE_IOERR_TRUNCATE)
    return real(file)->pMethods->xTruncate(real(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
    FAULT(SYNC, SQLITE_IOERR_FSYNC)
    // Whether the disk does as it is told is not what is tried here; without it the tests take half the time.
    (void)flags;
    unsynced_clear(&((File *)file)->unsynced);
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    FAULT(SIZE, SQLITE_IOERR_FSTAT)
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
    FAULT(LOCK, SQLITE_IOERR_LOCK)
    return real(file)->pMethods->xLock(real(file), level);
}

static int file_unlock(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }

static int file_check_lock(sqlite3_file *file, int *result) {
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    if (operation == SQLITE_FCNTL_PRAGMA && getenv("FAULT_CACHE")) {
        char **texts = argument;
        // What stands there is another number from now on.
        if (texts[1] && texts[2] && strcmp(texts[1], "cache_size") == 0) {
            size_t length = strlen(texts[2]);
            strncpy(texts[2], getenv("FAULT_CACHE"), length);
        }
    }
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int file_sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int file_characteristics(sqlite3_file *file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_check_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
};

static int vfs_open(sqlite3_vfs *self, const char *name, sqlite3_file *file, int flags, int *out) {
    (void)self;
    file->pMethods = 0;
    FAULT(OPEN, SQLITE_CANTOPEN)
    File *ours = (File *)file;
    memset(ours, 0, sizeof *ours);
    ours->real = (sqlite3_file *)(ours + 1);
    int code = system_vfs->xOpen(system_vfs, name, ours->real, flags, out);
    if (ours->real->pMethods) {
        ours->base.pMethods = &methods;
        unsynced_open(&ours->unsynced, ours->real);
    }
    return code;
}

static int vfs_delete(sqlite3_vfs *self, const char *name, int isSynced) {
    (void)self;
    FAULT(DELETE, SQLITE_IOERR_DELETE)
    return system_vfs->xDelete(system_vfs, name, isSynced);
}

void faults_cut_power(unsigned seed) { unsynced_lose(seed); }

void faults_register_vfs(void) {
    system_vfs = sqlite3_vfs_find(0);
    vfs = *system_vfs;
    vfs.zName = "faults";
    vfs.szOsFile = (int)sizeof(File) + system_vfs->szOsFile;
    vfs.xOpen = vfs_open;
    vfs.xDelete = vfs_delete;
    sqlite3_vfs_register(&vfs, 1);
}
