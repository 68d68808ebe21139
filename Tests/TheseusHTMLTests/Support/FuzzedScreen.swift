import Foundation
import PageModel
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A screen with something that each kind of message can change.
struct FuzzedScreen: View {
  /// Counts of what messages changed.
  @MainActor
  final class Facts {
    var presses = 0
    var hovers = 0
    var opened = 0
    var files = 0
  }

  let facts: Facts
  @State private var text = "<b>&\"'"
  @State private var isOn = false
  @State private var number = 0.5
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      VStack {
        TextField("<script>", text: $text)
        Text(verbatim: text)
        Toggle("On", isOn: $isOn)
        Slider(value: $number)
        Button("Ask") { isPresented = true }
        Button("Count") { facts.presses += 1 }.keyboardShortcut("k", modifiers: .control)
        NavigationLink("Push") { Text("Pushed") }
        Color.gray.frame(width: 80, height: 30)
          .onTapGesture { facts.presses += 1 }
          .onHover { _ in facts.hovers += 1 }
        List(0..<30, id: \.self) { Text("Row \($0)") }.frame(height: 100)
      }
      .dropDestination(for: URL.self) { _, _ in true }
    }
    .onOpenURL { _ in facts.opened += 1 }
    .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
  }
}

/// The state that messages can change, compared before and after one.
@MainActor
struct PageState: Equatable {
  private var numbers: [CGFloat] = []
  private var texts: [String] = []
  private var ids: [UInt64?] = []

  init(_ page: Page, _ facts: FuzzedScreen.Facts) {
    numbers = [facts.presses, facts.hovers, facts.opened, facts.files].map { CGFloat($0) }
    numbers.append(CGFloat(page.surroundings.measurements))
    texts = ["\(page.surroundings.browser)", "\(page.surroundings.phase)"]
    guard let tree = page.tree else { return }
    let window = tree.window
    numbers += [window.size.width, window.size.height, CGFloat(window.backDepth)]
    ids = [window.focus.focused?.id, window.layers.topModal?.id]
    for node in tree.all.sorted(by: { $0.id < $1.id }) {
      guard let semantics = window.semanticsState(of: node.element)?.semantics else { continue }
      if let scroll = node.element as? ScrollElement { numbers.append(scroll.offset.y) }
      ids.append(node.element.id)
      texts.append("\(semantics.value)")
    }
  }
}
