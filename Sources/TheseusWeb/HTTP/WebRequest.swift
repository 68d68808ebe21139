#if Web
  import Foundation
  import NIOCore
  import NIOHTTP1

  /// A request of a browser, for the hook that names its user.
  public struct WebRequest: Sendable {
    /// The path with the query.
    public let path: String
    /// The address of the browser, or of the proxy.
    public let remoteAddress: String?
    private let headers: HTTPHeaders

    init(_ head: HTTPRequestHead, from address: SocketAddress?) {
      path = head.uri
      remoteAddress = address?.ipAddress
      headers = head.headers
    }

    /// The first value of a header, such as one in which an authenticating proxy names the user.
    ///
    /// A browser can send any header. Trust one only if the proxy sets or removes it.
    public subscript(header: String) -> String? { headers.first(name: header) }
  }

  /// The hosts under whose names browsers may reach the server.
  ///
  /// A page of another site can let its own name point to this machine. Then the browser takes the
  /// server for a part of that site. So a server for this machine answers only to its own names.
  struct AllowedHosts: Sendable {
    private let names: Set<String>?

    /// - Parameters:
    ///   - names: without ports; empty for the usual.
    ///   - address: to which the server is bound.
    init(_ names: [String], address: String) {
      let local: Set = ["localhost", "127.0.0.1", "[::1]"]
      if names.isEmpty {
        self.names = address == "::1" || local.contains(address) ? local : nil
      } else {
        self.names = Set(names.map { $0.lowercased() })
      }
    }

    /// - Parameter host: a `Host` header, with or without a port.
    func contains(_ host: String) -> Bool {
      guard let names else { return true }
      var name = host.lowercased()
      if let colon = name.lastIndex(of: ":"),
        name[name.index(after: colon)...].allSatisfy(\.isNumber)
      {
        name.removeSubrange(colon...)
      }
      return names.contains(name)
    }
  }

  extension HTTPRequestHead {
    /// Whether the page that opens the socket came from this server.
    var hasOwnOrigin: Bool {
      let origins = headers["origin"]
      guard origins.count == 1, let host = headers.first(name: "host")?.lowercased() else {
        return false
      }
      let origin = origins[0].lowercased()
      return ["http://" + host, "https://" + host].contains(origin)
    }

    /// Whether no page of another site made the browser ask. Browsers that do not say it send the
    /// cookie only to this site.
    var isOfOwnSite: Bool {
      let sites = headers["sec-fetch-site"]
      return sites.isEmpty || sites == ["same-origin"] || sites == ["none"]
    }

    /// Whether the browser reached the proxy by TLS.
    var isSecure: Bool { headers.first(name: "x-forwarded-proto")?.lowercased() == "https" }

    /// Without the query.
    var plainPath: Substring { uri.prefix { $0 != "?" } }
  }
#endif
