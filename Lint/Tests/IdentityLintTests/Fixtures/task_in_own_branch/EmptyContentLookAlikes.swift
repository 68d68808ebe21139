import SwiftUI

struct Tide: View {
  @State private var info: String?
  @State private var again: String?
  @State private var shown: String?
  @State private var filled: String? = "Old"
  @State private var names: [String] = []
  @Binding var outer: String?
  var body: some View {
    VStack {
      // Something is there.
      ZStack {
        if let info { Text(info) }
      }
      .task { info = await fetch() }
      Group {
        if let again { Text(again) } else { ProgressView() }
      }
      .onAppear { again = "a" }
      Group {
        if let names = names.first { Text(names) }
        Text("Names")
      }
      .onAppear { names = ["Ann"] }
      // The frame of a container, and a background, are there without content.
      VStack { ForEach(names, id: \.self) { Text($0) } }.onAppear { names = ["Bob"] }
      // Other code shows it.
      Group {
        if let shown { Text(shown) }
      }
      .task { shown = await fetch() }
      Button("Show") { shown = "a" }
      Group {
        if let filled { Text(filled) }
      }
      .task { filled = await fetch() }
      // The parent may set it.
      Group {
        if let outer { Text(outer) }
      }
      .task { outer = await fetch() }
    }
  }
  private func fetch() async -> String { "Low" }
}
