import SwiftUI

struct Page: View {
  @State private var count = 0
  @State fileprivate var other = 0
  @Binding var value: Int

  var body: some View { Button("\(count)") { count += 1 } }
}
