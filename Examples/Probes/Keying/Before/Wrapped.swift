import SwiftUI

/// State inside a custom dynamic property.
struct Entry: DynamicProperty {
  @State var title = ""
  @State var note = ""
}

struct Wrapped: View {
  private var entry = Entry()
  @State private var count = 0

  var body: some View {
    Panel([
      ("entry.title", "\(entry.title)"), ("entry.note", "\(entry.note)"), ("count", "\(count)"),
    ]) {
      entry.title = "Log"
      entry.note = "fair wind"
      count = 9
    }
  }
}
