import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("R86 a selection is checked when its event has taken all its effects")
struct SettledSelectionTests {
  private struct Mail: View {
    @State private var box: String? = "in"
    @State private var mail: String? = "a"
    private let mails = ["in": ["a", "b"], "out": ["c"]]

    var body: some View {
      NavigationSplitView {
        List(["in", "out"], id: \.self, selection: $box) { Text($0) }
      } detail: {
        List(mails[box ?? ""] ?? [], id: \.self, selection: $mail) { Text("mail \($0)") }
      }
      .onChange(of: box) { mail = nil }
    }
  }

  @Test("onChange resets the selection of a list whose rows were replaced: no issue")
  func list() throws {
    let host = TestHost(columns: 100) { Mail() }
    try host.find(.row, "out").tap()
    try host.find(.row, "mail c").tap()
    #expect(host.trace.issues.isEmpty)
  }

  private struct Choices: View {
    @State private var names = ["x", "y"]
    @State private var picked = "x"
    @State private var tab = "x"
    var corrects = true

    var body: some View {
      VStack {
        Button("Replace") { names = ["z"] }
        Button("In two transactions") {
          names = ["w"]
          withAnimation {
            picked = "w"
            tab = "w"
          }
        }
        Picker("Pick", selection: $picked) { ForEach(names, id: \.self) { Text($0) } }
        TabView(selection: $tab) {
          ForEach(names, id: \.self) { name in Tab(name, systemImage: "circle", value: name) {} }
        }
      }
      .onChange(of: names) {
        guard corrects else { return }
        picked = names[0]
        tab = names[0]
      }
    }
  }

  @Test("onChange corrects a picker and a tab view whose choices were replaced: no issue")
  func choices() throws {
    let host = TestHost { Choices() }
    try host.find(.button, "Replace").tap()
    #expect(try host.find(.picker, "Pick").value == "z")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("an event with two transactions is checked after both")
  func transactions() throws {
    let host = TestHost { Choices(corrects: false) }
    try host.find(.button, "In two transactions").tap()
    #expect(try host.find(.picker, "Pick").value == "w")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a selection that nothing corrects is reported once")
  func uncorrected() throws {
    let host = TestHost { Choices(corrects: false) }
    try host.find(.button, "Replace").tap()
    host.resize(columns: 60, rows: 20)
    #expect(host.trace.issues.map(\.kind) == [.invalidSelection, .invalidSelection])
    try host.find(.button, "In two transactions").tap()
    #expect(host.trace.issues.count == 2)
  }
}
