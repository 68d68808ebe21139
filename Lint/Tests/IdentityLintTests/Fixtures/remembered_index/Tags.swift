import SwiftUI

struct City: Identifiable {
  let id: String
}
struct Pages: View {
  @State private var cities: [City] = []
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      ForEach(Array(cities.enumerated()), id: \.element.id) { offset, city in
        Text(city.id).tag(offset)  // expect: remembered_index
      }
    }
    Button("Here") { cities.insert(City(id: "here"), at: 0) }
  }
}
