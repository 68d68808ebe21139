// Nothing of its own: the name that files say, and the parts of Combine that Foundation and
// Dispatch carry on Darwin.

@_exported import CombineFoundation
@_exported import OpenCombineDispatch
@_exported import TheseusCombine
