import SwiftUI

/// The first property has another name.
struct Rename: View {
  @State private var title = ""
  @State private var age = 0

  var body: some View {
    Panel([("title", "\(title)"), ("age", "\(age)")]) {
      title = "Ann"
      age = 41
    }
  }
}
