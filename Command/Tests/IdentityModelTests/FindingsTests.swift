import IdentityModel
import Testing

@Suite("Every finding has the verdict that TLC gave")
struct FindingsTests {
  @Test(
    "a finding has its verdict, and its trace replays",
    arguments: Finding.all.map { "\($0.name) \($0.property)" })
  func verdict(_ name: String) throws {
    let finding = try #require(Finding.all.first { "\($0.name) \($0.property)" == name })
    let outcome = finding.run()
    #expect(outcome.verdict == finding.expected)
    #expect((outcome.traceLength == 0) == (outcome.verdict == .holds))
    if let trace = outcome.trace, finding.name != "duplicates" {
      var subject = ModelSubject()
      #expect(try trace.replay(on: &subject).allSatisfy { $0.difference == nil })
    }
  }

  @Test("Names and properties are unique together")
  func names() {
    let names = Finding.all.map { "\($0.name) \($0.property)" }
    #expect(Set(names).count == names.count)
  }

  /// Shortest counterexamples as TLC printed them.
  private static let lengths = [
    "finding1": 3, "finding1_shared": 3, "arms_distinct": 3, "finding2": 3, "duplicates": 1,
    "finding3_opaque": 3, "finding3_padded": 3,
    "article_tuple": 2, "finding4_two_within_immediate": 4, "finding4_trap": 4, "removal_some": 4,
    "observation_kept": 2,
    "lazy_rowOnly_body": 3, "lazy_visible_own": 5,
    "focus_early": 2, "focus_identity": 3, "presentation_returns": 5, "keying_ordinal": 3,
    "keying_ordinal_types": 3,
    "keying_ordinal_kept": 3,
    "layout_participates": 3, "layout_placement": 3, "layout_placement_mixed": 3,
    "keying_sourceLocation": 3,
    "keying_sourceLocation_types": 3, "keying_sourceLocation_kept": 3,
    "restoration_unsaved": 3, "restoration_late": 5,
  ]

  @Test("Counterexamples are as short as TLC's", arguments: lengths.keys.sorted())
  func length(_ name: String) throws {
    let finding = try #require(Finding.all.first { $0.name == name })
    #expect(finding.run().traceLength == FindingsTests.lengths[name])
  }

  /// Distinct states, generated states and depth as TLC printed them, for configurations that hold.
  private static let sizes = [
    "finding1_owner": [8, 34, 3], "finding1_fixed": [4, 13, 3], "arms_shared": [8, 34, 3],
    "finding3_wrapped": [4, 13, 3],
    "duplicates_numbered": [518, 22_730, 5], "serials": [346, 2_297, 8],
    "finding4_one_between_coalesced": [18, 28, 6],
    "finding4_one_within_coalesced": [25, 42, 6], "finding4_two_between_immediate": [18, 28, 6],
    "finding4_two_within_coalesced": [25, 42, 6],
    "removal_none": [4, 7, 3], "removal_ended": [12, 27, 5], "observation_cancelled": [37, 87, 8],
    "observation_kept_harmless": [40, 87, 7],
    "lazy_all": [260, 1_041, 10], "lazy_rowOnly": [84, 337, 8], "lazy_visible": [588, 2_353, 10],
    "focus": [16, 117, 5],
    "presentation": [144, 697, 10], "keying_declaredName": [139, 4_774, 4],
    "layout_transparent": [72, 759, 5], "restoration": [330, 4203, 7],
  ]

  @Test("Spaces are as large as TLC's", arguments: sizes.keys.sorted())
  func size(_ name: String) throws {
    let outcome = try #require(Finding.all.first { $0.name == name }).run()
    #expect([outcome.distinct, outcome.generated, outcome.depth] == FindingsTests.sizes[name])
  }
}
