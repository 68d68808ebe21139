import SwiftUI

struct TextLabel: Identifiable {
  let id = UUID()
  var text: String
}

struct LabelEditorView: View {
  @State private var labels = [
    TextLabel(text: "Urgent"),
    TextLabel(text: "Later"),
    TextLabel(text: "Waiting"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Labels") {
          ForEach($labels) { $label in
            HStack {
              Image(systemName: "tag")
              TextField("Label", text: $label.text)
            }
          }
          .onDelete { offsets in
            labels.remove(atOffsets: offsets)
          }
        }
        Button("Add") {
          labels.append(TextLabel(text: ""))
        }
      }
      .navigationTitle("Labels")
    }
  }
}
