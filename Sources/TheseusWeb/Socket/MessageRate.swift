#if Web
  import NIOCore

  /// How fast a browser may send: `perSecond` messages on average, and as many at a time.
  ///
  /// Faster ones wait. A browser that does not slow down has more and more waiting.
  struct MessageRate {
    private let perSecond: Double
    private var tokens: Double
    private var last: NIODeadline

    init(perSecond: Int, now: NIODeadline = .now()) {
      self.perSecond = Double(perSecond)
      tokens = self.perSecond
      last = now
    }

    /// Whether a message may be handled now.
    mutating func takes(now: NIODeadline = .now()) -> Bool {
      let elapsed = Double(max(0, (now - last).nanoseconds)) / 1e9
      last = now
      tokens = min(perSecond, tokens + elapsed * perSecond)
      guard tokens >= 1 else { return false }
      tokens -= 1
      return true
    }

    /// Until the next message may be handled.
    var pause: TimeAmount {
      .nanoseconds(Int64(max(0, 1 - tokens) / perSecond * 1e9) + 1)
    }
  }
#endif
