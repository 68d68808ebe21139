import SwiftUI

struct Badge: View {
  @Binding var count: Int
  @State private var isOpen = false
  var body: some View { Button("\(count)") { isOpen.toggle() } }
}
struct Meter: View {
  @Binding var width: Int
  var body: some View { Button("a") {}.onAppear { width = 1 } }
}
