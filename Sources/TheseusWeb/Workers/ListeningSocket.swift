#if Web
  import Foundation

  /// A socket that listens for a worker of a server.
  struct ListeningSocket {
    let file: Int32
    /// With the port that the system chose, if none was requested.
    let address: WebAddress

    struct Failure: Error, CustomStringConvertible {
      var description: String
    }

    /// Sockets with the same address, among which the system spreads connections.
    static func sockets(_ wanted: WebAddress, count: Int) throws -> [ListeningSocket] {
      // One that shares nothing finds out whether the address is free.
      let first = try ListeningSocket(wanted, sharesAddress: false)
      close(first.file)
      return try (0..<count).map { _ in
        try ListeningSocket(first.address, sharesAddress: true)
      }
    }

    private init(_ wanted: WebAddress, sharesAddress: Bool) throws {
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      hints.ai_flags = AI_PASSIVE
      var list: UnsafeMutablePointer<addrinfo>?
      let code = getaddrinfo(wanted.host, "\(wanted.port)", &hints, &list)
      guard code == 0, let info = list?.pointee else {
        throw Failure(description: String(cString: gai_strerror(code)))
      }
      defer { freeaddrinfo(list) }
      let file = Self.moved(socket(info.ai_family, info.ai_socktype, info.ai_protocol))
      guard file >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
      var on: Int32 = 1
      setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
      if sharesAddress {
        setsockopt(file, SOL_SOCKET, SO_REUSEPORT, &on, socklen_t(MemoryLayout<Int32>.size))
      }
      guard bind(file, info.ai_addr, info.ai_addrlen) == 0, listen(file, 1_024) == 0 else {
        let reason =
          errno == EADDRINUSE ? "the address is in use" : String(cString: strerror(errno))
        close(file)
        throw Failure(description: reason)
      }
      self.file = file
      address = WebAddress(host: wanted.host, port: Self.port(of: file) ?? wanted.port)
    }

    static func port(of file: Int32) -> Int? {
      var storage = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      return withUnsafeMutablePointer(to: &storage) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          guard getsockname(file, pointer, &size) == 0 else { return nil }
          // The port has the same place in addresses of both families.
          return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            Int(in_port_t(bigEndian: $0.pointee.sin_port))
          }
        }
      }
    }

    /// The descriptor under a number that no worker uses, closed in programs that are started.
    static func moved(_ file: Int32) -> Int32 {
      guard file >= 0 else { return file }
      defer { close(file) }
      return fcntl(file, F_DUPFD_CLOEXEC, 10)
    }
  }
#endif
