import SwiftUI

struct Reader: View {
  enum Mode { case day, night }
  @State private var mode = Mode.day
  var body: some View {
    VStack {
      page(mode)
      Button("Mode") { mode = mode == .day ? .night : .day }
    }
  }

  @ViewBuilder private func page(_ mode: Mode) -> some View {
    switch mode {  // bug: night mode clears the annotation
    case .day: Annotation().background(.white)
    case .night: Annotation().background(.black).environment(\.colorScheme, .dark)
    }
  }
}

struct Annotation: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text) }
}
