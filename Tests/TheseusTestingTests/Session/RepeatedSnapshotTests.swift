import Observation
import Testing
import TheseusSession
import TheseusTesting

@testable import TheseusCore

/// Counts how often it is encoded.
private struct Counted: Codable, Equatable {
  nonisolated(unsafe) static var encodings = 0
  var number = 0
  init(_ number: Int) { self.number = number }
  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }
  func encode(to encoder: any Encoder) throws {
    Self.encodings += 1
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

@Observable
private final class Item: Codable {
  var title = "untouched"
  init() {}
  init(from decoder: any Decoder) throws {
    title = try decoder.singleValueContainer().decode(String.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(title)
  }
}

private struct Pair: Codable {
  var item = Item()
  var text = "text"
}

private enum Choice: Codable {
  case none
  case some(Item)
}

@MainActor @Observable
private final class Shelf {
  var items = [Item()]
  var byName = ["a": Item()]
}

extension Shelf: SessionState {}

@MainActor @Suite("snapshots that follow each other", .serialized)
struct RepeatedSnapshotTests {
  private struct Row: View {
    let id: Int
    @State private var value = Counted(0)
    var body: some View { Button("row \(id): \(value.number)") { value = Counted(1) } }
  }

  private struct Rows: View {
    @State private var count = 10
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Row(id: $0) }
        Button("Fewer") { count = 5 }
        Button("More") { count = 10 }
      }
    }
  }

  @Test("only what changed is encoded again, and every snapshot is whole")
  func incremental() throws {
    let host = TestHost { Rows() }
    host.runtime.keepsSnapshots = true
    Counted.encodings = 0
    _ = try host.snapshot()
    #expect(Counted.encodings == 10)
    try host.find(.button, "row 3: 0").tap()
    let second = try host.snapshot()
    #expect(Counted.encodings == 11)
    host.runtime.keepsSnapshots = false
    #expect(try host.snapshot() == second)
    host.runtime.keepsSnapshots = true
    _ = try host.snapshot()
    try host.find(.button, "Fewer").tap()
    try host.find(.button, "More").tap()
    let last = try host.snapshot()
    host.runtime.keepsSnapshots = false
    #expect(try host.snapshot() == last)
  }

  @Test("R32 R35 objects in collections, optionals, structs and enums are saved as they are now")
  func heldObjects() throws {
    struct Root: View {
      @State private var list = [Item()]
      @State private var one: Item? = Item()
      @State private var pair = [Pair()]
      @State private var choice = Choice.some(Item())
      @State private var shelf = Shelf()
      var body: some View {
        VStack {
          Button("Edit") {
            list[0].title = "in a list"
            one?.title = "in an optional"
            pair[0].item.title = "in a struct"
            if case .some(let item) = choice { item.title = "in an enum" }
            shelf.items[0].title = "in an object"
            shelf.byName["a"]?.title = "in a dictionary"
          }
        }
      }
    }
    let host = TestHost { Root() }
    host.runtime.keepsSnapshots = true
    _ = try host.snapshot()
    try host.find(.button, "Edit").tap()
    let text = try host.snapshot().json
    for place in ["list", "optional", "struct", "enum", "object", "dictionary"] {
      #expect(text.contains("in a \(place)") || text.contains("in an \(place)"), "\(place)")
    }
    #expect(!text.contains("untouched"))
  }

  @Test("types of values hold no objects, and those with objects do")
  func types() {
    struct Tree: Codable { var name = ""; var children: [Tree] = [] }
    #expect(!HeldObjects.mayBe(in: [String: [Tree?]].self))
    #expect(!HeldObjects.mayBe(in: Set<String>.self) && !HeldObjects.mayBe(in: Int?.self))
    #expect(HeldObjects.mayBe(in: Item.self) && HeldObjects.mayBe(in: Item?.self))
    #expect(HeldObjects.mayBe(in: [[String: Item]].self) && HeldObjects.mayBe(in: Pair.self))
    #expect(HeldObjects.mayBe(in: Choice.self))
  }

  @Test("a change is announced, and a flush without one is not")
  func changes() throws {
    let host = TestHost { Rows() }
    var changes = 0
    host.runtime.onChange = { changes += 1 }
    host.flush()
    #expect(changes == 0)
    try host.find(.button, "row 1: 0").tap()
    #expect(changes >= 1)
  }
}
