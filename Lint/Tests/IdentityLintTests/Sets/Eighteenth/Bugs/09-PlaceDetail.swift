import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
  let details: String
}

struct PlaceDetail: View {
  let place: Place
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text(place.name).font(.title)
      Text(place.details)
      Button("Close") { dismiss() }
    }
    .padding()
  }
}

struct PlacesView: View {
  @State private var showsDetail = false
  private let places = [
    Place(id: 1, name: "Old Mill", details: "Open on weekends"),
    Place(id: 2, name: "Lighthouse", details: "Closed in winter"),
    Place(id: 3, name: "Botanic Garden", details: "Free entry"),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(places) { place in
          Button(place.name) {
            showsDetail = true
          }
          // bug: all rows present from one shared flag, so tapping any place opens an arbitrary
          // (mostly the first) place's detail or several sheets contend
          .sheet(isPresented: $showsDetail) {
            PlaceDetail(place: place)
          }
        }
      }
      .navigationTitle("Places")
    }
  }
}
