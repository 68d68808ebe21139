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
