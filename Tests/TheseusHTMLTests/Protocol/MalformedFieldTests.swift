import Foundation
import Observation
import PageModel
import TestSupport
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Each value inside each kind of message, replaced by one that no client sends there.
@MainActor
@Suite("Values in messages that no client sends")
struct MalformedFieldTests {
  /// A message of a kind with a value of every type that it can have.
  private func seed(_ kind: MessageKind) throws -> JSONValue {
    var random = SeededGenerator(seed: 1)
    let text =
      switch kind {
      case .key: #"["key",3,"a","a","up"]"#
      case .settings:
        #"["env",{"scale":1,"dark":true,"motion":true,"contrast":true,"touch":true,"#
          + #""locale":"de","zone":"UTC"}]"#
      default: kind.seed(MessageTargets(), &random)
      }
    return try JSONValue(parsing: Array(text.utf8))
  }

  private func parse(_ value: JSONValue) throws -> ClientMessage {
    try ClientMessage.parse(Array(value.text.utf8))
  }

  @Test("a value of another type is an error, at every place", arguments: MessageKind.allCases)
  func types(kind: MessageKind) throws {
    let seed = try seed(kind)
    #expect(MessageKind(try parse(seed)) == kind)
    let others: [JSONValue] = [
      .null, .bool(true), .number(1), .string("1"), .array([]), .array([.number(1)]), .object([:]),
    ]
    for place in seed.places {
      for other in others where other.typeName != place.value.typeName {
        let message = seed.replacing(place.path, other)
        #expect(throws: ProtocolError.self, "\(message.text)") { try parse(message) }
      }
    }
  }

