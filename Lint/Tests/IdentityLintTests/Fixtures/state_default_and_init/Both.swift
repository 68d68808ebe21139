import SwiftUI

struct Page: View {
  @State private var tab = 1  // expect: state_default_and_init
  @State private var note = ""  // expect: state_default_and_init

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

// Every other property has a value, so each of these assignments comes too late.
struct Late: View {
  @State private var zoom = 1.0  // expect: state_default_and_init
  @State private var title: String?
  @Binding var isOn: Bool
  let url: String
  private var note: String?

  init(url: String, isOn: Binding<Bool>) {
    self.url = url
    _isOn = isOn
    zoom = url.isEmpty ? 1 : 2
    title = url
    note = url
  }

  var body: some View { Slider(value: $zoom).disabled(isOn).help(title ?? note ?? "") }
}

struct LateInBranch: View {
  @State private var zoom = 1.0  // expect: state_default_and_init
  let url: String

  init(url: String, isBig: Bool) {
    if isBig {
      self.url = url
      zoom = 2
    } else {
      self.url = url
    }
  }

  var body: some View { Slider(value: $zoom).help(url) }
}

extension LateInExtension {
  init(count: Int) {
    self.title = ""
    self.count = count
  }
}

struct LateInExtension: View {
  @State private var count = 0  // expect: state_default_and_init
  let title: String
  var body: some View { Button(title) { count += 1 } }
}
