import Foundation
import Testing

/// A program that was built with other code takes over the pages of the old one: the cases of
/// `make keying`, as browsers see them.
@Suite struct NewBuildTests {
  /// The texts and the buttons of a page's first tree.
  private struct Shown {
    /// `title.name`: the value of a property.
    var values: [String: String] = [:]
    var buttons: [Int] = []
    var notice: String?

    init(_ client: Client) {
      var title = ""
      func walk(_ node: [Any]) {
        guard node.count > 2, let id = node[0] as? Int else { return }
        let lists = node.compactMap { $0 as? [[Any]] }
        if node[2] as? String == "button" { buttons.append(id) }
        for piece in lists.first ?? [] where piece.first as? String == "t" {
          let text = piece.last as? String ?? ""
          if text.hasPrefix("case ") { title = String(text.dropFirst(5)) }
          guard let equals = text.firstIndex(of: "=") else { continue }
          values["\(title).\(text[..<equals])"] = String(text[text.index(after: equals)...])
        }
        for child in lists.dropFirst().first ?? [] { walk(child) }
      }
      for frame in client.receive(until: "\"full\"") ?? [] {
        let list = try? JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [[Any]]
        for operation in list ?? [] {
          if operation[0] as? String == "full", let node = operation[1] as? [Any] { walk(node) }
          if operation[0] as? String == "note" { notice = operation[1] as? String }
        }
      }
    }
  }

  /// The expected outcomes by `title.name`, without the case whose own types are in another module
  /// here: the program has two names.
  private func expectations() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let table = try String(
      contentsOf: root.appendingPathComponent(
        "../../../../../Examples/Probes/Keying/expected.txt"), encoding: .utf8)
    var title = ""
    var outcomes: [String: String] = [:]
    for line in table.split(separator: "\n").dropFirst() {
      let name = line.prefix(35).trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { title = name }
      let columns = line.dropFirst(35).split(separator: " ")
      outcomes["\(title).\(columns[0])"] = String(columns[1])
    }
    return outcomes.filter { !$0.key.hasPrefix("another case, another field") }
  }

  @Test("a page continues in a new build with what it still has, and says what was not kept")
  func continues() throws {
    let old = try RunningProbe(program: "KeyingBefore")
    let cookie = try old.newCookie()
    let client = try old.open(PageID(), cookie: cookie)
    for button in Shown(client).buttons { client.send("[\"c\",\(button)]") }
    usleep(500_000)
    // Another page of the same tab: what the old program shows after all presses.
    let before = Shown(try old.open(PageID(), cookie: cookie)).values
    old.probe.kill(SIGTERM)
    old.probe.process.waitUntilExit()

    let new = try RunningProbe(beside: old, program: "KeyingAfter")
    let initial = Shown(try new.open(PageID("B"), cookie: cookie)).values
    let shown = Shown(try new.open(PageID(), cookie: cookie))
    let expected = try expectations()
    #expect(expected.count > 25 && Set(expected.keys).isSubset(of: Set(shown.values.keys)))
    for (name, outcome) in expected {
      let renamed = ["rename.title", "rename, listed in previousNames.title"].contains(name)
      let oldName = renamed ? name.replacing(".title", with: ".name") : name
      let value = outcome == "kept" ? before[oldName] : initial[name]
      #expect(shown.values[name] == value, "\(name) is \(outcome)")
    }
    let notice = try #require(shown.notice)
    // The report counts what the page shows: the case that is left out here has a few more.
    let report = try #require(
      notice.firstMatch(of: /restored (\d+) of (\d+) · lost \w+\.(\w+) \(/))
    func names(_ outcome: String) -> [String] {
      expected.filter { ($0.value == "kept") == (outcome == "kept") }.map(\.key)
    }
    let (kept, saved) = (Int(report.1) ?? 0, Int(report.2) ?? 0)
    #expect((names("kept").count...shown.values.count).contains(kept), "\(notice)")
    #expect((1...shown.values.count).contains(saved - kept), "\(notice)")
    #expect(names("reset").contains { $0.hasSuffix(".\(report.3)") }, "\(notice)")
    #expect(notice.hasPrefix("Continued · restored "))
  }
}
