import SwiftUI

/// The helper that reads the input has no parameter.
struct LoadedByHelper: View {
  let itemID: Int
  @State private var text = ""

  var body: some View {
    Text(text).onAppear(perform: load)
  }

  private func load() {
    Task { text = await fetch() }  // expect: stale_copy
  }

  private func fetch() async -> String { "\(itemID)" }
}

struct LoadedPages: View {
  @State private var page = 1
  var body: some View {
    Stepper("Page", value: $page)
    LoadedByHelper(itemID: page)
  }
}
