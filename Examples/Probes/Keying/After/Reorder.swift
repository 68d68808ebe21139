import SwiftUI

/// Two declarations that swapped positions.
struct Reorder: View {
  @State private var bio = ""
  @State private var name = ""

  var body: some View {
    Panel([("name", "\(name)"), ("bio", "\(bio)")]) {
      name = "Ann"
      bio = "Sails"
    }
  }
}
