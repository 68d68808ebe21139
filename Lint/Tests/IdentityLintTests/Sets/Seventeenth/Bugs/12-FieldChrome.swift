import SwiftUI

struct FieldChrome {
  var cornerRadius: CGFloat = 10
  var errorColor: Color = .red

  func wrap<Field: View>(_ field: Field, message: String?) -> AnyView {
    // bug: the two AnyViews wrap different types: when the validation message appears or goes while
    // typing, EmailField is made anew, the keyboard focus drops and the open privacy note closes
    if let message {
      return AnyView(
        VStack(alignment: .leading, spacing: 4) {
          field
            .padding(12)
            .overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(errorColor))
          Text(message).font(.caption).foregroundStyle(errorColor)
        }
      )
    }
    return AnyView(
      field
        .padding(12)
        .overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(.gray))
    )
  }
}

struct EmailField: View {
  @Binding var email: String
  @State private var showsPrivacyNote = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("Email", text: $email)
          .focused($isFocused)
        Button("Privacy", systemImage: "info.circle") { showsPrivacyNote.toggle() }
          .labelStyle(.iconOnly)
      }
      if showsPrivacyNote {
        Text("Used for receipts only.").font(.caption)
      }
    }
    .opacity(isFocused ? 1 : 0.8)
  }
}

struct SignUpScreen: View {
  private let chrome = FieldChrome()
  @State private var email = ""

  private var message: String? {
    email.isEmpty || email.contains("@") ? nil : "Enter a full address"
  }

  var body: some View {
    chrome.wrap(EmailField(email: $email), message: message)
      .padding()
  }
}
