import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct Folder: Hashable, Codable { var name: String }
private struct File: Hashable, Codable { var id: Int }

@MainActor @Suite("paths of navigation stacks, in a user's odd order")
struct PathFlowTests {
  private final class Log { var lines: [String] = [] }

  private struct Browser: View {
    let log: Log
    @State private var path = NavigationPath()
    @State private var saved: Data?

    var body: some View {
      VStack {
        Text("depth \(path.count)")
        Button("Deep") {
          path = NavigationPath([Folder(name: "a")])
          path.append(File(id: 1))
          path.append("word")
        }
        Button("Pop and push") {
          path.removeLast()
          path.append(File(id: 9))
        }
        Button("Root") { path = NavigationPath() }
        Button("Save") {
          saved = path.codable.flatMap { try? JSONEncoder().encode($0) }
        }
        Button("Load") {
          if let saved,
            let codable = try? JSONDecoder().decode(
              NavigationPath.CodableRepresentation.self, from: saved)
          {
            path = NavigationPath(codable)
          }
        }
        NavigationStack(path: $path) {
          List {
            NavigationLink("Folder a", value: Folder(name: "a"))
            NavigationLink("File 1", value: File(id: 1))
          }
          .navigationDestination(for: Folder.self) { Page(name: "folder \($0.name)", log: log) }
          .navigationDestination(for: File.self) { Page(name: "file \($0.id)", log: log) }
          .navigationDestination(for: String.self) { Page(name: "text \($0)", log: log) }
        }
      }
    }
  }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("page \(name) taps \(taps)")
        Button("Tap") { taps += 1 }
        NavigationLink("Next", value: File(id: taps + 100))
        Button("Dismiss") { dismiss() }
      }
      .onAppear { log.lines.append("+\(name)") }
      .onDisappear { log.lines.append("-\(name)") }
    }
  }

  @Test("R73 a path of values of several types that is set in one step shows its last page only")
  func heterogeneous() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Browser(log: log) }
    try host.find(.button, "Deep").tap()
    #expect(host.screen.contains("depth 3") && host.screen.contains("page text word"))
    #expect(log.lines.filter { $0.hasPrefix("+") } == ["+text word"])
    try host.find(.button, "Dismiss").tap()
    #expect(host.screen.contains("depth 2") && host.screen.contains("page file 1"))
    try host.find(.button, "Dismiss").tap()
    try host.find(.button, "Dismiss").tap()
    #expect(host.screen.contains("depth 0"))
    #expect(try host.find(.button, "Folder a").isEnabled)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R73 a value replaced in one event ends its page; those below keep state")
  func replaced() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Browser(log: log) }
    try host.find(.button, "Folder a").tap()
    try host.find(.button, "Tap").tap()
    try host.find(.button, "Next").tap()
    #expect(host.screen.contains("page file 101 taps 0"))
    try host.find(.button, "Tap").tap()
    try host.find(.button, "Pop and push").tap()
    #expect(host.screen.contains("page file 9 taps 0") && host.screen.contains("depth 2"))
    try host.find(.button, "Dismiss").tap()
    #expect(host.screen.contains("page folder a taps 1") && host.screen.contains("depth 1"))
  }

  @Test("a path is encoded and decoded with all of its values")
  func codable() throws {
    let host = TestHost(columns: 60, rows: 24) { Browser(log: Log()) }
    try host.find(.button, "Deep").tap()
    try host.find(.button, "Save").tap()
    try host.find(.button, "Root").tap()
    #expect(host.screen.contains("depth 0"))
    try host.find(.button, "Load").tap()
    #expect(host.screen.contains("depth 3") && host.screen.contains("page text word"))
    try host.find(.button, "Dismiss").tap()
    #expect(host.screen.contains("page file 1"))
  }

  @Test("each page appears and disappears once for each way through it")
  func lifecycle() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Browser(log: log) }
    try host.find(.button, "Folder a").tap()
    try host.find(.button, "Next").tap()
    #expect(log.lines.sorted() == ["+file 100", "+folder a", "-folder a"])
    log.lines = []
    try host.find(.button, "Root").tap()
    #expect(log.lines.filter { $0 == "-file 100" }.count == 1)
    #expect(!log.lines.contains("+folder a"))
  }

  @Test("dismiss called twice in one action pops one page")
  func twice() throws {
    struct Double: View {
      @Environment(\.dismiss) private var dismiss
      let value: Int
      var body: some View {
        Text("page \(value)")
        NavigationLink("Next", value: value + 1)
        Button("Twice") {
          dismiss()
          dismiss()
        }
      }
    }
    let host = TestHost {
      NavigationStack {
        NavigationLink("Next", value: 1)
          .navigationDestination(for: Int.self) { Double(value: $0) }
      }
    }
    try host.find(.button, "Next").tap()
    try host.find(.button, "Next").tap()
    #expect(host.screen.contains("page 2"))
    try host.find(.button, "Twice").tap()
    #expect(host.screen.contains("page 1"))
  }

  @Test("destinations by a flag and by an item set them back when the user goes back")
  func flagAndItem() throws {
    struct Home: View {
      @State private var isShown = false
      @State private var file: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Text("shown \(isShown.description) file \(file ?? -1)")
            Button("Show") { isShown = true }
            Button("File") { file = 5 }
          }
          .navigationDestination(isPresented: $isShown) {
            VStack {
              Text("by flag")
              Button("Other file") { file = 6 }
            }
          }
          .navigationDestination(item: $file) { Leaf(text: "by item \($0)") }
        }
      }
    }
    struct Leaf: View {
      let text: String
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text(text)
        Button("Dismiss") { dismiss() }
      }
    }
    let host = TestHost { Home() }
    try host.find(.button, "File").tap()
    #expect(host.screen.contains("by item 5"))
    try host.find(.button, "Dismiss").tap()
    #expect(host.screen.contains("shown false file -1"))
    try host.find(.button, "Show").tap()
    #expect(host.screen.contains("by flag"))
    host.press(.escape)
    #expect(host.screen.contains("shown false file -1"))
    try host.find(.button, "Show").tap()
    #expect(host.screen.contains("by flag"))
  }

  @Test("tabs keep their stacks while another tab is shown, and a path is changed behind")
  func tabs() throws {
    struct Root: View {
      @State private var tab = "a"
      @State private var path: [Int] = []
      var body: some View {
        VStack {
          Button("Link") {
            tab = "b"
            path = [1, 2]
          }
          Button("Clear") { path = [] }
          TabView(selection: $tab) {
            Tab("A", systemImage: "star", value: "a") { Counter() }
            Tab("B", systemImage: "circle", value: "b") {
              NavigationStack(path: $path) {
                NavigationLink("Go", value: 7)
                  .navigationDestination(for: Int.self) { Text("number \($0)") }
              }
            }
          }
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = TestHost { Root() }
    try host.find(.button, "count 0").tap()
    try host.find(.button, "Link").tap()
    #expect(host.screen.contains("number 2"))
    try host.find(.tab, "A").tap()
    #expect(host.screen.contains("count 1"))
    try host.find(.button, "Clear").tap()
    try host.find(.tab, "B").tap()
    #expect(host.findAll(.button, "Go").count == 1)
    #expect(!host.screen.contains("number"))
  }

  @Test("a split view shows the column that its binding says, and tells what the user chose")
  func columns() throws {
    struct Split: View {
      @State private var columns = NavigationSplitViewVisibility.all
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
          List(1..<4, id: \.self, selection: $chosen) { Text("item \($0)") }
        } detail: {
          VStack {
            Text("chosen \(chosen ?? 0)")
            Button("Only detail") { columns = .detailOnly }
            Button("All") { columns = .all }
          }
        }
      }
    }
    let host = TestHost(columns: 100, rows: 20) { Split() }
    #expect(host.screen.contains("item 2"))
    try host.find(.row, "item 2").tap()
    #expect(host.screen.contains("chosen 2"))
    try host.find(.button, "Only detail").tap()
    #expect(!host.screen.contains("item 2") && host.screen.contains("chosen 2"))
    try host.find(.button, "All").tap()
    #expect(host.screen.contains("item 2"))
  }
}
