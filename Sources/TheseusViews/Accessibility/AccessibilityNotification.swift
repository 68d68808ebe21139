import Foundation
import TheseusCore

/// Messages to assistive technologies. No host has a channel for them, which is reported once.
public enum AccessibilityNotification {
  /// A text to be read out.
  public struct Announcement: Sendable {
    public let announcement: AttributedString

    public init(_ announcement: AttributedString) { self.announcement = announcement }
    public init(_ announcement: String) { self.announcement = AttributedString(announcement) }
    public init(_ resource: LocalizedStringResource) {
      announcement = AttributedString(String(localized: resource))
    }

    public func post() { AccessibilityNotification.report("Announcement") }
  }

  /// A part of the screen changed.
  public struct LayoutChanged: Sendable {
    public init() {}
    public func post() { AccessibilityNotification.report("LayoutChanged") }
  }

  /// Most of the screen changed.
  public struct ScreenChanged: Sendable {
    public init() {}
    public func post() { AccessibilityNotification.report("ScreenChanged") }
  }

  /// A view was scrolled by a page; the text says which it is.
  public struct PageScrolled: Sendable {
    public let pageDescription: AttributedString

    public init(_ pageDescription: AttributedString) { self.pageDescription = pageDescription }
    public init(_ pageDescription: String) {
      self.pageDescription = AttributedString(pageDescription)
    }

    public func post() { AccessibilityNotification.report("PageScrolled") }
  }

  private static func report(_ name: String) {
    RuntimeIssues.reportUnsupported(
      """
      AccessibilityNotification.\(name).post(): there is no channel to assistive technologies \
      here; nothing is read out
      """)
  }
}
