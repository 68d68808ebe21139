import SwiftUI

/// Two declarations that will swap positions.
struct Reorder: View {
  @State private var name = ""
  @State private var bio = ""

  var body: some View {
    Panel([("name", "\(name)"), ("bio", "\(bio)")]) {
      name = "Ann"
      bio = "Sails"
    }
  }
}
