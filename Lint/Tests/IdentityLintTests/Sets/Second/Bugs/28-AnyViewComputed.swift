import SwiftUI

struct Login28: View {
  @State private var failed = false
  var body: some View {
    VStack {
      field; Button("Log in") { failed = true }
    }
  }
  private var field: AnyView {
    let base = PinField28()
    guard failed else { return AnyView(base) }
    // bug: a failure clears the pin
    return AnyView(base.overlay(RoundedRectangle(cornerRadius: 4).stroke(.red)))
  }
}
struct PinField28: View {
  @State private var pin = ""; var body: some View { TextField("Pin", text: $pin) }
}
