import SwiftUI

struct Chapter: Identifiable {
  let id: Int
  let title: String
  let text: String
}

struct BookView: View {
  let chapters: [Chapter]
  @State private var index = 0
  @State private var fontSize = 17.0

  var body: some View {
    VStack {
      if chapters.indices.contains(index) {
        ScrollView {
          Text(chapters[index].text)
            .font(.system(size: fontSize))
            .padding()
        }
        .id(chapters[index].id)
      }
      HStack {
        Button("Previous") { index -= 1 }
          .disabled(index <= 0)
        Slider(value: $fontSize, in: 12...28)
        Button("Next") { index += 1 }
          .disabled(index >= chapters.count - 1)
      }
      .padding()
    }
  }
}
