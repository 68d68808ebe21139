import Foundation

struct Meal { var name = "" }
enum Kind { case tea, soup }
actor Counter { var count = 0 }
final class Fixed {
  let name: String
  init(name: String) { self.name = name }
}
final class Settings {
  static let shared = Settings()
  var volume = 1
}
final class Day { var meals: [Meal] = [] }

final class Plan {
  // Values.
  var meals = Array(repeating: Meal(), count: 7)
  var kinds: [Kind] = Array(repeating: .tea, count: 7)
  var numbers = [Int](repeating: 0, count: 7)
  var tables = [[Meal]](repeating: Array(repeating: Meal(name: "a"), count: 2), count: 2)
  var missing: [Day?] = Array(repeating: nil, count: 7)
  var lists: [[Day]] = Array(repeating: [], count: 7)
  // An actor, an object without changes, one of the system, one element.
  let counters = Array(repeating: Counter(), count: 2)
  let names = Array(repeating: Fixed(name: "a"), count: 7)
  let gaps = Array(repeating: NSNull(), count: 7)
  var days = Array(repeating: Day(), count: 1)
  // One for each element.
  var week = (0..<7).map { _ in Day() }
  // The shared one.
  let settings = Array(repeating: Settings.shared, count: 2)

  func fill(_ day: Day, names: [String]) -> [String: Day] {
    // The caller's.
    days = Array(repeating: day, count: 2)
    meals[0].name = "b"
    days[0].meals.append(Meal())
    Settings.shared.volume = 2
    return Dictionary(uniqueKeysWithValues: names.map { ($0, Day()) })
  }

  func table(_ names: [String]) -> [String: Day] {
    Dictionary(
      uniqueKeysWithValues: names.map { name in
        let day = Day()
        return (name, day)
      })
  }

  // Strings and other functions.
  func text() -> String { String(repeating: "a", count: 3) }
  func row() -> [Day] { Row.make(repeating: Day(), count: 3) }
}

enum Row {
  static func make(repeating day: @autoclosure () -> Day, count: Int) -> [Day] {
    (0..<count).map { _ in day() }
  }
}