  @Test("what is no number of JSON is an error in place of every number")
  func numbers() throws {
    let words = [
      "NaN", "-NaN", "Infinity", "-Infinity", "nan", "inf", "1e999", "-1e999", "0x10", "01", "-",
      "+1", "1.", ".5", "1e", "1e+", "--1", "1_000", "1,", "\u{661}", "undefined", "1n",
      String(repeating: "9", count: 400),
    ]
    for kind in MessageKind.allCases {
      let seed = try seed(kind)
      for place in seed.places where place.value.typeName == "number" {
        for word in words {
          let text = seed.replacing(place.path, .string("@")).text
            .replacing("\"@\"", with: word)
          #expect(throws: ProtocolError.self, "\(text)") {
            try ClientMessage.parse(Array(text.utf8))
          }
        }
      }
    }
  }

  @Test("extreme numbers are errors or harmless", arguments: MessageKind.allCases)
  func extremes(kind: MessageKind) throws {
    let page = try ModelPage(height: 700) { FuzzedScreen(facts: .init()) }
    let seed = try seed(kind)
    let numbers = [
      -1, -0.5, 0.5, 1e7, -1e7, 1e15, -1e15, 9_007_199_254_740_991, -9_007_199_254_740_991, 1e300,
      -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 4_294_967_296, 1_000_000,
    ]
    for place in seed.places where place.value.typeName == "number" {
      for number in numbers {
        let message = seed.replacing(place.path, .number(number))
        if let message = try? parse(message) { try? page.page.receive(message) }
      }
      try page.show()
    }
    #expect(try page.find("button", "Ask").box.allSatisfy(\.isFinite))
  }

  @Test("negative counts are errors")
  func negative() {
    for members in [
      #""depth":-1"#, #""width":-1"#, #""scale":-1"#, #""fields":[["k",-1,"",0,0]]"#,
      #""fields":[["k",1,"",-1,0]]"#, #""fonts":[["s400",-1,0,{}]]"#,
      #""fonts":[["s400",1,0,{"a":-1}]]"#,
    ] {
      let text =
        #"["hello",{"v":1,"page":"p","path":"/","width":1,"height":1,"# + members + "}]"
      #expect(throws: ProtocolError.self, "\(text)") { try ClientMessage.parse(Array(text.utf8)) }
    }
    for text in [
      #"["m","s400",[["a",-0.1]]]"#, #"["env",{"scale":-1}]"#, #"["size",1,-1]"#,
    ] {
      #expect(throws: ProtocolError.self, "\(text)") { try ClientMessage.parse(Array(text.utf8)) }
    }
  }

  @Test("values that are missing or too many are errors", arguments: MessageKind.allCases)
  func lengths(kind: MessageKind) throws {
    guard case .array(let values) = try seed(kind) else { return }
    #expect(throws: ProtocolError.self) { try parse(.array(values + [.number(1)])) }
    // The text and the phase of a key may be missing, and what an edit is based on.
    let least = kind == .key ? 3 : kind == .edit ? 6 : values.count
    for count in 0..<least {
      #expect(throws: ProtocolError.self) { try parse(.array(Array(values.prefix(count)))) }
    }
  }

  @Test("deep nesting is an error at every place, however deep it is")
  func nesting() throws {
    for kind in MessageKind.allCases {
      let seed = try seed(kind)
      for place in seed.places {
        for depth in kind == .activate ? [16, 100, 20_000] : [16, 100] {
          for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let deep =
              String(repeating: open, count: depth) + "1"
              + String(repeating: close, count: depth)
            let text = seed.replacing(place.path, .string("@")).text
              .replacing("\"@\"", with: deep)
            #expect(throws: ProtocolError.self) { try ClientMessage.parse(Array(text.utf8)) }
          }
        }
      }
    }
  }

  @Test("long and odd texts are errors or harmless", arguments: MessageKind.allCases)
  func texts(kind: MessageKind) throws {
    let page = try ModelPage(height: 700) { FuzzedScreen(facts: .init()) }
    let seed = try seed(kind)
    let texts = [
      String(repeating: "x", count: 60_000), "e" + String(repeating: "\u{301}", count: 30_000),
      String(repeating: "👩‍👩‍👧", count: 3_000), "\0", "\u{202e}\u{200b}\u{feff}", "\u{fffd}",
      "../../../../etc/passwd", "%00%n%s", "';--", "</script>", "C-C-C-C-", "é",
    ]
    for place in seed.places where place.value.typeName == "string" && place.path != [.index(0)] {
      for text in texts {
        let message = seed.replacing(place.path, .string(text))
        if let message = try? parse(message) { try? page.page.receive(message) }
      }
      try page.show()
    }
    #expect(try page.find("button", "Ask").box[2] > 0)
    #expect(try page.root.all.allSatisfy { NodeTag(rawValue: $0.tag) != nil })
  }

  @Test("an optional member may be missing, and a history longer than is counted is cut")
  func hello() throws {
    let text = #"["hello",{"v":1,"page":"p","path":"/","width":1,"height":1,"depth":5000}]"#
    guard case .hello(let hello) = try ClientMessage.parse(Array(text.utf8)) else {
      Issue.record("no hello")
      return
    }
    #expect(hello.depth == 1_000 && hello.focus == nil && hello.copyOf == nil)
    #expect(hello.fonts.isEmpty && hello.fields.isEmpty && hello.scroll.isEmpty)
  }

  @Test("a press on an element that is removed meanwhile has no effect; one that is covered, once")
  func interruptedPress() throws {
    for isRemoved in [true, false] {
      let model = Interrupted()
      let page = try ModelPage { InterruptedScreen(model: model) }
      let area = try #require(page.root.all.first { $0.attribute("on")?.contains("p") == true })
      func send(_ kind: ClientMessage.PointerInput.Kind) throws {
        try page.send(
          .pointer(
            .init(
              id: area.id, kind: kind, position: CGPoint(x: 200, y: 300), buttons: 1,
              modifiers: [], clicks: 1)))
      }
      try send(.down)
      if isRemoved { model.isShown = false } else { model.isCovered = true }
      page.page.app.flush()
      try send(.drag)
      try send(.up)
      // The user pressed before the sheet came.
      #expect(model.presses == (isRemoved ? 0 : 1))
      for kind in [ClientMessage.PointerInput.Kind.down, .drag, .up, .up, .leave] { try send(kind) }
      #expect(model.presses == (isRemoved ? 0 : 1))
    }
  }

  @Observable final class Interrupted {
    var isShown = true
    var isCovered = false
    var presses = 0
  }

  private struct InterruptedScreen: View {
    let model: Interrupted

    var body: some View {
      ZStack {
        if model.isShown { Color.gray.onTapGesture { model.presses += 1 } }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: .constant(model.isCovered)) { Text("Above") }
    }
  }
}

extension JSONValue {
  enum Step: Hashable {
    case index(Int)
    case name(String)
  }

  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The values inside, at every depth, with the way to each.
  fileprivate var places: [(path: [Step], value: JSONValue)] {
    var inner: [(Step, JSONValue)] = []
    switch self {
    case .array(let values): inner = values.enumerated().map { (.index($0), $1) }
    case .object(let members):
      inner = members.sorted { $0.key < $1.key }.map { (.name($0.key), $0.value) }
    default: break
    }
    return inner.flatMap { step, value in
      [([step], value)] + value.places.map { ([step] + $0.path, $0.value) }
    }
  }

  fileprivate func replacing(_ path: [Step], _ new: JSONValue) -> JSONValue {
    guard let step = path.first else { return new }
    let rest = Array(path.dropFirst())
    switch (self, step) {
    case (.array(var values), .index(let index)):
      values[index] = values[index].replacing(rest, new)
      return .array(values)
    case (.object(var members), .name(let name)):
      members[name] = members[name]?.replacing(rest, new)
      return .object(members)
    default: return self
    }
  }

  fileprivate var text: String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return "\(flag)"
    case .number(let number): return "\(number)"
    case .string(let string):
      var writer = JSONWriter()
      writer.string(string)
      return String(decoding: writer.bytes, as: UTF8.self)
    case .array(let values): return "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members):
      let written = members.sorted { $0.key < $1.key }.map {
        "\(JSONValue.string($0.key).text):\($0.value.text)"
      }
      return "{\(written.joined(separator: ","))}"
    }
  }
}
