import Foundation

enum Course: String, CaseIterable, Codable, Identifiable, Sendable {
  case breakfast, main, side, dessert, drink

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .breakfast: "sunrise"
    case .main: "fork.knife"
    case .side: "leaf"
    case .dessert: "birthday.cake"
    case .drink: "cup.and.saucer"
    }
  }
}

enum Aisle: String, CaseIterable, Codable, Identifiable, Comparable, Sendable {
  case produce, bakery, dairy, meat, pantry, other

  var id: Self { self }
  var title: String { rawValue.capitalized }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (lhs: Aisle, rhs: Aisle) -> Bool {
    lhs.position < rhs.position
  }
}

enum MeasureUnit: String, CaseIterable, Codable, Identifiable, Sendable {
  case gram, milliliter, tablespoon, teaspoon, piece

  var id: Self { self }

  var abbreviation: String {
    switch self {
    case .gram: "g"
    case .milliliter: "ml"
    case .tablespoon: "tbsp"
    case .teaspoon: "tsp"
    case .piece: "×"
    }
  }
}

struct Ingredient: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var name: String
  var amount: Double
  var unit: MeasureUnit
  var aisle = Aisle.pantry

  func amountText(factor: Double, metric: Bool) -> String {
    let scaled = amount * factor
    switch (unit, metric) {
    case (.gram, false):
      return (scaled / 28.35).formatted(.number.precision(.fractionLength(0...1))) + " oz"
    case (.milliliter, false):
      return (scaled / 29.57).formatted(.number.precision(.fractionLength(0...1))) + " fl oz"
    default:
      return scaled.formatted(.number.precision(.fractionLength(0...1))) + " " + unit.abbreviation
    }
  }
}

struct RecipeStep: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var text: String
  var minutes: Int?
}

struct Nutrition: Hashable, Codable, Sendable {
  var kilocalories: Double
  var protein: Double

  static let zero = Nutrition(kilocalories: 0, protein: 0)
}

struct Recipe: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var title = ""
  var course = Course.main
  var baseServings = 2
  var minutes = 30
  var ingredients: [Ingredient] = []
  var steps: [RecipeStep] = []
  var tags: [String] = []
  var notes = ""
  var imageURL: URL?
  var isFavorite = false
  var nutrition = Nutrition.zero
  var created = Date.now

  mutating func addTag(_ raw: String) {
    let tag = raw.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard !tag.isEmpty, !tags.contains(tag) else { return }
    tags.append(tag)
  }

  func copy() -> Recipe {
    Recipe(
      title: title,
      course: course,
      baseServings: baseServings,
      minutes: minutes,
      ingredients: ingredients.map {
        Ingredient(name: $0.name, amount: $0.amount, unit: $0.unit, aisle: $0.aisle)
      },
      steps: steps.map { RecipeStep(text: $0.text, minutes: $0.minutes) },
      tags: Array(Set(tags)).sorted(),
      notes: notes,
      imageURL: imageURL,
      nutrition: nutrition
    )
  }
}

extension Recipe {
  static let samples: [Recipe] = [
    Recipe(
      title: "Shakshuka",
      course: .breakfast,
      minutes: 25,
      ingredients: [
        Ingredient(name: "Eggs", amount: 4, unit: .piece, aisle: .dairy),
        Ingredient(name: "Tomatoes", amount: 400, unit: .gram, aisle: .produce),
        Ingredient(name: "Cumin", amount: 1, unit: .teaspoon),
      ],
      steps: [
        RecipeStep(text: "Simmer the tomatoes with the cumin.", minutes: 12),
        RecipeStep(text: "Crack in the eggs and cover.", minutes: 6),
      ],
      tags: ["vegetarian", "quick"],
      imageURL: URL(string: "https://img.larder.example/shakshuka/cover.jpg"),
      nutrition: Nutrition(kilocalories: 310, protein: 18)
    ),
    Recipe(
      title: "Lemon Risotto",
      course: .main,
      minutes: 40,
      ingredients: [
        Ingredient(name: "Risotto rice", amount: 180, unit: .gram),
        Ingredient(name: "Stock", amount: 700, unit: .milliliter),
        Ingredient(name: "Lemon", amount: 1, unit: .piece, aisle: .produce),
      ],
      steps: [
        RecipeStep(text: "Add the stock a ladle at a time.", minutes: 20),
        RecipeStep(text: "Stir in zest and juice."),
      ],
      tags: ["vegetarian"],
      imageURL: URL(string: "https://img.larder.example/lemon-risotto/cover.jpg"),
      nutrition: Nutrition(kilocalories: 520, protein: 12)
    ),
  ]
}
