import Foundation
import Testing

@testable import TheseusWeb

/// A cookie whose key another server has added is not forged.
@MainActor
@Suite struct KeyRingTests {
  /// A store that answers when the test says so.
  @MainActor private final class Store {
    var keys: [SigningKey]
    var waiting: [KeyRing.Answer] = []
    var reads = 0
    var now = Date(timeIntervalSince1970: 1_800_000_000)

    init(_ keys: [SigningKey]) { self.keys = keys }

    func answer(_ error: StoreError? = nil) {
      let all = waiting
      waiting = []
      for answer in all {
        if let error {
          answer(.failure(error))
        } else if let keys = CookieKeys(keys) {
          answer(.success(keys))
        }
      }
    }
  }

  private let store: Store
  private let ring: KeyRing
  /// Signed by a key that the ring has not read.
  private let cookie: String
  private let id: String

  private static func key(_ id: String, age days: Double) -> SigningKey {
    SigningKey(
      id: id, date: Date(timeIntervalSince1970: 1_800_000_000 - days * 86_400),
      secret: Array(repeating: UInt8(id.utf8.first ?? 0), count: 32))
  }

  init() throws {
    let (old, new) = (Self.key("a", age: 8), Self.key("b", age: 1))
    let store = Store([old])
    self.store = store
    ring = KeyRing(try #require(CookieKeys([old])), now: { store.now }) {
      store.reads += 1
      store.waiting.append($0)
    }
    let keys = try #require(CookieKeys([new]))
    let session = SessionCookie(now: store.now, keys: keys)
    id = session.id
    cookie = String(session.header(isSecure: false, keys: keys).prefix { $0 != ";" })
    store.keys = [old, new]
  }

  private var isKnown: Bool {
    if case .known(let known) = ring.session([cookie]) { known.id == id } else { false }
  }

  private var isUndecided: Bool {
    if case .undecided = ring.session([cookie]) { true } else { false }
  }

  private var isNone: Bool { if case .none = ring.session([cookie]) { true } else { false } }

  @Test("its key is read before it is judged, and nothing replaces it meanwhile")
  func reads() {
    var settled = 0
    for _ in 0..<3 { ring.settle([cookie]) { settled += 1 } }
    #expect(settled == 0 && store.reads == 1 && isUndecided)
    store.answer()
    #expect(settled == 3 && isKnown)
    ring.settle([cookie]) { settled += 1 }
    #expect(settled == 4 && store.reads == 1)
  }

  @Test("while the store cannot be read, nothing replaces it; then it is good")
  func fails() {
    var settled = 0
    ring.settle([cookie]) { settled += 1 }
    store.answer(StoreError("away"))
    #expect(settled == 1 && isUndecided)
    // The store is not asked by each request.
    ring.settle([cookie]) { settled += 1 }
    #expect(settled == 2 && store.reads == 1 && isUndecided)
    store.now += 2
    ring.settle([cookie]) { settled += 1 }
    store.answer()
    #expect(settled == 3 && isKnown)
  }

  @Test("a key that nobody has is asked for once a second, and its cookie is forged")
  func forged() {
    store.keys.removeLast()
    var settled = 0
    ring.settle([cookie]) { settled += 1 }
    store.answer()
    #expect(isNone)
    for _ in 0..<9 { ring.settle([cookie]) { settled += 1 } }
    #expect(settled == 10 && store.reads == 1)
    store.now += 2
    ring.settle([cookie]) {}
    #expect(store.reads == 2)
  }

  @Test("requests without such a cookie ask nothing")
  func others() throws {
    let keys = ring.keys
    let own = SessionCookie(now: store.now, keys: keys).header(isSecure: false, keys: keys)
    var settled = 0
    for header in [[], ["a=b"], ["theseus=x"], [String(own.prefix { $0 != ";" })]] {
      ring.settle(header) { settled += 1 }
    }
    // An expired cookie is refused, whichever key signed it.
    store.now += 31 * 86_400
    ring.settle([cookie]) { settled += 1 }
    #expect(settled == 5 && store.reads == 0 && isNone)
  }
}
