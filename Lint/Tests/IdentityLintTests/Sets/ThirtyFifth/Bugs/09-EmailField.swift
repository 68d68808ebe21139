import SwiftUI

struct EmailField: View {
  @Binding var email: String
  @FocusState private var isFocused: Bool

  private var error: String? {
    email.isEmpty || email.contains("@") ? nil : "Please enter a valid address"
  }

  var body: some View {
    // bug: The keyboard and the cursor in the e-mail field
    if let error {
      VStack(alignment: .leading) {
        TextField("E-mail", text: $email)
          .focused($isFocused)
        Text(error)
          .font(.caption)
          .foregroundStyle(.red)
      }
    } else {
      TextField("E-mail", text: $email)
        .focused($isFocused)
    }
  }
}
