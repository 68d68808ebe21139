import Foundation
import IdentityModel

/// Shows on a terminal's standard error how far a check is, and saves its checkpoint now and then.
struct CheckProgress {
  let checker: IdentityChecker
  let checkpoint: String?
  let since: ContinuousClock.Instant

  private static let interval = Duration.milliseconds(500)
  /// Ticks between two checkpoints: half a minute.
  private static let ticksPerCheckpoint = 60

  /// Runs until its task is canceled.
  func watch() async {
    let isTerminal = isatty(2) == 1
    var ticks = 0
    while (try? await Task.sleep(for: CheckProgress.interval)) != nil {
      ticks += 1
      if isTerminal { show(checker.progress) }
      if let checkpoint, ticks % CheckProgress.ticksPerCheckpoint == 0 {
        do { try writeText(checker.checkpoint.json.text(), to: checkpoint) } catch {
          complain("theseus check: \(error)")
        }
      }
    }
    if isTerminal && ticks > 0 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }

  private func show(_ progress: IdentityChecker.Progress) {
    let elapsed = since.duration(to: .now)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let percent = progress.shapes.all == 0 ? 100 : progress.shapes.done * 100 / progress.shapes.all
    let rate = grouped(Int(Double(progress.totals.visited) / max(seconds, 0.001)))
    let line =
      """
      \(percent) % of \(grouped(progress.shapes.all)) shapes, \(grouped(progress.totals.distinct)) \
      states, \(rate) states/s
      """
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
  }
}

/// A count with thousands separators: 4,344,912.
func grouped(_ count: Int) -> String {
  var text = ""
  for (index, digit) in String(count.magnitude).reversed().enumerated() {
    if index > 0 && index % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return (count < 0 ? "-" : "") + String(text.reversed())
}
