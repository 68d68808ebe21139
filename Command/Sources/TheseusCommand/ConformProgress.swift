import Conformance
import Foundation

/// Shows on a terminal's standard error how far a conformance run is, saves its checkpoint now and
/// then, and ends it on Ctrl-C.
struct ConformProgress {
  let run: ConformanceRun
  let checkpoint: String?
  let since: ContinuousClock.Instant

  private static let interval = Duration.milliseconds(100)
  /// Ticks between two checkpoints: half a minute.
  private static let ticksPerCheckpoint = 300

  /// Runs until its task is canceled.
  func watch() async {
    let isTerminal = isatty(2) == 1
    var ticks = 0
    while (try? await Task.sleep(for: ConformProgress.interval)) != nil {
      ticks += 1
      if Interruption.isRaised { run.cancel() }
      if isTerminal { show(run.checkpoint) }
      if let checkpoint, ticks % ConformProgress.ticksPerCheckpoint == 0 {
        do { try writeText(run.checkpoint.text, to: checkpoint) } catch {
          complain("theseus conform: \(error)")
        }
      }
    }
    if isTerminal && ticks > 0 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }

  private func show(_ progress: ConformanceCheckpoint) {
    let elapsed = since.duration(to: .now)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let percent = run.unitCount == 0 ? 100 : progress.doneCount * 100 / run.unitCount
    let rate = grouped(Int(Double(progress.tally.renders) / max(seconds, 0.001)))
    let line =
      """
      \(percent) % of \(grouped(run.unitCount)), \(grouped(progress.tally.renders)) renders, \
      \(rate) renders/s
      """
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
  }
}
