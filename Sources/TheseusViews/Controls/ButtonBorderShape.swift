import AttributeGraph
import Foundation
import TheseusCore

/// The shape of the border of buttons. It is also a shape that fills its space.
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
  /// The name in the API.
  public let name: String
  private var radius: CGFloat?

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }

  private init(name: String, radius: CGFloat? = nil) {
    self.name = name
    self.radius = radius
  }

  /// The radius of the corners of a button of a Mac, in points.
  private static let usualRadius: CGFloat = 6

  public func path(in rect: CGRect) -> Path {
    switch name {
    case "capsule": Capsule().path(in: rect)
    case "circle": Circle().path(in: rect)
    default: Path(roundedRect: rect, cornerRadius: radius ?? Self.usualRadius)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The border of a button, in its automatic form.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The shape of the buttons in an element; inherited.
public enum ButtonBorderShapeHint: ElementHintKey { public typealias Value = ButtonBorderShape }

extension ButtonBorderShape {
  /// Nil for the one that the host's buttons have.
  var outline: DrawnShape? {
    switch name {
    case "capsule": .capsule
    case "circle": .ellipse
    case "roundedRectangle": .rounded(radius: radius.map { max(0, $0) } ?? Self.usualRadius)
    default: nil
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the border of buttons.
  public internal(set) var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

/// Whether buttons may have another shape than the automatic one: others need not ask.
private enum ShapedButtonsKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

extension ViewInputs {
  /// The shape of buttons that are mounted here; nil for the automatic one.
  var buttonBorderShape: Attribute<ButtonBorderShape>? {
    self[ShapedButtonsKey.self] ? environment.value(\.buttonBorderShape) : nil
  }
}

/// Has the buttons inside ask for their shape.
public struct _ShapedButtonsModifier {}

extension _ShapedButtonsModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.set(ShapedButtonsKey.self, to: true)
    content.mount(inner, into: &list)
  }
}

extension View {
  /// The shape of the border of bordered buttons inside, and of toggles that look like buttons.
  ///
  /// With `.circle` a button is as wide as it is high. A terminal draws no outlines: its buttons
  /// stay as they are.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    hint(ButtonBorderShapeHint.self, shape).modifier(_ShapedButtonsModifier())
      .environment(\.buttonBorderShape, shape)
  }
}
