import SwiftUI

final class Loader: ObservableObject {
  init(id: Int) {}
  @Published var text = ""
}

struct Detail: View {
  @StateObject private var loader: Loader  // expect: state_object_from_parameter

  init(id: Int) { _loader = StateObject(wrappedValue: Loader(id: id)) }

  var body: some View { Text(loader.text) }
}

struct Late: View {
  @StateObject private var loader: Loader  // expect-info: state_object_from_parameter

  init(id: Int) { _loader = StateObject(wrappedValue: Loader(id: id)) }

  var body: some View { Text(loader.text) }
}

@Observable final class Choice {
  var id = 0
}

struct Parent: View {
  @State private var id = 0
  @State private var choice = Choice()

  var body: some View {
    Stepper("Id", value: $id)
    Detail(id: id)
    Late(id: choice.id)
    Button("Next") { choice.id += 1 }
  }
}

@Observable final class Thread {
  let topic: String
  var draft = ""
  init(topic: String) { self.topic = topic }
}

struct ThreadView: View {
  @State private var thread: Thread  // expect: state_object_from_parameter

  init(topic: String) { _thread = State(initialValue: Thread(topic: topic)) }

  var body: some View { TextField(thread.topic, text: $thread.draft) }
}

struct Forum: View {
  @State private var topic: String?
  let topics = ["Swift", "Linux"]

  var body: some View {
    List(topics, id: \.self, selection: $topic) { Text($0) }
    if let topic { ThreadView(topic: topic) }
  }
}
