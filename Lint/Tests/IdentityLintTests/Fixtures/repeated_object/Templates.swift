import SwiftUI

@MainActor
@Observable
final class TemplateEntry: Identifiable {
  let id = UUID()
  var title: String
  init(title: String = "") { self.title = title }

  static let blank = TemplateEntry(title: "New")
}

struct TemplateEditor: View {
  @Bindable var entry: TemplateEntry
  var body: some View { TextField("Title", text: $entry.title) }
}

/// The edited element is a state.
struct TemplateList: View {
  @State private var edited: TemplateEntry?
  var body: some View {
    Button("New") { edited = TemplateEntry.blank }  // expect: repeated_object
      .sheet(item: $edited) { TemplateEditor(entry: $0) }
  }
}

/// An implicit member in an argument.
struct TemplateArgument: View {
  @State private var shown = false
  var body: some View {
    Button("New") { shown = true }
      .sheet(isPresented: $shown) {
        TemplateEditor(entry: .blank)  // expect: repeated_object
      }
  }
}

/// Added to a collection.
@MainActor
final class TemplateStore: ObservableObject {
  @Published var tracks: [TemplateTrack] = []

  func add() {
    tracks.append(TemplateTrack.empty)  // expect: repeated_object
  }
}

final class TemplateTrack: ObservableObject {
  @Published var name = ""
}

extension TemplateTrack {
  nonisolated(unsafe) static let empty = TemplateTrack()
}

struct TemplateTracks: View {
  @StateObject var store: TemplateStore
  var body: some View {
    Button("Add") { store.add() }
    if let first = store.tracks.first { TrackField(track: first) }
  }
}

struct TrackField: View {
  @ObservedObject var track: TemplateTrack
  var body: some View { TextField("Name", text: $track.name) }
}

/// The state of each editor begins with it.
struct TemplateState: View {
  @State private var entry: TemplateEntry = .blank  // expect: repeated_object
  var body: some View { TextField("Title", text: $entry.title) }
}
