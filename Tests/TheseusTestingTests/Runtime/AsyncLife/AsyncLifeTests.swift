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

@MainActor @Suite("asynchronous work begins, ends and is replaced with its view")
struct AsyncLifeTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
    var text: String { lines.joined(separator: ",") }
  }

  private struct Failure: LocalizedError, Equatable {
    let number: Int
    var errorDescription: String? { "failed \(number)" }
  }

  private struct Search: View {
    let log: Log
    @State private var query = ""
    @State private var results: [String] = []
    @State private var isLoading = false
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        TextField("Query", text: $query)
        if isLoading { ProgressView("loading") }
        ForEach(results, id: \.self) { Text($0) }
      }
      .task(id: query) {
        guard !query.isEmpty else {
          results = []
          return
        }
        do {
          try await clock.sleep(for: .milliseconds(300))
          log("search \(query)")
          isLoading = true
          defer { isLoading = false }
          try await clock.sleep(for: .seconds(2))
          results = ["result of \(query)"]
        } catch {
          log("canceled \(query)")
        }
      }
    }
  }

  @Test("R62 a debounced search runs for the last text only")
  func debounced() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 12) { Search(log: log) }
    try await host.settle()
    for key in ["a", "b", "c"] {
      try host.find(.textField).type(key)
      try await host.settle()
      host.advance(by: .milliseconds(100))
      try await host.settle()
    }
    #expect(log.lines.filter { $0.hasPrefix("search") }.isEmpty)
    host.advance(by: .milliseconds(300))
    try await host.settle()
    #expect(log.lines.filter { $0.hasPrefix("search") } == ["search abc"])
    #expect(host.screen.contains("loading"))
    try host.find(.textField).type("d")
    try await host.settle()
    // The canceled search ended, and said so.
    #expect(!host.screen.contains("loading"))
    host.advance(by: .seconds(3))
    try await host.settle()
    #expect(host.screen.contains("result of abcd"))
    #expect(!host.screen.contains("loading"))
    try host.find(.textField).replaceText("")
    try await host.settle()
    #expect(!host.screen.contains("result"))
    #expect(host.trace.issues.isEmpty)
  }

  private struct Rows: View {
    let log: Log
    @Environment(\.clock) private var clock
    var body: some View {
      List(0..<100, id: \.self) { row in RowView(row: row, log: log) }
    }
  }

  private struct RowView: View {
    let row: Int
    let log: Log
    @State private var text = "…"
    @Environment(\.clock) private var clock
    var body: some View {
      Text("row \(row) \(text)").task {
        do {
          try await clock.sleep(for: .seconds(1))
          text = "loaded"
        } catch { log("canceled \(row)") }
      }
    }
  }

  @Test("R67 rows that scroll away cancel their tasks, and load when they return")
  func scrolled() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 10) { Rows(log: log) }
    try await host.settle()
    try host.find(.list).scroll(by: 60)
    try await host.settle()
    #expect(log.lines.contains("canceled 0"))
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(host.screen.contains("loaded") && !host.screen.contains("…"))
    try host.find(.list).scroll(by: -60)
    try await host.settle()
    #expect(host.screen.contains("row 0 …"))
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(host.screen.contains("row 0 loaded"))
  }

  private struct Loading: View {
    @State private var attempt = 0
    @State private var names: [String]?
    @State private var error: Failure?
    @State private var isShowingError = false
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        if let names {
          ForEach(names, id: \.self) { Text($0) }
        } else {
          ProgressView("wait")
        }
        Button("Retry") { attempt += 1 }
      }
      .task(id: attempt) { await load() }
      .alert(isPresented: $isShowingError, error: error) { _ in
        Button("Again") { attempt += 1 }
        Button("Stop", role: .cancel) {}
      } message: { error in
        Text("number \(error.number)")
      }
    }

    private func load() async {
      do {
        try await clock.sleep(for: .seconds(1))
        if attempt < 2 { throw Failure(number: attempt) }
        names = ["x", "y"]
      } catch let failure as Failure {
        error = failure
        isShowingError = true
      } catch {}
    }
  }

  @Test("an error is shown as an alert, which starts the work again")
  func errors() async throws {
    let host = TestHost(columns: 50, rows: 16) { Loading() }
    for number in 0..<2 {
      try await host.settle()
      #expect(host.findAll(.alert).isEmpty)
      host.advance(by: .seconds(1))
      try await host.settle()
      #expect(host.screen.contains("failed \(number)") && host.screen.contains("number \(number)"))
      try host.find(.button, "Again").tap()
    }
    try await host.settle()
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(host.findAll(.alert).isEmpty)
    #expect(!host.findAll(.text, "x").isEmpty && !host.screen.contains("wait"))
    #expect(host.trace.issues.isEmpty)
  }

  private struct Pages: View {
    let log: Log
    @State private var tab = 0
    @State private var isShown = false
    @Environment(\.clock) private var clock
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: 0) {
          NavigationStack {
            NavigationLink("push") { Text("pushed").task { await work("pushed") } }
              .task { await work("one") }
          }
        }
        Tab("Two", systemImage: "star", value: 1) {
          Button("sheet") { isShown = true }.task { await work("two") }
            .sheet(isPresented: $isShown) { Text("inside").task { await work("sheet") } }
        }
      }
    }

    private func work(_ name: String) async {
      log("+\(name)")
      try? await clock.sleep(for: .seconds(1_000))
      log(Task.isCancelled ? "-\(name)" : "done \(name)")
    }
  }

  @Test("R67 tabs and pages cancel what they cover, a sheet does not")
  func covered() async throws {
    let log = Log()
    let host = TestHost(columns: 50, rows: 16) { Pages(log: log) }
    try await host.settle()
    #expect(log.text == "+one")
    try host.find(nil, "push").tap()
    try await host.settle()
    #expect(log.lines.sorted() == ["+one", "+pushed", "-one"])
    host.press(.escape)
    try await host.settle()
    #expect(log.lines.sorted() == ["+one", "+one", "+pushed", "-one", "-pushed"])
    log.lines = []
    try host.find(.tab, "Two").tap()
    try await host.settle()
    #expect(log.lines.sorted() == ["+two", "-one"])
    log.lines = []
    try host.find(.button, "sheet").tap()
    try await host.settle()
    #expect(log.text == "+sheet")
    host.press(.escape)
    try await host.settle()
    #expect(log.text == "+sheet,-sheet")
    log.lines = []
    host.unmount()
    for _ in 0..<20 { await Task.yield() }
    #expect(log.text == "-two")
  }

  private struct Toggled: View {
    let log: Log
    @State private var isOn = true
    @State private var id = 0
    var body: some View {
      VStack {
        Button("flip") { isOn.toggle() }
        Button("twice") {
          isOn.toggle()
          isOn.toggle()
        }
        Button("id") { id += 1 }
        if isOn {
          Text("on")
            .onAppear { log("appear") }
            .onDisappear { log("disappear") }
            .task {
              log("task")
              await withTaskCancellationHandler {
                try? await Task.sleep(for: .seconds(10_000))
              } onCancel: {
                Task { @MainActor in log("cancel") }
              }
            }
            .id(id)
        }
      }
    }
  }

  @Test("R61 R63 removal cancels; a change and its reversal do nothing")
  func removal() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Toggled(log: log) }
    try await host.settle()
    #expect(log.text == "appear,task")
    try host.find(.button, "twice").tap()
    try await host.settle()
    #expect(log.text == "appear,task")
    try host.find(.button, "id").tap()
    try await host.settle()
    #expect(
      log.lines.filter { $0 != "cancel" && $0 != "task" } == ["appear", "appear", "disappear"])
    #expect(log.lines.filter { $0 == "cancel" }.count == 1)
    try host.find(.button, "flip").tap()
    try await host.settle()
    #expect(log.lines.filter { $0 == "cancel" }.count == 2)
    #expect(log.lines.filter { $0 == "task" }.count == 2)
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
