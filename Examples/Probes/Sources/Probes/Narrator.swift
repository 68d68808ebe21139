#if canImport(TheseusTesting)
  import Observation
  import SwiftUI
  import TheseusTesting

  /// The runtime's decisions about the probe on the screen, line by line, while the user operates
  /// it.
  @MainActor @Observable
  final class Narrator {
    static let shared = Narrator()

    /// The events below the stage since the probe was opened, oldest first.
    private(set) var lines: [String] = []
    @ObservationIgnored private let recorder = TraceRecorder()
    @ObservationIgnored private var isDue = false

    var observers: [any RuntimeObserver] { [recorder, Listener(self)] }

    /// Another probe is opened.
    func restart() {
      recorder.reset()
      lines = []
    }

    /// Lines follow the update that they report, in an update of their own, which reports nothing
    /// about the stage and so ends the sequence.
    fileprivate func passEnded() {
      guard !isDue else { return }
      isDue = true
      Task { [weak self] in self?.tell() }
    }

    private func tell() {
      isDue = false
      let told = Trace(recorder).entries.filter {
        $0.identity.contains("/ProbeStage") && !$0.identity.hasSuffix("/ProbeStage")
      }
      .filter { $0.event != .appeared && $0.event != .disappeared }
      .map { entry in
        let stage = entry.identity.components(separatedBy: "/ProbeStage").last ?? ""
        let place = stage.drop { $0 != "/" }.dropFirst()
        return "\(entry.event.rawValue) \(place): \(entry.cause?.description ?? "")"
      }
      if told != lines { lines = told }
    }

    private final class Listener: RuntimeObserver {
      private let narrator: Narrator
      init(_ narrator: Narrator) { self.narrator = narrator }
      func endedPass() { narrator.passEnded() }
    }
  }
#endif
