import SwiftUI

/// `AnyLayout` keeps the views while their layout changes.
struct Checkout: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let layout = width == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      AddressForm()
      Text("Total")
    }
  }
}

struct AddressForm: View {
  @State private var street = ""
  var body: some View { TextField("Street", text: $street) }
}
