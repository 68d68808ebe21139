import SwiftUI

struct List12: View {
  @State private var items: [String] = []
  var body: some View {
    if items.isEmpty {
      ContentUnavailableView("Nothing", systemImage: "tray")
    } else {
      List(items, id: \.self) { Text($0) }
    }
  }
}
