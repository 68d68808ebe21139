import Foundation

// The floor of `startup.counter`: a program that loads what any app loads and reads one locale.
print(Locale.current.identifier)
