import SwiftUI

enum Facet: String, CaseIterable, Hashable {
  case vegan, quick, spicy, baked
}

struct Chip: Identifiable {
  let id = UUID()
  let facet: Facet
  var title: String { facet.rawValue.capitalized }

  static let all = Facet.allCases.map { Chip(facet: $0) }
}

struct ChipView: View {
  let chip: Chip
  let onRemove: () -> Void
  @State private var showsInfo = false

  var body: some View {
    HStack(spacing: 6) {
      Button(chip.title) { showsInfo = true }
        .popover(isPresented: $showsInfo) {
          Text("Recipes marked \(chip.title)").padding()
        }
      Button("Remove", systemImage: "xmark", action: onRemove)
        .labelStyle(.iconOnly)
    }
    .padding(8)
    .background(.quaternary, in: Capsule())
  }
}

struct RecipeFilterBar: View {
  @Binding var query: String
  @State private var active: Set<Facet> = [.vegan, .quick]

  private var chips: [Chip] {
    Chip.all.filter { active.contains($0.facet) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("Search recipes", text: $query)
        if !query.isEmpty {
          Button("Clear") { query = "" }
        }
      }
      HStack {
        ForEach(chips) { chip in
          ChipView(chip: chip) {
            active.remove(chip.facet)
          }
          .transition(.scale.combined(with: .opacity))
        }
      }
      .animation(.snappy, value: active)
    }
  }
}
