#include "AllocationCount.h"

#include <stddef.h>
#include <stdlib.h>

// Exact in one thread only, as the loops are that are counted.
static unsigned long count;

unsigned long allocation_count(void) { return count; }

// Swift's objects, arrays and strings come from malloc: those of the program are called in its place.
#if defined(__GLIBC__)
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count++;
    return __libc_realloc(memory, size);
}
#endif
