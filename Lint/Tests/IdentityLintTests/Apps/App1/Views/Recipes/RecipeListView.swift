import SwiftUI

struct RecipeListView: View {
  @Binding var selection: Recipe.ID?

  @Environment(RecipeStore.self) private var store
  @State private var filter = RecipeFilter()
  @State private var newRecipe: Recipe?
  @State private var toast: Toast?

  var body: some View {
    let visible = store.recipes(matching: filter)
    List(selection: $selection) {
      ForEach(visible) { recipe in
        RecipeRow(recipe: recipe)
          .tag(recipe.id)
          .draggable(PlanDragItem.recipe(recipe.id).payload)
          .swipeActions(edge: .leading) {
            Button("Favorite", systemImage: recipe.isFavorite ? "heart.slash" : "heart") {
              store.toggleFavorite(recipe.id)
            }
            .tint(.pink)
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) {
              store.delete([recipe.id])
            }
          }
      }
    }
    .overlay {
      if visible.isEmpty {
        emptyState
      }
    }
    .searchable(text: $filter.text, prompt: "Title or tag")
    .navigationTitle("Recipes")
    .toolbar {
      ToolbarItem {
        filterMenu
      }
      ToolbarItem(placement: .primaryAction) {
        Button("New Recipe", systemImage: "plus") {
          newRecipe = Recipe()
        }
      }
    }
    .sheet(item: $newRecipe) { recipe in
      RecipeEditorView(recipe: recipe) { saved in
        store.save(saved)
        selection = saved.id
        toast = Toast(text: "Saved “\(saved.title)”")
      }
    }
    .toast($toast)
  }

  @ViewBuilder
  private var emptyState: some View {
    if filter.text.isEmpty {
      ContentUnavailableView("No Recipes", systemImage: "book.closed")
    } else {
      ContentUnavailableView.search(text: filter.text)
    }
  }

  private var filterMenu: some View {
    Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
      Picker("Order", selection: $filter.order) {
        ForEach(RecipeOrder.allCases) { order in
          Text(order.title).tag(order)
        }
      }
      Picker("Course", selection: $filter.course) {
        Text("All Courses").tag(Course?.none)
        ForEach(Course.allCases) { course in
          Label(course.title, systemImage: course.symbol).tag(Course?.some(course))
        }
      }
      Toggle("Favorites Only", isOn: $filter.favoritesOnly)
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      Thumbnail(url: recipe.imageURL, symbol: recipe.course.symbol)
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.title.isEmpty ? "Untitled" : recipe.title)
        Text("\(recipe.minutes) min · \(recipe.course.title)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if recipe.isFavorite {
        Image(systemName: "heart.fill")
          .foregroundStyle(.pink)
          .accessibilityLabel("Favorite")
      }
    }
  }
}
