import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor
private protocol Library: AnyObject {
  var isLoading: Bool { get set }
  var books: [String] { get set }
}

@MainActor @Observable
private final class ObservedLibrary: Library {
  var isLoading = true
  var books = ["Emma"]
}

@MainActor
private final class PublishedLibrary: ObservableObject, Library {
  @Published var isLoading = true
  @Published var books = ["Emma"]
}

@MainActor private final class Log { var lines: [String] = [] }

@MainActor @ViewBuilder
private func page(_ library: some Library, _ log: Log) -> some View {
  VStack {
    Text(library.isLoading ? "loading" : "loaded")
    ForEach(library.books, id: \.self) { Text($0).transition(.opacity) }
    Button("plain, animated") {
      library.isLoading = false
      withAnimation(.linear(duration: 1)) {
        library.books = []
      } completion: {
        log.lines.append("done")
      }
    }
    Button("animated, plain") {
      withAnimation(.linear(duration: 1)) {
        library.books = []
      } completion: {
        log.lines.append("done")
      }
      library.isLoading = false
    }
    Button("not animated, animated") {
      withTransaction(Transaction()) { library.isLoading = false }
      withAnimation(.linear(duration: 1)) {
        library.books = []
      } completion: {
        log.lines.append("done")
      }
    }
    Button("animated twice") {
      withAnimation(.linear(duration: 1)) {
        library.books = []
      } completion: {
        log.lines.append("done")
      }
      withAnimation(.linear(duration: 3)) {
        library.isLoading = false
      } completion: {
        log.lines.append("done later")
      }
    }
    Button("plain") {
      library.isLoading = false
      library.books = []
    }
  }
}

private struct ObservedPage: View {
  let library: ObservedLibrary
  let log: Log
  var body: some View { page(library, log) }
}

private struct PublishedPage: View {
  @ObservedObject var library: PublishedLibrary
  let log: Log
  var body: some View { page(library, log) }
}

private struct StoredPage: View {
  let log: Log
  @AppStorage("books") private var books = 1
  var body: some View {
    VStack {
      if books > 0 { Text("Emma").transition(.opacity) }
      Button("plain, animated") {
        books = 2
        withAnimation(.linear(duration: 1)) {
          books = 0
        } completion: {
          log.lines.append("done")
        }
      }
    }
  }
}

@MainActor
@Suite("An animated write to an object is animated, whatever else the event writes to it")
struct AnimatedObjectWriteTests {
  private func makeHost(isObservable: Bool, _ log: Log) -> TestHost {
    isObservable
      ? TestHost(columns: 40, rows: 12) { ObservedPage(library: ObservedLibrary(), log: log) }
      : TestHost(columns: 40, rows: 12) { PublishedPage(library: PublishedLibrary(), log: log) }
  }

  @Test(
    "R26 the animation is that of the animated write, and its completion runs at its end",
    arguments: [true, false], ["plain, animated", "animated, plain", "not animated, animated"])
  func mixed(isObservable: Bool, order: String) throws {
    let log = Log()
    let host = makeHost(isObservable: isObservable, log)
    try host.find(.button, order).tap()
    #expect(host.screen.contains("loaded"))
    #expect(host.screen.contains("Emma"))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(900))
    #expect(host.screen.contains("Emma"))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(100))
    #expect(!host.screen.contains("Emma"))
    #expect(log.lines == ["done"])
  }

  @Test(
    "R26 two animations of one object both run their completions at their ends",
    arguments: [
      true, false,
    ])
  func twoAnimations(isObservable: Bool) throws {
    let log = Log()
    let host = makeHost(isObservable: isObservable, log)
    try host.find(.button, "animated twice").tap()
    #expect(host.screen.contains("Emma"))
    #expect(log.lines.isEmpty)
    host.advance(by: .seconds(1))
    #expect(!host.screen.contains("Emma"))
    #expect(log.lines == ["done"])
    host.advance(by: .seconds(2))
    #expect(log.lines == ["done", "done later"])
  }

  @Test("R26 many animations of one object run its reader once, and all their completions")
  func manyAnimations() throws {
    struct Page: View {
      @ObservedObject var library: PublishedLibrary
      let log: Log
      var body: some View {
        let _ = log.lines.append("body \(library.books.count)")
        Text("\(library.books.count) books")
        Button("stagger") {
          for number in 0..<50 {
            withAnimation(.linear(duration: 1).delay(0.01 * Double(number))) {
              library.books.append("\(number)")
            } completion: {
              log.lines.append("done")
            }
          }
        }
      }
    }
    let log = Log()
    let host = TestHost { Page(library: PublishedLibrary(), log: log) }
    log.lines = []
    try host.find(.button, "stagger").tap()
    #expect(log.lines == ["body 51"])
    host.advance(by: .seconds(2))
    #expect(log.lines == ["body 51"] + Array(repeating: "done", count: 50))
  }

  @Test("R26 several plain writes are one update, without an animation", arguments: [true, false])
  func plain(isObservable: Bool) throws {
    let host = makeHost(isObservable: isObservable, Log())
    host.trace.reset()
    try host.find(.button, "plain").tap()
    #expect(!host.screen.contains("Emma"))
    #expect(host.trace.transactions == 1)
  }

  @Test("R26 R83 an animated write of a stored property is animated after a plain one")
  func stored() throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 12) { StoredPage(log: log) }
    try host.find(.button, "plain, animated").tap()
    #expect(host.screen.contains("Emma"))
    #expect(log.lines.isEmpty)
    host.advance(by: .seconds(1))
    #expect(!host.screen.contains("Emma"))
    #expect(log.lines == ["done"])
  }
}
