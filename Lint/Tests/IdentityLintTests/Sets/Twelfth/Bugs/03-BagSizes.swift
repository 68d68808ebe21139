import SwiftUI
import Observation

struct BagLine {
  let productID: Int
  let title: String
  let size: String
  var quantity: Int
  var giftNote = ""
}

@Observable
final class Bag {
  var lines: [BagLine] = []

  func add(productID: Int, title: String, size: String) {
    if let index = lines.firstIndex(where: { $0.productID == productID && $0.size == size }) {
      lines[index].quantity += 1
    } else {
      lines.append(BagLine(productID: productID, title: title, size: size, quantity: 1))
    }
  }
}

struct BagLineRow: View {
  @Binding var line: BagLine
  @State private var showsNote = false

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("\(line.title), \(line.size): \(line.quantity)", value: $line.quantity, in: 1...9)
      Toggle("Add a gift note", isOn: $showsNote)
      if showsNote {
        TextField("Note", text: $line.giftNote)
      }
    }
  }
}

struct BagScreen: View {
  @Bindable var bag: Bag

  var body: some View {
    List {
      // bug: the same product in two sizes gives two lines with one id: the rows mix up (size,
      // note toggle, binding), so quantity and gift note go to the wrong line
      ForEach($bag.lines, id: \.productID) { $line in
        BagLineRow(line: $line)
      }
      .onDelete { bag.lines.remove(atOffsets: $0) }
    }
    .navigationTitle("Bag (\(bag.lines.count))")
  }
}
