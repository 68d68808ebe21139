import SwiftUI

/// The first was removed.
struct Remove: View {
  @State private var title = ""
  @State private var rating = 0

  var body: some View {
    Panel([("title", "\(title)"), ("rating", "\(rating)")]) {
      title = "Ship"
      rating = 5
    }
  }
}
