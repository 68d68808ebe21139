import SwiftUI

struct ErgHubView: View {
  @EnvironmentObject private var log: ErgLog
  @Environment(\.currentMemberID) private var currentMemberID
  @State private var meters = 2000
  @State private var toast: String?

  var body: some View {
    let recent = log.recent(for: currentMemberID)

    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          SectionCard("Piece") {
            Stepper("\(meters) m", value: $meters, in: 500...10_000, step: 500)
            ErgTimerView(meters: meters, onSave: save)
          }

          SectionCard("Rest") {
            RestCountdownView()
          }

          if !recent.isEmpty {
            SectionCard("Lately") {
              ForEach(recent) { piece in
                HStack {
                  Text("\(piece.meters) m")
                  Spacer()
                  Text(Formats.clock(piece.seconds))
                    .monospacedDigit()
                }
              }
            }
          }

          NavigationLink("Leaderboard") {
            LeaderboardView(log: log)
          }
          .buttonStyle(OarButtonStyle(isProminent: false))

          NavigationLink("Race Clock") {
            RaceClockView()
          }
          .buttonStyle(OarButtonStyle(isProminent: false))
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Erg")
      .toast($toast)
    }
  }

  private func save(_ seconds: TimeInterval) {
    guard let memberID = currentMemberID else {
      toast = "Say who you are in the settings first"
      return
    }
    log.add(ErgPiece(memberID: memberID, meters: meters, seconds: seconds))
    toast = "Saved \(meters) m in \(Formats.clock(seconds))"
  }
}
