import SwiftUI

struct Chosen18: View {
  @State private var ids: [UUID] = []
  var body: some View {
    List { ForEach(ids, id: \.self) { Text($0.uuidString) }.onDelete { ids.remove(atOffsets: $0) } }
  }
}
