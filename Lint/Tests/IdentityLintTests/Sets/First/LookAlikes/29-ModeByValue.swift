import SwiftUI

struct Reader29: View {
  @State private var isNight = false
  var body: some View {
    VStack {
      Note29().background(isNight ? Color.black : .white).environment(
        \.colorScheme, isNight ? .dark : .light);
      Toggle("Night", isOn: $isNight)
    }
  }
}
struct Note29: View {
  @State private var text = ""; var body: some View { TextEditor(text: $text) }
}
