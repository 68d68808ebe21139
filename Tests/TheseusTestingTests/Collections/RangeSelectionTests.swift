import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Shift extends a list's selection from the row where it began")
struct RangeSelectionTests {
  private struct Letters: View {
    @State private var selection: Set<String> = []
    @State private var letters = "abcdefghij".map { String($0) }
    @State private var deletions: [[Int]] = []
    @State private var commands = 0
    var usesCommand = false
    var isEditing = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("selected \(selection.sorted().joined())")
        Text("letters \(letters.joined())")
        Text(verbatim: "deleted \(deletions) commands \(commands)")
        if usesCommand {
          list.onDeleteCommand {
            commands += 1
            letters.removeAll { selection.contains($0) }
          }
        } else if isEditing {
          list.environment(\.editMode, .constant(.active))
        } else {
          list
        }
        Button("select a") { selection = ["a"] }
      }
    }

    private var list: some View {
      List(selection: $selection) {
        Section("letters") {
          ForEach(letters, id: \.self) { Text($0) }
            .onDelete { offsets in
              deletions.append(Array(offsets))
              letters.remove(atOffsets: offsets)
            }
        }
      }
    }
  }

  private func host(_ letters: Letters = Letters()) throws -> TestHost {
    let host = TestHost(columns: 40, rows: 22) { letters }
    try host.find(.list).focus()
    return host
  }

  @Test("down and back up again, then above the first row of the selection")
  func arrows() throws {
    let host = try host()
    for _ in 0..<3 { host.press(.downArrow) }
    #expect(host.screen.contains("selected d\n"))
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    #expect(host.screen.contains("selected def"))
    host.press(.upArrow, modifiers: .shift)
    #expect(host.screen.contains("selected de\n"))
    for _ in 0..<3 { host.press(.upArrow, modifiers: .shift) }
    #expect(host.screen.contains("selected bcd\n"))
    host.press(.downArrow)
    #expect(host.screen.contains("selected c\n"))
  }

  @Test("to the end, to the beginning and by pages")
  func farKeys() throws {
    let host = try host()
    for _ in 0..<3 { host.press(.downArrow) }
    host.press(.end, modifiers: .shift)
    #expect(host.screen.contains("selected defghij"))
    host.press(.home, modifiers: .shift)
    #expect(host.screen.contains("selected abcd\n"))
    host.press(.pageDown, modifiers: .shift)
    #expect(host.screen.contains("selected def"))
  }

  @Test("a click with Shift selects the rows between")
  func click() throws {
    let host = try host()
    func click(_ letter: String, _ modifiers: EventModifiers = []) throws {
      let frame = try host.find(.text, letter).frame
      for action in [PointerEvent.Action.press(.left), .release(.left)] {
        host.send(
          .pointer(PointerEvent(action, column: frame.x, row: frame.y, modifiers: modifiers)))
      }
    }
    try click("c")
    try click("f", .shift)
    #expect(host.screen.contains("selected cdef\n"))
    try click("a", .shift)
    #expect(host.screen.contains("selected abc\n"))
    try click("e", .control)
    #expect(host.screen.contains("selected abce\n"))
    try click("g", .shift)
    #expect(host.screen.contains("selected abcefg\n"))
  }

  @Test("a selection of the app begins a new range")
  func otherSelection() throws {
    let host = try host()
    for _ in 0..<3 { host.press(.downArrow) }
    host.press(.downArrow, modifiers: .shift)
    try host.find(.button, "select a").tap()
    try host.find(.list).focus()
    host.press(.downArrow, modifiers: .shift)
    #expect(host.screen.contains("selected ab\n"))
  }

  @Test("either Delete key deletes all of them in one action", arguments: [true, false])
  func deletes(isForward: Bool) throws {
    let host = try host()
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    host.press(isForward ? .deleteForward : .delete)
    #expect(host.screen.contains("letters aefghij"))
    #expect(host.screen.contains("deleted [[1, 2, 3]]"))
  }

  @Test("a delete command acts on the selection instead of the rows' own action")
  func command() throws {
    let host = try host(Letters(usesCommand: true))
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    host.press(.delete)
    #expect(host.screen.contains("letters adefghij"))
    #expect(host.screen.contains("deleted [] commands 1"))
  }

  @Test("in edit mode as well")
  func editMode() throws {
    let host = try host(Letters(isEditing: true))
    host.press(.downArrow)
    host.press(.space)
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    #expect(host.screen.contains("selected bcd\n"))
    host.press(.upArrow, modifiers: .shift)
    #expect(host.screen.contains("selected bc\n"))
    host.press(.delete)
    #expect(host.screen.contains("deleted [[1, 2]]"))
  }
}
