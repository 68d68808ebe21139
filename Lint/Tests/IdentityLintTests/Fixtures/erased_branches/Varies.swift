import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Page: View {
  @State private var isWide = false
  @State private var mode = 0

  private var counter: AnyView {
    if isWide {  // expect: erased_branches
      return AnyView(Counter().padding())
    }
    return AnyView(Counter())
  }

  private func part() -> AnyView {
    switch mode {  // expect: erased_branches
    case 0: return AnyView(Counter())
    default: return AnyView(HStack { Counter() })
    }
  }

  var body: some View {
    counter
    part()
    isWide ? AnyView(Counter().bold()) : AnyView(Counter())  // expect: erased_branches
    Button("Wider") { isWide.toggle() }
    Button("Mode") { mode += 1 }
  }
}

struct Early: View {
  @State private var hasFailed = false

  private var field: AnyView {
    let counter = Counter()
    guard hasFailed else { return AnyView(counter) }  // expect: erased_branches
    return AnyView(counter.border(.red))
  }

  var body: some View {
    field
    Button("Fail") { hasFailed.toggle() }
  }
}
