// Counts what a thread allocates: a program that links this has a malloc of its own, which counts and calls the C library's.

#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>

/// How many blocks the calling thread has allocated or resized since it began.
long allocation_count(void);

/// How many bytes the calling thread has allocated and not given back since it began, as the allocator rounds them. Less than nothing when it
/// gave back what others had allocated.
long allocation_balance(void);

/// Whether allocations are counted: with glibc, and without a sanitizer that has a malloc itself.
bool allocation_count_works(void);

#endif
