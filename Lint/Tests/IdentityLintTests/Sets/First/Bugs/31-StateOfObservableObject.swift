import SwiftUI

final class LoginModel: ObservableObject {
  @Published var isBusy = false
  @Published var error: String?
  func logIn() { isBusy = true; error = "Wrong password" }
}

struct Login: View {
  @State private var model = LoginModel()  // bug: the view never shows the error
  var body: some View {
    VStack {
      if let error = model.error { Text(error) }
      Button("Log in") { model.logIn() }.disabled(model.isBusy)
    }
  }
}
