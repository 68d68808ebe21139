import SwiftUI

struct Address: Equatable {
  var street = ""
  var city = ""
  var floor = 0
}

protocol AddressSource {
  func current() async -> Address
}

struct AddressForm: View {
  let source: any AddressSource
  let onSave: (Address) -> Void
  @State private var draft: Address?

  var body: some View {
    Form {
      if let address = Binding($draft) {
        TextField("Street", text: address.street)
        TextField("City", text: address.city)
        NavigationLink("Floor") {
          FloorPicker(floor: address.floor)
        }
      } else {
        ProgressView()
      }
    }
    .toolbar {
      Button("Save", action: save)
        .disabled(draft == nil)
    }
    .task { await populate() }
  }

  private func populate() async {
    guard draft == nil else { return }
    draft = await source.current()
  }

  private func save() {
    guard let draft else { return }
    onSave(draft)
  }
}

struct FloorPicker: View {
  @Binding var floor: Int

  var body: some View {
    Stepper("Floor \(floor)", value: $floor, in: -2...40)
      .padding()
  }
}
