import SwiftUI

/// The branch is decided once: a running app does not change its system.
struct Toolbar: View {
  @State private var query = ""

  var body: some View {
    if #available(iOS 17, *) {
      TextField("Search", text: $query).textContentType(.none).padding(4)
    } else {
      TextField("Search", text: $query)
    }
  }
}

/// A flag of the build cannot change either.
struct Banner: View {
  private static let isBeta = false
  @State private var isOpen = false

  var body: some View {
    if Self.isBeta {
      DisclosureGroup("Beta", isExpanded: $isOpen) { Text("Thanks") }.background(.yellow)
    } else {
      DisclosureGroup("Beta", isExpanded: $isOpen) { Text("Thanks") }
    }
  }
}
