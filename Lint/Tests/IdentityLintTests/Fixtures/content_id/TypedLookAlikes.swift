import SwiftUI

struct Plain: View {
  let cities: [String]
  var body: some View { ScrollView { ForEach(cities, id: \.self) { Text($0) } } }
}
/// Nothing but the position is lost, which is what the id is for.
struct Scrolled: View {
  let cities: [String]
  @State private var filter = ""
  var body: some View {
    TextField("Filter", text: $filter)
    Plain(cities: cities.filter { $0.contains(filter) }).id(filter)
  }
}
struct Notes: View {
  let day: String
  @State private var text = ""
  var body: some View { TextField(day, text: $text) }
}
/// Another day has another note.
struct Days: View {
  @State private var day = "Monday"
  @State private var filter = ""
  var body: some View {
    Picker("Day", selection: $day) { Text("Monday").tag("Monday") }
    Notes(day: day).id(day)
    TextField("Filter", text: $filter)
    Notes(day: filter)
  }
}
/// The id is for a ScrollViewReader.
struct Jump: View {
  let cities: [String]
  @State private var search = ""
  var body: some View {
    ScrollViewReader { proxy in
      TextField("City", text: $search)
        .onChange(of: search) { proxy.scrollTo(search) }
      List(cities, id: \.self) { city in Notes(day: city).id(city) }
    }
  }
}
