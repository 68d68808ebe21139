import SwiftUI

struct Drawer<Content: View>: View {
  let title: String
  @State private var isOpen = true
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button {
        isOpen.toggle()
      } label: {
        Label(title, systemImage: isOpen ? "chevron.down" : "chevron.right")
      }
      .buttonStyle(.plain)
      if isOpen {
        content.padding(.leading)
      }
    }
    .padding(8)
  }
}

struct Voice: Identifiable {
  let id: Int
  var name: String
  var level: Double
}

struct MixerWindow: View {
  @State private var voices = [
    Voice(id: 1, name: "Alto", level: 1),
    Voice(id: 2, name: "Bass", level: 0.8),
  ]

  var body: some View {
    HSplitView {
      List($voices) { $voice in
        TextField("Name", text: $voice.name)
        Slider(value: $voice.level)
      }
      Drawer("Summary") {
        ForEach(voices) { voice in
          Text("\(voice.name), \(Int(voice.level * 100)) %")
        }
      }
    }
  }
}
