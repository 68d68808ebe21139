import SwiftUI

struct NutritionCard: View, Equatable {
  let recipeID: Recipe.ID
  let nutrition: Nutrition
  let servings: Int

  nonisolated static func == (lhs: NutritionCard, rhs: NutritionCard) -> Bool {
    lhs.recipeID == rhs.recipeID
  }

  private var total: Nutrition {
    let factor = Double(servings)
    return Nutrition(
      kilocalories: nutrition.kilocalories * factor,
      protein: nutrition.protein * factor
    )
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Label("Nutrition", systemImage: "chart.bar.fill")
          .font(.headline)
        Spacer()
        Text("for \(servings) servings")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      HStack(spacing: 16) {
        figure("Energy", value: total.kilocalories, unit: "kcal")
        figure("Protein", value: total.protein, unit: "g")
      }
    }
    .cardBackground()
  }

  private func figure(_ title: String, value: Double, unit: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value, format: .number.precision(.fractionLength(0)))
        .font(.title3.monospacedDigit().bold())
      Text("\(title) (\(unit))")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
