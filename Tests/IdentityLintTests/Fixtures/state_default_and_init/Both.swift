import SwiftUI

struct Page: View {
  @State private var text: String = ""  // expect: state_default_and_init
  @State private var tab = 1  // expect: state_default_and_init

  @State private var note = ""  // expect-info: state_default_and_init

  init(isSecond: Bool) {
    if isSecond {
      _note = State(initialValue: "second")
    }
    _text = State(initialValue: "x")
    self.tab = isSecond ? 2 : 1
  }

  var body: some View { TextField(note, text: $text).id(tab) }
}
