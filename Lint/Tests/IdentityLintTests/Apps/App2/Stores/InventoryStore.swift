import Combine
import Foundation

@MainActor
final class VanStock: ObservableObject {
  @Published private(set) var lines: [StockLine] {
    didSet { file.save(lines) }
  }

  private let file = DefaultsFile<[StockLine]>(key: "van.lines")

  init() {
    lines =
      DefaultsFile<[StockLine]>(key: "van.lines").load() ?? [
        StockLine(
          name: "Copper pipe 15 mm", shelf: "A1", quantity: 12, minimum: 4, lastUsed: .distantPast),
        StockLine(name: "Ball valve", shelf: "A2", quantity: 3, minimum: 4, lastUsed: .distantPast),
        StockLine(name: "PTFE tape", shelf: "B1", quantity: 20, minimum: 5, lastUsed: .distantPast),
      ]
  }

  func adjust(_ id: StockLine.ID, by amount: Int) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    var line = lines[index]
    line.quantity = max(0, line.quantity + amount)
    if amount < 0 {
      line.lastUsed = Date()
    }
    lines[index] = line
  }

  func add(_ line: StockLine) {
    lines.append(line)
  }

  func remove(_ ids: Set<StockLine.ID>) {
    lines.removeAll { ids.contains($0.id) }
  }
}

@MainActor
final class InventoryStore: ObservableObject {
  @Published private(set) var van = VanStock()

  func lines(matching query: String, sortedBy order: PartSort) -> [StockLine] {
    let text = query.trimmingCharacters(in: .whitespaces)
    let matching = van.lines.filter {
      text.isEmpty
        || $0.name.localizedStandardContains(text)
        || $0.shelf.localizedStandardContains(text)
    }
    switch order {
    case .name:
      return matching.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    case .date: return matching.sorted { $0.lastUsed > $1.lastUsed }
    case .quantity: return matching.sorted { $0.quantity < $1.quantity }
    }
  }

  var shortages: [StockLine] {
    van.lines.filter(\.isLow)
  }
}
