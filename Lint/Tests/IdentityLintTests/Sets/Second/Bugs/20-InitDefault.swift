import SwiftUI

struct Range20: View {
  let title: String
  @State private var lower = 0
  @State private var upper = 100
  init(_ title: String, range: ClosedRange<Int>) {
    self.title = title
    lower = range.lowerBound  // bug: the range is always 0 to 100
    upper = range.upperBound
  }
  var body: some View {
    VStack {
      Text(title); Stepper("\(lower)", value: $lower); Stepper("\(upper)", value: $upper)
    }
  }
}
struct Page20: View { var body: some View { Range20("Price", range: 10...50) } }
