import SwiftUI

final class Draft8: ObservableObject { @Published var text = "" }
struct Page8: View {
  @StateObject private var draft = Draft8()
  @State private var size = 14.0
  var body: some View {
    VStack {
      Slider(value: $size); Editor8(draft: draft)
    }
  }
}
struct Editor8: View {
  @ObservedObject var draft: Draft8
  var body: some View { TextEditor(text: $draft.text) }
}
