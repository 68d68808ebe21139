import SwiftUI

struct PackingStep: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var grams: Int
}

struct PackingRow: View {
  let number: Int
  let step: PackingStep
  @State private var isDone = false
  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("\(number). \(step.title)", isOn: $isDone)
      TextField("Remark", text: $remark)
      Text("\(step.grams) g")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct PackingListView: View {
  @State private var steps = [
    PackingStep(title: "Tent", grams: 1800),
    PackingStep(title: "Stove", grams: 320),
    PackingStep(title: "Sleeping bag", grams: 950),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(steps.enumerated()), id: \.element.id) { index, step in
          PackingRow(number: index + 1, step: step)
        }
        .onDelete { steps.remove(atOffsets: $0) }
        .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Packing")
      .toolbar { EditButton() }
    }
  }
}
