import SwiftUI
import UniformTypeIdentifiers

/// Static members, nested types and less frequent overloads that apps pass to modifiers.
@MainActor enum ValueSignatures {
  struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
  }

  struct Environment: View {
    @SwiftUI.Environment(\.isFocused) private var isFocused
    @SwiftUI.Environment(\.rename) private var rename
    @SwiftUI.Environment(\.performFeedback) private var performFeedback
    var body: some View { EmptyView() }
  }

  @ViewBuilder static var feedback: some View {
    Text("a").sensoryFeedback(.impact(weight: .light, intensity: 0.5), trigger: 1)
    Text("a").sensoryFeedback(.impact(weight: .heavy), trigger: 1)
    Text("a").sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: 1)
    Text("a").sensoryFeedback(.impact, trigger: 1)
    Text("a").sensoryFeedback(.pathComplete, trigger: 1) { old, new in new > old }
    Text("a").sensoryFeedback(trigger: 1) { old, new in new > old ? .success : nil }
    Text("a").sensoryFeedback(trigger: 1) { .success }
  }

  @ViewBuilder static var styles: some View {
    List { Text("a") }.listStyle(.inset(alternatesRowBackgrounds: true))
    List { Text("a") }.listStyle(.bordered(alternatesRowBackgrounds: true))
    Text("a").tableStyle(.inset(alternatesRowBackgrounds: false))
    Text("a").tableStyle(.bordered(alternatesRowBackgrounds: false))
    Text("a").listItemTint(.fixed(.red)).listItemTint(.preferred(.red)).listItemTint(.monochrome)
    Text("a").listItemTint(.red)
    Text("a").listRowInsets(.horizontal, 8).listRowInsets(EdgeInsets()).listRowInsets(nil)
    TabView { Text("a") }.tabViewStyle(.tabBarOnly)
    TabView { Text("a") }.tabViewStyle(.grouped)
    TabView { Text("a") }.tabViewStyle(.verticalPage)
    TabView { Text("a") }.tabViewStyle(.verticalPage(transitionStyle: .blur))
    Text("a").clipShape(.rect(topLeadingRadius: 1, bottomTrailingRadius: 2, style: .continuous))
    Text("a").clipShape(.rect).clipShape(.rect(cornerRadius: 1))
    Text("a").foregroundStyle(.ellipticalGradient(colors: [.red]))
    Text("a").foregroundStyle(.ellipticalGradient(Gradient(colors: [.red]), center: .top))
    Text("a").textContentType(.nickname).textContentType(.creditCardNumber)
    Image("a", variableValue: 0.3)
    Image("a", variableValue: 0.3, bundle: .main)
  }

  @ViewBuilder static var effects: some View {
    Image("a").symbolEffect(.rotate, options: .repeat(.continuous))
    Image("a").symbolEffect(.rotate.clockwise, options: .repeat(.periodic(2, delay: 1)))
    Image("a").symbolEffect(.wiggle.left, options: .nonRepeating, value: 1)
    Image("a").symbolEffect(.breathe.pulse.byLayer)
    Image("a").symbolEffect(.variableColor.iterative.dimInactiveLayers.reversing, isActive: true)
    Image("a").transition(.symbolEffect(.appear)).transition(.symbolEffect)
    Text("a").animation(.default) { $0.opacity(1) }
    Text("a").transaction {
      $0.animation = nil
    } body: {
      $0.opacity(1)
    }
    Text("a").hoverEffect(.lift, isEnabled: true).hoverEffectDisabled()
    Text("a").defaultHoverEffect(.highlight).listRowHoverEffect(.automatic)
    Text("a").symbolColorRenderingMode(.gradient).allowedDynamicRange(.high)
    Text("a").glassEffectTransition(.materialize).paletteSelectionEffect(.symbolVariant(.fill))
    Text("a").onScrollVisibilityChange(threshold: 0.2) { _ in }
    Text("a").onScrollVisibilityChange { _ in }
  }

  @ViewBuilder static var controls: some View {
    ShareLink(items: [URL(fileURLWithPath: "/a")])
    ShareLink("a", items: ["a"]) { SharePreview($0) }
    ShareLink(items: ["a"]) { Text("a") }
    Menu("a", systemImage: "b") {
    } primaryAction: {
    }
    ControlGroup("a", systemImage: "b") {}
    RenameButton()
    Text("a").renameAction {}
    PasteButton(payloadType: String.self) { _ in }
    PasteButton(supportedContentTypes: [.text]) { _ in }
    TabView {
      Tab("a", systemImage: "b", value: 1) { Text("a") }.defaultVisibility(.hidden, for: .tabBar)
    }
    Text("a").toolbar {
      ToolbarItemGroup(placement: .secondaryAction) {
        Text("a")
      } label: {
        Text("b")
      }
    }
  }

  @ViewBuilder static var events: some View {
    Text("a").onCopyCommand { [] }.onCutCommand { [] }
    Text("a").onPasteCommand(of: [.text]) { _ in }
    Text("a").copyable(["a"]).cuttable(for: String.self) { ["a"] }
    Text("a").pasteDestination(for: String.self) { _ in
    } validator: {
      $0
    }
    Text("a").onContinueUserActivity("a") { activity in _ = activity.webpageURL }
    Text("a").onContinueUserActivity("a", perform: { _ in })
    Text("a").userActivity("a", isActive: true) { $0.title = "x" }
    Text("a").userActivity("a", element: Item()) { item, activity in activity.title = item.name }
    Text("a").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    Text("a").presentationContentInteraction(.scrolls)
    Text("a").searchPresentationToolbarBehavior(.avoidHidingContent)
    Text("a").searchToolbarBehavior(.minimize)
    Text("a").writingToolsBehavior(.disabled)
  }

  @ViewBuilder static var accessibility: some View {
    Text("a").accessibilityCustomContent("a", "b")
    Text("a").accessibilityCustomContent("a", Text("b"), importance: .high)
    Text("a").accessibilityCustomContent(AccessibilityCustomContentKey("a"), Text("b"))
    Text("a").accessibilityScrollAction { _ in }.accessibilityDirectTouch()
    Text("a").accessibilityAction {
    } label: {
      Text("b")
    }
    Text("a").accessibilityTextContentType(.console).accessibilityActivationPoint(.center)
    Text("a").accessibilityShowsLargeContentViewer().speechSpellsOutCharacters()
    Text("a").speechAdjustedPitch(1).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
  }

  @available(*, deprecated)
  @ViewBuilder static var deprecated: some View {
    Stepper(onIncrement: {}, onDecrement: {}) { Text("a") }
    Stepper(onIncrement: {}, onDecrement: {}, label: { Text("a") })
    TextField("a", value: .constant(1), formatter: NumberFormatter(), onCommit: {})
    TextField(
      "a", value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in },
      onCommit: {})
    Text("a").focusable(true) { _ in }
    Text("a").menuStyle(.borderedButton)
  }
}
