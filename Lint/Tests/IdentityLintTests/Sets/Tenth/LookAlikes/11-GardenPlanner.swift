import SwiftUI

enum Crop: String, CaseIterable, Identifiable {
  case carrot, bean, squash
  var id: Self { self }
}

struct Plot: Identifiable, Hashable {
  let id: String
  let isShaded: Bool
}

struct Planting: Hashable {
  let plot: Plot.ID
  let crop: Crop
}

struct GardenPlanner: View {
  let plots: [Plot]
  @State private var crop = Crop.bean
  @State private var plantings: [Planting] = []

  var body: some View {
    VStack {
      Picker("Crop", selection: $crop) {
        ForEach(Crop.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
        ForEach(plots) { plot in
          PlotCell(plot: plot, isPlanted: isPlanted(plot)) {
            plantings.append(Planting(plot: plot.id, crop: crop))
          }
          .equatable()
        }
      }
      Text("\(plantings.count) plots").font(.footnote)
    }
  }

  private func isPlanted(_ plot: Plot) -> Bool {
    plantings.contains { $0.plot == plot.id }
  }
}

struct PlotCell: View, Equatable {
  let plot: Plot
  let isPlanted: Bool
  let onTap: () -> Void

  nonisolated static func == (lhs: PlotCell, rhs: PlotCell) -> Bool {
    lhs.plot == rhs.plot && lhs.isPlanted == rhs.isPlanted
  }

  var body: some View {
    Button(plot.id, action: onTap)
      .buttonStyle(.bordered)
      .tint(plot.isShaded ? .gray : .green)
      .disabled(isPlanted)
  }
}
