import SwiftUI

struct Page: View {
  @State private var text: String
  @State private var tab = 1
  let name: String

  init(name: String) {
    _text = State(initialValue: name)
    self.name = name
  }

  var body: some View {
    TextField(name, text: $text).id(tab).onAppear { tab = 2 }
  }

  private func reset() { tab = 1 }
}

// Another type's initializer.
struct Other: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}
