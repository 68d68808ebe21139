import SwiftUI

struct Address { var country = "DE"; var region = "" }
func saved() async -> Address { Address() }
@Observable final class Model {
  var address = Address()
  func load() async { address = await saved() }
}
struct OfModel: View {
  @State private var model = Model()
  var body: some View {
    TextField("Country", text: $model.address.country)
      .onChange(of: model.address.country) {  // expect: overwritten_edits
        model.address.region = ""
      }
      .task { await model.load() }
  }
}
struct OfStates: View {
  @State private var country = "DE"
  @State private var region: String?
  let address: Address
  var body: some View {
    TextField("Country", text: $country)
      .onChange(of: country) { _, _ in  // expect: overwritten_edits
        region = nil
      }
      .onAppear {
        country = address.country
        region = address.region
      }
  }
}
