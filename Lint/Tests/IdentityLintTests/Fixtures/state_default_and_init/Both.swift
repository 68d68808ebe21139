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

// One of its initializers leaves the inline value on one of its ways: no fix.
struct Poster: View {
  @State private var size: Int = 0  // expect: state_default_and_init

  init() { _size = State(initialValue: 1) }

  init(isBig: Bool) {
    if isBig { _size = State(initialValue: 2) }
  }

  var body: some View { Text("\(size)") }
}
