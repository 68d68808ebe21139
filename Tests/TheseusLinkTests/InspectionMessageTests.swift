import Foundation
import Testing

@testable import TheseusLink

@Suite("messages to an inspector")
struct InspectionMessageTests {
  private static let texts = [
    "", "count 3→4", "a \"quoted\" \\ path\\", "line\none\ttab\r\u{0}\u{1F}\u{7F}",
    "größer 🧑‍🧑‍🧒 e\u{301}",
  ]

  private static let views = texts.enumerated().map { index, text in
    InspectedView(
      id: index - 1, parent: index == 0 ? nil : index, type: text, path: text,
      isDevelopers: index % 2 == 0, state: text, runs: Int.max, reason: index == 2 ? nil : text)
  }

  private static let updates = texts.enumerated().map { index, text in
    InspectedUpdate(
      number: index, time: [0, 0.25, 1e-7, 123_456_789.125, 1e17][index],
      input: index == 0 ? nil : text, causes: texts, lines: [text], resets: [])
  }

  @Test(
    "that are written without an encoder are read as what they were",
    arguments: [
      InspectionMessage.views(changed: views, ended: [1, -2]), .views(changed: [], ended: []),
      .updates(updates), .updates([]),
    ])
  func written(message: InspectionMessage) throws {
    let json = try #require(message.json)
    let data = Data(json)
    #expect(try JSONDecoder().decode(InspectionMessage.self, from: data) == message)
    // The same as an encoder's, whatever the order of the members.
    let encoded = try JSONEncoder().encode(message)
    #expect(
      try JSONSerialization.jsonObject(with: data) as? NSDictionary
        == JSONSerialization.jsonObject(with: encoded) as? NSDictionary)
    #expect(!json.contains(UInt8(ascii: "\n")))
  }

  @Test("with a time that is no number have another time")
  func time() throws {
    let message = InspectionMessage.updates([InspectedUpdate(number: 1, time: .nan)])
    let json = try #require(message.json)
    #expect(
      try JSONDecoder().decode(InspectionMessage.self, from: Data(json))
        == .updates([InspectedUpdate(number: 1, time: 0)]))
  }

  @Test("of every other kind are encoded, and arrive over a channel")
  func channel() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "link-\(UUID().uuidString.prefix(8))"
    ).path
    let listener = try LocalListener(path: path)
    let program = try #require(LineChannel(connectingTo: path))
    let inspector = try #require(listener.accept())
    let messages: [InspectionMessage] = [
      .program(name: "Todo", process: 7, protocolVersion: 1),
      .views(changed: Self.views, ended: [3]), .updates(Self.updates),
      .details(InspectedDetails(view: 1, reasons: ["a"], reads: [], values: [])),
      .picked(view: nil), .outcome("set", isError: false),
    ]
    for message in messages { program.send(message) }
    #expect(inspector.receive(InspectionMessage.self).messages == messages)
  }
}
