#include "CAllocationCount.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ALLOCATION_COUNT_SANITIZED 1
#endif
#endif

// The model that needs no allocation itself when a thread first counts.
static __thread long count __attribute__((tls_model("initial-exec")));
static __thread long balance __attribute__((tls_model("initial-exec")));

long allocation_count(void) { return count; }

long allocation_balance(void) { return balance; }

#if defined(ALLOCATION_COUNT_SANITIZED) || !defined(__GLIBC__)

bool allocation_count_works(void) { return false; }

#else

#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

bool allocation_count_works(void) { return true; }

static void *counted(void *block) {
  count++;
  balance += (long)malloc_usable_size(block);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  long before = (long)malloc_usable_size(block);
  void *resized = __libc_realloc(block, size);
  // Where there is no memory the old block stays.
  if (resized != NULL || size == 0) balance -= before;
  return counted(resized);
}

void free(void *block) {
  balance -= (long)malloc_usable_size(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = counted(__libc_memalign(alignment, size));
  return *block != NULL || size == 0 ? 0 : ENOMEM;
}

#endif
