import SwiftUI

struct Row: View {
  let title: String
  @State private var note: String = ""  // expect: state_in_lazy_child
  @State private var isPressed = false

  var body: some View {
    TextField(title, text: $note).onTapGesture { isPressed = true }
  }
}

struct Page: View {
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { title in Row(title: title) }
  }
}
