import SwiftUI

@Observable
final class TagLibrary {
  private(set) var tags: [String] = ["Work", "Home"]

  func add(_ name: String) {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty, !tags.contains(trimmed) else { return }
    tags.append(trimmed)
  }

  func remove(_ name: String) {
    tags.removeAll { $0 == name }
  }
}

struct TagFilterView: View {
  @State private var library = TagLibrary()
  @State private var newName = ""

  var body: some View {
    List {
      HStack {
        TextField("Add tag", text: $newName)
        Button("Add") {
          library.add(newName)
          newName = ""
        }
      }
      ForEach(library.tags, id: \.self) { tag in
        TagRow(tag: tag) { library.remove(tag) }
      }
    }
  }
}

struct TagRow: View {
  let tag: String
  let onRemove: () -> Void
  @State private var isShown = true

  var body: some View {
    Toggle(isOn: $isShown) {
      Text(tag)
        .foregroundStyle(isShown ? .primary : .secondary)
    }
    .contextMenu {
      Button("Remove", role: .destructive, action: onRemove)
    }
  }
}
