import JournalModel
import SwiftUI

/// The categories of tasks.
struct CategoriesView: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator
  @State private var selection: TaskCategory.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Categories")
          .bold()
        Spacer()
        Button("New Category…") { navigator.ask(.newCategory) }
          .takesFocusWithPage(store.categories.isEmpty)
      }
      .padding(16)
      if store.categories.isEmpty {
        Text("A category gives tasks a color. Name it after a # when you type a task.")
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding()
      } else {
        List(selection: $selection) {
          ForEach(store.categories) { category in
            CategoryRow(category: category)
          }
          .onMove { source, destination in
            store.edit(
              .reorderCategories(store.categories.map(\.id).moved(from: source, to: destination)))
          }
          .onDelete { offsets in
            for category in offsets.map({ store.categories[$0] }) {
              store.edit(.deleteCategory(category.id))
            }
          }
        }
        .selectsOnFocus(store.categories.map(\.id), $selection)
        .scrollsToAdded()
        .takesFocusWithPage()
        .onKeyPress(.return) {
          guard let category = store.category(selection) else { return .ignored }
          navigator.ask(.renameCategory(category))
          return .handled
        }
        .onKeyPress(.delete) {
          guard let category = store.category(selection) else { return .ignored }
          store.edit(.deleteCategory(category.id))
          return .handled
        }
      }
    }
  }
}

private struct CategoryRow: View {
  let category: TaskCategory

  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  var body: some View {
    HStack {
      Image(systemName: "circle.fill")
        .foregroundStyle(category.color.color)
        .accessibilityLabel(category.color.rawValue)
      Text(category.name)
      Spacer()
      Picker("Color", selection: color) {
        ForEach(CategoryColor.allCases) { color in
          Text(color.rawValue.capitalized).tag(color)
        }
      }
      .labelsHidden()
      .pickerStyle(.menu)
      .fixedSize()
    }
    .contextMenu {
      Button("Rename…") { navigator.ask(.renameCategory(category)) }
      Divider()
      Button("Delete", role: .destructive) { store.edit(.deleteCategory(category.id)) }
    }
  }

  private var color: Binding<CategoryColor> {
    Binding {
      category.color
    } set: { color in
      store.edit(.recolorCategory(category.id, color))
    }
  }
}
