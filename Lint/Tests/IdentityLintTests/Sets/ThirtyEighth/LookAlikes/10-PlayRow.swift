import SwiftUI

struct Play: Identifiable {
  let id: Int
  let title: String
  let plot: String
}

struct PlayRow: View {
  let play: Play
  @State private var showsPlot = false

  var body: some View {
    HStack {
      Text(play.title)
      Spacer()
      Button {
        showsPlot = true
      } label: {
        Image(systemName: "info.circle")
      }
      .buttonStyle(.borderless)
    }
    .sheet(isPresented: $showsPlot) {
      ScrollView {
        Text(play.plot)
          .padding()
      }
    }
  }
}

struct PlayListView: View {
  let plays: [Play]

  var body: some View {
    List(plays) { play in
      PlayRow(play: play)
    }
    .navigationTitle("Plays")
  }
}
