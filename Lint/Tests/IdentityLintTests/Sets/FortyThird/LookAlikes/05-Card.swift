import SwiftUI

struct Card<Content: View>: View {
  private let title: String
  private let content: Content
  @State private var isPinned = false

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title).font(.headline)
        Button("Pin", systemImage: isPinned ? "pin.fill" : "pin") {
          isPinned.toggle()
        }
        .labelStyle(.iconOnly)
      }
      content
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}

struct WaterView: View {
  @State private var glasses = 0

  var body: some View {
    VStack {
      Card("Today") {
        Text("\(glasses) of 8 glasses")
      }
      Button("Drink") {
        glasses += 1
      }
    }
    .padding()
  }
}
