#if Web
  /// Where a server listens: `127.0.0.1:8080`, `[::1]:8080`, `:8080`.
  public struct WebAddress: Equatable, Sendable, CustomStringConvertible {
    public var host: String
    public var port: Int

    /// This machine only.
    public static let local = WebAddress(host: "127.0.0.1", port: 8080)

    public init(host: String, port: Int) {
      self.host = host
      self.port = port
    }

    /// Reads `ADDRESS:PORT`, `:PORT` or `PORT`; nil for anything else.
    public init?(_ text: String) {
      var host = WebAddress.local.host
      var port = text[...]
      if let colon = text.lastIndex(of: ":") {
        port = text[text.index(after: colon)...]
        if colon != text.startIndex { host = String(text[..<colon]) }
      }
      if host.hasPrefix("["), host.hasSuffix("]") {
        host = String(host.dropFirst().dropLast())
      } else if host.contains(":") {
        return nil
      }
      guard port.allSatisfy(\.isNumber), let number = Int(port), (0...65_535).contains(number),
        !host.isEmpty
      else { return nil }
      self.init(host: host, port: number)
    }

    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
  }
#endif
