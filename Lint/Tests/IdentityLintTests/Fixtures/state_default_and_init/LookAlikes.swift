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

// The storage replaces the inline value.
struct Stored: View {
  @State private var text: String = ""
  @StateObject private var model = Model(name: "")

  init(text: String) {
    _text = State(initialValue: text)
    _model = StateObject(wrappedValue: Model(name: text))
  }

  var body: some View { TextField(model.name, text: $text) }
}

final class Model: ObservableObject {
  let name: String
  init(name: String) { self.name = name }
}

// The assigned value is the default.
struct Same: View {
  @State private var isOpen = false
  init(isOpen: Bool = false) { self.isOpen = isOpen }
  var body: some View { Toggle("Open", isOn: $isOpen) }
}

struct Sames: View {
  var body: some View { Same() }
}

// A local variable of the same name.
struct Local: View {
  @State private var count = 0
  let title: String

  init(values: [Int]) {
    var count = 0
    for value in values { count = max(count, value) }
    title = "\(count)"
  }

  var body: some View { Button(title) { count += 1 } }
}

// `url` has no value yet, so the assignment replaces the inline value.
struct Early: View {
  @State private var zoom = 1.0
  @State private var page: Int
  let url: String

  init(url: String) {
    zoom = url.isEmpty ? 1 : 2
    page = 1
    self.url = url
  }

  var body: some View { Stepper(url, value: $page).scaleEffect(zoom) }
}

struct EarlyInBranch: View {
  @State private var zoom = 1.0
  @Binding var isOn: Bool

  init(isBig: Bool, isOn: Binding<Bool>) {
    if isBig { zoom = 2 }
    self._isOn = isOn
  }

  var body: some View { Toggle("\(zoom)", isOn: $isOn) }
}

// The other initializer sets the storage.
struct Delegating: View {
  @State private var text = ""

  init(text: String) { _text = State(initialValue: text) }
  init() { self.init(text: "none") }

  var body: some View { TextField("", text: $text) }
}
