import Foundation
import TheseusCore
import TheseusLink
import TheseusViews

/// The session of a connected inspector without an app around it, for benchmarks.
@_spi(Measurement) @MainActor
public final class MeasuredInspection {
  private let session: InspectionSession
  private let screen: Screen

  /// - Parameter descriptor: one end of a pair of sockets; the other end reads.
  public init(_ window: WindowHost, descriptor: Int32) {
    screen = Screen(window)
    session = InspectionSession(
      LineChannel(descriptor: descriptor), window.runtime, screen, program: "benchmark",
      trace: FileManager.default.temporaryDirectory.appendingPathComponent(
        "theseus-inspect-\(getpid()).trace"
      ).path
    ) {}
  }

  /// Selects the view of a type, whose details each report then has.
  public func select(_ type: any View.Type) { session.select(type) }

  /// Sends a report now, which the session otherwise does after a delay.
  public func report() { session.report() }

  public func end() { session.end() }

  private final class Screen: InspectedScreen {
    private(set) weak var keyWindow: WindowHost?

    init(_ window: WindowHost) { keyWindow = window }
    func highlight(_ frame: CGRect?) {}
    func pick(_ picked: ((CGPoint) -> Void)?) {}
  }
}
