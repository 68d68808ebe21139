import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Without a selection the first tab is shown")
struct FirstTabTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private func page(_ name: String, _ log: Log) -> some View {
    Text("the \(name)").onAppear { log.lines.append(name) }
  }

  @Test("also where a ForEach makes it and a section follows")
  func rows() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 5) {
      TabView {
        ForEach(["home", "books"], id: \.self) { name in
          Tab(name, systemImage: "house") { page(name, log) }
        }
        TabSection("Library") {
          Tab("Films", systemImage: "film") { page("films", log) }
        }
      }
    }
    #expect(host.screen.contains("the home"), "\(host.screen)")
    #expect(log.lines == ["home"])
    try host.find(.tab, "Films").tap()
    #expect(host.screen.contains("the films"))
  }

  @Test("a tab that is added before it later changes nothing")
  func later() throws {
    struct Screen: View {
      @State private var names = ["home"]
      var body: some View {
        TabView {
          ForEach(names, id: \.self) { name in
            Tab(name, systemImage: "house") {
              Text("the \(name)")
              Button("Add") { names.insert("early", at: 0) }
            }
          }
          Tab("Films", systemImage: "film") { Text("the films") }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 5) { Screen() }
    try host.find(.button, "Add").tap()
    #expect(host.screen.contains("the home"), "\(host.screen)")
  }
}
