import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
  func reset() { title = "" }
  func save() { title += "" }
  func connect() async { title = "a" }
  func disconnect() { title = "b" }
}
/// Nothing covers it: it goes with its sheet.
struct InSheet: View {
  @ObservedObject var draft: Draft
  var body: some View { TextField("Title", text: $draft.title).onDisappear { draft.reset() } }
}
struct UnderCondition: View {
  @ObservedObject var draft: Draft
  @State private var isPushed = false
  var body: some View {
    TextField("Title", text: $draft.title)
      .navigationDestination(isPresented: $isPushed) { Text("a") }
      .onDisappear { if !isPushed { draft.reset() } }
  }
}
struct Saving: View {
  @ObservedObject var draft: Draft
  var body: some View {
    TextField("Title", text: $draft.title)
    NavigationLink("Tags") { Text("a") }.onDisappear { draft.save() }
  }
}
struct BeginsAgain: View {
  @ObservedObject var draft: Draft
  var body: some View {
    NavigationLink("Tags") { Text("a") }
      .task { await draft.connect() }
      .onDisappear { draft.disconnect() }
  }
}
struct Root: View {
  @StateObject private var draft = Draft()
  var body: some View {
    NavigationStack {
      TextField("Title", text: $draft.title)
      NavigationLink("Tags") { Text("a") }
    }
    .onDisappear { draft.reset() }
  }
}
/// Closes what it opened: no entry is lost.
struct Closing: View {
  @State private var isOpen = false
  var body: some View {
    DisclosureGroup("More", isExpanded: $isOpen) { NavigationLink("Tags") { Text("a") } }
      .sheet(isPresented: $isOpen) { Text("b") }
  }
}
