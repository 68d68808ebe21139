import SwiftUI

/// Properties of a type nested in an extension.
struct Nested: View {
  var body: some View { Place.Detail() }
}

enum Place {}

extension Place {
  struct Detail: View {
    @State private var city = ""
    @State private var harbour = ""

    var body: some View {
      Panel([("city", "\(city)"), ("harbour", "\(harbour)")]) {
        city = "Delos"
        harbour = "north"
      }
    }
  }
}
