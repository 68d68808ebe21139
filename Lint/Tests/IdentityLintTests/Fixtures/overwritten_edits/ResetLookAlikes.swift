import SwiftUI

struct Address { var country = "DE"; var region = ""; var page = 0 }
func saved() async -> Address { Address() }
struct Sound: View {
  @State private var country = "DE"
  @State private var region = ""
  @State private var page = 0
  @State private var isReady = false
  @State private var query = ""
  var body: some View {
    TextField("Country", text: $country)
      // Not while it loads.
      .onChange(of: country) {
        guard isReady else { return }
        region = ""
      }
      // No load sets the page.
      .onChange(of: query) { page = 0 }
      .task {
        let address = await saved()
        country = address.country
        region = address.region
        query = address.country
        isReady = true
      }
    Text(region)
    Text("\(page)")
  }
}
// The user's choice only.
struct Chosen: View {
  @State private var address = Address()
  var body: some View {
    TextField(
      "Country",
      text: Binding(
        get: { address.country },
        set: {
          address.country = $0
          address.region = ""
        })
    )
    .task { address = await saved() }
  }
}
