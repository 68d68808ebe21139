import SwiftUI

/// A property that will have another name, which the view lists.
struct Listed: View {
  @State private var name = ""
  @State private var age = 0

  var body: some View {
    Panel([("name", "\(name)"), ("age", "\(age)")]) {
      name = "Ann"
      age = 41
    }
  }
}
