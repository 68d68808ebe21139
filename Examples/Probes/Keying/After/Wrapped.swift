import SwiftUI

/// It swapped positions there.
struct Entry: DynamicProperty {
  @State var note = ""
  @State var title = ""
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
