import SwiftUI

struct MerchItem: Hashable {
  let code: Int
  let title: String
}

enum ShirtSize: String, CaseIterable {
  case s, m, l, xl
}

struct MerchLine: Identifiable {
  let item: MerchItem
  let size: ShirtSize
  var quantity: Int

  var id: String { "\(item.code)/\(size.rawValue)" }
}

final class MerchBag: ObservableObject {
  @Published private(set) var lines: [MerchLine] = []

  func add(_ item: MerchItem, size: ShirtSize) {
    let line = MerchLine(item: item, size: size, quantity: 1)
    if let index = lines.firstIndex(where: { $0.id == line.id }) {
      lines[index].quantity += 1
    } else {
      lines.append(line)
    }
  }

  func remove(_ line: MerchLine) {
    lines.removeAll { $0.id == line.id }
  }
}

struct MerchBagView: View {
  @ObservedObject var bag: MerchBag

  var body: some View {
    List(bag.lines) { line in
      MerchRow(line: line) { bag.remove(line) }
    }
  }
}

private struct MerchRow: View {
  let line: MerchLine
  let remove: () -> Void
  @State private var backPrint = ""
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      TextField("Name on the back", text: $backPrint)
      Button("Remove", role: .destructive, action: remove)
    } label: {
      Text("\(line.quantity) × \(line.item.title)")
      Text(line.size.rawValue.uppercased())
        .foregroundColor(.secondary)
    }
  }
}
