import Dispatch
import Foundation

extension MainActor {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor.
  ///
  /// Its executor is the main queue, which on Linux a thread other than the main one may serve.
  public nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Calls main-actor code where the actor is already established: rules and layouts, whose
  /// protocols do not declare it.
  @inline(__always)
  nonisolated public static func assumeIsolatedUnchecked<Result>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}
