import SwiftUI

struct Badge36: View, Equatable {
  let id: Int
  let count: Int
  let onTap: () -> Void
  static func == (a: Badge36, b: Badge36) -> Bool { a.id == b.id && a.count == b.count }
  var body: some View { Button("\(count)", action: onTap) }
}
struct Bar36: View {
  @State private var count = 0;
  var body: some View { Badge36(id: 1, count: count) { count += 1 }.equatable() }
}
