import SwiftUI

/// One of the same type was inserted between.
struct InsertLike: View {
  @State private var street = ""
  @State private var district = ""
  @State private var town = ""

  var body: some View {
    Panel([("street", "\(street)"), ("district", "\(district)"), ("town", "\(town)")]) {
      street = "Quay"
      town = "Piraeus"
    }
  }
}
