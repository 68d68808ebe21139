import Conformance
import IdentityModel
import Testing

@testable import RuntimeFindings

/// The modules around identity, each played by views in a headless host. `theseus findings` asks
/// all of them, in release.
@MainActor
@Suite("The runtime answers what happens around an identity")
struct RuntimeFindingsTests {
  /// Modules whose state graphs take a while are left to `make test-model`.
  nonisolated private static let names = Finding.all.filter { finding in
    finding.question == nil && !["Keying", "LazyRows"].contains(finding.module)
  }

  @Test("The runtime takes each step as the machine does, if it has the rules of the question")
  func answers() async throws {
    let answers = RuntimeAnswers()
    for finding in Self.names {
      let answer = try await answers.answer(finding)
      #expect(answer.difference == nil, "\(finding.name)")
      guard answer.verdict != .notAsked else { continue }
      #expect(answer.steps > 3, "\(finding.name)")
      #expect(
        answer.verdict == (finding.expected == .holds ? .holds : .violated),
        "\(finding.name): \(finding.property)")
    }
  }

  @Test("only questions about rules that the runtime lacks are skipped")
  func notAsked() async throws {
    let answers = RuntimeAnswers()
    var silent: [String] = []
    for finding in Self.names where try await answers.answer(finding).verdict == .notAsked {
      silent.append(finding.name)
    }
    #expect(
      Set(silent) == [
        "observation_kept", "observation_kept_harmless", "focus_early", "layout_participates",
        "layout_placement", "layout_placement_mixed", "restoration_late",
      ])
  }

  @Test("A machine with other rules than the runtime's is contradicted: the walk can fail")
  func contradicted() async throws {
    // Without a transition the runtime ends the arm immediately; the machine with one keeps it.
    let machine = IdentityModel.RemovalTransition(hasTransition: true)
    let seen = try await MachineWalk.observe(machine) { _ in
      RemovalSubject(IdentityModel.RemovalTransition(hasTransition: false))
    }
    #expect(seen.difference?.contains("after Flip") == true)
  }
}
