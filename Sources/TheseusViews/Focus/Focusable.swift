import AttributeGraph
import Foundation
import TheseusCore

/// The user's interactions with a focusable view.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is activated, as a button is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes text.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// `focusable`: the view can have focus.
public struct _FocusableModifier: Equatable {
  var isFocusable: Bool
}

extension _FocusableModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> FocusableElement
  {
    FocusableElement(modifier, inputs)
  }
}

final class FocusableElement: PassthroughElement<_FocusableModifier>, FocusTarget, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  private let isEnabled: Attribute<Bool>
  private let showsEffect: Attribute<Bool>
  private var paint: SurroundingPaint
  private var enabled = true
  private var effect = true

  override init(_ source: _GraphValue<_FocusableModifier>, _ inputs: borrowing ViewInputs) {
    isEnabled = inputs.environment.value(\.isEnabled)
    showsEffect = inputs.environment.value(\.isFocusEffectEnabled)
    paint = SurroundingPaint(inputs)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    var changed = try super.updateContent(context)
    let (enabled, effect) = (try context[isEnabled], try context[showsEffect])
    if enabled != self.enabled || effect != self.effect { changed = true }
    (self.enabled, self.effect) = (enabled, effect)
    return try paint.read(context) || changed
  }

  var isFocusable: Bool { enabled && value?.isFocusable ?? false }
  override var hitTraits: HitTraits { .emptyArea }

  func drawOver(_ surface: any DrawingSurface) {
    if hasFocus, effect {
      surface.emphasize(CGRect(origin: .zero, size: frame.size), .focus, paint.value)
    }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether focused views show that they are.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Whether this view can have focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusReporter(isFocusable: isFocusable, changed: nil))
  }

  /// - Parameter onFocusChange: receives whether the view has focus, when that changes.
  @available(*, deprecated, message: "Use focusable(_:) with focused(_:).")
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusReporter(isFocusable: isFocusable, changed: onFocusChange))
  }

  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  {
    modifier(FocusReporter(isFocusable: isFocusable && !interactions.isEmpty, changed: nil))
  }

  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
}

/// A focusable view that tells the views inside whether it has focus.
nonisolated private struct FocusReporter: ViewModifier {
  let isFocusable: Bool
  let changed: ((Bool) -> Void)?
  @FocusState private var isFocused: Bool

  init(isFocusable: Bool, changed: ((Bool) -> Void)?) {
    self.isFocusable = isFocusable
    self.changed = changed
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused)
      .modifier(_FocusableModifier(isFocusable: isFocusable))
      .focused($isFocused)
      .onChange(of: isFocused) { changed?($1) }
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around this one has focus: a view with `focusable`, or a
  /// button with the app's own style.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}
