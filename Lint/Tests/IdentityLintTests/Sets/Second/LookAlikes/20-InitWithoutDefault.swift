import SwiftUI

struct Range20b: View {
  @State private var lower: Int
  init(range: ClosedRange<Int>) { _lower = State(initialValue: range.lowerBound) }
  var body: some View { Stepper("\(lower)", value: $lower) }
}
struct Page20b: View { var body: some View { Range20b(range: 1...5) } }
