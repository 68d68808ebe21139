import SwiftUI

struct Terminal: View {
  @Environment(\.colorScheme) var scheme
  @State private var compact = true
  var body: some View {
    VStack {
      let prompt = Prompt()
      compact ? AnyView(prompt) : AnyView(prompt.frame(height: 200))  // bug: the prompt is cleared
      Toggle("Compact", isOn: $compact)
    }
  }
}
struct Prompt: View {
  @State private var line = ""
  var body: some View { TextField("$", text: $line) }
}
