import SwiftUI

extension View {
  func marked(_ isInvalid: Bool, message: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      self
        .padding(isInvalid ? 6 : 0)
        .overlay {
          if isInvalid {
            RoundedRectangle(cornerRadius: 6).stroke(.red)
          }
        }
      if isInvalid {
        Text(message).font(.caption).foregroundStyle(.red)
      }
    }
  }
}

struct PinField: View {
  let title: String
  @Binding var text: String
  @State private var showsHint = false

  var body: some View {
    VStack(alignment: .leading) {
      SecureField(title, text: $text)
      Button("Help") { showsHint.toggle() }
        .buttonStyle(.borderless)
        .font(.caption)
      if showsHint {
        Text("The PIN is in the letter from your bank")
          .font(.caption)
      }
    }
  }
}

struct CardPinForm: View {
  @State private var cardNumber = ""
  @State private var pin = ""

  private var pinTooShort: Bool {
    !pin.isEmpty && pin.count < 4
  }

  var body: some View {
    Form {
      TextField("Card number", text: $cardNumber)
      PinField(title: "PIN", text: $pin)
        .marked(pinTooShort, message: "Four digits")
      Button("Activate") {}
        .disabled(cardNumber.isEmpty || pin.isEmpty || pinTooShort)
    }
  }
}
