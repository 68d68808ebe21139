import SwiftUI
import Observation

struct Profile: Equatable {
  var name = ""
  var city = ""
  var isPublic = false
}

@Observable
final class ProfileStore {
  var profile = Profile()
  let cities = ["Bern", "Lyon", "Porto", "Turku"]
}

struct ProfileEditor: View {
  let store: ProfileStore
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Profile()

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        Toggle("Visible to everyone", isOn: $draft.isPublic)
        NavigationLink {
          CityList(cities: store.cities, selection: $draft.city)
        } label: {
          LabeledContent("City", value: draft.city)
        }
      }
      // bug: onAppear runs again when the user comes back from the city list and overwrites the
      // draft: the chosen city and the typed name are lost
      .onAppear { draft = store.profile }
      .toolbar {
        Button("Save") {
          store.profile = draft
          dismiss()
        }
        .disabled(draft == store.profile)
      }
    }
  }
}

private struct CityList: View {
  let cities: [String]
  @Binding var selection: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(cities, id: \.self) { city in
      Button {
        selection = city
        dismiss()
      } label: {
        HStack {
          Text(city)
          Spacer()
          if city == selection { Image(systemName: "checkmark") }
        }
      }
    }
    .navigationTitle("City")
  }
}
