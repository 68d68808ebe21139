import SwiftUI

struct Swatch: Identifiable {
  let id: UUID
  var hue: Double
  var name: String
}

final class Palette: ObservableObject {
  @Published var swatches: [Swatch] = []

  func recolor(_ id: Swatch.ID, hue: Double, undoManager: UndoManager?) {
    guard let index = swatches.firstIndex(where: { $0.id == id }) else { return }
    let previous = swatches[index].hue
    swatches[index].hue = hue
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] palette in
      palette.recolor(id, hue: previous, undoManager: undoManager)
    }
    undoManager?.setActionName("Change Color")
  }

  func move(from source: IndexSet, to target: Int) {
    swatches.move(fromOffsets: source, toOffset: target)
  }
}

struct PaletteEditor: View {
  @ObservedObject var palette: Palette
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    List {
      ForEach(palette.swatches) { swatch in
        HStack {
          Circle()
            .fill(Color(hue: swatch.hue, saturation: 0.8, brightness: 0.9))
            .frame(width: 24, height: 24)
          Text(swatch.name)
          Spacer()
          Button("Shift") {
            let next = (swatch.hue + 0.1).truncatingRemainder(dividingBy: 1)
            palette.recolor(swatch.id, hue: next, undoManager: undoManager)
          }
          .buttonStyle(.borderless)
        }
      }
      .onMove(perform: palette.move)
    }
    .toolbar {
      Button("Add", systemImage: "plus") {
        let count = palette.swatches.count
        palette.swatches.append(
          Swatch(id: UUID(), hue: .random(in: 0...1), name: "Color \(count + 1)"))
      }
    }
  }
}
