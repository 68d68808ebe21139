import SwiftUI
import AudioToolbox

extension Notification.Name {
  static let breakFinished = Notification.Name("breakFinished")
}

@MainActor
@Observable
final class BreakChime {
  private(set) var rungCount = 0

  func listen() async {
    let finished = NotificationCenter.default.notifications(named: .breakFinished)
      .map { _ in () }
    for await _ in finished {
      ring()
    }
  }

  private func ring() {
    rungCount += 1
    AudioServicesPlaySystemSound(1013)
  }
}

struct FocusScreen: View {
  @State private var minutes = 25
  @State private var goal = ""

  var body: some View {
    VStack(spacing: 20) {
      TextField("Goal", text: $goal)
      Stepper("\(minutes) minutes", value: $minutes, in: 5...90, step: 5)
      BreakCounter(title: goal.isEmpty ? "Breaks" : "Breaks for \(goal)")
      Button("Finish break") {
        NotificationCenter.default.post(name: .breakFinished, object: nil)
      }
    }
    .padding()
  }
}

struct BreakCounter: View {
  let title: String
  @State private var chime = BreakChime()

  var body: some View {
    LabeledContent(title, value: "\(chime.rungCount)")
      .task { await chime.listen() }
  }
}
