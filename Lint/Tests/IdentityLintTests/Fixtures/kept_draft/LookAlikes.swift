import SwiftUI

struct Names: View {
  @State private var names: [String] = []
  @State private var opened = ""
  @State private var dismissed = ""
  @State private var canceled = ""
  @State private var filter = ""
  @State private var kept = ""
  @State private var isA = false
  @State private var isB = false
  @State private var isC = false
  @State private var isD = false
  var body: some View {
    List(names.filter { $0.hasPrefix(filter) }, id: \.self) { Text($0) }
    Button("A") { open() }
      .sheet(isPresented: $isA) { TextField("Name", text: $opened) }
    Button("B") { isB = true }
      .sheet(isPresented: $isB, onDismiss: { dismissed = "" }) {
        TextField("Name", text: $dismissed)
      }
    Button("C") { isC = true }
      .sheet(isPresented: $isC) {
        TextField("Name", text: $canceled)
        Button("Save") { canceled = "" }
        Button("Cancel") { canceled = "" }
      }
    Button("D") { isD = true }
      .sheet(isPresented: $isD) {
        TextField("Filter", text: $filter)
        TextField("Kept", text: $kept)
        Button("Clear") { filter = "" }
      }
  }
  private func open() {
    opened = ""
    isA = true
  }
}
