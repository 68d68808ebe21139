import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Going back from a page that code had pushed moves focus to what leads to it")
struct PresetPathFocusTests {
  private struct Links: View {
    let isList: Bool
    @State private var path = [2]
    var body: some View {
      NavigationStack(path: $path) {
        Group {
          if isList {
            List(1..<4) { NavigationLink("row \($0)", value: $0) }
          } else {
            VStack {
              Button("other") {}
              ForEach(1..<4) { NavigationLink("link \($0)", value: $0) }
            }
          }
        }
        .navigationDestination(for: Int.self) { number in Button("page \(number)") {} }
      }
    }
  }

  private struct Buttons: View {
    @State private var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root")
          Button("push") { path = [1] }
          Button("other") {}
        }
        .navigationDestination(for: Int.self) { number in Text("page \(number)") }
      }
    }
  }

  @Test("a row of a list", arguments: [true, false])
  func row(isRestored: Bool) throws {
    var host = TestHost(columns: 40, rows: 10) { Links(isList: true) }
    if isRestored {
      host = TestHost(restoring: try host.snapshot(), columns: 40, rows: 10) { Links(isList: true) }
    }
    #expect(host.screen.contains("page 2"))
    host.press(.escape)
    #expect(host.focused?.role == .list)
    #expect(host.screen.contains("▌ row 2"), "\(host.screen)")
    host.press(.return)
    #expect(host.screen.contains("page 2"))
  }

  @Test("a link", arguments: [true, false])
  func link(isRestored: Bool) throws {
    var host = TestHost(columns: 40, rows: 10) { Links(isList: false) }
    if isRestored {
      host = TestHost(restoring: try host.snapshot(), columns: 40, rows: 10) {
        Links(isList: false)
      }
    }
    try host.find(.button, "page 2").focus()
    host.press(.escape)
    #expect(host.focused?.label == "link 2")
  }

  @Test("the first element, if no link leads to the page", arguments: [true, false])
  func button(isRestored: Bool) throws {
    var host = TestHost(columns: 40, rows: 10) { Buttons() }
    if isRestored {
      host = TestHost(restoring: try host.snapshot(), columns: 40, rows: 10) { Buttons() }
    }
    #expect(host.screen.contains("page 1"))
    host.press(.escape)
    #expect(host.focused?.label == "push")
  }
}
