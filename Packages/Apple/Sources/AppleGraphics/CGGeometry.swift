import SwiftUI

public typealias CGWindowID = UInt32
public typealias CGDirectDisplayID = UInt32
public typealias CGKeyCode = UInt16
public typealias CGWindowLevel = Int32

/// A result of the system's functions of C; `noErr` is a success.
public typealias OSStatus = Int32
public let noErr: OSStatus = 0
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The number of the only screen, which is the terminal.
public func CGMainDisplayID() -> CGDirectDisplayID { 1 }

/// Seconds since the machine started, not counting those in which it slept.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

extension CGRect {
  /// The rectangle moved and grown by insets; smaller for positive ones.
  func inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> CGRect {
    CGRect(
      x: minX + left, y: minY + top, width: width - left - right, height: height - top - bottom)
  }
}
