import SwiftUI
import Observation

struct BagLine {
  let productID: Int
  let title: String
  var quantity: Int
  var giftNote = ""
}

@Observable
final class Bag {
  private(set) var lines: [BagLine] = []

  func add(productID: Int, title: String) {
    if let index = lines.firstIndex(where: { $0.productID == productID }) {
      lines[index].quantity += 1
    } else {
      lines.append(BagLine(productID: productID, title: title, quantity: 1))
    }
  }

  func update(_ line: BagLine) {
    guard let index = lines.firstIndex(where: { $0.productID == line.productID }) else { return }
    lines[index] = line
  }

  func remove(at offsets: IndexSet) {
    lines.remove(atOffsets: offsets)
  }
}

struct BagLineRow: View {
  let line: BagLine
  let onUpdate: (BagLine) -> Void
  @State private var showsNote = false

  var body: some View {
    VStack(alignment: .leading) {
      Stepper(
        "\(line.title): \(line.quantity)",
        onIncrement: {
          var next = line
          next.quantity += 1
          onUpdate(next)
        },
        onDecrement: {
          var next = line
          next.quantity = max(1, next.quantity - 1)
          onUpdate(next)
        })
      Toggle("Show gift note", isOn: $showsNote)
      if showsNote {
        Text(line.giftNote).font(.footnote)
      }
    }
  }
}

struct BagScreen: View {
  let bag: Bag

  var body: some View {
    List {
      ForEach(bag.lines, id: \.productID) { line in
        BagLineRow(line: line, onUpdate: bag.update)
      }
      .onDelete { bag.remove(at: $0) }
    }
    .navigationTitle("Bag (\(bag.lines.count))")
  }
}
