import SwiftUI

struct EditableLabel: Identifiable {
  let id = UUID()
  var text: String
}

struct LabelsEditor: View {
  @State private var labels = [
    EditableLabel(text: "Home"),
    EditableLabel(text: "Work"),
    EditableLabel(text: "Errands"),
  ]

  var body: some View {
    Form {
      Section("Labels") {
        ForEach($labels, id: \.id) { $label in
          HStack {
            Image(systemName: "tag")
            TextField("Label", text: $label.text)
          }
        }
      }
      Section {
        Button("Add label") {
          labels.append(EditableLabel(text: "Label \(labels.count + 1)"))
        }
      }
    }
  }
}
