import ProbeViews
import SwiftUI

#if canImport(TheseusTesting)
  /// The results of the script, and the runtime's decisions during manual use.
  struct ProbeFindings: View {
    let probe: Probe
    @State private var narrator = Narrator.shared
    @State private var answers: [ProbeAnswer] = []

    var body: some View {
      VStack(alignment: .leading) {
        Button("Run the script") { Task { await run() } }
        ForEach(Array(answers.enumerated()), id: \.offset) { _, answer in
          Text(
            """
            \(answer.isRight ? "✓" : "✗") \(profile(answer))\(answer.what): expected \
            \(answer.expected), is \(answer.actual)
            """
          )
          .foregroundStyle(answer.isRight ? .green : .red)
          if !answer.why.isEmpty { Text("  \(answer.why)").foregroundStyle(.secondary) }
        }
        if !narrator.lines.isEmpty {
          Text("By hand").bold()
          ForEach(Array(narrator.lines.suffix(12).enumerated()), id: \.offset) { _, line in
            Text(line)
          }
        }
      }
      .onAppear { narrator.restart() }
    }

    private func profile(_ answer: ProbeAnswer) -> String {
      answer.profile == "default" ? "" : "\(answer.profile): "
    }

    private func run() async {
      var all: [ProbeAnswer] = []
      for profile in probe.profiles { all += await ProbeRunner.answers(to: probe, under: profile) }
      answers = all
    }
  }
#else
  /// Apple's SwiftUI does not explain itself: only the screen and the expectation are known.
  struct ProbeFindings: View {
    let probe: Probe
    var body: some View {
      Text("Noted so far: \(counts.joined(separator: ", "))")
    }

    private var counts: [String] {
      ProbeLog.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    }
  }
#endif
