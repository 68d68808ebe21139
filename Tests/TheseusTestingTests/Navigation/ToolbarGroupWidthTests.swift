import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the views of a toolbar's group are as wide as they want to be")
struct ToolbarGroupWidthTests {
  @Test("a label with an icon is not cut off beside another view")
  func label() {
    let host = TestHost(columns: 60, rows: 4) {
      List { Text("row") }.toolbar {
        ToolbarItemGroup {
          Button("Private", systemImage: "star") {}
          Button("Currency") {}
        }
      }
    }
    #expect(host.screen.contains("Private Currency"), "\(host.screen)")
  }

  @Test("nor is one beside a toggle with a wide icon and a menu")
  func toggle() {
    let host = TestHost(columns: 60, rows: 4) {
      List { Text("row") }.toolbar {
        ToolbarItemGroup {
          Toggle("Private", systemImage: "eye", isOn: .constant(false))
          Menu("Currency") { Button("Euro") {} }
        }
      }
    }
    #expect(host.screen.contains("Private Currency"), "\(host.screen)")
  }

  @Test("a spacer in a group still moves the views apart")
  func spacer() {
    let host = TestHost(columns: 60, rows: 6) {
      List { Text("row") }.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Left") {}
          Spacer()
          Button("Right") {}
        }
      }
    }
    #expect(host.screen.contains("Left    ") && host.screen.contains("Right"), "\(host.screen)")
  }
}
