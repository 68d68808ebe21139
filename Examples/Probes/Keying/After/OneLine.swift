import SwiftUI

/// The line begins with the other.
struct OneLine: View {
  // swift-format-ignore
  @State private var right = ""; @State private var left = ""

  var body: some View {
    Panel([("left", "\(left)"), ("right", "\(right)")]) {
      left = "port"
      right = "starboard"
    }
  }
}
