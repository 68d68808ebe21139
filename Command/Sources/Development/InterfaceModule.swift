/// The module of AppKit or UIKit. On Apple platforms SwiftUI exports the one that exists there, so
/// files that import SwiftUI alone use its types.
enum InterfaceModule: String, CaseIterable, Comparable, Sendable {
  case appKit = "AppKit"
  case uiKit = "UIKit"

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  static func isImported(by module: String) -> Bool {
    module == "Cocoa" || InterfaceModule(rawValue: module) != nil
  }

  /// The modules whose types a line of code names.
  static func named(in code: Substring) -> Set<InterfaceModule> {
    var found: Set<InterfaceModule> = []
    for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      for module in allCases where module.types.contains(word) { found.insert(module) }
    }
    return found
  }

  /// The types that view files name most. Prefixes do not tell: `NSError` is Foundation's, and
  /// `UIButton` may be a view of the app.
  private var types: Set<Substring> {
    switch self {
    case .appKit: Self.ofAppKit
    case .uiKit: Self.ofUIKit
    }
  }

  private static let ofAppKit: Set<Substring> = [
    "NSAlert", "NSApp", "NSAppearance", "NSApplication", "NSApplicationDelegate",
    "NSApplicationDelegateAdaptor", "NSColor", "NSCursor", "NSEvent", "NSFont",
    "NSHapticFeedbackManager", "NSHostingController", "NSHostingView", "NSImage", "NSMenu",
    "NSOpenPanel", "NSPanel", "NSPasteboard", "NSPopover", "NSRunningApplication", "NSSavePanel",
    "NSScreen", "NSSharingServicePicker", "NSSound", "NSStatusBar", "NSStatusItem", "NSTextField",
    "NSTextView", "NSToolbar", "NSView", "NSViewController", "NSViewControllerRepresentable",
    "NSViewRepresentable", "NSVisualEffectView", "NSWindow", "NSWorkspace", "nsColor", "nsImage",
  ]

  private static let ofUIKit: Set<Substring> = [
    "UIActivityViewController", "UIApplication", "UIApplicationDelegate",
    "UIApplicationDelegateAdaptor", "UIColor", "UIDevice", "UIFont", "UIHostingController",
    "UIImage", "UIImpactFeedbackGenerator", "UINavigationBar", "UINavigationBarAppearance",
    "UINavigationController", "UINotificationFeedbackGenerator", "UIPasteboard", "UIScene",
    "UIScreen", "UISelectionFeedbackGenerator", "UITabBar", "UITabBarAppearance", "UITableView",
    "UITextField", "UITextView", "UIView", "UIViewController", "UIViewControllerRepresentable",
    "UIViewRepresentable", "UIVisualEffectView", "UIWindow", "UIWindowScene", "uiColor", "uiImage",
  ]
}
