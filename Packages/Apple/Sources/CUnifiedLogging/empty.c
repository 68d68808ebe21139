// Declares nothing: a target needs a source file.
