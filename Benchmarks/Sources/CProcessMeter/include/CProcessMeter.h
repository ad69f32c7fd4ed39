#pragma once

// What a process costs: time, memory, and other processes.

#include <stddef.h>
#include <stdint.h>

/// Nanoseconds of a clock that never goes back.
int64_t meter_wall_nanoseconds(void);
/// Nanoseconds that the calling thread has run. Time that others had the processor is not in it.
int64_t meter_thread_nanoseconds(void);

/// Bytes that this process has allocated and not freed; -1 where the C library does not tell.
int64_t meter_heap_bytes(void);
/// Bytes of this process that are in memory, those shared with others included; -1 where the system does not tell.
int64_t meter_resident_bytes(void);

typedef struct {
  /// From just before the process is made until its first byte of output is here.
  int64_t first_byte_nanoseconds;
  /// From just before the process is made until it has ended.
  int64_t end_nanoseconds;
  /// The most memory that it was seen to occupy when it printed something, in bytes; 0 where the system does not tell.
  int64_t peak_resident_bytes;
  /// All of its output, and the lines in it.
  int64_t output_bytes;
  int64_t output_lines;
  /// The exit status; -1 when it was killed.
  int exit_status;
} meter_process;

/// Runs a program to its end, reading what it prints. `arguments` ends with NULL and begins with the program's path.
/// Standard input is the file `input`, or empty for NULL. The first `capacity` bytes of output are kept in `output`.
/// Returns 0, or an errno.
int meter_run(
    const char *const *arguments, const char *input, char *output, size_t capacity, meter_process *result);
