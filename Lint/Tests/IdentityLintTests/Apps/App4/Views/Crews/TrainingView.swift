import SwiftUI

struct TrainingView: View {
  @State private var squad: Squad = .seniors

  var body: some View {
    VStack(spacing: 0) {
      Picker("Squad", selection: $squad) {
        ForEach(Squad.allCases) { squad in
          Text(squad.title).tag(squad)
        }
      }
      .pickerStyle(.segmented)
      .padding()

      SquadBoardView(squad: squad)
    }
    .navigationTitle("Training")
    .navigationBarTitleDisplayMode(.inline)
  }
}
