import SwiftUI

struct Movie: Identifiable {
  let id: Int
  let title: String
  var stars: Int
}

struct StarRating: View {
  @Binding var value: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= value ? "star.fill" : "star")
          .onTapGesture { value = star }
      }
    }
    .foregroundStyle(.yellow)
  }
}

struct MovieDetail: View {
  let movie: Movie

  var body: some View {
    Form {
      Section("Movie") {
        Text(movie.title)
      }
      Section("Your rating") {
        // bug: the rating is bound to .constant, so the tapped stars are dropped and Your rating
        // can never be changed
        StarRating(value: .constant(movie.stars))
      }
    }
  }
}

struct MovieListView: View {
  @State private var movies = [
    Movie(id: 1, title: "The Long Quay", stars: 0),
    Movie(id: 2, title: "Paper Moons", stars: 4),
  ]

  var body: some View {
    NavigationStack {
      List(movies) { movie in
        NavigationLink(movie.title) {
          MovieDetail(movie: movie)
        }
      }
      .navigationTitle("Movies")
    }
  }
}
