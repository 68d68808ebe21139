import IdentityModel
import Testing

@Suite("The rules hold and the expectations fail, in every program of the bounds")
struct PropertiesHoldTests {
  @Test(
    "R1-R16 hold under every profile, with symmetry and without",
    arguments: ["default", "opaque", "outermostTag", "sharedArms"],
    [true, false])
  func rules(profile: String, symmetric: Bool) async throws {
    let rules = try #require(IdentityRules.profiles.first { $0.name == profile }).rules
    let options = CheckOptions(
      bounds: try Bounds(parsing: "small"), rules: rules, properties: IdentityProperty.allCases,
      usesSymmetry: symmetric)
    let report = try await IdentityChecker(options).run()
    #expect(report.totals.staticMisreadings == 0)
    for property in IdentityProperty.rules + [.ownerCellKept] {
      let verdict = try #require(report.verdicts.first { $0.property == property })
      let isOpaqueIdle = property == .idleRendersKeepAll && profile == "opaque"
      #expect((verdict.counterexample != nil) == isOpaqueIdle, "\(property)")
    }
  }

  @Test(
    "The packed search and the plain model agree on every property, verdict and shortest length",
    arguments: ["default", "opaque", "outermostTag", "sharedArms"], [false, true])
  func plainModelAgrees(profile: String, keepsTrees: Bool) async throws {
    let rules = try #require(IdentityRules.profiles.first { $0.name == profile }).rules
    let bounds = try Bounds(parsing: "types=2,modifiers=1,ids=2,branching=2,nodes=3,live=3")
    // The article's tuples need new trees for every program. Without them the trees of the
    // previous shape are reused.
    let properties = IdentityProperty.allCases.filter { keepsTrees ? $0 != .articleTuple : true }
    let report = try await IdentityChecker(
      CheckOptions(bounds: bounds, rules: rules, properties: properties, usesSymmetry: !keepsTrees)
    ).run()
    let machine = IdentityMachine(
      programs: try ProgramSpace(bounds).programs(), bounds: bounds, rules: rules)
    let plain = Exploration(
      of: machine, properties: properties.map { $0.stepProperty(rules: rules) })
    #expect(plain.distinct == report.totals.distinct)
    #expect(plain.generated == report.totals.generated)
    for verdict in report.verdicts {
      let length = plain.violation(of: verdict.property.rawValue)?.trace.count
      #expect(verdict.counterexample?.length == length, "\(verdict.property)")
      #expect(verdict.counterexample?.trace?.states.count == length, "\(verdict.property)")
    }
  }

  @Test("EngineerExpectation is false: write, then render, three states")
  func expectation() async throws {
    let report = try await IdentityChecker(
      CheckOptions(
        bounds: try Bounds(parsing: "types=2,modifiers=1,ids=2,branching=2,nodes=4,live=4"),
        properties: IdentityProperty.allCases)
    ).run()
    let lengths = Dictionary(
      uniqueKeysWithValues: report.verdicts.map {
        ($0.property, $0.counterexample?.trace?.states.count)
      })
    for property in [
      IdentityProperty.engineerExpectation, .noCellLostByBranch, .noCellLostByPresence,
      .noCellLostByRowID, .noCellLostByExplicitID,
      .noCellLostByAnyView,
    ] { #expect(lengths[property] == 3, "\(property)") }
    #expect(lengths[.articleTuple] == 2)
  }
}
