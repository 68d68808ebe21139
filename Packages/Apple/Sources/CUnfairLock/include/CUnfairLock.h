// A lock of 32 bits. A thread that waits for it sleeps.
#include <stdbool.h>
#include <stdint.h>

void theseus_unfair_lock_lock(uint32_t *_Nonnull lock);
bool theseus_unfair_lock_trylock(uint32_t *_Nonnull lock);
void theseus_unfair_lock_unlock(uint32_t *_Nonnull lock);
