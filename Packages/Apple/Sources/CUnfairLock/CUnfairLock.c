#define _GNU_SOURCE
#include "CUnfairLock.h"

#if defined(__linux__)
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#else
#include <sched.h>
#endif

// The value says whether a thread must be woken.
enum { isFree = 0, isTaken = 1, isAwaited = 2 };

static void wait(uint32_t *lock) {
#if defined(__linux__)
  syscall(SYS_futex, lock, FUTEX_WAIT_PRIVATE, isAwaited, 0, 0, 0);
#else
  sched_yield();
#endif
}

static void wake(uint32_t *lock) {
#if defined(__linux__)
  syscall(SYS_futex, lock, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
#endif
}

bool theseus_unfair_lock_trylock(uint32_t *lock) {
  uint32_t expected = isFree;
  return __atomic_compare_exchange_n(
      lock, &expected, isTaken, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void theseus_unfair_lock_lock(uint32_t *lock) {
  if (theseus_unfair_lock_trylock(lock)) return;
  while (__atomic_exchange_n(lock, isAwaited, __ATOMIC_ACQUIRE) != isFree) wait(lock);
}

void theseus_unfair_lock_unlock(uint32_t *lock) {
  if (__atomic_exchange_n(lock, isFree, __ATOMIC_RELEASE) == isAwaited) wake(lock);
}
