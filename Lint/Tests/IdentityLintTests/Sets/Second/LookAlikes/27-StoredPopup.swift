import SwiftUI

struct Popup27b: Identifiable { let id = UUID(); var text: String }
struct Map27b: View {
  @State private var popup: Popup27b?;
  var body: some View {
    Button("Pin") { popup = Popup27b(text: "Here") }.sheet(item: $popup) { Text($0.text) }
  }
}
