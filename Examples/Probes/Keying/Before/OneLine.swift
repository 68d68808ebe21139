// swift-format-ignore-file: the two declarations share a line on purpose.

import SwiftUI

/// Two declarations on one line.
struct OneLine: View {
  @State private var left = ""; @State private var right = ""

  var body: some View {
    Panel([("left", "\(left)"), ("right", "\(right)")]) {
      left = "port"
      right = "starboard"
    }
  }
}
