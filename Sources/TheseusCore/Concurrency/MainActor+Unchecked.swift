extension MainActor {
  /// Main-actor code from a place that has already established where it runs: rules and layouts,
  /// whose protocols do not say so.
  @inline(__always)
  nonisolated public static func assumeIsolatedUnchecked<Result>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}
