import SwiftUI

// The content stands in one arm: the other shows something else.
struct Loading<Content: View>: View {
  let isLoading: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    if isLoading { ProgressView() } else { content() }
  }
}

// Two contents, each in an arm of its own.
struct Either<First: View, Second: View>: View {
  let isFirst: Bool
  let first: First
  let second: Second

  var body: some View {
    if isFirst { first } else { second }
  }
}

// Nothing to lose in what it is given.
struct Tinted<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    if isOn { content().foregroundStyle(.tint) } else { content() }
  }
}

// Nobody varies it.
struct Boxed<Content: View>: View {
  let isRound: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    if isRound { content().clipShape(Circle()) } else { content() }
  }
}

struct Page: View {
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    Loading(isLoading: isOn) { TextField("Name", text: $name) }
    Tinted(isOn: isOn) { Text("A") }
    Boxed(isRound: true) { TextField("Name", text: $name) }
    Button("On") { isOn.toggle() }
  }
}
