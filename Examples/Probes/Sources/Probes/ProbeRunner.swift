#if canImport(TheseusTesting)
  import ProbeViews
  import SwiftUI
  import TheseusTesting

  /// One check: the expected value, the real value, and the reason.
  struct ProbeAnswer {
    var probe: String
    var rules: [String]
    var profile: String
    var what: String
    var expected: String
    var actual: String
    /// The runtime's explanation.
    var why: String

    var isRight: Bool { expected == actual }
  }

  /// Runs a probe's script in a host without a terminal.
  @MainActor
  final class ProbeRunner {
    private let probe: Probe
    private let profileText: String
    private let profile: IdentityProfile
    private var host: TestHost
    private(set) var answers: [ProbeAnswer] = []
    /// Entries of the trace before the last thing that was done.
    private var before = 0

    init(_ probe: Probe, profile text: String) throws {
      self.probe = probe
      profileText = text
      profile = try IdentityProfile(parsing: text)
      ProbeLog.reset()
      let screen = probe.screen
      host = TestHost(columns: 80, rows: 24, profile: profile) { screen }
    }

    /// Takes every step; a step that cannot be taken is a wrong answer, and the last one.
    static func answers(to probe: Probe, under profile: String) async -> [ProbeAnswer] {
      do {
        let runner = try ProbeRunner(probe, profile: profile)
        await runner.run()
        return runner.answers
      } catch {
        return [
          ProbeAnswer(
            probe: probe.id, rules: probe.rules, profile: profile, what: "the profile",
            expected: "known", actual: "\(error)", why: "")
        ]
      }
    }

    private func run() async {
      for step in probe.steps {
        do {
          if case .check(let check) = step {
            try await host.settle()
            answers.append(answer(check))
          } else {
            before = host.trace.entries.count
            try take(step)
          }
        } catch {
          let first = "\(error)".split(separator: "\n").first.map(String.init) ?? "\(error)"
          answers.append(row(what: step.words, expected: "can be done", actual: first, why: ""))
          return
        }
      }
      host.unmount()
    }

    private func take(_ step: ProbeStep) throws {
      switch step {
      case .tap(let label): try host.find(.button, label).tap()
      case .toggle(let label): try host.find(.toggle, label).toggle()
      case .type(let text, let field): try host.find(.textField, field).type(text)
      case .pressReturn: host.press(.return)
      case .increment(let label): try host.find(.stepper, label).increment()
      case .select(let label, let picker):
        if picker.isEmpty {
          try host.find(.tab, label).tap()
        } else {
          try host.find(.picker, picker).select(label)
        }
      case .scroll(let rows):
        try (host.findAll(.list).first ?? host.find(.scrollArea)).scroll(by: rows)
      case .recompile:
        guard let next = probe.nextScreen else { return }
        let snapshot = try host.snapshot()
        host.unmount()
        before = 0
        host = TestHost(restoring: snapshot, columns: 80, rows: 24, profile: profile) { next }
      case .check: break
      }
    }

    private func answer(_ check: ProbeCheck) -> ProbeAnswer {
      row(
        what: check.what, expected: check.expected(under: profileText), actual: actual(check.look),
        why: reason(check))
    }

    private func row(what: String, expected: String, actual: String, why: String) -> ProbeAnswer {
      ProbeAnswer(
        probe: probe.id, rules: probe.rules, profile: profileText, what: what, expected: expected,
        actual: actual, why: why)
    }

    private func actual(_ look: ProbeCheck.Look) -> String {
      switch look {
      case .text(let prefix):
        let labels = (host.findAll(.text) + host.findAll(.button)).map(\.label)
        return labels.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
          ?? "absent"
      case .field(let label):
        return (try? host.find(.textField, label)).map { "“\($0.value)”" } ?? "absent"
      case .toggle(let label): return (try? host.find(.toggle, label).value) ?? "absent"
      case .presence(let label):
        let found = host.findAll(nil, label).contains {
          $0.role == .text || $0.role == .button || $0.role == .textField
        }
        return found ? "shown" : "absent"
      case .focus(let label):
        return (try? host.find(.textField, label)).map { $0.isFocused ? "focused" : "not focused" }
          ?? "absent"
      case .count(let name): return String(ProbeLog.counts[name] ?? 0)
      case .fewer(let name, let most):
        let count = ProbeLog.counts[name] ?? 0
        return count < most ? "fewer than \(most)" : String(count)
      }
    }

    private func reason(_ check: ProbeCheck) -> String {
      if let cell = host.restoreReport.first(where: { $0.outcome != .kept }), check.about == nil,
        probe.nextScreen != nil
      {
        return cell.description
      }
      guard let about = check.about else { return "" }
      let recent = host.trace.entries.dropFirst(before).filter {
        $0.type == about && $0.cause != nil
      }
      // Beginnings and ends are more informative than survivals, and these more than body runs.
      let telling = [TraceEntry.Event.ended, .created, .survived, .ran]
      for event in telling {
        if let entry = recent.last(where: { $0.event == event }) { return entry.description }
      }
      return
        """
        nothing ran or began; \
        \(host.trace.skippedWrites.last?.description ?? "nothing that it reads was written")
        """
    }
  }
#endif
