extension MainActor {
  /// Calls main-actor code where the actor is already established: rules and layouts, whose
  /// protocols do not declare it.
  @inline(__always)
  nonisolated public static func assumeIsolatedUnchecked<Result>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}
