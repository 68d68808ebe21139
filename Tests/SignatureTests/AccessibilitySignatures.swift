import SwiftUI

@MainActor enum AccessibilitySignatures {
  @ViewBuilder static var modifiers: some View {
    Text("a").accessibilityLabel("b")
    Text("a").accessibilityLabel(Text("b"))
    Text("a").accessibilityValue("b")
    Text("a").accessibilityValue("b", isEnabled: true)
    Text("a").accessibilityHint("b")
    Text("a").accessibilityHint("b", isEnabled: true)
    Text("a").accessibilityIdentifier("b")
    Text("a").accessibilityHidden(true)
    Text("a").accessibilityInputLabels(["b"])
    Text("a").accessibilityElement()
    Text("a").accessibilityElement(children: .combine)
    Text("a").accessibilityAddTraits(.isHeader)
    Text("a").accessibilityRemoveTraits(.isHeader)
    Text("a").accessibilityHeading(.h1)
    Text("a").accessibilitySortPriority(1)
    Text("a").accessibilityAction {}
    Text("a").accessibilityAction(.escape) {}
    Text("a").accessibilityAction(.escape, {})
    Text("a").accessibilityAction(named: "b") {}
    Text("a").accessibilityAction(named: "b", {})
    Text("a").accessibilityActions { Button("b") {} }
    Text("a").accessibilityAdjustableAction { _ in }
    Text("a").accessibilityZoomAction { _ in }
    Text("a").accessibilityChildren { Text("b") }
    Text("a").accessibilityRepresentation { Text("b") }
    Text("a").accessibilityRespondsToUserInteraction(true)
    Text("a").accessibilityIgnoresInvertColors()
  }

  struct Focusing: View {
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState private var field: Int?
    @Namespace private var space

    var body: some View {
      Text("a").accessibilityFocused($isFocused)
      Text("a").accessibilityFocused($field, equals: 1)
      Text("a").accessibilityRotorEntry(id: 1, in: space)
      Text("a").accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }
    }
  }
}
