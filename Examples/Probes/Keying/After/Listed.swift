import SwiftUI

/// The first property has another name, and the view lists the old one.
struct Listed: View {
  @State private var title = ""
  @State private var age = 0

  var body: some View {
    Panel([("title", "\(title)"), ("age", "\(age)")]) {
      title = "Ann"
      age = 41
    }
  }
}

extension Listed {
  static let previousNames = ["title": "name"]
}
