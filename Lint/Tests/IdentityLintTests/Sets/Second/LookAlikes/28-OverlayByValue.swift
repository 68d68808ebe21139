import SwiftUI

struct Login28b: View {
  @State private var failed = false
  var body: some View {
    VStack {
      Pin28().overlay { if failed { RoundedRectangle(cornerRadius: 4).stroke(.red) } };
      Button("Log in") { failed = true }
    }
  }
}
struct Pin28: View {
  @State private var pin = ""; var body: some View { TextField("Pin", text: $pin) }
}
