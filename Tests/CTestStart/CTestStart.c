#include "CTestStart.h"

__attribute__((constructor)) static void start(void) { theseus_tests_loaded(); }
