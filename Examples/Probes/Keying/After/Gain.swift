import SwiftUI

/// The types have another case and another field.
struct Gain: View {
  enum Kind: String, Codable { case zero, one, two }
  struct Part: Codable { var name = "", size = 1 }

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
