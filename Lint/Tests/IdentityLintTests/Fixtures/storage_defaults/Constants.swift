import SwiftUI

enum Key {
  static let order = "order"
  static let covers = "covers"
}
enum BookOrder: String { case title, added }

struct Books: View {
  @AppStorage(Key.order) private var order: BookOrder = .added
  @AppStorage(Key.covers) private var showsCovers = true
  var body: some View { Text(order.rawValue + "\(showsCovers)") }
}
struct Films: View {
  @AppStorage(Key.order) private var order: BookOrder = .title  // expect: storage_defaults
  @AppStorage(Key.covers) private var showsCovers = true
  var body: some View { Text(order.rawValue + "\(showsCovers)") }
}
