import SwiftUI

struct Filter: Identifiable {
  let id: Int
  var name: String
}

struct FilterRow: View {
  let filter: Filter
  @State private var isOn = false
  @State private var strength = 0.5

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(filter.name, isOn: $isOn)
      if isOn {
        Slider(value: $strength)
      }
    }
  }
}

struct FilterListView: View {
  @State private var listID = UUID()
  @State private var confirmsReset = false
  private let filters = [
    Filter(id: 1, name: "Grain"),
    Filter(id: 2, name: "Vignette"),
    Filter(id: 3, name: "Fade"),
  ]

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(filters) { filter in
          FilterRow(filter: filter)
        }
        Spacer()
      }
      .id(listID)
      .padding()
      .navigationTitle("Filters")
      .toolbar {
        Button("Reset") { confirmsReset = true }
      }
      .confirmationDialog("Reset all filters?", isPresented: $confirmsReset) {
        Button("Reset all", role: .destructive) { listID = UUID() }
      }
    }
  }
}
