import SwiftUI

struct Page: View {
  let stars: Int
  var body: some View { Stars(value: .constant(stars)) }  // expect: constant_binding
}
