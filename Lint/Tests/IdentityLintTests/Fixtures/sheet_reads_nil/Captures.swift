import SwiftUI

struct Page: View {
  @State private var chosen: String?
  @State private var isShown = false
  var body: some View {
    Button("Show") {
      chosen = "a"
      isShown = true
    }
    .sheet(isPresented: $isShown) { [chosen] in Text(chosen ?? "") }
  }
}
