import SwiftUI

struct PackingStep: Identifiable {
  let id = UUID()
  var title: String
}

struct PackingStepRow: View {
  let step: PackingStep
  let onRemove: () -> Void
  @State private var isExpanded = false
  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(step.title) { isExpanded.toggle() }
        Spacer()
        Button("Remove", systemImage: "trash", role: .destructive, action: onRemove)
          .labelStyle(.iconOnly)
      }
      if isExpanded {
        TextField("Remark", text: $remark, axis: .vertical)
      }
    }
    .buttonStyle(.borderless)
  }
}

struct PackingList: View {
  @State private var steps = [
    PackingStep(title: "Tent"),
    PackingStep(title: "Stove"),
    PackingStep(title: "Sleeping bag"),
    PackingStep(title: "First aid kit"),
  ]

  var body: some View {
    NavigationStack {
      List {
        // bug: After a step in the middle is removed
        ForEach(0..<steps.count, id: \.self) { position in
          PackingStepRow(step: steps[position]) {
            steps.remove(at: position)
          }
        }
      }
      .navigationTitle("Packing")
      .toolbar {
        Button("Add", systemImage: "plus") {
          steps.append(PackingStep(title: "New item"))
        }
      }
    }
  }
}
