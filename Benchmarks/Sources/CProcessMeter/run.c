#include "CProcessMeter.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static int spawn(const char *const *arguments, const char *input, int output, pid_t *process) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input ? input : "/dev/null", O_RDONLY, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  if (!error) error = posix_spawn(process, arguments[0], &actions, NULL, (char *const *)arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

static int64_t lines_in(const char *bytes, ssize_t count) {
  int64_t lines = 0;
  const char *end = bytes + count;
  while ((bytes = memchr(bytes, '\n', (size_t)(end - bytes)))) {
    lines++;
    bytes++;
  }
  return lines;
}

// The process's pages in memory. The kernel's own count of the most (ru_maxrss) would begin with this process's, from
// which the other was made.
static int64_t resident_bytes(int statistics) {
  char text[128] = "";
  long long total = 0, resident = 0;
  if (pread(statistics, text, sizeof text - 1, 0) <= 0) return 0;
  return sscanf(text, "%lld %lld", &total, &resident) == 2 ? resident * sysconf(_SC_PAGESIZE) : 0;
}

// Reads to the end of the output. Returns 0 or an errno.
static int collect(int source, int statistics, char *output, size_t capacity, int64_t start, meter_process *result) {
  char chunk[1 << 16];
  for (;;) {
    ssize_t count = read(source, chunk, sizeof chunk);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    if (count == 0) return 0;
    if (result->output_bytes == 0) result->first_byte_nanoseconds = meter_wall_nanoseconds() - start;
    if ((uint64_t)result->output_bytes < capacity) {
      size_t room = capacity - (size_t)result->output_bytes;
      memcpy(output + result->output_bytes, chunk, (size_t)count < room ? (size_t)count : room);
    }
    result->output_bytes += count;
    result->output_lines += lines_in(chunk, count);
    int64_t resident = resident_bytes(statistics);
    if (resident > result->peak_resident_bytes) result->peak_resident_bytes = resident;
  }
}

int meter_run(
    const char *const *arguments, const char *input, char *output, size_t capacity, meter_process *result) {
  memset(result, 0, sizeof *result);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return errno;
  int64_t start = meter_wall_nanoseconds();
  pid_t process = 0;
  int error = spawn(arguments, input, ends[1], &process);
  close(ends[1]);
  if (error) {
    close(ends[0]);
    return error;
  }
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
  int statistics = open(path, O_RDONLY | O_CLOEXEC);
  error = collect(ends[0], statistics, output, capacity, start, result);
  if (statistics >= 0) close(statistics);
  close(ends[0]);

  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return errno;
  }
  result->end_nanoseconds = meter_wall_nanoseconds() - start;
  result->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return error;
}
