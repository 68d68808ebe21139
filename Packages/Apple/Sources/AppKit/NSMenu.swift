import SwiftUI

/// A menu as a value that is never shown: use SwiftUI's `Menu` and `Commands`.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  open var title: String
  open private(set) var items: [NSMenuItem] = []
  open weak var delegate: (any NSMenuDelegate)?
  open var autoenablesItems = true
  open var supermenu: NSMenu?
  open var minimumWidth: CGFloat = 0
  open var font: NSFont?
  open var highlightedItem: NSMenuItem? { nil }
  public init(title: String) { self.title = title }
  public convenience override init() { self.init(title: "") }
  open func addItem(_ newItem: NSMenuItem) {
    items.append(newItem)
    newItem.menu = self
  }
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(0, index), items.count))
    newItem.menu = self
  }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeItem(at index: Int) {
    if items.indices.contains(index) { items.remove(at: index) }
  }
  open func removeAllItems() { items = [] }
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func indexOfItem(withTitle title: String) -> Int {
    items.firstIndex { $0.title == title } ?? -1
  }
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  open var numberOfItems: Int { items.count }
  /// Does what the user's choice of an item does: sends its action, unless it is disabled.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.isEnabled, let action = item.action else { return }
    NSApplication.shared.sendAction(action, to: item.target, from: item)
  }
  open func update() {}
  open func cancelTracking() {}
  @discardableResult open func popUp(
    positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?
  ) -> Bool {
    RuntimeIssues.reportUnsupported("NSMenu.popUp: nothing is shown; use Menu or contextMenu")
    return false
  }
  public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.popUp(positioning: nil, at: .zero, in: view)
  }
}
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  open var title: String
  open var action: Selector?
  open weak var target: AnyObject?
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var state: NSControl.StateValue = .off
  open var tag = 0
  open var isEnabled = true
  open var isHidden = false
  open var isAlternate = false
  open var image: NSImage?
  open var toolTip: String?
  open var view: NSView?
  open var submenu: NSMenu?
  open weak var menu: NSMenu?
  open var representedObject: Any?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var attributedTitle: NSAttributedString?
  open var indentationLevel = 0
  open private(set) var isSeparatorItem = false
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
  public static func sectionHeader(title: String) -> NSMenuItem {
    NSMenuItem(title: title, action: nil, keyEquivalent: "")
  }
}
@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  func menuNeedsUpdate(_ menu: NSMenu)
}
extension NSMenuDelegate {
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}
@MainActor @preconcurrency
public protocol NSMenuItemValidation {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

@MainActor @preconcurrency
public final class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  public var thickness: CGFloat { 24 }
  public func statusItem(withLength length: CGFloat) -> NSStatusItem {
    RuntimeIssues.reportUnsupported("NSStatusBar: there is none; use MenuBarExtra")
    return NSStatusItem()
  }
  public func removeStatusItem(_ item: NSStatusItem) {}
}
@MainActor @preconcurrency
public final class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2
  public var button: NSStatusBarButton? = NSStatusBarButton()
  public var menu: NSMenu?
  public var length: CGFloat = -1
  public var isVisible = true
  public var autosaveName: String?
}
open class NSStatusBarButton: NSButton {}
