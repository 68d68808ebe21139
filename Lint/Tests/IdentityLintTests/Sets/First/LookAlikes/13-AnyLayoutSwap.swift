import SwiftUI

struct Composer13: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    let layout = sizeClass == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Letter13(); Image(systemName: "paperclip")
    }
  }
}
struct Letter13: View {
  @State private var letter = ""; var body: some View { TextEditor(text: $letter) }
}
