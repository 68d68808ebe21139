// Declares nothing. A file that imports Testing and CoreGraphics makes the compiler look for a
// module of this name, which the toolchain has on Apple platforms only.
