import SwiftUI

struct Page: View {
  @State private var tab = 1  // expect: state_default_and_init
  @State private var note = ""  // expect-info: state_default_and_init

  init(isSecond: Bool) {
    if isSecond {
      note = "second"
    }
    self.tab = isSecond ? 2 : 1
  }

  var body: some View { Text(note).id(tab) }
}

// One of its initializers leaves the inline value: no fix.
struct Poster: View {
  @State private var size: Int = 0  // expect: state_default_and_init

  init() { size = 1 }

  init(isBig: Bool) {}

  var body: some View { Text("\(size)") }
}

// Every initializer assigns it: the inline value can go.
struct Named: View {
  @State private var name: String = "nobody"  // expect: state_default_and_init
  init(name: String) { self.name = name }
  var body: some View { Text(name) }
}
