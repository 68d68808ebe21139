import SwiftUI

struct StarButton: View {
  let isOn: Bool
  let action: () -> Void
  @State private var isHovered = false

  var body: some View {
    Button(action: action) {
      Image(systemName: isOn ? "star.fill" : "star")
        .scaleEffect(isHovered ? 1.2 : 1)
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
  }
}

struct RatingView: View {
  @Binding var rating: Int
  private let values = Array(1...5)

  var body: some View {
    HStack {
      ForEach(values.indices, id: \.self) { index in
        StarButton(isOn: values[index] <= rating) {
          rating = values[index]
        }
      }
    }
  }
}

struct ReviewForm: View {
  @State private var rating = 3

  var body: some View {
    Form {
      RatingView(rating: $rating)
      Text("Rating: \(rating)")
    }
  }
}
