import SwiftUI

struct RatingControl: View {
  @Binding var rating: Int

  private let maximum = 5

  var body: some View {
    HStack(spacing: 6) {
      ForEach(1...maximum, id: \.self) { value in
        Button {
          rating = rating == value ? value - 1 : value
        } label: {
          Image(systemName: value <= rating ? "star.fill" : "star")
            .foregroundStyle(value <= rating ? Color.yellow : Color.secondary)
            .contentTransition(.symbolEffect(.replace))
        }
        .buttonStyle(.plain)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of \(maximum)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(maximum, rating + 1)
      case .decrement: rating = max(0, rating - 1)
      @unknown default: break
      }
    }
  }
}

struct RatingStars: View {
  let rating: Int

  var body: some View {
    Text(String(repeating: "★", count: max(0, min(5, rating))))
      .font(.caption)
      .foregroundStyle(.yellow)
      .accessibilityLabel("\(rating) stars")
  }
}
