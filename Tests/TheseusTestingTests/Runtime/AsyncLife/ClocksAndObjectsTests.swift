import Foundation
import Observation
import Testing
import TheseusTesting

#if canImport(Combine)
  import Combine
#else
  import CombineFoundation
  import OpenCombine
#endif

@MainActor @Suite("views follow clocks, animations, and objects that tasks change")
struct ClocksAndObjectsTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
    var text: String { lines.joined(separator: ",") }
  }

  private struct Animated: View {
    let log: Log
    @State private var isOn = false
    @State private var isLogical = false
    var body: some View {
      VStack {
        Button("go") {
          withAnimation(.linear(duration: 1)) {
            isOn.toggle()
          } completion: {
            log("done \(isOn)")
          }
        }
        Button("nothing") {
          withAnimation(.linear(duration: 1)) {
          } completion: {
            log("nothing")
          }
        }
        Text("moving").offset(x: isOn ? 40 : 0)
        if isOn { Text("extra").transition(.opacity) }
      }
    }
  }

  @Test("the completion of an animation runs once, at its end, and sees the present state")
  func completion() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Animated(log: log) }
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(500))
    try await host.settle()
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(600))
    try await host.settle()
    #expect(log.text == "done true")
    try host.find(.button, "nothing").tap()
    host.advance(by: .seconds(2))
    try await host.settle()
    #expect(log.text == "done true,nothing")
    try host.find(.button, "go").tap()
    host.advance(by: .seconds(2))
    try await host.settle()
    #expect(log.text == "done true,nothing,done false")
    #expect(!host.screen.contains("extra"))
  }

  private struct Clocks: View {
    @State private var isPaused = false
    @State private var isShown = true
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      VStack {
        Button("pause") { isPaused.toggle() }
        Button("hide") { isShown.toggle() }
        Text("ticks \(ticks)")
        TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
          Text("second \(Int(context.date.timeIntervalSinceReferenceDate) % 100_000)")
        }
        if isShown { Text("shown").onReceive(timer) { _ in if !isPaused { ticks += 1 } } }
      }
    }
  }

  private func second(_ host: TestHost) -> Int {
    host.findAll(.text).compactMap {
      $0.label.hasPrefix("second ") ? Int($0.label.dropFirst(7)) : nil
    }.first ?? -1
  }

  @Test("a paused timeline and a timer of a removed view stand still")
  func clocks() async throws {
    let host = TestHost(columns: 40, rows: 8) { Clocks() }
    try await host.settle()
    let start = second(host)
    for _ in 0..<3 {
      host.advance(by: .seconds(1))
      try await host.settle()
    }
    #expect(second(host) - start == 3)
    #expect(host.screen.contains("ticks 3"))
    try host.find(.button, "pause").tap()
    for _ in 0..<3 {
      host.advance(by: .seconds(1))
      try await host.settle()
    }
    #expect(second(host) - start <= 4)
    #expect(host.screen.contains("ticks 3"))
    try host.find(.button, "pause").tap()
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(second(host) - start == 7)
    #expect(host.screen.contains("ticks 4"))
    try host.find(.button, "hide").tap()
    host.advance(by: .seconds(3))
    try await host.settle()
    #expect(host.screen.contains("ticks 4"))
    try host.find(.button, "hide").tap()
    host.advance(by: .seconds(2))
    try await host.settle()
    #expect(host.screen.contains("ticks 6"))
  }

  @MainActor private final class Model: ObservableObject {
    @Published var items: [Int] = []
    @Published var isLoading = false
    let clock: any Clock<Duration>
    var runs = 0
    init(clock: any Clock<Duration>) { self.clock = clock }
    func load() async {
      guard !isLoading else { return }
      isLoading = true
      runs += 1
      defer { isLoading = false }
      do {
        try await clock.sleep(for: .seconds(1))
        items.append(contentsOf: items.count..<(items.count + 10))
      } catch {}
    }
  }

  private struct Feed: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        ForEach(model.items, id: \.self) { Text("item \($0)") }
        if model.items.count < 30 {
          ProgressView("more").task { await model.load() }
        }
      }
      .overlay { if model.items.isEmpty && !model.isLoading { Text("empty") } }
    }
  }

  @Test(
    "R70 a row that loads more does so each time it comes near, and is not canceled by its result")
  func feed() async throws {
    let clock = TestClock()
    let model = Model(clock: clock)
    let host = TestHost(columns: 40, rows: 8) { Feed(model: model) }
    try await host.settle()
    #expect(model.runs == 1 && host.screen.contains("more") && !host.screen.contains("empty"))
    host.unmount()
    for _ in 0..<50 { await Task.yield() }
    #expect(!model.isLoading)
    #expect(model.items.isEmpty)
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var other = 0
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        Text("count \(count) other \(other)")
        Button("add") {
          Task {
            let before = count
            try? await clock.sleep(for: .seconds(1))
            count = before + 1
          }
        }
        Button("late add") {
          Task {
            try? await clock.sleep(for: .seconds(1))
            count += 1
          }
        }
        Button("stream") {
          Task {
            let numbers = AsyncStream<Int> { stream in
              for number in 1...3 { stream.yield(number) }
              stream.finish()
            }
            for await number in numbers { other = number }
          }
        }
        Button("group") {
          Task {
            other = await withTaskGroup(of: Int.self) { group in
              for number in 1...4 { group.addTask { number } }
              var sum = 0
              for await number in group { sum += number }
              return sum
            }
          }
        }
      }
    }
  }

  @Test("tasks of buttons write to the state that is current when they write")
  func unstructured() async throws {
    let host = TestHost(columns: 40, rows: 8) { Counter() }
    for _ in 0..<3 { try host.find(.button, "late add").tap() }
    for _ in 0..<3 { try host.find(.button, "add").tap() }
    try await host.settle()
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(["count 4", "count 1", "count 2", "count 3"].contains { host.screen.contains($0) })
    try host.find(.button, "stream").tap()
    try await host.settle()
    #expect(host.screen.contains("other 3"))
    try host.find(.button, "group").tap()
    try await host.settle()
    #expect(host.screen.contains("other 10"))
  }

  private struct Leaving: View {
    let log: Log
    @State private var isShown = true
    @State private var saved = 0
    var body: some View {
      VStack {
        Text("saved \(saved)")
        Button("close") { isShown = false }
        if isShown { Inner(log: log, saved: $saved) }
      }
    }
  }

  private struct Inner: View {
    let log: Log
    @Binding var saved: Int
    @State private var own = 0
    @Environment(\.clock) private var clock
    var body: some View {
      Button("save \(own)") {
        Task {
          try? await clock.sleep(for: .seconds(1))
          own += 1
          saved += 1
          log("wrote")
        }
      }
      .onDisappear { saved += 10 }
    }
  }

  @Test("a button's task that outlives its view still writes to what its parent owns")
  func outliving() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Leaving(log: log) }
    try host.find(.button, "save 0").tap()
    try await host.settle()
    try host.find(.button, "close").tap()
    #expect(host.screen.contains("saved 10"))
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(log.text == "wrote")
    #expect(host.screen.contains("saved 11"))
  }

  @Observable @MainActor fileprivate final class Store {
    var names: [String] = []
    var error: String?
    var revision = 0
  }

  private struct Observed: View {
    let store: Store
    @State private var seen: [Int] = []
    var body: some View {
      VStack {
        Text("names \(store.names.joined(separator: " "))")
        Text("seen \(seen.map(String.init).joined(separator: ","))")
        if let error = store.error { Text(error) }
      }
      .onChange(of: store.revision, initial: true) { seen.append(store.revision) }
      .alert(
        "Problem",
        isPresented: Binding {
          store.error != nil
        } set: {
          if !$0 { store.error = nil }
        }
      ) {
        Button("OK") {}
      } message: {
        Text(store.error ?? "")
      }
    }
  }

  @Test("an object that other tasks change is shown, its error asks once")
  func observed() async throws {
    let store = Store()
    let host = TestHost(columns: 50, rows: 16) { Observed(store: store) }
    #expect(host.screen.contains("seen 0"))
    await Task { @MainActor in
      store.names.append("a")
      store.revision += 1
      store.revision += 1
    }.value
    try await host.settle()
    #expect(host.screen.contains("names a") && host.screen.contains("seen 0,2"))
    await Task.detached { await MainActor.run { store.error = "disk" } }.value
    try await host.settle()
    #expect(host.findAll(.alert).count == 1)
    try host.find(.button, "OK").tap()
    #expect(host.findAll(.alert).isEmpty && store.error == nil)
    #expect(host.trace.issues.isEmpty)
  }

  private struct Picture: View {
    @State private var url: URL?
    var body: some View {
      VStack {
        Button("other") { url = URL(fileURLWithPath: "/nowhere/none.png") }
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Text("phase empty")
          case .success: Text("phase success")
          case .failure: Text("phase failure")
          @unknown default: Text("phase unknown")
          }
        }
      }
    }
  }

  @Test("an image without an address is empty; one that cannot be read fails or shows a stand-in")
  func image() async throws {
    let host = TestHost(columns: 40, rows: 8) { Picture() }
    #expect(host.screen.contains("phase empty"))
    try host.find(.button, "other").tap()
    try await host.settle()
    #expect(host.screen.contains("phase failure") || host.screen.contains("phase success"))
  }
}
