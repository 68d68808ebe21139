import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Focus stays near what the user did")
struct NearFocusTests {
  private struct Rows: View {
    var usesLinks = false
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
      NavigationStack {
        VStack {
          List {
            ForEach(names, id: \.self) { name in
              if usesLinks {
                NavigationLink(name) { Text("page of \(name)") }
              } else {
                Button(name) {}
              }
            }
            .onDelete { names.remove(atOffsets: $0) }
          }
          Text("left \(names.joined())")
        }
      }
    }
  }

  private func focusList(_ host: TestHost, downs: Int) throws {
    try host.find(.list).focus()
    for _ in 0..<downs { host.press(.downArrow) }
  }

  @Test("a list without a selection keeps its place after deletions, also of the last row")
  func deletions() throws {
    let host = TestHost(columns: 40, rows: 12) { Rows() }
    try focusList(host, downs: 1)
    host.press(.delete)
    #expect(host.screen.contains("left acd"), "\(host.screen)")
    host.press(.delete)
    #expect(host.screen.contains("left ad"), "the row that took its place")
    host.press(.delete)
    #expect(host.screen.contains("left a"), "\(host.screen)")
    host.press(.delete)
    #expect(!host.screen.contains("left a"), "the last one that is left")
  }

  @Test("going back returns to the row of the list that was left, whatever is above it")
  func back() throws {
    let host = TestHost(columns: 40, rows: 12) { Rows(usesLinks: true) }
    try focusList(host, downs: 2)
    host.press(.return)
    #expect(host.screen.contains("page of c"), "\(host.screen)")
    host.press(.escape)
    host.press(.return)
    #expect(host.screen.contains("page of c"), "\(host.screen)")
  }

  private enum Container: CaseIterable { case grid, lazy, stacks }

  private struct Buttons: View {
    let container: Container
    @ViewBuilder var body: some View {
      switch container {
      case .grid:
        Grid {
          ForEach(0..<3) { row in
            GridRow { ForEach(0..<3) { column in Button("b\(row * 3 + column)") {} } }
          }
        }
      case .lazy:
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<9) { number in Button("b\(number)") {} }
        }
      case .stacks:
        VStack {
          ForEach(0..<3) { row in
            HStack { ForEach(0..<3) { column in Button("b\(row * 3 + column)") {} } }
          }
        }
      }
    }
  }

  @Test("Down and Up keep to the column of a grid of buttons", arguments: Container.allCases)
  private func columns(_ container: Container) throws {
    let host = TestHost(columns: 40, rows: 9) { Buttons(container: container) }
    try host.find(.button, "b1").focus()
    host.press(.downArrow)
    #expect(host.focused?.label == "b4")
    host.press(.downArrow)
    #expect(host.focused?.label == "b7")
    host.press(.rightArrow)
    #expect(host.focused?.label == "b8")
    host.press(.upArrow)
    #expect(host.focused?.label == "b5")
  }

  @Test("messages scroll from the field below them, also in a list and by an axis of two rows")
  func chat() throws {
    struct Chat: View {
      @State private var text = ""
      var body: some View {
        VStack {
          List(0..<40, id: \.self) { Text("message \($0)") }
          TextField("Say", text: $text, axis: .vertical)
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Chat() }
    try host.find(.textField).focus()
    host.press(.pageDown)
    #expect(!host.screen.contains("message 0\n") && host.screen.contains("message 6"))
    host.press(.pageUp)
    #expect(host.screen.contains("message 0"), "\(host.screen)")
    #expect(host.focused?.role == .textField)
  }
}
