import SwiftUI

/// A blank line is between two declarations.
struct Move: View {
  @State private var volume = 0.5

  @State private var brightness = 0.8

  var body: some View {
    Panel([("volume", "\(volume)"), ("brightness", "\(brightness)")]) {
      volume = 0.6
      brightness = 0.9
    }
  }
}
