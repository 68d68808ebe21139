import SwiftUI

@Observable final class Login31 { var busy = false; var error: String?; func go() { busy = true } }
struct LoginView31: View {
  @State private var model = Login31()
  var body: some View { Button("Log in") { model.go() }.disabled(model.busy) }
}
