import SwiftUI

struct Composer: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    Group {
      if sizeClass == .compact {  // bug: rotating a large phone clears the letter
        VStack {
          LetterEditor(); Attach()
        }
      } else {
        HStack {
          LetterEditor(); Attach()
        }
      }
    }
    .padding()
  }
}

struct LetterEditor: View {
  @State private var letter = ""
  var body: some View { TextEditor(text: $letter) }
}

struct Attach: View { var body: some View { Image(systemName: "paperclip") } }
