import SwiftUI
import Synchronization

/// Draws into pictures on Apple's systems. Here nothing is drawn: the result is a blank picture.
public class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    RuntimeIssues.reportUnsupported(
      "UIGraphicsImageRenderer: nothing is drawn into pictures; the result is blank")
    actions(UIGraphicsImageRendererContext())
    return UIImage(source: .blank, pixelSize: size)
  }
}

public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
  public var opaque = false
  public override init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Accepts drawing and draws nothing.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  public func fill(_ rect: CGRect) {}
}

/// The pictures that the app has begun to draw, the newest last.
private let begunPictures = Mutex<[CGSize]>([])

/// Begins a picture that is drawn into. Nothing is drawn: the picture stays blank.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  Drawing.report("UIGraphicsBeginImageContext")
  begunPictures.withLock { $0.append(size) }
}
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// A blank picture of the size that was begun; nil when none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  begunPictures.withLock(\.last).map { UIImage(source: .blank, pixelSize: $0) }
}
public func UIGraphicsEndImageContext() { begunPictures.withLock { _ = $0.popLast() } }
/// A context that draws nothing; nil when no picture was begun.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  begunPictures.withLock(\.isEmpty) ? nil : CGContext()
}
/// Fills nothing, which is reported.
public func UIRectFill(_ rect: CGRect) { Drawing.report("UIRectFill") }
