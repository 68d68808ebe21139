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

// Shown and hidden: there is one view.
struct Zap: View {
  @State private var address: String?

  var zap: some View {
    if let address {
      return AnyView(ZapField(address: address))
    } else {
      return AnyView(EmptyView())
    }
  }

  var body: some View {
    zap
    Button("Zap") { address = "a" }
  }
}

struct ZapField: View {
  let address: String
  @State private var amount = ""
  var body: some View { TextField(address, text: $amount) }
}

// Made once, for a window.
final class Windows {
  var kind = 0
  func open() {
    let content =
      switch kind {
      case 0: AnyView(ZapField(address: "a"))
      default: AnyView(ZapField(address: "b").padding())
      }
    kind += 1
    print(content)
  }
}
