import Testing
import TheseusTesting

@MainActor @Suite("rows away from the screen are selected by their tags")
struct TaggedRangeTests {
  /// Numbers that are also positions of other rows.
  private static let numbers = (0..<60).map { 100 - $0 }

  private struct Many: View {
    @State private var selection: Set<Int> = []
    var locked: ClosedRange<Int>?
    var body: some View {
      VStack(alignment: .leading) {
        Text("count \(selection.count) from \(selection.min() ?? 0) to \(selection.max() ?? 0)")
        List(selection: $selection) {
          ForEach(numbers.indices, id: \.self) { index in
            Text("row \(numbers[index])").tag(numbers[index])
              .selectionDisabled(locked?.contains(numbers[index]) ?? false)
          }
        }
      }
    }
  }

  @Test("the whole range to the last row and back to the first")
  func range() throws {
    let host = TestHost(columns: 40, rows: 12) { Many() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.end, modifiers: .shift)
    #expect(host.screen.contains("count 59 from 41 to 99"), "\(host.screen)")
    host.press(.home, modifiers: .shift)
    #expect(host.screen.contains("count 2 from 99 to 100"), "\(host.screen)")
  }

  @Test("rows that cannot be selected are left out")
  func restricted() throws {
    let host = TestHost(columns: 40, rows: 12) { Many(locked: 41...98) }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.end, modifiers: .shift)
    #expect(host.screen.contains("count 1 from 99 to 99"), "\(host.screen)")
  }

  private struct One: View {
    @State private var selection: Int?
    var body: some View {
      VStack(alignment: .leading) {
        Text("chosen \(selection ?? 0)")
        List(selection: $selection) {
          ForEach(numbers.indices, id: \.self) { Text("row \(numbers[$0])").tag(numbers[$0]) }
        }
      }
    }
  }

  @Test("the last row alone")
  func single() throws {
    let host = TestHost(columns: 40, rows: 12) { One() }
    try host.find(.list).focus()
    host.press(.end)
    #expect(host.screen.contains("chosen 41"), "\(host.screen)")
    host.press(.home)
    #expect(host.screen.contains("chosen 100"), "\(host.screen)")
  }

  private struct Named: View {
    @State private var selection: Set<String> = []
    var body: some View {
      VStack(alignment: .leading) {
        Text("count \(selection.count)")
        List(selection: $selection) {
          Section("first") {
            ForEach(0..<30) { Text("row \($0)").tag("a\($0)") }
          }
          Section("second") {
            ForEach(0..<30) { Text("row \($0)").tag("b\($0)") }
          }
        }
      }
    }
  }

  @Test("where ids are of another type than tags, through several sections")
  func otherType() throws {
    let host = TestHost(columns: 40, rows: 12) { Named() }
    try host.find(.list).focus()
    host.press(.end, modifiers: .shift)
    #expect(host.screen.contains("count 60"), "\(host.screen)")
  }
}
