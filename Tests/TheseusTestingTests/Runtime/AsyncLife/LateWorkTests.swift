import Foundation
import Testing
import TheseusTesting

#if canImport(Combine)
  import Combine
#else
  import CombineFoundation
  import OpenCombine
#endif

@MainActor @Suite("work that ends after what it was for")
struct LateWorkTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  private struct Sheets: View {
    let log: Log
    @State private var shown: Int?
    private struct Item: Identifiable { let id: Int }
    var body: some View {
      VStack {
        ForEach(0..<3, id: \.self) { number in Button("open \(number)") { shown = number } }
        Text("shown \(shown.map { "\($0)" } ?? "none")")
      }
      .sheet(
        item: Binding {
          shown.map(Item.init)
        } set: {
          shown = $0?.id
        }
      ) { item in
        Saving(number: item.id, log: log)
      }
    }
  }

  private struct Saving: View {
    let number: Int
    let log: Log
    @State private var isSaving = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        Text("saving \(number) \(isSaving)")
        Button("save") {
          isSaving = true
          Task {
            try? await clock.sleep(for: .seconds(2))
            isSaving = false
            log("saved \(number)")
            dismiss()
          }
        }
        Button("close") { dismiss() }
      }
    }
  }

  @Test("R73 dismiss of a sheet that was closed meanwhile leaves the next sheet open")
  func dismissed() async throws {
    let log = Log()
    let host = TestHost(columns: 50, rows: 16) { Sheets(log: log) }
    try host.find(.button, "open 0").tap()
    try host.find(.button, "save").tap()
    try await host.settle()
    try host.find(.button, "close").tap()
    try host.find(.button, "open 1").tap()
    host.advance(by: .seconds(2))
    try await host.settle()
    #expect(log.lines == ["saved 0"])
    #expect(!host.findAll(.text, "saving 1 false").isEmpty)
    try host.find(.button, "save").tap()
    try await host.settle()
    #expect(!host.findAll(.text, "saving 1 true").isEmpty)
    host.advance(by: .seconds(2))
    try await host.settle()
    #expect(host.findAll(.dialog).isEmpty && host.screen.contains("shown none"))
  }

  private struct Refreshing: View {
    let log: Log
    @State private var isShown = true
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        Button("flip") { isShown.toggle() }
        if isShown {
          List(0..<3, id: \.self) { Text("row \($0)") }.refreshable { await load() }
        }
      }
    }

    private func load() async {
      do {
        try await clock.sleep(for: .seconds(1))
        log("refreshed")
      } catch {
        log("canceled")
      }
    }
  }

  @Test("a refresh ends with its list, and runs once at a time")
  func refresh() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 10) { Refreshing(log: log) }
    try host.find(.list).focus()
    host.press("r", modifiers: .control)
    host.press("r", modifiers: .control)
    try await host.settle()
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(log.lines == ["refreshed"])
    try host.find(.list).focus()
    host.press("r", modifiers: .control)
    try await host.settle()
    try host.find(.button, "flip").tap()
    for _ in 0..<50 where log.lines.count < 2 { try await host.settle() }
    #expect(log.lines == ["refreshed", "canceled"])
    try host.find(.button, "flip").tap()
    try host.find(.list).focus()
    host.press("r", modifiers: .control)
    try await host.settle()
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(log.lines == ["refreshed", "canceled", "refreshed"])
  }

  private struct Animated: View {
    let log: Log
    @State private var isOn = false
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("go") {
          withAnimation(.linear(duration: 1)) {
            isOn.toggle()
          } completion: {
            log("done")
          }
        }
        Button("hide") { isShown = false }
        Button("leave") {
          withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            isShown = false
          } completion: {
            log("left")
          }
        }
        if isShown {
          Text("moving").offset(x: isOn ? 40 : 0).transition(.opacity)
            .onDisappear { log("gone") }
        }
      }
    }
  }

  @Test("a completion runs though the animated view was removed meanwhile")
  func completions() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 10) { Animated(log: log) }
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(500))
    try host.find(.button, "hide").tap()
    host.advance(by: .seconds(2))
    try await host.settle()
    #expect(log.lines.sorted() == ["done", "gone"])
    let other = Log()
    let second = TestHost(columns: 40, rows: 10) { Animated(log: other) }
    try second.find(.button, "leave").tap()
    #expect(other.lines == [])
    second.advance(by: .seconds(2))
    try await second.settle()
    #expect(other.lines.sorted() == ["gone", "left"])
  }

  private struct Held: View {
    let log: Log
    @State private var task: Task<Void, Never>?
    @State private var progress = 0
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        Text("progress \(progress)")
        Button(task == nil ? "start" : "cancel") {
          if let task {
            task.cancel()
            self.task = nil
          } else {
            progress = 0
            task = Task {
              while progress < 3, !Task.isCancelled {
                try? await clock.sleep(for: .seconds(1))
                if Task.isCancelled { return log("canceled at \(progress)") }
                progress += 1
              }
              task = nil
              log("finished")
            }
          }
        }
      }
      .onDisappear { task?.cancel() }
    }
  }

  @Test("a task in a state is started, canceled and started again by one button")
  func held() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 6) { Held(log: log) }
    func second() async throws {
      host.advance(by: .seconds(1))
      try await host.settle()
    }
    try host.find(.button, "start").tap()
    try await host.settle()
    try await second()
    #expect(host.screen.contains("progress 1"))
    try host.find(.button, "cancel").tap()
    try await host.settle()
    #expect(log.lines == ["canceled at 1"])
    try host.find(.button, "start").tap()
    try await host.settle()
    for _ in 0..<3 { try await second() }
    #expect(host.screen.contains("progress 3") && host.screen.contains("start"))
    #expect(log.lines == ["canceled at 1", "finished"])
    #expect(host.trace.issues.isEmpty)
  }

  private struct Listening: View {
    static let name = Notification.Name("LateWorkTests.changed")
    @State private var count = 0
    @State private var isOn = true
    @State private var latest = ""
    private let subject = PassthroughSubject<String, Never>()
    var body: some View {
      VStack {
        Text("count \(count) latest \(latest)")
        Button("flip") { isOn.toggle() }
        Button("send") { subject.send("s\(count)") }
        if isOn {
          Text("on").onReceive(NotificationCenter.default.publisher(for: Self.name)) { _ in
            count += 1
          }
        }
      }
      .onReceive(subject) { latest = $0 }
    }
  }

  @Test("a view receives notifications while it is there, and those of its own subject")
  func notifications() throws {
    let host = TestHost(columns: 40, rows: 6) { Listening() }
    func post() {
      NotificationCenter.default.post(name: Listening.name, object: nil)
      host.flush()
    }
    post()
    post()
    #expect(host.screen.contains("count 2"))
    try host.find(.button, "flip").tap()
    post()
    #expect(host.screen.contains("count 2"))
    try host.find(.button, "flip").tap()
    post()
    #expect(host.screen.contains("count 3"))
    try host.find(.button, "send").tap()
    #expect(host.screen.contains("latest s3"))
  }

  private struct Errors: View {
    let log: Log
    @State private var problems: [String] = []
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        Text("waiting \(problems.count)")
        Button("two") {
          fail("first", 1)
          fail("second", 2)
        }
      }
      .alert(
        problems.first ?? "",
        isPresented: Binding {
          !problems.isEmpty
        } set: {
          if !$0 { problems.removeFirst() }
        }
      ) {
        Button("OK") { log("ok") }
      }
    }

    private func fail(_ name: String, _ seconds: Int) {
      Task {
        try? await clock.sleep(for: .seconds(seconds))
        problems.append(name)
      }
    }
  }

  @Test("R81 a second error that arrives while an alert is open is shown after it")
  func errors() async throws {
    let log = Log()
    let host = TestHost(columns: 50, rows: 14) { Errors(log: log) }
    try host.find(.button, "two").tap()
    try await host.settle()
    host.advance(by: .seconds(2))
    try await host.settle()
    #expect(!host.findAll(.text, "waiting 2").isEmpty && host.screen.contains("first"))
    host.press(.return)
    #expect(!host.findAll(.text, "waiting 1").isEmpty && host.screen.contains("second"))
    try host.find(.button, "OK").tap()
    #expect(host.findAll(.alert).isEmpty && host.screen.contains("waiting 0"))
    #expect(log.lines == ["ok", "ok"])
  }

  private struct Lines: View {
    @State private var lines: [String] = []
    @State private var tab = 0
    let stream: @MainActor @Sendable () -> AsyncStream<String>
    var body: some View {
      TabView(selection: $tab) {
        Tab("Lines", systemImage: "star", value: 0) {
          Text(lines.joined(separator: " ")).task {
            for await line in stream() { lines.append(line) }
            lines.append("end")
          }
        }
        Tab("Other", systemImage: "star", value: 1) { Text("other") }
      }
    }
  }

  @Test("R67 a stream is read again from a new task when its tab returns")
  func streams() async throws {
    @MainActor final class Source {
      var continuation: AsyncStream<String>.Continuation?
      var opened = 0
      var ended = 0
    }
    let source = Source()
    let host = TestHost(columns: 50, rows: 10) {
      Lines {
        source.opened += 1
        let (stream, continuation) = AsyncStream<String>.makeStream()
        continuation.onTermination = { _ in Task { @MainActor in source.ended += 1 } }
        source.continuation = continuation
        return stream
      }
    }
    try await host.settle()
    source.continuation?.yield("a")
    source.continuation?.yield("b")
    try await host.settle()
    #expect(host.screen.contains("a b"))
    try host.find(.tab, "Other").tap()
    try await host.settle()
    source.continuation?.yield("lost")
    try host.find(.tab, "Lines").tap()
    try await host.settle()
    source.continuation?.yield("c")
    try await host.settle()
    #expect(host.screen.contains("a b end c"), "\(host.screen)")
    #expect(source.opened == 2 && source.ended == 1)
  }

  private struct Timelines: View {
    let dates: [Date]
    var body: some View {
      VStack {
        TimelineView(.explicit(dates)) { context in
          Text("explicit \(Int(context.date.timeIntervalSince(dates[0])))")
        }
        TimelineView(.periodic(from: dates[0], by: 10)) { context in
          Text("periodic \(Int(context.date.timeIntervalSince(dates[0])) / 10)")
        }
      }
    }
  }

  @Test("timelines with dates of their own show the last one that has passed")
  func timelines() async throws {
    let start = Date.now.addingTimeInterval(1)
    let host = TestHost(columns: 40, rows: 6) {
      Timelines(dates: [start, start.addingTimeInterval(30), start.addingTimeInterval(60)])
    }
    try await host.settle()
    for _ in 0..<4 {
      host.advance(by: .seconds(10))
      try await host.settle()
    }
    #expect(host.screen.contains("explicit 30"), "\(host.screen)")
    #expect(host.screen.contains("periodic 3"), "\(host.screen)")
    host.advance(by: .seconds(100))
    try await host.settle()
    #expect(host.screen.contains("explicit 60"), "\(host.screen)")
    #expect(host.screen.contains("periodic 13"), "\(host.screen)")
  }
}
