import Observation
import Testing
import TheseusSession

@testable import TheseusCore
@testable import TheseusTesting

@MainActor @Observable
private final class Draft {
  @ObservationIgnored var ignored = ""
  var unread = 0
  var numbers: [Int] = []
  @ObservationIgnored var counted = Counted()
}

extension Draft: SessionState {}

private struct Counted: Codable {
  nonisolated(unsafe) static var encodings = 0
  var number = 0
  init() {}
  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }
  func encode(to encoder: any Encoder) throws {
    Self.encodings += 1
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

/// A change that an object announces is saved (`--resume`).
@MainActor @Suite("changes that are announced to be saved", .serialized)
struct AnnouncedChangeTests {
  private struct Root: View {
    @State private var draft = Draft()
    @State private var text = "a long text in a field"
    var body: some View {
      VStack {
        Button("ignored") { draft.ignored += "x" }
        Button("unread") { draft.unread += 1 }
        Button("numbers") { draft.numbers.append(1) }
        Button("counted") { draft.counted.number += 1 }
        Button("nothing") {}
        TextField("field", text: $text)
        List(0..<50, id: \.self) { Text("row \($0)") }
      }
    }
  }

  private func announced(_ host: TestHost, _ action: () throws -> Void) throws -> Int {
    _ = try host.snapshot()
    var count = 0
    host.runtime.onChange = { count += 1 }
    try action()
    host.runtime.onChange = nil
    return count
  }

  @Test("R32 a change of the caret and of the scroll position alone is announced")
  func places() throws {
    let host = TestHost(rows: 12) { Root() }
    host.runtime.keepsSnapshots = true
    try host.find(.textField).focus()
    #expect(try announced(host) { host.press(.leftArrow) } > 0)
    #expect(try announced(host) { host.press(.leftArrow, modifiers: .shift) } > 0)
    #expect(try announced(host) { try host.find(.list).scroll(by: 3) } > 0)
  }

  @Test(
    "R35 a change of a variable that no view reads is announced after the event that made it",
    arguments: ["ignored", "unread", "numbers", "counted"])
  func unread(_ name: String) throws {
    let host = TestHost { Root() }
    host.runtime.keepsSnapshots = true
    try host.find(.button, name).focus()
    #expect(try announced(host) { host.press(.return) } > 0)
    let saved = try host.snapshot()
    #expect(try announced(host) { host.flush() } == 0)
    host.runtime.keepsSnapshots = false
    #expect(try host.snapshot() == saved)
  }

  @Test("R35 a variable that has not changed is not encoded again")
  func encodings() throws {
    let host = TestHost { Root() }
    host.runtime.keepsSnapshots = true
    _ = try host.snapshot()
    Counted.encodings = 0
    try host.find(.button, "unread").tap()
    _ = try host.snapshot()
    #expect(Counted.encodings == 0)
    try host.find(.button, "counted").tap()
    let saved = try host.snapshot()
    #expect(Counted.encodings >= 1)
    #expect(saved.cells.contains { $0.name == "draft.counted" && $0.value == "1" })
  }
}
