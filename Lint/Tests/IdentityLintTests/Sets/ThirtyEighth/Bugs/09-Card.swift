import SwiftUI

struct Card<Content: View>: View {
  let title: String
  // bug: The card keeps the content built at its first appearance in @State
  @State private var content: Content

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    _content = State(initialValue: content())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct ScoreView: View {
  @State private var score = 0

  var body: some View {
    VStack {
      Card(title: "Score") {
        Text("\(score) points")
      }
      Button("Add a point") {
        score += 1
      }
    }
    .padding()
  }
}
