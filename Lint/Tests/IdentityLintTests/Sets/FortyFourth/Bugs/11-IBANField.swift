import SwiftUI

extension View {
  @ViewBuilder
  func warningBorder(when isWrong: Bool) -> some View {
    // bug: The keyboard closes the moment the input becomes valid or invalid
    if isWrong {
      self
        .padding(6)
        .overlay(RoundedRectangle(cornerRadius: 6).stroke(.red))
    } else {
      self.padding(6)
    }
  }
}

struct IBANField: View {
  @Binding var iban: String

  private var isWrong: Bool {
    !iban.isEmpty && iban.count < 15
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("IBAN", text: $iban)
        .autocorrectionDisabled()
        .warningBorder(when: isWrong)
      Text(isWrong ? "Too short" : " ")
        .font(.caption)
        .foregroundStyle(.red)
    }
  }
}

struct PayeeForm: View {
  @State private var name = ""
  @State private var iban = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      IBANField(iban: $iban)
    }
  }
}
