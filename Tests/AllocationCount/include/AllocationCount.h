#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// How often this process has asked for memory; 0 where that cannot be counted.
unsigned long allocation_count(void);

#endif
