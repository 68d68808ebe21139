import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Tables: columns that line up, rows that are selected and sorted")
struct TableTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
  }

  static let people = [
    Person(id: 1, name: "Vera", age: 61), Person(id: 2, name: "Ada", age: 36),
    Person(id: 3, name: "Kurt", age: 71),
  ]

  private static func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  @Test("headers are above their cells; columns without a width share the remaining width")
  func columns() throws {
    let host = TestHost(columns: 40, rows: 6) {
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(48).alignment(.numeric)
        TableColumn("Id") { person in Text("#\(person.id)") }
      }
    }
    let lines = Self.lines(host)
    // 40 cells, 2 of gutter, 1 of margin, 2 of spacing twice, 6 fixed: 27 for two columns.
    #expect(lines[0] == "  Name              Age  Id")
    #expect(lines[1] == String(repeating: "─", count: 40))
    #expect(lines[2] == "  Vera               61  #1")
    #expect(lines[4] == "  Kurt               71  #3")
  }

  @Test("an empty cell keeps its space, an overlong one is cut")
  func cells() {
    let host = TestHost(columns: 30, rows: 5) {
      Table(Self.people) {
        TableColumn("Old") { if $0.age > 60 { Text("yes") } }.width(40)
        TableColumn("Name") { Text("\($0.name) \($0.name) \($0.name)") }.width(80)
        TableColumn("Age") { Text("\($0.age)") }.width(min: 40, ideal: 48)
      }
    }
    let lines = Self.lines(host)
    #expect(lines[0] == "  Old    Name        Age")
    #expect(lines[2] == "  yes    Vera Vera…  61")
    #expect(lines[3] == "         Ada Ada A…  36")
  }

  private struct Sorted: View {
    @State private var people = TableTests.people
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Person.ID?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("selected \(selection.map(String.init) ?? "none")")
        Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
          TableColumn("Id") { Text("#\($0.id)") }
        }
      }
    }
  }

  @Test("a header sorts by its column and then reverses; unsortable headers are not buttons")
  func sorting() throws {
    let host = TestHost(columns: 40, rows: 6) { Sorted() }
    func names() -> [String] {
      Self.lines(host).dropFirst(3).prefix(3).map {
        $0.split(separator: " ").first.map(String.init) ?? ""
      }
    }
    #expect(host.screen.contains("Name ▴"))
    #expect(names() == ["Ada", "Kurt", "Vera"])
    try host.find(.button, "Age").tap()
    #expect(names() == ["Ada", "Vera", "Kurt"])
    #expect(host.screen.contains("Age ▴") && !host.screen.contains("Name ▴"))
    try host.find(.button, "Age").tap()
    #expect(names() == ["Kurt", "Vera", "Ada"])
    #expect(host.screen.contains("Age ▾"))
    #expect(host.findAll(.button, "Id").isEmpty)
  }

  @Test(
    "R86 a click and the arrow keys select; the selection stays with its row when the order changes"
  )
  func selection() throws {
    let host = TestHost(columns: 40, rows: 6) { Sorted() }
    try host.find(.text, "Kurt").tap()
    #expect(host.screen.contains("selected 3"))
    host.press(.downArrow)
    #expect(host.screen.contains("selected 1"))
    try host.find(.button, "Age").tap()
    #expect(host.screen.contains("selected 1"))
    try host.find(.table).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("selected 3"), "Kurt is the eldest, below Vera")
  }

  private struct Counting: View {
    @State private var count = 0
    let name: String
    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Moving: View {
    @State private var isReversed = false
    @State private var showsAge = true
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("turn") { isReversed.toggle() }
        Button("age") { showsAge.toggle() }
        Table(isReversed ? TableTests.people.reversed() : TableTests.people) {
          TableColumn("Name") { Counting(name: $0.name) }
          if showsAge { TableColumn("Age") { Text("\($0.age)") } }
        }
      }
    }
  }

  @Test("R6 a row that moves keeps the state of its cells; removing a column keeps the others'")
  func identity() throws {
    let host = TestHost(columns: 40, rows: 8) { Moving() }
    try host.find(.button, "Ada0").tap()
    #expect(host.screen.contains("Ada1"))
    try host.find(.button, "turn").tap()
    #expect(host.screen.contains("Ada1") && host.screen.contains("Vera0"))
    try host.find(.button, "age").tap()
    #expect(
      host.screen.contains("Ada1") && !host.screen.contains("Age") && !host.screen.contains("61"))
  }

  @Test("R70 only rows near the screen are created")
  func laziness() {
    final class Made { var count = 0 }
    struct Cell: View {
      let number: Int
      init(_ number: Int, _ made: Made) {
        self.number = number
        made.count += 1
      }
      var body: some View { Text("row \(number)") }
    }
    struct Number: Identifiable { let id: Int }
    let made = Made()
    let numbers = (0..<100_000).map(Number.init)
    let host = TestHost(columns: 20, rows: 10) {
      Table(numbers) { TableColumn("Number") { Cell($0.id, made) } }
    }
    #expect(host.screen.contains("row 7"))
    #expect(made.count < 100)
  }

  @Test("rows that are written out, with sections, menus and a ForEach among them")
  func writtenRows() throws {
    let host = TestHost(columns: 30, rows: 8) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      } rows: {
        TableRow(Person(id: 9, name: "Zoe", age: 5))
        Section("Others") {
          ForEach(Self.people) { person in
            TableRow(person).contextMenu { Button("Greet \(person.name)") {} }
          }
        }
      }
    }
    let lines = Self.lines(host)
    #expect(lines[2].contains("Zoe") && lines[2].contains("5"))
    #expect(lines[3].isEmpty && lines[4].contains("Others"))
    #expect(host.screen.contains("Kurt"))
    let frame = try host.find(.text, "Ada").frame
    host.send(.pointer(PointerEvent(.press(.right), column: frame.x, row: frame.y)))
    #expect(host.screen.contains("Greet Ada"))
  }

  @Test("headers can be left out")
  func noHeaders() {
    let host = TestHost(columns: 30, rows: 4) {
      Table(Self.people) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden)
    }
    #expect(!host.screen.contains("Name"))
    #expect(Self.lines(host)[0].contains("Vera"))
  }
}
