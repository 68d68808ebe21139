// Calls the program's tests when it is loaded: Swift Testing has no code before the first test.
void theseus_tests_loaded(void);
