import Foundation

final class Day {
  var meals: [String] = []
  init(name: String = "") {}
  static func make() -> Day { Day() }
}
class Cell { var value = 0 }
final class BoldCell: Cell {}

final class Plan {
  var days: [Day] = Array(repeating: Day(), count: 7)  // expect: repeated_object
  var cells = [[Cell]](
    repeating: [Cell](repeating: Cell(), count: 3),  // expect: repeated_object
    count: 3)
  var named: [Day] = .init(repeating: .init(name: "a"), count: 2)  // expect: repeated_object
  let bold = ContiguousArray(repeating: BoldCell(), count: 4)  // expect: repeated_object

  func reset(_ count: Int) {
    days = [Day](repeating: Day.make(), count: count)  // expect: repeated_object
    days = Array(repeatElement(Day(), count: count))  // expect: repeated_object
    let shared = Day(name: "b")  // expect: repeated_object
    days = Array(repeating: shared, count: count)
    cells[0][0].value += 1
    bold[0].value = 2
    days[0].meals.append("Tea")
  }

  func table(_ names: [String]) -> [String: Day] {
    let shared = Day()  // expect: repeated_object
    return Dictionary(uniqueKeysWithValues: names.map { ($0, shared) })
  }
}
