import SwiftUI

struct Badge: View, Equatable {
  let id: Int
  let count: Int
  static func == (a: Badge, b: Badge) -> Bool { a.id == b.id }  // bug: the count never changes
  var body: some View { Text("\(count)") }
}
struct Bar: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Badge(id: 1, count: count).equatable(); Button("More") { count += 1 }
    }
  }
}
