import SwiftUI

struct CardForm: View {
  private enum Field: Hashable {
    case holder, number, code
  }

  @State private var holder = ""
  @State private var number = ""
  @State private var code = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Holder", text: $holder)
        .focused($focus, equals: .holder)
      TextField("Number", text: $number)
        .focused($focus, equals: .number)
      SecureField("Code", text: $code)
        .focused($focus, equals: .code)
    }
    .onSubmit {
      switch focus {
      case .holder:
        focus = .number
      case .number:
        focus = .code
      case .code, .none:
        focus = nil
      }
    }
  }
}
