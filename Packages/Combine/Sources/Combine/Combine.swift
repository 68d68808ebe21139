// This module declares nothing. It has the name that files import, and re-exports the parts of
// Combine that Foundation and Dispatch contain on Darwin.

@_exported import CombineFoundation
@_exported import OpenCombineDispatch
@_exported import TheseusCombine
