import SwiftUI

struct Recipe: Identifiable { let id: Int; let title: String }

struct RecipeBook: View {
  let recipes: [Recipe]
  @State private var isShowing = false
  @State private var picked: Recipe?
  var body: some View {
    List(recipes) { recipe in
      Button(recipe.title) {
        picked = recipe
        isShowing = true
      }
    }
    .sheet(isPresented: $isShowing) {
      if let picked {  // bug: the first sheet is empty
        Text(picked.title)
      }
    }
  }
}
