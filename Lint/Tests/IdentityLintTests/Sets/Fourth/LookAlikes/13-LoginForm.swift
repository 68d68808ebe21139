import SwiftUI

struct LoginForm: View {
  enum Field: Hashable {
    case user, password
  }

  @State private var user = ""
  @State private var password = ""
  @State private var revealsPassword = false
  @FocusState private var field: Field?
  let logIn: (String, String) -> Void

  var body: some View {
    Form {
      TextField("User", text: $user)
        .focused($field, equals: .user)
        .submitLabel(.next)
      HStack {
        if revealsPassword {
          TextField("Password", text: $password)
            .focused($field, equals: .password)
        } else {
          SecureField("Password", text: $password)
            .focused($field, equals: .password)
        }
        Button("Reveal", systemImage: "eye") {
          let hadFocus = field == .password
          revealsPassword.toggle()
          if hadFocus { Task { field = .password } }
        }
        .labelStyle(.iconOnly)
      }
      .submitLabel(.go)
    }
    .onSubmit {
      if field == .user { field = .password } else { logIn(user, password) }
    }
  }
}
