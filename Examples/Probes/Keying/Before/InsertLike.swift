import SwiftUI

/// Two declarations; one of the same type will be inserted between them.
struct InsertLike: View {
  @State private var street = ""
  @State private var town = ""

  var body: some View {
    Panel([("street", "\(street)"), ("town", "\(town)")]) {
      street = "Quay"
      town = "Piraeus"
    }
  }
}
