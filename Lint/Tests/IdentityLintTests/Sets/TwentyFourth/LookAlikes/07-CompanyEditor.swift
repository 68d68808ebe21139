import SwiftUI

struct Company {
  var name = ""
  var slogan = ""
  var city = "Porto"
}

@Observable
final class CompanyStore {
  var company = Company(name: "Azulejo", slogan: "Tiles since 1911")
}

struct CompanyEditor: View {
  @Environment(CompanyStore.self) private var store
  @State private var name = ""
  @State private var slogan = ""
  @State private var city = ""
  @State private var isFilled = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Company") {
          TextField("Name", text: $name)
          TextField("Slogan", text: $slogan, axis: .vertical)
        }
        Section {
          NavigationLink {
            CityList(city: $city)
          } label: {
            LabeledContent("City", value: city)
          }
        }
        Button("Save", action: save)
      }
      .onAppear(perform: fill)
    }
  }
}

private extension CompanyEditor {
  func fill() {
    guard !isFilled else { return }
    isFilled = true
    name = store.company.name
    slogan = store.company.slogan
    city = store.company.city
  }

  func save() {
    store.company = Company(name: name, slogan: slogan, city: city)
  }
}

struct CityList: View {
  @Binding var city: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(["Porto", "Lisbon", "Faro"], id: \.self) { option in
      Button(option) {
        city = option
        dismiss()
      }
    }
  }
}
