// swift-format-ignore-file: the two declarations share a line on purpose.

import SwiftUI

/// The line starts with the other.
struct OneLine: View {
  @State private var right = ""; @State private var left = ""

  var body: some View {
    Panel([("left", "\(left)"), ("right", "\(right)")]) {
      left = "port"
      right = "starboard"
    }
  }
}
