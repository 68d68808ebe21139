import SwiftUI

struct Flowers: View {
  let flowers: [String]
  let isLoaded: Bool
  @State private var query = ""
  private var matches: [String] { flowers.filter { query.isEmpty || $0.contains(query) } }
  var body: some View {
    // Around the branch.
    VStack {
      if matches.isEmpty { Text("Nothing") } else { List(matches, id: \.self) { Text($0) } }
    }
    .searchable(text: $query)
  }
}
/// The search does not change the condition.
struct Fields: View {
  let fields: [String]
  let isLoaded: Bool
  @State private var query = ""
  private var matches: [String] { fields.filter { query.isEmpty || $0.contains(query) } }
  var body: some View {
    if fields.isEmpty {
      Text("No fields")
    } else if !isLoaded {
      Text("Loading")
    } else {
      List(matches, id: \.self) { Text($0) }.searchable(text: $query)
    }
  }
}
/// The branch is for more than the matches: it stays while there is a text.
struct Meadows: View {
  let meadows: [String]
  @State private var query = ""
  private var matches: [String] { meadows.filter { query.isEmpty || $0.contains(query) } }
  var body: some View {
    VStack {
      if !matches.isEmpty || !query.isEmpty {
        List(matches, id: \.self) { Text($0) }.searchable(text: $query)
      }
    }
  }
}
struct Woods: View {
  let woods: [String]
  @State private var query = ""
  @State private var name = ""
  private var matches: [String] { woods.filter { query.isEmpty || $0.contains(query) } }
  var body: some View {
    if matches.isEmpty && query.isEmpty {
      Text("No woods")
    } else {
      List(matches, id: \.self) { Text($0) }.searchable(text: $query)
    }
    // A field for something else.
    if !matches.isEmpty { TextField("Name", text: $name) }
  }
}
/// Another field for the text stays.
struct Parks: View {
  let parks: [String]
  @State private var query = ""
  private var matches: [String] { parks.filter { query.isEmpty || $0.contains(query) } }
  var body: some View {
    TextField("Search", text: $query)
    if !matches.isEmpty { TextField("Refine", text: $query) }
  }
}
