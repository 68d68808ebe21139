// The part of a terminal session that must work inside a signal handler: putting the terminal back.
// Everything here is safe to call from a handler unless it says otherwise.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// What the terminal has to get back, copied. Not for handlers. Replaces what was armed before.
/// `bytes` longer than 511 are cut.
void cterminal_arm(int input, int output, const struct termios *original, const char *bytes, size_t length);
/// Puts the terminal back if armed, once: writes the bytes (never waiting longer than a moment for a terminal that reads
/// nothing), restores the line settings, drops unread input, and shows what was captured.
void cterminal_restore(void);
/// Whether the terminal still has to be put back.
bool cterminal_is_armed(void);

/// While a screen is shown, standard output and standard error that are terminals go to memory. Not for handlers.
void cterminal_capture_begin(void);
/// Shows what was captured, in the order in which it was written, and gives both back.
void cterminal_capture_end(void);
/// Forgets what was captured once it is larger than `limit` bytes. Not for handlers.
void cterminal_capture_limit(size_t limit);

/// Installs the handlers and answers the end of a pipe on which each signal number arrives as one byte; -1 when there is
/// no pipe to be had. Crash signals put the terminal back and go on to whoever handled them before. Not for handlers.
int cterminal_signals_begin(void);
/// Wakes the loop from another thread; on the loop's own thread there is nothing to wake.
void cterminal_wake(void);
/// A terminating signal was seen by the loop: the two seconds of grace end.
void cterminal_termination_seen(void);
/// Stops this process group as Ctrl-Z does elsewhere and returns when it continues. Not for handlers.
void cterminal_stop(bool whole_group);
/// Ends the process by a signal's default action.
_Noreturn void cterminal_die(int signal_number);

/// The descriptor that is readable while the dispatch main queue has work. Not for handlers.
int cterminal_main_queue_handle(void);
/// Runs that work. Not for handlers.
void cterminal_main_queue_drain(void);

/// ioctl is variadic and out of Swift's reach: false when the terminal does not tell.
bool cterminal_size(int output, int *columns, int *rows);

#endif
