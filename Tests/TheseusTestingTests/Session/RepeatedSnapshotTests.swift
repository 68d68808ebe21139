import Testing
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
