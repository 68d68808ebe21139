import IdentityModel
import Testing

@Suite("Past the article")
struct PastTheArticleTests {
  private static let rules: [(name: String, rules: IdentityRules)] = IdentityRules.profiles

  @Test(
    "The lemma of the induction: what holds at height d holds at d + 1",
    arguments: rules.map(\.name))
  func extensionLemma(_ profile: String) throws {
    let rules = try #require(Self.rules.first { $0.name == profile }).rules
    let report = try ExtensionLemma.check(try Bounds(parsing: "medium"), rules: rules)
    #expect(report.failure == nil)
    #expect(report.greatestHeight == 4)
    #expect(report.programs > 900)
    #expect(report.pairs > 10_000)
  }

  @Test(
    "the static reading is exact, and names the destructive choices, in every program",
    arguments: ["default", "opaque", "sharedArms"])
  func staticReading(_ profile: String) throws {
    let rules = try #require(Self.rules.first { $0.name == profile }).rules
    let bounds = try Bounds(parsing: "nodes=4,live=5")
    for program in try ProgramSpace(bounds).programs(symmetric: true) {
      let reading = try #require(StaticReading(of: program, rules: rules, ids: bounds.ids))
      if !reading.agrees(with: program, bounds: bounds, rules: rules) {
        Issue.record("\(program.sketch): \(reading.cells)")
        return
      }
    }
  }

  @Test("The static reading of a written program")
  func staticExample() throws {
    let program = try Program(sketch: "T1(foreach(T2(cond(M1(T3), T3))), T4)")
    let reading = try #require(StaticReading(of: program))
    #expect(reading.cells.map(\.tag.name) == ["T1", "T2", "T3", "T3", "T4"])
    #expect(
      reading.cells.map { $0.threats.map(\.kind) } == [
        [], [.foreach], [.foreach, .cond], [.foreach, .cond], [],
      ])
    #expect(StaticReading(of: program, rules: IdentityRules(anyViewIdentity: .outermostTag)) == nil)
  }

  @Test("R2 Shared arms change exactly the programs with two arms of one type that hold a cell")
  func arms() throws {
    let report = try ArmsComparison.run(try Bounds(parsing: "medium"))
    #expect(report.exceptions.isEmpty)
    #expect(report.programs == 12_004)
    #expect(report.changed.first?.sketch == "cond(T1, T1)")
    #expect(report.changedCount > 0)
  }

  @Test(
    "A sketch reads back",
    arguments: [
      "T1", "T1(cond(M1(T2), T2))", "anyView(anyView(T1), group(T2, T3))",
      "explicitID(optional(foreach(T4)))",
    ])
  func sketches(_ text: String) throws {
    #expect(try Program(sketch: text).sketch == text)
  }

  @Test(
    "text that is not a sketch is refused with its location",
    arguments: ["", "T0", "T1(", "T1(T2", "T1)", "cond(T1)", "M1", "structural", "T1(T2,)", "X9"])
  func malformed(_ text: String) {
    #expect(throws: BoundsError.self) { try Program(sketch: text) }
  }
}
