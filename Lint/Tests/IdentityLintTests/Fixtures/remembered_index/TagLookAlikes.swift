import SwiftUI

struct City: Identifiable {
  let id: String
}
struct Pages: View {
  let fixed = ["a", "b"]
  @State private var cities: [City] = []
  @State private var page = 0
  @State private var city: String?
  var body: some View {
    TabView(selection: $page) {
      ForEach(Array(fixed.enumerated()), id: \.element) { offset, name in
        Text(name).tag(offset)
      }
    }
    TabView(selection: $city) {
      ForEach(cities) { Text($0.id).tag($0.id) }
    }
    Button("Here") { cities.insert(City(id: "here"), at: 0) }
  }
}
