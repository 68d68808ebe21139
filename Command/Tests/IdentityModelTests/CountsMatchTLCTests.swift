import IdentityModel
import Testing

@Suite("The checker counts as TLC does")
struct CountsMatchTLCTests {
  @Test(
    "The rows that a debug build can search; `make test` searches the others in release",
    arguments: [("small", true), ("small", false), ("medium", true)])
  func row(_ name: String, symmetric: Bool) async throws {
    let reference = try #require(
      ReferenceCounts.tlc.first { $0.bounds == Bounds.named.first { $0.name == name }?.bounds })
    let report = try await IdentityChecker(
      CheckOptions(bounds: reference.bounds, usesSymmetry: symmetric)
    ).run()
    #expect(report.isComplete)
    #expect(report.totals.programs == reference.programs)
    #expect(report.totals.trees == reference.trees)
    #expect(report.totals.distinct == reference.distinct)
    #expect(report.totals.generated == reference.generated)
    #expect(report.totals.depth == reference.depth)
    #expect(report.totals.distinct == report.totals.closedForm)
    #expect(ReferenceCounts.agrees(with: report) == true)
  }

  @Test("The table is the one TLC gave")
  func table() {
    let rows = ReferenceCounts.tlc.map {
      [
        $0.bounds.maxNodes, $0.bounds.maxLive, $0.programs, $0.trees, $0.distinct, $0.generated,
        $0.depth,
      ]
    }
    #expect(
      rows == [
        [3, 3, 740, 1_540, 4_480, 24_436, 4], [4, 4, 12_004, 33_644, 128_656, 1_093_732, 5],
        [5, 5, 130_404, 372_620, 2_611_536, 29_311_444, 6],
        [5, 6, 130_404, 551_756, 4_344_912, 233_389_876, 6],
      ])
    #expect(ReferenceCounts.tlc.map(\.opaqueDistinct) == [4_880, nil, 3_029_344, 5_002_048])
  }

  @Test("Opaque AnyView doubles the states of programs that hold one", arguments: [true, false])
  func opaque(symmetric: Bool) async throws {
    let options = CheckOptions(
      bounds: try Bounds(parsing: "small"), rules: IdentityRules(anyViewIdentity: .opaque),
      usesSymmetry: symmetric)
    let report = try await IdentityChecker(options).run()
    #expect(report.totals.distinct == 4_880)
    #expect(report.totals.distinct == report.totals.closedForm)
  }

  @Test("The plain model, searched state by state, counts the same")
  func plainModel() throws {
    let bounds = try Bounds(parsing: "small")
    let programs = try ProgramSpace(bounds).programs()
    let rules = IdentityRules()
    let exploration = Exploration(
      of: IdentityMachine(programs: programs, bounds: bounds),
      properties: IdentityProperty.rules.map { $0.stepProperty(rules: rules) })
    #expect(programs.count == 740)
    #expect(exploration.distinct == 4_480)
    #expect(exploration.generated == 24_436)
    #expect(exploration.depth == 4)
    #expect(exploration.violations.isEmpty)
  }

  @Test("The number of workers changes nothing")
  func workers() async throws {
    var reports: [CheckReport] = []
    for jobs in [1, 2, 5] {
      let options = CheckOptions(
        bounds: try Bounds(parsing: "types=2,modifiers=1,ids=2,nodes=3,live=4"),
        properties: IdentityProperty.allCases, jobs: jobs)
      reports.append(try await IdentityChecker(options).run())
    }
    #expect(Set(reports.map(\.totals)).count == 1)
    #expect(Set(reports.map { $0.verdicts.map(\.counterexample?.trace) }).count == 1)
  }
}
