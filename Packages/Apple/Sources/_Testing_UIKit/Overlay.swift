// Declares nothing. A file that imports Testing and UIKit makes the compiler look for a module of
// this name, which the toolchain has on Apple platforms only.
