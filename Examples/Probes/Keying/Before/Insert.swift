import SwiftUI

/// Two declarations; one will be inserted between them.
struct Insert: View {
  @State private var refresh = false
  @State private var query = ""

  var body: some View {
    Panel([("refresh", "\(refresh)"), ("query", "\(query)")]) {
      refresh = true
      query = "ship"
    }
  }
}
