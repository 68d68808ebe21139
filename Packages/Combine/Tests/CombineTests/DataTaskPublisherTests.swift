import Combine
import Foundation
import FoundationNetworking
import Glibc
import Testing

@Suite("dataTaskPublisher publishes what a server answers", .timeLimit(.minutes(1)))
struct DataTaskPublisherTests {
  /// Answers each connection with one text, after its request has arrived.
  private final class Server: @unchecked Sendable {
    let url: URL
    private let socket: Int32
    private let lock = NSLock()
    private var received: [String] = []

    var requests: [String] { lock.withLock { received } }

    init(status: String = "200 OK", answers: Bool = true) throws {
      let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
            && getsockname(descriptor, $0, &length) == 0
        }
      }
      try #require(isBound)
      socket = descriptor
      url = try #require(
        URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/page"))
      Thread { [self] in
        while case let connection = accept(socket, nil, nil), connection >= 0 {
          var bytes = [UInt8](repeating: 0, count: 4096)
          let count = read(connection, &bytes, bytes.count)
          lock.withLock {
            received.append(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
          }
          guard answers else { continue }
          let answer = "HTTP/1.1 \(status)\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello"
          _ = answer.withCString { write(connection, $0, strlen($0)) }
          close(connection)
        }
      }.start()
    }

    func stop() {
      shutdown(socket, Int32(SHUT_RDWR))
      close(socket)
    }
  }

  /// Without the cache of `URLSession.shared`, which is on disk: a server of an earlier run may
  /// have had the same port.
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  /// What a subscriber received.
  private enum Event: Equatable, Sendable {
    case value(String, status: Int?)
    case finished, failed
  }

  private func events(of publisher: URLSession.DataTaskPublisher) async -> [Event] {
    var subscription: AnyCancellable?
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    subscription = publisher.sink { completion in
      if case .failure = completion {
        continuation.yield(.failed)
      } else {
        continuation.yield(.finished)
      }
      continuation.finish()
    } receiveValue: { data, response in
      continuation.yield(
        .value(
          String(decoding: data, as: UTF8.self), status: (response as? HTTPURLResponse)?.statusCode)
      )
    }
    var events: [Event] = []
    for await event in stream { events.append(event) }
    subscription?.cancel()
    return events
  }

  @Test("the data and the response of one request, then the end", arguments: ["200 OK", "404 No"])
  func answer(_ status: String) async throws {
    let server = try Server(status: status)
    defer { server.stop() }
    let events = await events(of: session.dataTaskPublisher(for: server.url))
    #expect(events == [.value("hello", status: Int(status.prefix(3))), .finished])
    #expect(server.requests.count == 1)
    #expect(server.requests.first?.hasPrefix("GET /page HTTP/1.1") == true)
  }

  @Test("each subscriber makes a request of its own, with the method and headers that were given")
  func requests() async throws {
    let server = try Server()
    defer { server.stop() }
    var request = URLRequest(url: server.url)
    request.httpMethod = "DELETE"
    request.setValue("yes", forHTTPHeaderField: "X-Asked")
    let publisher = session.dataTaskPublisher(for: request)
    #expect(server.requests.isEmpty, "nothing is requested before a subscriber asks")
    for _ in 0..<2 { _ = await events(of: publisher) }
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.hasPrefix("DELETE") && $0.contains("X-Asked: yes") })
  }

  @Test("an error of the connection fails")
  func failure() async throws {
    let server = try Server()
    server.stop()
    #expect(await events(of: session.dataTaskPublisher(for: server.url)) == [.failed])
  }

  @Test("a canceled subscriber receives nothing")
  func cancellation() async throws {
    let server = try Server(answers: false)
    defer { server.stop() }
    let received = Received()
    let subscription = session.dataTaskPublisher(for: server.url)
      .sink { _ in
        received.add()
      } receiveValue: { _ in
        received.add()
      }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    subscription.cancel()
    try await Task.sleep(for: .milliseconds(100))
    #expect(received.count == 0)
  }

  private final class Received: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    func add() { lock.withLock { number += 1 } }
    var count: Int { lock.withLock { number } }
  }
}
