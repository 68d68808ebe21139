import SwiftUI

struct AdaptivePair<Leading: View, Trailing: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  private var layout: AnyLayout {
    sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 24))
  }

  var body: some View {
    layout {
      leading
      trailing
    }
    .padding()
  }
}

struct RecipeEditor: View {
  var body: some View {
    AdaptivePair {
      IngredientPane()
    } trailing: {
      StepPane()
    }
  }
}

struct IngredientPane: View {
  @State private var servings = 2
  @State private var ingredients = ""

  var body: some View {
    VStack {
      Stepper("\(servings) servings", value: $servings, in: 1...12)
      TextEditor(text: $ingredients)
    }
  }
}

struct StepPane: View {
  @State private var steps = ""

  var body: some View {
    TextEditor(text: $steps)
      .frame(minHeight: 200)
  }
}
