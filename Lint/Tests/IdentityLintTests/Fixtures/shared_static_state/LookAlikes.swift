import SwiftUI

let pageSize = 20
private let formatter = NumberFormatter()

enum Context {
  @TaskLocal static var user: String?
  static var version: String { "1.0" }
  static let limit = 10
}

final class Images {
  static var cache: [String: Int] = [:]
  static func store(_ name: String) { cache[name] = 1 }
}

final class Prices {
  static let shared = Prices()
  let list = ["Apples": 2]
  func price(_ name: String) -> Int { list[name] ?? 0 }
}

struct Width: PreferenceKey {
  static var defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

struct Page: View {
  @State private var count = 0
  var body: some View {
    Button("\(count) \(Prices.shared.price("Apples"))") {
      count += 1
      Images.store("a")
    }
  }
}
