import SwiftUI

/// One of another type was inserted between.
struct Insert: View {
  @State private var refresh = false
  @State private var interval = 30
  @State private var query = ""

  var body: some View {
    Panel([("refresh", "\(refresh)"), ("interval", "\(interval)"), ("query", "\(query)")]) {
      refresh = true
      query = "ship"
    }
  }
}
