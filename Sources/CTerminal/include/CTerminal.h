// The part of a terminal session that must work inside a signal handler: restoring the terminal.
// Everything here is safe to call from a handler unless it says otherwise.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

/// The bytes and the settings to restore, copied. Not for handlers. Replaces what was armed before.
/// `bytes` are cut after 511.
void cterminal_arm(int input, int output, const struct termios *original, const char *bytes, size_t length);
/// Restores the terminal once, if armed: writes the bytes (with a short timeout for a terminal that
/// reads nothing), restores the line settings, drops unread input, and prints what was captured.
void cterminal_restore(void);
/// From here on the terminal is another process's to restore: nothing is written, and what was
/// captured is not printed. Not for handlers.
void cterminal_release(void);
/// Whether the terminal still has to be put back.
bool cterminal_is_armed(void);

/// While a screen is shown, captures standard output and standard error in memory where they are
/// terminals. Not for handlers.
void cterminal_capture_begin(void);
/// Prints what was captured, in the order in which it was written, and restores both streams.
void cterminal_capture_end(void);
/// Copies what was captured from this position on, and returns the number of bytes. Not for handlers.
size_t cterminal_captured(char *buffer, size_t length, size_t position);
/// Drops captured output that exceeds `limit` bytes. Not for handlers.
void cterminal_capture_limit(size_t limit);

/// Installs the handlers and returns the reading end of a pipe on which each signal number arrives
/// as one byte; -1 when no pipe can be created. Crash signals restore the terminal and continue
/// with the previous handler. Not for handlers.
int cterminal_signals_begin(void);
/// If the process crashes, one byte is written to this file; -1 for none. Installs the handlers of
/// crash signals. Not for handlers.
void cterminal_mark_crash(int file);
/// If the process crashes, this function is called with the signal, inside its handler and on the
/// thread that crashed. Installs the handlers of crash signals. Not for handlers.
void cterminal_on_crash(void (*hook)(int signal_number));
/// Wakes the loop from another thread; does nothing on the loop's own thread.
void cterminal_wake(void);
/// A terminating signal was seen by the loop: the two seconds of grace end.
void cterminal_termination_seen(void);
/// Stops this process group as Ctrl-Z does elsewhere and returns when it continues. Not for handlers.
void cterminal_stop(bool whole_group);
/// Ends the process by a signal's default action.
_Noreturn void cterminal_die(int signal_number);

/// Starts a thread that ends the program when its loop hangs: it has not turned for two seconds while
/// input waits, and Ctrl-C is pressed twice. It restores the terminal first and says why. Not for
/// handlers.
void cterminal_watch(int input);
/// The loop turns.
void cterminal_turned(void);
/// As `read`, with the bytes first that were read while the loop hung. Not for handlers.
ssize_t cterminal_read(int input, void *buffer, size_t length);
/// Whether such bytes wait.
bool cterminal_keeps_input(void);

/// The descriptor that is readable while the dispatch main queue has work. Not for handlers.
int cterminal_main_queue_handle(void);
/// Runs that work. Not for handlers.
void cterminal_main_queue_drain(void);

/// Gives memory that was freed back to the system, where the C library keeps it.
void cterminal_return_memory(void);

/// ioctl is variadic and cannot be called from Swift: false when the terminal has no size.
bool cterminal_size(int output, int *columns, int *rows);

#endif
