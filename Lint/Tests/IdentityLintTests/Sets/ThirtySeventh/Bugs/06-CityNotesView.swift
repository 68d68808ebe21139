import SwiftUI

final class CityNotes: ObservableObject {
  let city: String
  @Published var lines: [String]

  init(city: String) {
    self.city = city
    self.lines = UserDefaults.standard.stringArray(forKey: "notes.\(city)") ?? []
  }

  func add(_ line: String) {
    lines.append(line)
    UserDefaults.standard.set(lines, forKey: "notes.\(city)")
  }
}

struct CityNotesView: View {
  let city: String
  @StateObject private var notes: CityNotes

  init(city: String) {
    self.city = city
    // bug: @StateObject evaluates its argument once
    _notes = StateObject(wrappedValue: CityNotes(city: city))
  }

  var body: some View {
    Section(city) {
      Text(notes.lines.joined(separator: "\n"))
      Button("Add a visit") {
        notes.add(Date.now.formatted())
      }
    }
  }
}

struct CitiesView: View {
  @State private var city = "Paris"

  var body: some View {
    Form {
      Picker("City", selection: $city) {
        ForEach(["Paris", "Rome", "Berlin"], id: \.self) { Text($0) }
      }
      CityNotesView(city: city)
    }
  }
}
