import TheseusCore
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("The titles of labels in the rows of a list begin in the same column")
struct RowIconTests {
  /// Symbols of one and of two columns, and an icon of the app.
  private struct Rows: View {
    var body: some View {
      Label("Lines", systemImage: "list.bullet")
      Label("Papers", systemImage: "folder")
      Label("Gears", systemImage: "gear")
      Label {
        Text("Letters")
      } icon: {
        Text("i")
      }
    }
  }

  private func columns(_ host: TestHost) throws -> [Int] {
    try ["Lines", "Papers", "Gears", "Letters"].map { try host.find(.text, $0).frame.x }
  }

  @Test("in a list, a sidebar, a section and a form")
  func containers() throws {
    let hosts = [
      TestHost { List { Rows() } },
      TestHost { List { Rows() }.listStyle(.sidebar) },
      TestHost { List { Section("Kinds") { Rows() } } },
      TestHost { Form { Rows() } },
    ]
    for host in hosts {
      let columns = try columns(host)
      #expect(Set(columns).count == 1, "\(columns)\n\(host.screen)")
    }
  }

  @Test("elsewhere an icon takes its own width, and a label without an icon takes no space for it")
  func elsewhere() throws {
    let stack = TestHost { VStack(alignment: .leading) { Rows() } }
    let columns = try columns(stack)
    #expect(columns.map { $0 - columns[0] } == [0, 1, 0, 0], "\(stack.screen)")
    let list = TestHost {
      List {
        Text("Plain")
        Label("Bare", systemImage: "gear").labelStyle(.titleOnly)
      }
    }
    #expect(
      try list.find(.text, "Plain").frame.x == list.find(.text, "Bare").frame.x, "\(list.screen)")
  }
}
