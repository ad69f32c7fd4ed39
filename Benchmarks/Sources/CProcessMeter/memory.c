#include "CProcessMeter.h"

#include <stdio.h>
#include <unistd.h>

#if defined(__GLIBC__)
#include <malloc.h>

int64_t meter_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)info.uordblks + (int64_t)info.hblkhd;
}
#else
int64_t meter_heap_bytes(void) { return -1; }
#endif

int64_t meter_resident_bytes(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return -1;
  long long total = 0, resident = -1;
  int found = fscanf(file, "%lld %lld", &total, &resident);
  fclose(file);
  return found == 2 ? resident * sysconf(_SC_PAGESIZE) : -1;
}
