import SwiftUI

struct CodeEntryView: View {
  private static let length = 6

  let phoneNumber: String
  let verify: (String) async -> Bool

  @State private var digits = Array(repeating: "", count: CodeEntryView.length)
  @State private var isWrong = false
  @FocusState private var focusedIndex: Int?

  var body: some View {
    VStack(spacing: 24) {
      Text("We sent a code to \(phoneNumber)")
        .font(.headline)
      HStack {
        ForEach(digits.indices, id: \.self) { index in
          TextField("", text: $digits[index])
            .keyboardType(.numberPad)
            .multilineTextAlignment(.center)
            .frame(width: 44, height: 52)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
            .focused($focusedIndex, equals: index)
            .onChange(of: digits[index]) { _, value in
              advance(from: index, value: value)
            }
        }
      }
      if isWrong {
        Text("That code is not right").foregroundStyle(.red)
      }
      Button("Send again") {
        digits = Array(repeating: "", count: Self.length)
        focusedIndex = 0
      }
    }
    .onAppear { focusedIndex = 0 }
  }

  private func advance(from index: Int, value: String) {
    if value.count > 1 {
      digits[index] = String(value.suffix(1))
      return
    }
    guard !value.isEmpty else { return }
    if index + 1 < Self.length {
      focusedIndex = index + 1
    } else {
      focusedIndex = nil
      let code = digits.joined()
      Task { isWrong = !(await verify(code)) }
    }
  }
}
