import SwiftUI

struct Filter23b: View {
  @Binding var saved: [String]
  @State private var chosen: [String]
  @Environment(\.dismiss) private var dismiss
  init(saved: Binding<[String]>) {
    _saved = saved; _chosen = State(initialValue: saved.wrappedValue)
  }
  var body: some View {
    List { ForEach(["Red", "Blue"], id: \.self) { c in Button(c) { chosen.append(c) } } }.toolbar {
      Button("Save") {
        saved = chosen; dismiss()
      }
    }
  }
}
struct Page23: View {
  @State private var colors: [String] = []; @State private var shows = false;
  var body: some View {
    Button("Filter \(colors.count)") { shows = true }.sheet(isPresented: $shows) {
      Filter23b(saved: $colors)
    }
  }
}
