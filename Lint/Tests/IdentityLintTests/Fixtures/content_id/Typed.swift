import SwiftUI

struct Cities: View {
  let cities: [String]
  @State private var marked: Set<String> = []
  @State private var note = ""
  var body: some View {
    List(cities, id: \.self, selection: $marked) { Text($0) }
    TextField("Note", text: $note)
  }
}
struct Filtered: View {
  let cities: [String]
  @State private var filter = ""
  var body: some View {
    TextField("Filter", text: $filter)
    Cities(cities: cities.filter { $0.contains(filter) })
      .id(filter)  // expect: content_id
  }
}
struct Searched: View {
  let cities: [String]
  @State private var search = ""
  var body: some View {
    NavigationStack {
      Cities(cities: cities)
        .id("cities \(search)")  // expect: content_id
        .searchable(text: $search)
    }
  }
}
struct Emptied: View {
  let cities: [String]
  @State private var search = ""
  var body: some View {
    TextField("Search", text: $search)
    Cities(cities: cities).id(search.isEmpty)  // expect: content_id
  }
}
struct Sorted: View {
  let cities: [String]
  @State private var isAscending = true
  var body: some View {
    Toggle("A to Z", isOn: $isAscending)
    Cities(cities: isAscending ? cities : cities.reversed())
      .id(isAscending)  // expect: content_id
  }
}
