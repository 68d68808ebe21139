import SwiftUI

struct Film: Identifiable {
  let id: Int
  let title: String
  let plot: String
}

struct FilmListView: View {
  let films: [Film]
  @State private var showsPlot = false

  var body: some View {
    List(films) { film in
      HStack {
        Text(film.title)
        Spacer()
        Button {
          showsPlot = true
        } label: {
          Image(systemName: "info.circle")
        }
        .buttonStyle(.borderless)
      }
      // bug: The one Bool presents the sheet of every row
      .sheet(isPresented: $showsPlot) {
        ScrollView {
          Text(film.plot)
            .padding()
        }
      }
    }
    .navigationTitle("Films")
  }
}
