import SwiftUI

struct Place { var title: String }
struct PlaceRow: View {
  let place: Place
  @State private var note = ""
  var body: some View { TextField(place.title, text: $note) }
}
@Observable final class Known {
  var all: [Place] = []
  func checked(_ title: String) {
    let clean = title.trimmingCharacters(in: .whitespaces)
    guard !all.contains(where: { $0.title == clean }) else { return }
    all.append(Place(title: clean))
  }
}
@Observable final class Plain {
  var all: [Place] = []
  func take(made title: String) { all.append(Place(title: title)) }
}
struct Places: View {
  @State private var known = Known()
  @State private var byCaller = Plain()
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Button("Add") { known.checked(title) }
    Button("Other") {
      if byCaller.all.allSatisfy({ $0.title != title }) { byCaller.take(made: title) }
    }
    ForEach(known.all, id: \.title) { PlaceRow(place: $0) }
    ForEach(byCaller.all, id: \.title) { PlaceRow(place: $0) }
  }
}
