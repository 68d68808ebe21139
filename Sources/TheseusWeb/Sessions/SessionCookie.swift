#if Web
  import Crypto
  import Foundation

  /// The cookie that names a browser: a random id, the time it was issued, and a signature of both.
  ///
  /// `id.seconds.key.signature`, each in base64url or decimal digits.
  struct SessionCookie: Equatable {
    static let name = "theseus"
    /// A cookie lasts this long without a visit.
    static let lifetime: TimeInterval = 30 * 24 * 3_600
    /// An older cookie is issued again at the next visit.
    private static let renewal: TimeInterval = 24 * 3_600

    /// 22 characters: 128 random bits.
    let id: String
    private let issued: Date
    private let keyID: String

    /// A new session.
    init(now: Date = .now, keys: CookieKeys) {
      self.init(id: RandomID.make(), issued: now, keys)
    }

    private init(id: String, issued: Date, _ keys: CookieKeys) {
      self.id = id
      self.issued = Date(timeIntervalSince1970: issued.timeIntervalSince1970.rounded(.down))
      keyID = keys.signer(at: issued).id
    }

    /// The session of a request; nil if its cookie is missing, forged or expired.
    init?(header: [String], now: Date = .now, keys: CookieKeys) {
      for line in header {
        for pair in line.split(separator: ";") {
          let pair = pair.drop { $0 == " " }
          guard pair.hasPrefix(Self.name + "=") else { continue }
          if let cookie = Self(value: pair.dropFirst(Self.name.count + 1), now: now, keys: keys) {
            self = cookie
            return
          }
        }
      }
      return nil
    }

    private init?(value: Substring, now: Date, keys: CookieKeys) {
      guard let parts = Parts(value, now: now), let key = keys[parts.keyID],
        HMAC<SHA256>.isValidAuthenticationCode(
          parts.signature,
          authenticating: Self.signed(parts.id, parts.seconds, parts.keyID[...]), using: key)
      else { return nil }
      id = String(parts.id)
      issued = parts.issued
      keyID = parts.keyID
    }

    /// Whether a request has a cookie that may be good, but names a key that is not known: another
    /// process may have added it.
    static func namesUnknownKey(header: [String], now: Date = .now, keys: CookieKeys) -> Bool {
      header.contains { line in
        line.split(separator: ";").contains { pair in
          let pair = pair.drop { $0 == " " }
          guard pair.hasPrefix(name + "="),
            let parts = Parts(pair.dropFirst(name.count + 1), now: now)
          else { return false }
          return keys[parts.keyID] == nil
        }
      }
    }

    /// A cookie that has not expired, before its signature is checked.
    private struct Parts {
      var id: Substring
      var seconds: Int
      var keyID: String
      var signature: [UInt8]

      var issued: Date { Date(timeIntervalSince1970: Double(seconds)) }

      init?(_ value: Substring, now: Date) {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard value.utf8.count <= 200, parts.count == 4, RandomID.isValid(parts[0]),
          let seconds = Int(parts[1]), let signature = Base64URL.bytes(parts[3])
        else { return nil }
        id = parts[0]
        self.seconds = seconds
        keyID = String(parts[2])
        self.signature = signature
        // A minute for another worker's clock.
        guard issued <= now + 60, now < issued + SessionCookie.lifetime else { return nil }
      }
    }

    /// The header with which the browser keeps the cookie.
    ///
    /// - Parameter isSecure: whether the browser came by TLS.
    func header(isSecure: Bool, keys: CookieKeys) -> String {
      let seconds = Int(issued.timeIntervalSince1970)
      guard let key = keys[keyID] else { return "" }
      let signature = HMAC<SHA256>.authenticationCode(
        for: Self.signed(id[...], seconds, keyID[...]), using: key)
      return """
        \(Self.name)=\(id).\(seconds).\(keyID).\(Base64URL.text(signature)); Path=/; \
        Max-Age=\(Int(Self.lifetime)); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")
        """
    }

    /// The same session with a new date, signed by the newest key; nil while that is not needed.
    func renewed(now: Date = .now, keys: CookieKeys) -> Self? {
      guard now > issued + Self.renewal || keyID != keys.signer(at: now).id else { return nil }
      return Self(id: id, issued: now, keys)
    }

    private static func signed(_ id: Substring, _ seconds: Int, _ key: Substring) -> [UInt8] {
      Array("\(id).\(seconds).\(key)".utf8)
    }
  }

  /// The keys of cookies: one signs, all verify.
  struct CookieKeys {
    /// The age at which a key gets a successor, in seconds.
    static let rotation: TimeInterval = 7 * 24 * 3_600
    /// The age at which a key begins to sign, in seconds. Each process has read it by then.
    static let delay: TimeInterval = 12 * 3_600

    let newest: SigningKey
    /// The newest last.
    private let all: [SigningKey]
    private let keys: [String: SymmetricKey]

    /// - Parameter all: the newest last; not empty.
    init?(_ all: [SigningKey]) {
      guard let newest = all.last else { return nil }
      self.newest = newest
      self.all = all
      keys = Dictionary(
        all.map { ($0.id, SymmetricKey(data: $0.secret)) }, uniquingKeysWith: { $1 })
    }

    /// The key that signs: the newest that every process knows.
    func signer(at now: Date) -> SigningKey {
      all.last { $0.date + Self.delay <= now } ?? all.first ?? newest
    }

    subscript(id: String) -> SymmetricKey? { keys[id] }

    /// The keys of a store, with a new one when the newest is too old to sign.
    static func current(in store: any SessionStore, now: Date = .now) throws -> CookieKeys {
      var all = try store.signingKeys()
      if all.last.map({ now > $0.date + rotation }) ?? true {
        // A key signs until its successor does, which may be late in a store that was not used.
        if let successor = all.last(where: { now > $0.date + delay + SessionCookie.lifetime }) {
          try store.removeSigningKeys(before: successor.date)
        }
        try store.add(
          SigningKey(id: RandomID.make(), date: now, secret: RandomID.bytes(count: 32)))
        // Another worker may have added one too.
        all = try store.signingKeys()
      }
      guard let keys = CookieKeys(all) else {
        throw StoreError("the store keeps no keys for cookies")
      }
      return keys
    }
  }

  /// Ids that nobody can guess.
  enum RandomID {
    /// 128 random bits as 22 characters of base64url.
    static func make() -> String { Base64URL.text(bytes(count: 16)) }

    static func bytes(count: Int) -> [UInt8] {
      var generator = SystemRandomNumberGenerator()
      return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    static func isValid(_ text: some StringProtocol) -> Bool {
      text.utf8.count == 22 && Base64URL.bytes(text)?.count == 16
    }
  }

  /// Base64 with the alphabet of URLs, without padding.
  enum Base64URL {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
      var text = Data(bytes).base64EncodedString()
      text.replace("+", with: "-")
      text.replace("/", with: "_")
      return text.replacing("=", with: "")
    }

    static func bytes(_ text: some StringProtocol) -> [UInt8]? {
      guard
        text.utf8.allSatisfy({
          switch $0 {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
          default: false
          }
        })
      else { return nil }
      var standard = String(text)
      standard.replace("-", with: "+")
      standard.replace("_", with: "/")
      standard += String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
      return Data(base64Encoded: standard).map { Array($0) }
    }
  }
#endif
