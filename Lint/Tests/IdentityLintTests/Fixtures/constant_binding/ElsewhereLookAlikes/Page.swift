import SwiftUI

struct Page: View {
  let stars: Int
  var body: some View {
    Badge(count: .constant(stars))
    Meter(width: .constant(stars))
  }
}
