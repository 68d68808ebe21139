import SwiftUI

// The project's own types with names of the framework's.
struct Cell: Identifiable {
  let id = UUID()
  let text: String
}

struct Table {
  let cells: [Cell]
  init(_ cells: [Cell]) { self.cells = cells }
}

struct Sheet: View {
  let lines: [String]
  @State private var count = 0

  var body: some View {
    let table = Table(lines.map { Cell(text: $0) })
    Stepper("\(table.cells.count)", value: $count)
  }
}
