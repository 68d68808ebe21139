import SwiftUI

struct Board17: View {
  @State private var cells = Array(repeating: "", count: 9)
  var body: some View {
    LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
      ForEach(cells.indices, id: \.self) { i in Button(cells[i]) { cells[i] = "X" } }
    }
  }
}
