import SwiftUI

/// Three properties, the first to be removed.
struct Remove: View {
  @State private var draft = ""
  @State private var title = ""
  @State private var rating = 0

  var body: some View {
    Panel([("draft", "\(draft)"), ("title", "\(title)"), ("rating", "\(rating)")]) {
      draft = "old"
      title = "Ship"
      rating = 5
    }
  }
}
