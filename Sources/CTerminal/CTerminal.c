#define _GNU_SOURCE
#include "CTerminal.h"

#ifdef __linux__
#include <malloc.h>
#endif
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: Putting the terminal back

struct restoration {
  int input, output;
  struct termios original;
  char bytes[512];
  size_t length;
};

// Two, so that a handler never sees one half written.
static struct restoration restorations[2];
static _Atomic(struct restoration *) armed;

static void write_bounded(int output, const char *bytes, size_t length) {
  int patience = 2;
  while (length > 0) {
    ssize_t written = write(output, bytes, length);
    if (written > 0) {
      bytes += written;
      length -= (size_t)written;
    } else if (written < 0 && errno == EINTR) {
      continue;
    } else if (written < 0 && errno == EAGAIN && patience-- > 0) {
      struct pollfd wait = {output, POLLOUT, 0};
      // A terminal that reads nothing: drop the output, which nobody will see.
      if (poll(&wait, 1, 100) == 0) tcflush(output, TCOFLUSH);
    } else {
      return;
    }
  }
}

void cterminal_arm(int input, int output, const struct termios *original, const char *bytes, size_t length) {
  struct restoration *free_one = atomic_load(&armed) == &restorations[0] ? &restorations[1] : &restorations[0];
  free_one->input = input;
  free_one->output = output;
  free_one->original = *original;
  free_one->length = length < sizeof free_one->bytes ? length : sizeof free_one->bytes - 1;
  memcpy(free_one->bytes, bytes, free_one->length);
  atomic_store(&armed, free_one);
}

bool cterminal_is_armed(void) { return atomic_load(&armed) != NULL; }

void cterminal_restore(void) {
  struct restoration *now = atomic_exchange(&armed, NULL);
  if (now == NULL) return;
  int saved_errno = errno;
  // In the background tcsetattr would stop the process.
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &block, &before);
  write_bounded(now->output, now->bytes, now->length);
  tcflush(now->input, TCIFLUSH);
  tcsetattr(now->input, TCSANOW, &now->original);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  cterminal_capture_end();
  errno = saved_errno;
}

void cterminal_release(void) { atomic_store(&armed, NULL); }

static void restore_at_exit(void) { cterminal_restore(); }

// MARK: Capture

static int captured = -1;
static int real_output = -1;
static int real_error = -1;
static atomic_bool capturing;

void cterminal_capture_begin(void) {
  if (atomic_load(&capturing)) return;
  if (captured < 0) captured = memfd_create("captured", MFD_CLOEXEC);
  if (captured < 0) return;
  // O_APPEND keeps both streams in order wherever one is cut.
  fcntl(captured, F_SETFL, fcntl(captured, F_GETFL) | O_APPEND);
  if (ftruncate(captured, 0) != 0) return;
  if (isatty(1)) {
    real_output = fcntl(1, F_DUPFD_CLOEXEC, 10);
    if (real_output >= 0) dup2(captured, 1);
  }
  if (isatty(2)) {
    real_error = fcntl(2, F_DUPFD_CLOEXEC, 10);
    if (real_error >= 0) dup2(captured, 2);
  }
  atomic_store(&capturing, true);
}

void cterminal_capture_end(void) {
  if (!atomic_exchange(&capturing, false)) return;
  int target = real_error >= 0 ? real_error : real_output;
  // Small, because this terminal is not ours to make non-blocking.
  char chunk[256];
  off_t at = 0;
  ssize_t count;
  struct pollfd wait = {target, POLLOUT, 0};
  while (target >= 0 && poll(&wait, 1, 200) > 0 && (count = pread(captured, chunk, sizeof chunk, at)) > 0) {
    write_bounded(target, chunk, (size_t)count);
    at += count;
  }
  if (real_output >= 0) {
    dup2(real_output, 1);
    close(real_output);
    real_output = -1;
  }
  if (real_error >= 0) {
    dup2(real_error, 2);
    close(real_error);
    real_error = -1;
  }
}

size_t cterminal_captured(char *buffer, size_t length, size_t position) {
  if (!atomic_load(&capturing)) return 0;
  ssize_t count = pread(captured, buffer, length, (off_t)position);
  return count > 0 ? (size_t)count : 0;
}

void cterminal_capture_limit(size_t limit) {
  struct stat status;
  if (atomic_load(&capturing) && fstat(captured, &status) == 0 && (size_t)status.st_size > limit) {
    static const char note[] = "[earlier output dropped]\n";
    if (ftruncate(captured, 0) == 0) write_bounded(captured, note, sizeof note - 1);
  }
}

// MARK: Signals

