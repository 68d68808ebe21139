import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
  @Published var tags: [String] = []
  func reset() { title = "" }
}
struct Writer: View {
  @ObservedObject var draft: Draft
  var body: some View {
    TextField("Title", text: $draft.title)
    NavigationLink("Tags") { Text("Tags") }
      .onDisappear { draft.reset() }  // expect: cleared_while_covered
  }
}
struct ByAssignment: View {
  @Binding var text: String
  @State private var isPicking = false
  var body: some View {
    TextField("Title", text: $text)
      .navigationDestination(isPresented: $isPicking) { Text("Pick") }
      .onDisappear { text = "" }  // expect: cleared_while_covered
  }
}
struct ByMethod: View {
  @ObservedObject var draft: Draft
  var body: some View {
    TextField("Title", text: $draft.title)
    NavigationLink("Tags", value: 1)
      .onDisappear(perform: cleanUp)
  }
  private func cleanUp() {
    draft.title = ""  // expect: cleared_while_covered
  }
}
final class Call: ObservableObject {
  @Published var isMuted = false
  func disconnect() { isMuted = true }
}
struct CallPage: View {
  @ObservedObject var call: Call
  var body: some View {
    NavigationLink("Participants") { Text("Ada") }
      .onDisappear { call.disconnect() }  // expect: cleared_while_covered
  }
}
struct Compose: View {
  @ObservedObject var draft: Draft
  var body: some View {
    TextField("Title", text: $draft.title)
      .onDisappear {
        draft.tags.removeAll()  // expect: cleared_while_covered
        draft.reset()
      }
  }
}
struct Tabs: View {
  @StateObject private var draft = Draft()
  var body: some View {
    TabView {
      Compose(draft: draft)
      Text("Feed")
    }
  }
}
