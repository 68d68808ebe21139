import Testing
import TheseusTesting

@MainActor @Suite("an open menu closes when its control is not shown any more")
struct MenuWithoutControlTests {
  private struct Bar: View {
    @State private var log = ""
    var body: some View {
      NavigationStack {
        Text("log \(log)")
          .toolbar {
            ForEach(0..<8, id: \.self) { index in
              Button("Action \(index)") { log += "\(index)" }
            }
          }
      }
    }
  }

  @Test("the menu of a bar that has space for all its items again")
  func overflow() throws {
    let host = TestHost(columns: 30, rows: 12) { Bar() }
    try host.find(.menu, "More").tap()
    #expect(host.findAll(.menuItem).count > 1)
    host.resize(columns: 140, rows: 12)
    #expect(host.findAll(.menuItem).isEmpty, "\(host.screen)")
    try host.find(.button, "Action 7").tap()
    #expect(host.screen.contains("log 7"))
    host.resize(columns: 30, rows: 12)
    #expect(host.findAll(.menuItem).isEmpty)
    try host.find(.menu, "More").select("Action 6")
    #expect(host.screen.contains("log 76"))
  }

  @Test("the menu stays open while the bar still needs it, with the items that do not fit")
  func stillNeeded() throws {
    let host = TestHost(columns: 30, rows: 12) { Bar() }
    try host.find(.menu, "More").tap()
    host.resize(columns: 50, rows: 12)
    #expect(!host.findAll(.menuItem).isEmpty)
    try host.find(.menuItem, "Action 7").tap()
    #expect(host.screen.contains("log 7"))
  }

  enum Control: CaseIterable { case menu, picker }

  private struct Split: View {
    let control: Control
    @State private var choice = 1
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        switch control {
        case .menu: Menu("Choose") { Button("First") { visibility = .detailOnly } }
        case .picker:
          Picker("Choose", selection: $choice) {
            Text("First").tag(1)
            Text("Second").tag(2)
          }
          .pickerStyle(.menu)
        }
      } detail: {
        Button("Detail") {}
      }
    }
  }

  @Test("a menu in a column that a narrow window does not show", arguments: Control.allCases)
  func column(_ control: Control) throws {
    let host = TestHost(columns: 100, rows: 12) { Split(control: control) }
    try host.find(control == .menu ? .menu : .picker, "Choose").tap()
    let detail = try host.find(.button, "Detail")
    #expect(host.screen.contains("First") && !detail.isEnabled)
    host.resize(columns: 36, rows: 12)
    let isHidden = host.findAll(nil, "Choose").allSatisfy { $0.frame.width == 0 }
    #expect(detail.isEnabled == isHidden, "\(host.screen)")
    #expect(host.screen.contains("First") != isHidden, "\(host.screen)")
  }
}