static int signal_pipe[2] = {-1, -1};
static atomic_int terminations;
static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
enum { crash_count = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction before_crash[crash_count];

_Noreturn void cterminal_die(int signal_number) {
  cterminal_restore();
  struct sigaction action = {0};
  action.sa_handler = SIG_DFL;
  sigaction(signal_number, &action, NULL);
  sigset_t open;
  sigemptyset(&open);
  sigaddset(&open, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &open, NULL);
  raise(signal_number);
  _exit(128 + signal_number);
}

static void note(int signal_number) {
  int saved_errno = errno;
  unsigned char byte = (unsigned char)signal_number;
  ssize_t written = write(signal_pipe[1], &byte, 1);
  (void)written;
  errno = saved_errno;
}

static pthread_t main_thread;

void cterminal_wake(void) {
  if (signal_pipe[1] >= 0 && !pthread_equal(pthread_self(), main_thread)) note(0);
}

static atomic_int first_termination;

static void on_termination(int signal_number) {
  // A second request without a reaction: the program hangs.
  if (atomic_fetch_add(&terminations, 1) > 0) cterminal_die(signal_number);
  atomic_store(&first_termination, signal_number);
  alarm(2);
  note(signal_number);
}

static void on_alarm(int signal_number) {
  (void)signal_number;
  int first = atomic_load(&first_termination);
  if (first != 0) cterminal_die(first);
}

void cterminal_termination_seen(void) { alarm(0); }

// Signals that end a program which does not expect them.
static const int other_signals[] = {SIGPIPE, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO};

static void on_other_end(int signal_number) { cterminal_die(signal_number); }

static atomic_int crash_file = -1;
static _Atomic(void (*)(int)) crash_hook;

static void on_crash(int signal_number) {
  void (*hook)(int) = atomic_exchange(&crash_hook, NULL);
  if (hook != NULL) hook(signal_number);
  int file = atomic_exchange(&crash_file, -1);
  if (file >= 0) write_bounded(file, "x", 1);
  cterminal_restore();
  for (int index = 0; index < crash_count; index++) {
    if (crash_signals[index] == signal_number) sigaction(signal_number, &before_crash[index], NULL);
  }
  // Blocked until this handler returns, so that the previous handler sees the location of the
  // crash.
  raise(signal_number);
}

static void handle(int signal_number, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  // No SA_RESTART: a wait for the terminal ends with the signal.
  sigfillset(&action.sa_mask);
  for (int index = 0; index < crash_count; index++) sigdelset(&action.sa_mask, crash_signals[index]);
  sigaction(signal_number, &action, NULL);
}

static void handle_crashes(void) {
  static bool is_done = false;
  if (is_done) return;
  is_done = true;
  static char stack[64 * 1024];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  for (int index = 0; index < crash_count; index++) {
    struct sigaction action = {0};
    action.sa_handler = on_crash;
    action.sa_flags = SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(crash_signals[index], &action, &before_crash[index]);
  }
}

void cterminal_mark_crash(int file) {
  if (file >= 0) handle_crashes();
  atomic_store(&crash_file, file);
}

void cterminal_on_crash(void (*hook)(int)) {
  handle_crashes();
  atomic_store(&crash_hook, hook);
}

int cterminal_signals_begin(void) {
  if (signal_pipe[0] >= 0) return signal_pipe[0];
  if (pipe2(signal_pipe, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  main_thread = pthread_self();
  handle_crashes();
  handle(SIGTERM, on_termination);
  handle(SIGINT, on_termination);
  struct sigaction hangup;
  // Respect nohup.
  if (sigaction(SIGHUP, NULL, &hangup) != 0 || hangup.sa_handler != SIG_IGN) handle(SIGHUP, on_termination);
  handle(SIGQUIT, on_termination);
  handle(SIGALRM, on_alarm);
  handle(SIGWINCH, note);
  handle(SIGCONT, note);
  handle(SIGTSTP, note);
  for (size_t index = 0; index < sizeof other_signals / sizeof other_signals[0]; index++) {
    struct sigaction before;
    // The app's own handler stays.
    if (sigaction(other_signals[index], NULL, &before) == 0 && before.sa_handler == SIG_DFL) {
      handle(other_signals[index], on_other_end);
    }
  }
  atexit(restore_at_exit);
  return signal_pipe[0];
}

void cterminal_stop(bool whole_group) {
  struct sigaction action = {0}, before;
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, &before);
  if (whole_group) {
    kill(0, SIGTSTP);
  } else {
    raise(SIGTSTP);
  }
  sigaction(SIGTSTP, &before, NULL);
}

// MARK: The dispatch main queue

// As CFRunLoop does; public symbols of libdispatch without a header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int cterminal_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

void cterminal_main_queue_drain(void) {
  uint64_t wakeups;
  ssize_t count = read(_dispatch_get_main_queue_handle_4CF(), &wakeups, sizeof wakeups);
  (void)count;
  _dispatch_main_queue_callback_4CF(NULL);
}

void cterminal_return_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

bool cterminal_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
