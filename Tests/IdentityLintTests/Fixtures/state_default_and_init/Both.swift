import SwiftUI

struct Page: View {
  @State private var text: String = ""  // expect: state_default_and_init
  @State private var tab = 1  // expect: state_default_and_init

  init(isSecond: Bool) {
    _text = State(initialValue: "x")
    self.tab = isSecond ? 2 : 1
  }

  var body: some View { TextField("A", text: $text).id(tab) }
}
