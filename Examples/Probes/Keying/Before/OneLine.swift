import SwiftUI

/// Two declarations on one line.
struct OneLine: View {
  // swift-format-ignore
  @State private var left = ""; @State private var right = ""

  var body: some View {
    Panel([("left", "\(left)"), ("right", "\(right)")]) {
      left = "port"
      right = "starboard"
    }
  }
}
