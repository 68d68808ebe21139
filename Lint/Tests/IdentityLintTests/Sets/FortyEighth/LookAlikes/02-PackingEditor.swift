import SwiftUI

struct PackingLine: Identifiable {
  let id = UUID()
  var text: String
}

struct PackingDraft {
  var title = ""
  var lines = [PackingLine(text: "Passport"), PackingLine(text: "Charger")]
}

struct PackingEditor: View {
  @State private var draft = PackingDraft()
  private let suggestions = ["Socks", "Toothbrush", "Umbrella"]

  var body: some View {
    Form {
      Section("Title") {
        TextField("Title", text: $draft.title)
      }
      Section("Things to pack") {
        ForEach($draft.lines) { $line in
          TextField("Item", text: $line.text)
        }
        .onDelete { draft.lines.remove(atOffsets: $0) }
      }
      Section("Suggestions") {
        ForEach(suggestions, id: \.self) { suggestion in
          Button(suggestion) {
            draft.lines.append(PackingLine(text: suggestion))
          }
        }
      }
    }
    .navigationTitle("Packing list")
  }
}
