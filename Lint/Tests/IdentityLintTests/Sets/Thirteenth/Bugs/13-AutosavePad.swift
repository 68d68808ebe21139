import SwiftUI
import Combine

struct Draft {
  var title = ""
  var text = ""
}

struct AutosaveStatus: View {
  let draft: Draft
  let save: (Draft) -> Void
  // bug: the timer is made at each init of the child struct, which the parent re-creates at
  // every keystroke; it restarts each time and never fires while the user types, so nothing is
  // autosaved
  private let timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()
  @State private var lastSaved: Date?

  var body: some View {
    HStack {
      Image(systemName: lastSaved == nil ? "circle.dotted" : "checkmark.circle")
      if let lastSaved {
        Text("Saved \(lastSaved.formatted(date: .omitted, time: .shortened))")
      } else {
        Text("Not saved yet")
      }
    }
    .font(.caption)
    .onReceive(timer) { now in
      save(draft)
      lastSaved = now
    }
  }
}

struct DraftEditor: View {
  let save: (Draft) -> Void
  @State private var draft = Draft()

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $draft.title)
        .font(.title)
      TextEditor(text: $draft.text)
      AutosaveStatus(draft: draft, save: save)
    }
    .padding()
  }
}
