import SwiftUI

struct IconAsset: Identifiable, Hashable {
  let id: UUID
  var symbol: String
  var title: String
}

final class IconLibrary: ObservableObject {
  @Published private(set) var icons: [IconAsset] = []

  func importSymbol(_ name: String) {
    icons.append(IconAsset(id: UUID(), symbol: name, title: name))
  }

  func remove(_ ids: Set<IconAsset.ID>) {
    icons.removeAll { ids.contains($0.id) }
  }
}

struct IconGallery: View {
  @ObservedObject var library: IconLibrary
  @State private var selection: Set<IconAsset.ID> = []

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 12) {
        ForEach(library.icons) { icon in
          IconTile(icon: icon, isSelected: selection.contains(icon.id))
            .onTapGesture { selection.formSymmetricDifference([icon.id]) }
            .contextMenu {
              Button("Delete", role: .destructive) {
                let targets = selection.contains(icon.id) ? selection : [icon.id]
                library.remove(targets)
                selection.subtract(targets)
              }
            }
        }
      }
      .padding()
    }
    .toolbar {
      Button("Import", systemImage: "plus") { library.importSymbol("star") }
    }
  }
}

private struct IconTile: View {
  let icon: IconAsset
  let isSelected: Bool
  @State private var isHovered = false

  var body: some View {
    VStack {
      Image(systemName: icon.symbol).font(.largeTitle)
      Text(icon.title).font(.caption).lineLimit(1)
    }
    .padding(8)
    .background(
      isSelected ? Color.accentColor.opacity(0.3) : Color.gray.opacity(isHovered ? 0.15 : 0)
    )
    .clipShape(.rect(cornerRadius: 8))
    .onHover { isHovered = $0 }
  }
}
