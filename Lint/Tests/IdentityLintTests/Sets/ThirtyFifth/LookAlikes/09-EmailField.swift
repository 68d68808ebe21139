import SwiftUI

struct EmailField: View {
  @Binding var email: String
  @FocusState private var isFocused: Bool

  private var error: String? {
    email.isEmpty || email.contains("@") ? nil : "Please enter a valid address"
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("E-mail", text: $email)
        .focused($isFocused)
      if let error {
        Text(error)
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
  }
}
