import Dispatch
import Foundation
import Synchronization
import TheseusTesting
import TheseusViews
import Testing

/// An object that any thread may write. It publishes first and then stores, as `@Published` does.
private final class Feed: ObservableObject, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  private let stored = Mutex("old")
  var value: String { stored.withLock { $0 } }

  func write(_ value: String, between: () -> Void = {}) {
    objectWillChange.send()
    between()
    stored.withLock { $0 = value }
  }
}

/// How a view declares the object.
enum FeedDeclaration: CaseIterable { case observed, state, environment }

private struct Observed: View {
  @ObservedObject var feed: Feed
  var body: some View { Text(feed.value) }
}

private struct Owned: View {
  @StateObject var feed: Feed
  var body: some View { Text(feed.value) }
}

private struct Inherited: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text(feed.value) }
}

private struct Page: View {
  let declaration: FeedDeclaration
  let feed: Feed
  var body: some View {
    switch declaration {
    case .observed: Observed(feed: feed)
    case .state: Owned(feed: feed)
    case .environment: Inherited().environmentObject(feed)
    }
  }
}

@MainActor
@Suite("A view shows what another thread has stored in its object, however late it is stored")
struct LateStoreTests {
  /// Another thread publishes, the host updates, and only then the thread stores the value.
  private func write(
    _ value: String, to feed: Feed, _ animation: Animation? = nil, aroundAnUpdateOf host: TestHost
  ) {
    let (published, updated, stored) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread {
      let write = {
        feed.write(value) {
          published.signal()
          updated.wait()
        }
      }
      if let animation { withAnimation(animation, write) } else { write() }
      stored.signal()
    }
    published.wait()
    host.flush()
    updated.signal()
    stored.wait()
  }

  @Test("R28 R52 whatever the view declares it as", arguments: FeedDeclaration.allCases)
  func late(_ declaration: FeedDeclaration) async throws {
    let feed = Feed()
    let host = TestHost { Page(declaration: declaration, feed: feed) }
    for value in ["first", "second"] {
      let before = try host.find(.text).label
      write(value, to: feed, aroundAnUpdateOf: host)
      #expect(try host.find(.text).label == before)
      try await host.settle()
      #expect(try host.find(.text).label == value)
    }
  }

  @Test("R26 under the transaction of the write")
  func animated() async throws {
    struct Line: View {
      @ObservedObject var feed: Feed
      var body: some View {
        VStack { if feed.value == "old" { Text("old").transition(.opacity) } }
      }
    }
    let feed = Feed()
    let host = TestHost { Line(feed: feed) }
    write("new", to: feed, .linear(duration: 1), aroundAnUpdateOf: host)
    try await host.settle()
    #expect(host.screen.contains("old"))
    host.advance(by: .seconds(1))
    #expect(!host.screen.contains("old"))
  }

  @Test("R52 a write on the main actor runs the body once")
  func onMain() async throws {
    struct Counting: View {
      @ObservedObject var feed: Feed
      let note: () -> Void
      var body: some View {
        let _ = note()
        Text(feed.value)
      }
    }
    let feed = Feed()
    var runs = 0
    let host = TestHost { Counting(feed: feed) { runs += 1 } }
    runs = 0
    feed.write("new")
    try await host.settle()
    #expect(try host.find(.text).label == "new")
    #expect(runs == 1)
  }
}
