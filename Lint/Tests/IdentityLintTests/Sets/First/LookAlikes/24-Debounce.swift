import SwiftUI

struct Search24: View {
  @State private var query = ""
  @State private var settled = ""
  var body: some View {
    TextField("Find", text: $query)
      .task(id: query) {
        try? await Task.sleep(for: .milliseconds(300)); if !Task.isCancelled { settled = query }
      }
    Text(settled)
  }
}
