import SwiftUI

struct Intro: View {
  @State private var page = 0
  private static let texts = ["Hello", "Learn", "Go"]
  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<Self.texts.count, id: \.self) { Text(Self.texts[$0]).tag($0) }
    }
  }
}
