import Foundation
import TheseusCore
import TheseusVector
import Testing

@testable import TheseusViews

@MainActor @Suite("Modifiers without an effect of their own keep their arguments")
struct KeptHintTests {
  private func text(_ view: some View) throws -> ViewElement {
    let host = VectorHost(size: CGSize(width: 200, height: 200)) { view }
    return try #require(element(in: host.window.root))
  }

  private func element(in root: ViewElement) -> ViewElement? {
    if root is TextElement { return root }
    return root.viewChildren.lazy.compactMap { self.element(in: $0) }.first
  }

  @Test("of controls, lists and scroll views")
  func controls() throws {
    let text = try text(
      Text("a").buttonSizing(.flexible).buttonBorderShape(.capsule).labelIconToTitleSpacing(5)
        .buttonRepeatBehavior(.enabled).menuOrder(.fixed).dialogSeverity(.critical)
        .horizontalRadioGroupLayout().invalidatableContent(false)
        .listSectionMargins(.leading, 3).scrollEdgeEffectHidden(true, for: .top)
        .scrollIndicatorsFlash(trigger: 4).scrollIndicatorsFlash(onAppear: true)
        .sectionIndexLabel("A").textSelectionAffinity(.upstream).fileDialogCustomizationID("id"))
    #expect(text.hint(ButtonSizingHint.self) == .flexible)
    #expect(text.hint(ButtonBorderShapeHint.self) == .capsule)
    #expect(text.hint(LabelIconToTitleSpacingHint.self) == 5)
    #expect(text.hint(ButtonRepeatHint.self) == .enabled)
    #expect(text.hint(MenuOrderHint.self) == .fixed)
    #expect(text.hint(DialogSeverityHint.self) == .critical)
    #expect(text.hint(HorizontalRadioGroupHint.self) == true)
    #expect(text.hint(InvalidatableContentHint.self) == false)
    #expect(text.hint(ListSectionMarginsHint.self)?.length == 3)
    #expect(text.hint(ScrollEdgeEffectHiddenHint.self)?.isHidden == true)
    #expect(text.hint(ScrollEdgeEffectHiddenHint.self)?.edges == .top)
    #expect(text.hint(ScrollIndicatorsFlashHint.self) as? Int == 4)
    #expect(text.hint(ScrollIndicatorsFlashOnAppearHint.self) == true)
    #expect(text.hint(SectionIndexLabelHint.self).flatMap { $0 }?.string == "A")
    #expect(text.hint(TextSelectionAffinityHint.self) == .upstream)
    #expect(text.hint(FileDialogCustomizationHint.self) == "id")
  }

  @Test("of shapes, movements and symbols")
  func drawing() throws {
    let text = try text(
      Text("a").geometryGroup().containerShape(Circle()).backgroundExtensionEffect()
        .symbolEffect(.bounce, value: 3).symbolEffectsRemoved()
        .typesettingLanguage(.explicit(Locale.Language(identifier: "th")))
        .ignoresSafeArea(.keyboard, edges: .bottom).itemProvider { nil })
    #expect(text.hint(GeometryGroupHint.self) == true)
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(text.hint(ContainerShapeHint.self)?(bounds).boundingRect == bounds)
    #expect(text.hint(BackgroundExtensionHint.self) == true)
    #expect(text.hint(SymbolEffectChangeHint.self)?.value as? Int == 3)
    #expect(text.hint(SymbolEffectsRemovedHint.self) == true)
    #expect(text.hint(TypesettingLanguageHint.self) != nil)
    #expect(text.hint(IgnoresSafeAreaHint.self)?.edges == .bottom)
    #expect(text.hint(ItemProviderHint.self) != nil)
  }

  @Test("of bars, windows and presentations, which stay one view to lifecycle modifiers (R18)")
  func surroundings() throws {
    let text = try text(
      Text("a").statusBarHidden().persistentSystemOverlays(.hidden).toolbarRole(.editor)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.light, for: .tabBar).presentationDragIndicator(.visible)
        .presentationCornerRadius(7).windowResizeBehavior(.disabled))
    #expect(text.hint(StatusBarHiddenHint.self) == true)
    #expect(text.hint(SystemOverlaysHint.self) == .hidden)
    #expect(text.hint(ToolbarRoleHint.self) == .editor)
    #expect(text.hint(ToolbarBackgroundVisibilityHint.self)?.visibility == .visible)
    #expect(text.hint(ToolbarColorSchemeHint.self)?.scheme == .light)
    #expect(text.hint(PresentationDragIndicatorHint.self) == .visible)
    #expect(text.hint(PresentationCornerRadiusHint.self) == .some(7))
    #expect(text.hint(WindowResizeHint.self) != nil)

    var appeared = 0
    _ = VectorHost(size: CGSize(width: 200, height: 200)) {
      Group {
        Text("a")
        Text("b")
      }
      .statusBarHidden().onAppear { appeared += 1 }
    }
    #expect(appeared == 1)
    _ = VectorHost(size: CGSize(width: 200, height: 200)) {
      Group {
        Text("a")
        Text("b")
      }
      .geometryGroup().onAppear { appeared += 1 }
    }
    #expect(appeared == 3)
  }

  @Test("each of several views keeps them, and a host without hints keeps nothing")
  func several() throws {
    let host = VectorHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        ForEach(0..<3, id: \.self) { Text("\($0)") }.menuOrder(.priority)
      }
    }
    var stack: [ViewElement] = [host.window.root]
    var kept = 0
    while let next = stack.popLast() {
      if next.hint(MenuOrderHint.self) == .priority { kept += 1 }
      stack.append(contentsOf: next.viewChildren)
    }
    #expect(kept == 3)
    let cells = WindowHost(
      size: CGSize(width: 100, height: 100), metrics: HostMetrics(capabilities: [])
    ) { Text("a").menuOrder(.priority) }
    cells.flush()
    #expect(try #require(element(in: cells.root)).hint(MenuOrderHint.self) == nil)
  }
}
