import SwiftUI

// Options of a preview of its own, which nobody else needs; and edits that are given back.
struct Parent: View {
  @State private var onlyOpen = false
  @State private var size = 12.0
  private var count: Int { onlyOpen ? 1 : Int(size) }
  @State private var shows = false
  var body: some View {
    Text("\(count)")
      .sheet(isPresented: $shows) {
        Preview(size: size)
        Returning(onlyOpen: onlyOpen) { onlyOpen = $0 }
        Bound(onlyOpen: $onlyOpen)
        Shown(size: size)
      }
  }
}
struct Preview: View {
  @State var size: Double
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Slider(value: $size, in: 1...90)
    Text("a").font(.system(size: size))
    Button("Close") { dismiss() }
  }
}
struct Returning: View {
  @State var onlyOpen: Bool
  let onApply: (Bool) -> Void
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Toggle("Only open", isOn: $onlyOpen)
    Button("Apply") {
      onApply(onlyOpen)
      dismiss()
    }
  }
}
struct Bound: View {
  @Binding var onlyOpen: Bool
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Toggle("Only open", isOn: $onlyOpen)
    Button("Apply") { dismiss() }
  }
}
// It edits nothing.
struct Shown: View {
  @State var size: Double
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("\(size)")
    Button("Done") { dismiss() }
  }
}
