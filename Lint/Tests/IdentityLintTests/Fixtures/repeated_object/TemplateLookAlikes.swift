import SwiftUI

/// A structure: each use is a copy.
struct BlankValue: Identifiable {
  let id = UUID()
  var title = ""
  static let blank = BlankValue()
}

struct BlankValues: View {
  @State private var edited: BlankValue?
  var body: some View {
    Button("New") { edited = BlankValue.blank }
      .sheet(item: $edited) { Text($0.title) }
  }
}

/// A computed property makes a new object each time.
@MainActor
@Observable
final class FreshEntry: Identifiable {
  let id = UUID()
  var title = ""
  static var blank: FreshEntry { FreshEntry() }
}

struct FreshList: View {
  @State private var edited: FreshEntry?
  var body: some View {
    Button("New") { edited = FreshEntry.blank }
      .sheet(item: $edited) { entry in
        @Bindable var entry = entry
        TextField("Title", text: $entry.title)
      }
  }
}

/// An object that is meant to be one for all.
@MainActor
@Observable
final class SharedSettings {
  var title = ""
  static let shared = SharedSettings()
}

struct SharedSettingsView: View {
  @State private var settings = SharedSettings.shared
  var body: some View { TextField("Title", text: $settings.title) }
}

/// Nothing changes in it.
final class FixedStyle {
  let name: String
  init(name: String) { self.name = name }
  nonisolated(unsafe) static let empty = FixedStyle(name: "")
}

struct FixedStyles: View {
  @State private var style: FixedStyle?
  var body: some View { Button("None") { style = .empty } }
}

/// It is copied before it is edited, and compared.
@MainActor
@Observable
final class CopiedEntry {
  var title: String
  init(title: String = "") { self.title = title }
  func copy() -> CopiedEntry { CopiedEntry(title: title) }
  static let blank = CopiedEntry()
}

struct CopiedList: View {
  @State private var edited: CopiedEntry?
  var body: some View {
    Button("New") { edited = CopiedEntry.blank.copy() }
    if let edited, edited !== CopiedEntry.blank { CopiedEditor(entry: edited) }
  }
}

struct CopiedEditor: View {
  @Bindable var entry: CopiedEntry
  var body: some View { TextField("Title", text: $entry.title) }
}
