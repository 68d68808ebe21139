import Foundation
import Testing
import TheseusTesting

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
}
