import Foundation
import TestSupport
import Testing
import TheseusTesting

private struct Item: Codable, Hashable, Identifiable {
  var id: Int
  var title: String
  var isDone: Bool?
}

/// A view with every kind of saved state.
private struct Everything: View {
  @State private var tab = "list"
  @State private var items = (0..<20).map { Item(id: $0, title: "Item \($0)") }
  @State private var path: [Int] = []
  @State private var amount = 12.5
  @State private var isOpen = true
  @State private var isPresented = false
  @SceneStorage("draft") private var draft = "é"
  @FocusState private var isTyping: Bool

  var body: some View {
    TabView(selection: $tab) {
      Tab("List", systemImage: "list.bullet", value: "list") {
        NavigationStack(path: $path) {
          List(items) { item in NavigationLink(item.title, value: item.id) }
            .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
      Tab("Form", systemImage: "square", value: "form") {
        VStack {
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
          TextField("Draft", text: $draft).focused($isTyping)
          TextField("Amount", value: $amount, format: .number)
          Button("Show") { isPresented = true }
        }
        .sheet(isPresented: $isPresented) { Text("Sheet") }
      }
    }
    .onAppear { isTyping = true }
  }
}

@MainActor @Suite("Snapshots with altered bytes")
struct AlteredSnapshotTests {
  private func saved() throws -> [UInt8] {
    let host = TestHost(columns: 40, rows: 12) { Everything() }
    try host.find(nil, "Item 1").tap()
    try host.find(.tab, "Form").tap()
    try host.find(.textField, "Draft").type("\"\\ 日本 ")
    return Array(try host.snapshot().json.utf8)
  }

  private func read(_ bytes: [UInt8], _ file: URL) throws -> Snapshot? {
    try Data(bytes).write(to: file)
    do {
      return try Snapshot(contentsOf: file)
    } catch let error as SnapshotError {
      #expect(error.isFilesFault)
      return nil
    }
  }

  /// Restores what is left of a snapshot. Every cell has an outcome, and the views work.
  private func restore(_ snapshot: Snapshot, _ name: String) throws {
    let host = TestHost(restoring: snapshot, columns: 40, rows: 12) { Everything() }
    #expect(host.screen.contains("Form"), "\(name): \(host.screen)")
    // A scene's cell without a value has no entry. The focus of a window has none, because no view
    // has it.
    let least = snapshot.cells.count { $0.kind != .sceneStorage && $0.kind != .focus }
    #expect((least...snapshot.cells.count).contains(host.restoreReport.count), "\(name)")
    #expect(host.restoreReport.allSatisfy { $0.outcome == .kept || !$0.reason.isEmpty }, "\(name)")
    _ = try host.snapshot()
  }

  @Test(
    "R31 each byte changed: the file is refused, or the value; everything else is restored",
    arguments: [0x01, 0x10, 0x80] as [UInt8])
  func everyByte(mask: UInt8) throws {
    let bytes = try saved()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("altered-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try restore(#require(try read(bytes, file)), "unchanged")
    var refused = 0
    for index in bytes.indices {
      var altered = bytes
      altered[index] ^= mask
      if let snapshot = try read(altered, file) {
        // Mounting takes longer than reading.
        if (index + Int(mask)) % 13 == 0 { try restore(snapshot, "byte \(index)") }
      } else {
        refused += 1
      }
    }
    // No byte above 127 stands alone in UTF-8.
    if mask == 0x80 { #expect(refused > bytes.count * 9 / 10) }
    #expect(refused > 0 && refused <= bytes.count)
  }

  @Test("R31 random values of every kind of cell: each is kept or refused, and nothing crashes")
  func randomValues() throws {
    let bytes = try saved()
    let text = String(decoding: bytes, as: UTF8.self)
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let values = [
      "null", "-1", "9223372036854775807", "1e400", "[]", "{}", "\"\"", "[[[]]]", "true",
      "{\"offset\":-1e300}", "[\"a\",null]", "\"\\u0000\"",
    ]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("altered-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let whole = try #require(try read(Array(text.utf8), file))
    for round in 0..<60 {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      var document = try #require(object as? [String: Any])
      var cells = try #require(document["cells"] as? [[String: Any]])
      for index in cells.indices where Bool.random(using: &random) {
        cells[index]["value"] = values.randomElement(using: &random)
      }
      if Bool.random(using: &random) { cells.shuffle(using: &random) }
      if let cell = cells.randomElement(using: &random) { cells.append(cell) }
      document["cells"] = cells
      let data = try JSONSerialization.data(withJSONObject: document)
      let snapshot = try #require(try read(Array(data), file))
      #expect(snapshot.cells.count == whole.cells.count + 1)
      try restore(snapshot, "seed \(seed), round \(round)")
    }
  }
}
