import Observation
import SwiftUI

// case: a total of the old items
final class TotalModelBefore: ObservableObject {
  @Published var items: [String] = []
}
struct TotalBefore: View {
  @StateObject private var model = TotalModelBefore()
  @State private var total = 0
  var body: some View {
    Button("\(total)") { model.items.append("a") }
      .onReceive(model.$items) { _ in total = model.items.count }
  }
}
// after
final class TotalModelAfter: ObservableObject {
  @Published var items: [String] = []
}
struct TotalAfter: View {
  @StateObject private var model = TotalModelAfter()
  @State private var total = 0
  var body: some View {
    Button("\(total)") { model.items.append("a") }
      .onReceive(model.$items) { items in total = items.count }
  }
}

// case: one variable for two subscriptions
final class PairBefore: ObservableObject {
  @Published var name = ""
  @Published var city = ""
  private var subscription: AnyCancellable?
  func follow() {
    subscription = $name.sink { print($0) }
    subscription = $city.sink { print($0) }
  }
}
// after
final class PairAfter: ObservableObject {
  @Published var name = ""
  @Published var city = ""
  private var subscriptions: Set<AnyCancellable> = []
  func follow() {
    $name.sink { print($0) }.store(in: &subscriptions)
    $city.sink { print($0) }.store(in: &subscriptions)
  }
}

// case: a subscription that nothing holds
final class DropBefore: ObservableObject {
  @Published var name = ""
  func follow() {
    _ = $name.sink { print($0) }
  }
}
// after
final class DropAfter: ObservableObject {
  @Published var name = ""
  private var subscriptions: Set<AnyCancellable> = []
  func follow() {
    $name.sink { print($0) }.store(in: &subscriptions)
  }
}

// case: one object for all days
final class PlanDay { var meals = 0 }
final class SevenBefore {
  let days = Array(repeating: PlanDay(), count: 7)
  func add(_ index: Int) { days[index].meals += 1 }
}
// after
final class SevenAfter {
  let days = (0..<7).map { _ in PlanDay() }
  func add(_ index: Int) { days[index].meals += 1 }
}

// case: an observation of one change
@MainActor @Observable final class WatchedPage { var text = "" }
@MainActor final class WatchBefore {
  let page = WatchedPage()
  func observe() {
    withObservationTracking {
      _ = page.text
    } onChange: { [weak self] in
      Task { @MainActor in self?.save() }
    }
  }
  func save() { print(page.text) }
}
// after
@MainActor final class WatchAfter {
  let page = WatchedPage()
  func observe() {
    withObservationTracking {
      _ = page.text
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.save()
        self?.observe()
      }
    }
  }
  func save() { print(page.text) }
}

// case: a width of the last row
struct LastWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
struct LastWidths: View {
  let names: [String]
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(names, id: \.self) {
        Text($0).preference(key: LastWidthKey.self, value: CGFloat($0.count))
      }
    }
    .onPreferenceChange(LastWidthKey.self) { width = $0 }
  }
}
// after
struct GreatestWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
struct GreatestWidths: View {
  let names: [String]
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(names, id: \.self) {
        Text($0).preference(key: GreatestWidthKey.self, value: CGFloat($0.count))
      }
    }
    .onPreferenceChange(GreatestWidthKey.self) { width = $0 }
  }
}

// case: a flag that an error leaves
@Observable
final class FlagBefore {
  var isSaving = false
  func save(_ work: () async throws -> Void) async throws {
    isSaving = true
    try await work()
    isSaving = false
  }
}
// after
@Observable
final class FlagAfter {
  var isSaving = false
  func save(_ work: () async throws -> Void) async throws {
    isSaving = true
    defer { isSaving = false }
    try await work()
  }
}
