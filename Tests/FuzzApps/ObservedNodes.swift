import Observation
import TheseusTesting

/// Data that the app and the fresh one it is compared with share.
@Observable
final class FuzzModel {
  var value = 0
  /// No view reads it.
  var other = 0
  var items: [FuzzItem] = [FuzzItem(0), FuzzItem(1), FuzzItem(2)]
  var chosen: FuzzItem?
  @ObservationIgnored let legacy = LegacyModel()
  @ObservationIgnored private var made = 3

  var total: Int { items.reduce(0) { $0 + $1.number } }

  func change(_ what: Int, _ number: Int) {
    other += 1
    switch what {
    case 0: value = number % 3
    case 1: if !items.isEmpty { items[number % items.count].number += 1 }
    case 2: if items.count < 5 { items.append(FuzzItem(made)) }
    case 3: if !items.isEmpty { items.remove(at: number % items.count) }
    case 4: items.reverse()
    case 5: chosen = items.isEmpty || chosen != nil ? nil : items[number % items.count]
    case 6: legacy.value = number
    default: legacy.list.append(number)
    }
    made += 1
    if legacy.list.count > 4 { legacy.list.removeAll() }
  }
}

@Observable
final class FuzzItem: Identifiable {
  let id: Int
  var number = 0
  init(_ id: Int) { self.id = id }
}

final class LegacyModel: ObservableObject {
  @Published var value = 0
  @Published var list: [Int] = []
}

struct ObserverNode: View {
  @Environment(FuzzModel.self) private var model
  var body: some View { Button("m\(model.value)") { model.value += 1 } }
}

/// Reads through a computed property, an array, an optional and the elements themselves.
struct ObservedRowsNode: View {
  @Environment(FuzzModel.self) private var model
  var body: some View {
    VStack {
      Text("total \(model.total) chosen \(model.chosen.map { "\($0.number)" } ?? "-")")
      ForEach(model.items) { ItemNode(item: $0) }
    }
  }

  private struct ItemNode: View {
    @Bindable var item: FuzzItem
    var body: some View { Stepper("i\(item.id): \(item.number)", value: $item.number) }
  }
}

struct LegacyNode: View {
  @EnvironmentObject private var legacy: LegacyModel
  var body: some View {
    VStack {
      Button("l\(legacy.value)") { legacy.value += 1 }
      Part(legacy: legacy)
    }
  }

  private struct Part: View {
    @ObservedObject var legacy: LegacyModel
    var body: some View { Text("list \(legacy.list.count)") }
  }
}
