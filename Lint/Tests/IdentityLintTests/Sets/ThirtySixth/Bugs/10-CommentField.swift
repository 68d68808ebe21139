import SwiftUI

extension View {
  @ViewBuilder
  func applyIf<Result: View>(_ condition: Bool, transform: (Self) -> Result) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct CommentField: View {
  @Binding var length: Int
  @State private var text = ""

  var body: some View {
    TextField("Comment", text: $text, axis: .vertical)
      .textFieldStyle(.roundedBorder)
      .onChange(of: text) { _, newValue in
        length = newValue.count
      }
  }
}

struct CommentView: View {
  @State private var length = 0
  private let limit = 80

  var body: some View {
    VStack(alignment: .trailing) {
      CommentField(length: $length)
        // bug: As soon as the text passes the limit the helper switches branch
        .applyIf(length > limit) { field in
          field.border(.red)
        }
      Text("\(length)/\(limit)")
    }
    .padding()
  }
}
