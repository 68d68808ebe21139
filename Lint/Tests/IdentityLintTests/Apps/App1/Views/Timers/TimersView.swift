import SwiftUI

struct TimersView: View {
  @Environment(TimerCenter.self) private var timers
  @State private var minutes = 10
  @State private var title = ""

  var body: some View {
    List {
      Section("New Timer") {
        TextField("Title", text: $title)
        Stepper("\(minutes) minutes", value: $minutes, in: 1...240)
        Button("Start", systemImage: "play.fill") {
          timers.start(title: title.isEmpty ? "Timer" : title, minutes: minutes)
          title = ""
        }
      }
      Section("Running") {
        ForEach(timers.countdowns) { countdown in
          CountdownView(countdown: countdown)
            .swipeActions {
              Button("Remove", role: .destructive) {
                timers.remove(countdown.id)
              }
            }
        }
      }
    }
    .navigationTitle("Timers")
  }
}
