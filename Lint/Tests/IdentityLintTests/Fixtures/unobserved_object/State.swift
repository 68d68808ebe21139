import SwiftUI

final class Login: ObservableObject {
  @Published var isBusy = false
  @Published var name = ""
  func begin() { isBusy = true }
}

struct LoginView: View {
  @State private var model = Login()  // expect: unobserved_object
  var body: some View {
    Button("Log in") { model.begin() }.disabled(model.isBusy)
  }
}

struct PassedLogin: View {
  @State var login: Login  // expect: unobserved_object
  init(login: Login) { _login = State(initialValue: login) }
  var body: some View { status }
  private var status: some View { Text(self.login.isBusy ? "Busy" : "Ready") }
}
