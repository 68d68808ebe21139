import Foundation
import TheseusViews

/// Previews in the older form: `theseus preview` shows each view of ``previews`` by itself.
@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// A preview's request to the surface that shows it.
public struct PreviewTrait<Target>: Sendable {
  nonisolated let layout: PreviewLayout?
  nonisolated let orientation: InterfaceOrientation?

  nonisolated init(layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil) {
    self.layout = layout
    self.orientation = orientation
  }
}

/// The target of the traits of a view's preview.
public enum PreviewViewTraits: Sendable {}

extension PreviewTrait where Target == PreviewViewTraits {
  public static var defaultLayout: Self { Self(layout: .device) }
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
  public static var portrait: Self { Self(orientation: .portrait) }
  public static var portraitUpsideDown: Self { Self(orientation: .portraitUpsideDown) }
  public static var landscapeLeft: Self { Self(orientation: .landscapeLeft) }
  public static var landscapeRight: Self { Self(orientation: .landscapeRight) }
}

/// The size a preview is shown at.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a previewed device.
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Modifiers for the tool that shows previews; they change nothing in a running app.
extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    #if THESEUS_PREVIEW
      containerValue(\.previewLayout, value)
    #else
      self
    #endif
  }

  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    #if THESEUS_PREVIEW
      containerValue(\.previewName, value)
    #else
      self
    #endif
  }

  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    #if THESEUS_PREVIEW
      containerValue(\.previewOrientation, value)
    #else
      self
    #endif
  }
}
