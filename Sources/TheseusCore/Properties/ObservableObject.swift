#if canImport(Darwin)
  @_exported import Combine
#else
  @_exported import OpenCombine
#endif
