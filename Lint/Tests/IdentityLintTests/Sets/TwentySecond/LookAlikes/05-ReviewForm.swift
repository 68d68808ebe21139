import SwiftUI

extension View {
  @ViewBuilder
  func softEdges() -> some View {
    if #available(iOS 18.0, macOS 15.0, *) {
      padding(8)
        .background(Color.gray.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 16))
    } else {
      self
    }
  }

  func emphasized(_ isActive: Bool) -> some View {
    padding(isActive ? 8 : 0)
      .background(isActive ? Color.yellow.opacity(0.3) : Color.clear)
  }
}

struct ReviewForm: View {
  @State private var isPublic = false
  @State private var stars = 4

  var body: some View {
    Form {
      Section("Your stay") {
        Stepper("Stars: \(stars)", value: $stars, in: 1...5)
        Toggle("Publish my review", isOn: $isPublic)
      }
      Section("Review") {
        ReviewBox(limit: 600)
          .emphasized(isPublic)
          .softEdges()
      }
    }
  }
}

struct ReviewBox: View {
  let limit: Int
  @State private var review = ""

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $review)
        .frame(minHeight: 120)
      Text("\(review.count)/\(limit)")
        .font(.caption)
    }
  }
}
