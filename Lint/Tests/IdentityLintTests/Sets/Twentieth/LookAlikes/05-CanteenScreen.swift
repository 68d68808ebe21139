import SwiftUI
import Observation

enum Canteen: String, CaseIterable, Identifiable {
  case north, south, campus
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

@MainActor
@Observable
final class MenuModel {
  let canteen: Canteen
  private(set) var dishes: [String] = []

  init(canteen: Canteen) {
    self.canteen = canteen
  }

  func refresh() async {
    try? await Task.sleep(for: .milliseconds(200))
    dishes = (1...5).map { "Dish \($0) at \(canteen.title)" }
  }
}

struct CanteenScreen: View {
  @State private var canteen = Canteen.north

  var body: some View {
    VStack {
      Picker("Canteen", selection: $canteen) {
        ForEach(Canteen.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      MenuBoard(canteen: canteen)
        .id(canteen)
    }
  }
}

struct MenuBoard: View {
  @State private var model: MenuModel

  init(canteen: Canteen) {
    _model = State(initialValue: MenuModel(canteen: canteen))
  }

  var body: some View {
    List(model.dishes, id: \.self) { dish in
      Label(dish, systemImage: "fork.knife")
    }
    .refreshable { await model.refresh() }
    .task { await model.refresh() }
  }
}
