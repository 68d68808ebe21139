import SwiftUI

struct LabelsEditor: View {
  @State private var labels = ["Home", "Work", "Errands"]

  var body: some View {
    Form {
      Section("Labels") {
        // bug: Each row is identified by the very text it edits
        ForEach($labels, id: \.self) { $label in
          HStack {
            Image(systemName: "tag")
            TextField("Label", text: $label)
          }
        }
      }
      Section {
        Button("Add label") {
          labels.append("Label \(labels.count + 1)")
        }
      }
    }
  }
}

struct LabelsScreen: View {
  var body: some View {
    NavigationStack {
      LabelsEditor()
        .navigationTitle("Labels")
    }
  }
}
