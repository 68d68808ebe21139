#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// In raw mode Ctrl-C is a byte. A loop that hangs never reads it, so that the user could only close
// the window. A thread of its own reads it then. Nothing here allocates: the loop may hang inside
// the allocator.

/// How long the loop may leave input unread before it counts as hung.
static const struct timespec patience = {2, 0};
enum { presses_that_end = 2 };

static atomic_uint turns;
static atomic_int watched = -1;

void cterminal_turned(void) { atomic_fetch_add_explicit(&turns, 1, memory_order_relaxed); }

// MARK: Input that was read for the loop

// Bytes that the watchdog has read stay in front of those that are still in the terminal, so that a
// program that continues after all loses nothing. There is room for 64 KB.
static pthread_mutex_t reading = PTHREAD_MUTEX_INITIALIZER;
static unsigned char kept[64 * 1024];
static size_t kept_start, kept_end;

bool cterminal_keeps_input(void) {
  // With the lock, so that bytes are seen that the watchdog is just reading.
  pthread_mutex_lock(&reading);
  bool keeps = kept_start < kept_end;
  pthread_mutex_unlock(&reading);
  return keeps;
}

ssize_t cterminal_read(int input, void *buffer, size_t length) {
  pthread_mutex_lock(&reading);
  ssize_t count;
  if (kept_start < kept_end) {
    size_t available = kept_end - kept_start;
    count = (ssize_t)(available < length ? available : length);
    memcpy(buffer, kept + kept_start, (size_t)count);
    kept_start += (size_t)count;
    if (kept_start == kept_end) kept_start = kept_end = 0;
  } else {
    count = read(input, buffer, length);
  }
  int saved_errno = errno;
  pthread_mutex_unlock(&reading);
  errno = saved_errno;
  return count;
}

// MARK: Ctrl-C among other input

/// The place in an escape sequence, for Ctrl-C as a byte and in the longer forms of terminals.
struct scanner {
  enum { ground, escape, sequence } state;
  bool is_paste;
  char text[64];
  size_t length;
};

/// Reads a decimal number and moves past it; `missing` when there is none.
static unsigned number(const char **at, unsigned missing) {
  if (**at < '0' || **at > '9') return missing;
  unsigned value = 0;
  for (; **at >= '0' && **at <= '9'; ++*at) {
    if (value < 100000) value = value * 10 + (unsigned)(**at - '0');
  }
  return value;
}

/// Whether only Control is held. Lock keys do not count.
static bool is_control(unsigned parameter) { return parameter > 0 && ((parameter - 1) & 63) == 4; }

static bool ends_in_control_c(const struct scanner *scanner, unsigned char final) {
  const char *at = scanner->text;
  unsigned first = number(&at, 0);
  if (final == '~' && first == 27 && *at == ';') {
    at++;
    bool is_held = is_control(number(&at, 1));
    return is_held && *at++ == ';' && number(&at, 0) == 'c';
  }
  if (final != 'u' || (first != 'c' && first != 'C')) return false;
  while (*at != ';' && *at != 0) at++;
  if (*at++ != ';' || !is_control(number(&at, 1))) return false;
  // A release is not a press.
  return *at != ':' || (at++, number(&at, 1) != 3);
}

/// Whether the byte completes a press of Ctrl-C.
static bool scan(struct scanner *scanner, unsigned char byte) {
  switch (scanner->state) {
  case ground:
    if (byte == 0x1B) scanner->state = escape;
    return byte == 3 && !scanner->is_paste;
  case escape:
    scanner->length = 0;
    scanner->state = byte == '[' ? sequence : byte == 0x1B ? escape : ground;
    return byte == 3 && !scanner->is_paste;
  case sequence:
    if (byte >= 0x20 && byte < 0x40) {
      if (scanner->length < sizeof scanner->text - 1) scanner->text[scanner->length++] = (char)byte;
      return false;
    }
    scanner->text[scanner->length] = 0;
    scanner->state = byte == 0x1B ? escape : ground;
    if (byte == '~' && strcmp(scanner->text, "200") == 0) scanner->is_paste = true;
    if (byte == '~' && strcmp(scanner->text, "201") == 0) scanner->is_paste = false;
    if (byte == 3) return !scanner->is_paste;
    return !scanner->is_paste && ends_in_control_c(scanner, byte);
  }
  return false;
}

// MARK: The thread

static _Noreturn void end_hung_program(void) {
  cterminal_restore();
  static const char line[] = "The program did not respond. Ctrl-C, pressed twice, ended it.\n";
  ssize_t written = write(2, line, sizeof line - 1);
  (void)written;
  cterminal_die(SIGINT);
}

/// Reads what waits, keeps it for the loop and counts Ctrl-C. Ends the program at the second one.
/// False when there was nothing to read, or the terminal is not the program's at the moment.
static bool read_for_hung_loop(int input, unsigned at_turn, struct scanner *scanner, int *presses) {
  unsigned char chunk[512];
  pthread_mutex_lock(&reading);
  ssize_t count = 0;
  // The loop may have continued, or the terminal may be the shell's again.
  struct pollfd now = {input, POLLIN, 0};
  if (atomic_load(&turns) == at_turn && cterminal_is_armed() && poll(&now, 1, 0) > 0) {
    count = read(input, chunk, sizeof chunk);
  }
  for (ssize_t index = 0; index < count; index++) {
    if (kept_end < sizeof kept) kept[kept_end++] = chunk[index];
    if (scan(scanner, chunk[index])) ++*presses;
  }
  pthread_mutex_unlock(&reading);
  if (*presses >= presses_that_end) end_hung_program();
  return count > 0;
}

static void *watch(void *unused) {
  (void)unused;
  struct scanner scanner = {0};
  int presses = 0;
  unsigned hung_at = 0;
  bool is_hung = false;
  for (;;) {
    int input = atomic_load(&watched);
    struct pollfd wait = {input, POLLIN, 0};
    // A healthy program that waits for keys wakes this thread no sooner than them.
    int ready = poll(&wait, 1, -1);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0 || (wait.revents & POLLIN) == 0) return NULL;
    unsigned before = atomic_load(&turns);
    if (!is_hung || before != hung_at) {
      is_hung = false;
      struct timespec rest = patience;
      while (nanosleep(&rest, &rest) != 0 && errno == EINTR) {}
      if (atomic_load(&turns) != before || !cterminal_is_armed()) continue;
      is_hung = true;
      hung_at = before;
      presses = 0;
      memset(&scanner, 0, sizeof scanner);
    }
    // The next round waits again, so that this thread does not spin.
    if (!read_for_hung_loop(input, hung_at, &scanner, &presses)) is_hung = false;
  }
}

void cterminal_watch(int input) {
  atomic_store(&watched, input);
  static bool is_started = false;
  if (is_started) return;
  is_started = true;
  // Signals are for the threads of the program.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) == 0) {
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, 256 * 1024);
    pthread_create(&thread, &attributes, watch, NULL);
    pthread_attr_destroy(&attributes);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
