import SwiftUI

struct Counter: View {
  let step: Int
  @State private var count = 0
  var body: some View { Button("\(count)") { count += step } }
}

struct Page: View {
  @State private var isWide = false

  // One type.
  private var counter: AnyView {
    if isWide {
      return AnyView(Counter(step: 2))
    }
    return AnyView(Counter(step: 1))
  }

  // Constant for the process.
  private var bar: AnyView {
    if #available(iOS 26, *) {
      return AnyView(Counter(step: 1).padding())
    }
    return AnyView(Counter(step: 1))
  }

  // Nothing to lose.
  private var label: AnyView {
    isWide ? AnyView(Text("Wide").bold()) : AnyView(Text("Narrow"))
  }

  var body: some View {
    counter
    bar
    label
    Button("Wider") { isWide.toggle() }
  }
}
