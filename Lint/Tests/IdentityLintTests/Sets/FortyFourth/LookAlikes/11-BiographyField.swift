import SwiftUI

extension View {
  func limitBorder(when isOver: Bool) -> some View {
    self
      .padding(6)
      .overlay {
        if isOver {
          RoundedRectangle(cornerRadius: 6).stroke(.orange)
        }
      }
      .background(isOver ? Color.orange.opacity(0.1) : .clear)
  }
}

struct BiographyField: View {
  @Binding var biography: String

  private var isOver: Bool {
    biography.count > 160
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("About you", text: $biography, axis: .vertical)
        .limitBorder(when: isOver)
      Text(isOver ? "Too long" : " ")
        .font(.caption)
        .foregroundStyle(.orange)
    }
  }
}

struct PublicProfileForm: View {
  @State private var nickname = ""
  @State private var biography = ""

  var body: some View {
    Form {
      TextField("Nickname", text: $nickname)
      BiographyField(biography: $biography)
    }
  }
}
