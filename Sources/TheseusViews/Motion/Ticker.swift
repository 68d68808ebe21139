import Foundation
import TheseusCore

/// Changes of one view at times of its host's clock. They stop while no part of the view's content
/// is shown, and when a newer sequence of changes begins.
@MainActor
final class Ticker {
  private(set) var timeline: AnimationTimeline?
  private var sequence = 0
  private var shown = 0

  fileprivate func connect(to timeline: AnimationTimeline) {
    if self.timeline == nil { self.timeline = timeline }
  }

  var now: Duration { timeline?.now() ?? .zero }
  /// The date on the clock.
  var date: Date { timeline?.date ?? .now }
  var isShown: Bool { shown > 0 }

  /// A part of the content appeared. Returns whether it is the first one.
  func appeared() -> Bool {
    shown += 1
    return shown == 1
  }

  func disappeared() {
    shown -= 1
    if shown == 0 { stop() }
  }

  /// Starts a sequence of changes, which ends the one before it.
  func begin() -> TickerSequence {
    stop()
    return TickerSequence(ticker: self, number: sequence)
  }

  func stop() { sequence += 1 }

  fileprivate func isRunning(_ number: Int) -> Bool { sequence == number }
}

/// Changes that follow each other, until another sequence of the same ticker begins.
@MainActor
struct TickerSequence {
  fileprivate let ticker: Ticker
  fileprivate let number: Int

  /// Performs the next change of the sequence when the clock reaches `deadline`.
  func at(_ deadline: Duration, _ change: @escaping () -> Void) {
    ticker.timeline?.at(deadline) { [weak ticker, number] in
      if ticker?.isRunning(number) == true { change() }
    }
  }
}

/// The ticker of a view: one for each identity.
@MainActor
struct TickerProperty: DynamicProperty {
  private(set) var ticker = Unconnected.ticker

  /// Shared: it has no timeline, so nothing happens.
  private enum Unconnected { @MainActor static let ticker = Ticker() }

  static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite) -> PropertyBox? {
    let ticker = Ticker()
    ticker.connect(to: site.runtime.timeline)
    return Box(ticker)
  }

  static var _isIgnoredInComparison: Bool { true }

  private final class Box: PropertyBox {
    private let ticker: Ticker
    init(_ ticker: Ticker) {
      self.ticker = ticker
      super.init()
    }

    override func connect(_ field: UnsafeMutableRawPointer) {
      field.assumingMemoryBound(to: TickerProperty.self).pointee.ticker = ticker
    }
    override func end() { ticker.stop() }
  }
}
