import SwiftUI

struct MenuDish: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

struct AdaptivePanels<Content: View>: View {
  let breakpoint: CGFloat
  @ViewBuilder let content: () -> Content

  var body: some View {
    GeometryReader { proxy in
      panels(isWide: proxy.size.width > breakpoint)
    }
  }

  private func panels(isWide: Bool) -> some View {
    // bug: Counts and wishes of all dishes.
    isWide
      ? AnyView(HStack(alignment: .top) { content() })
      : AnyView(VStack(alignment: .leading) { content() })
  }
}

struct DishCounter: View {
  let dish: MenuDish
  @State private var count = 0
  @State private var wish = ""

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("\(dish.name) × \(count)", value: $count, in: 0...20)
      if count > 0 {
        TextField("Special wish", text: $wish)
      }
    }
    .padding()
  }
}

struct TableOrderScreen: View {
  let dishes: [MenuDish]

  var body: some View {
    AdaptivePanels(breakpoint: 640) {
      ForEach(dishes) { dish in
        DishCounter(dish: dish)
      }
    }
    .navigationTitle("New order")
  }
}
