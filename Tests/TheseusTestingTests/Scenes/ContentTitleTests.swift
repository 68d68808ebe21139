import TheseusTesting
import TheseusViews
import Testing

/// As on a Mac, `navigationTitle` names the window.
@MainActor
@Suite("A window is named by the title of its visible content")
struct ContentTitleTests {
  private struct OneWindow<Content: View>: App {
    let content: @MainActor () -> Content
    init(_ content: @escaping @MainActor () -> Content) { self.content = content }
    init() { preconditionFailure("created with its content") }
    var body: some Scene { WindowGroup("Scene") { content() } }
  }

  private func host<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> TestHost {
    TestHost(app: OneWindow(content), columns: 120, rows: 24)
  }

  private struct Stack: View {
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Open", value: "Inbox")
          NavigationLink("Untitled", value: "")
        }
        .navigationTitle("Mail")
        .navigationDestination(for: String.self) { name in
          VStack {
            Text("content of \(name)")
            Button("Up") { path.removeLast() }
          }
          .navigationTitle(name)
        }
      }
    }
  }

  @Test("the top page of a stack names it, and going back the one below")
  func stack() throws {
    let host = host { Stack() }
    #expect(host.windows.map(\.title) == ["Mail"])
    try host.find(.button, "Open").tap()
    #expect(host.windows.map(\.title) == ["Inbox"])
    try host.find(.button, "Up").tap()
    #expect(host.windows.map(\.title) == ["Mail"])
    try host.find(.button, "Untitled").tap()
    #expect(host.windows.map(\.title) == [""])
  }

  private struct Tabs: View {
    @State private var tab = 0
    @State private var showsSheet = false
    var body: some View {
      TabView(selection: $tab) {
        VStack {
          Button("Next") { tab = 1 }
          Button("Sheet") { showsSheet = true }
        }
        .navigationTitle("First")
        .tabItem { Text("1") }.tag(0)
        Text("second").navigationTitle("Second").tabItem { Text("2") }.tag(1)
        Button("Home") { tab = 0 }.tabItem { Text("3") }.tag(2)
      }
      .sheet(isPresented: $showsSheet) { Text("sheet").navigationTitle("Sheet") }
    }
  }

  @Test("the selected tab names it, a sheet does not")
  func tabs() throws {
    let host = host { Tabs() }
    #expect(host.windows.first?.title == "First")
    try host.find(.button, "Sheet").tap()
    #expect(host.windows.first?.title == "First")
    host.press(.escape)
    try host.find(.button, "Next").tap()
    #expect(host.windows.first?.title == "Second")
    try host.find(.tab, "3").tap()
    #expect(host.windows.first?.title == "Scene")
  }

  @Test("the last column with a title names it, and an outer title wins")
  func columns() throws {
    let split = host {
      NavigationSplitView {
        Text("list").navigationTitle("Folders")
      } detail: {
        Text("detail").navigationTitle("Inbox")
      }
    }
    #expect(split.windows.first?.title == "Inbox")
    let outer = host { Text("x").navigationTitle("Inner").navigationTitle("Outer") }
    #expect(outer.windows.first?.title == "Outer")
  }

  private struct Renamed: View {
    @State private var name = "Notes"
    var body: some View {
      TextField("Name", text: $name).navigationTitle(name)
    }
  }

  @Test("it follows the state that its title is made of")
  func state() throws {
    let host = host { Renamed() }
    #expect(host.windows.first?.title == "Notes")
    try host.find(.textField).replaceText("Ideas")
    #expect(host.windows.first?.title == "Ideas")
  }
}
