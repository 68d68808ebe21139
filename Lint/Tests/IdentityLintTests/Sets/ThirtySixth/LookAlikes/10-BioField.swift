import SwiftUI

extension View {
  func warningBorder(_ isShown: Bool) -> some View {
    border(isShown ? Color.red : Color.clear)
  }
}

struct BioField: View {
  @Binding var length: Int
  @State private var text = ""

  var body: some View {
    TextField("About you", text: $text, axis: .vertical)
      .textFieldStyle(.roundedBorder)
      .onChange(of: text) { _, newValue in
        length = newValue.count
      }
  }
}

struct BioView: View {
  @State private var length = 0
  private let limit = 80

  var body: some View {
    VStack(alignment: .trailing) {
      BioField(length: $length)
        .warningBorder(length > limit)
      Text("\(length)/\(limit)")
    }
    .padding()
  }
}
