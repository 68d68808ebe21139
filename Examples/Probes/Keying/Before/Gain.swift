import SwiftUI

/// Types that will have another case and another field.
struct Gain: View {
  enum Kind: String, Codable { case one, two }
  struct Part: Codable { var name = "" }

  @State private var kind = Kind.one
  @State private var part = Part()
  @State private var parts: [Part] = []

  var body: some View {
    Panel([("kind", "\(kind)"), ("part", part.name), ("parts", "\(parts.map(\.name))")]) {
      kind = .two
      part.name = "lid"
      parts = [Part(name: "box")]
    }
  }
}
