import SwiftUI

// Another line.
struct Nested: View {
  var body: some View { Place.Detail() }
}

enum Place {}

extension Place {
  struct Detail: View {
    @State private var harbour = ""
    @State private var city = ""

    var body: some View {
      Panel([("city", "\(city)"), ("harbour", "\(harbour)")]) {
        city = "Delos"
        harbour = "north"
      }
    }
  }
}
