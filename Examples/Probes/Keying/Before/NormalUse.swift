import SwiftUI

/// A view that is rebuilt without a change.
struct NormalUse: View {
  @State private var count = 0
  @State private var label = "Tap"

  var body: some View {
    Panel([("count", "\(count)"), ("label", "\(label)")]) {
      count = 3
      label = "Tapped"
    }
  }
}
