#if Web
  import Foundation

  /// The keys of cookies that a server has read. Another server on the same store may have added
  /// one since: a cookie that names it is not forged.
  @MainActor
  final class KeyRing {
    typealias Answer = @MainActor @Sendable (Result<CookieKeys, any Error>) -> Void

    private(set) var keys: CookieKeys
    private let read: (@escaping Answer) -> Void
    private let now: () -> Date
    /// When the keys were last read because of a cookie, and whether that succeeded.
    private var lastRead = Date.distantPast
    private var hasFailed = false
    /// The requests that wait for the keys; nil while no keys are read.
    private var waiting: [@MainActor () -> Void]?

    /// Seconds between two reads of the store: anybody can invent the name of a key.
    private static let interval: TimeInterval = 1

    /// - Parameter read: reads the keys of the store.
    init(
      _ keys: CookieKeys, now: @escaping () -> Date = { .now },
      read: @escaping (@escaping Answer) -> Void
    ) {
      self.keys = keys
      self.now = now
      self.read = read
    }

    /// The session of a request.
    enum Session {
      case known(SessionCookie)
      /// There is no good cookie.
      case none
      /// The cookie names a key that could not be looked up. It may be good: nothing replaces it.
      case undecided
    }

    /// The session that a request's cookies name, by the keys that are known.
    func session(_ header: [String]) -> Session {
      let now = now()
      if let cookie = SessionCookie(header: header, now: now, keys: keys) { return .known(cookie) }
      guard SessionCookie.namesUnknownKey(header: header, now: now, keys: keys) else {
        return .none
      }
      return hasFailed || waiting != nil ? .undecided : .none
    }

    /// Takes over keys that were read.
    func replace(_ keys: CookieKeys) { self.keys = keys }

    /// Calls `then` when it is known whether a request's cookie is valid, or that this cannot be
    /// known now. Most calls are immediate.
    func settle(_ header: [String], _ then: @escaping @MainActor () -> Void) {
      let now = now()
      guard SessionCookie(header: header, now: now, keys: keys) == nil,
        SessionCookie.namesUnknownKey(header: header, now: now, keys: keys)
      else { return then() }
      if let waiting {
        self.waiting = waiting + [then]
        return
      }
      guard !(0..<Self.interval).contains(now.timeIntervalSince(lastRead)) else { return then() }
      lastRead = now
      waiting = [then]
      read { [weak self] in self?.take($0) }
    }

    private func take(_ result: Result<CookieKeys, any Error>) {
      switch result {
      case .success(let keys):
        self.keys = keys
        hasFailed = false
      case .failure: hasFailed = true
      }
      let actions = waiting ?? []
      waiting = nil
      for action in actions { action() }
    }
  }
#endif
