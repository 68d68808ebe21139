import SwiftUI

/// The two branches show different things; nothing of the first is to be kept.
struct Page: View {
  @State private var text: String?

  var body: some View {
    Group {
      if let text {
        ScrollView { Text(text).padding() }
      } else {
        ProgressView().padding()
      }
    }
    .task { text = "Loaded" }
  }
}
