import SwiftUI

/// An alert in the app's window. `runModal` waits for the user and handles events meanwhile.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }

  open var messageText = ""
  open var informativeText = ""
  open var alertStyle: Style = .warning
  open var icon: NSImage?
  open var showsHelp = false
  open var showsSuppressionButton = false
  open var suppressionButton: NSButton? { showsSuppressionButton ? suppression : nil }
  private lazy var suppression = NSButton(title: "Don't ask again", target: nil, action: nil)
  /// Text fields and check boxes are shown, also those inside other views; a view without any of
  /// them is left out, which is reported.
  open var accessoryView: NSView?
  open private(set) var buttons: [NSButton] = []
  open var window: NSWindow { .front }

  public override init() { super.init() }
  public convenience init(error: any Error) {
    self.init()
    let error = error as NSError
    messageText = error.localizedDescription
    informativeText = error.localizedRecoverySuggestion ?? ""
  }

  /// Return presses the first button, Escape one named Cancel or with that key equivalent. Without
  /// one, Escape presses the only button, and of several none.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }

  open func layout() {}

  /// - Returns: `.alertFirstButtonReturn` for the first button, and so on. Where nothing can wait
  /// for the user, it is that of the button that cancels, or `.abort`, and that is reported.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    let index = Modal.run(
      "NSAlert.runModal()", isAlert: true, label: messageText, escape: escape, content: panel)
    return response(index ?? canceled)
  }

  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    Modal.begin(
      "NSAlert.beginSheetModal", isAlert: true, label: messageText, escape: escape,
      canceled: canceled, content: panel,
      completion: { handler?(self.response($0)) })
  }

  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  private var shown: [NSButton] {
    buttons.isEmpty ? [NSButton(title: "OK", target: nil, action: nil)] : buttons
  }

  /// The index of the button that cancels.
  private var cancel: Int? {
    shown.firstIndex { $0.keyEquivalent == "\u{1B}" || $0.title == "Cancel" }
  }

  /// The index of the button that Escape presses; nil for none.
  private var escape: Int? {
    cancel ?? (shown.count == 1 && !shown[0].hasDestructiveAction ? 0 : nil)
  }

  /// The answer of an alert that the user has not seen: no button that does anything.
  private var canceled: Int {
    cancel.flatMap { shown[$0].hasDestructiveAction ? nil : $0 } ?? -1
  }

  private func response(_ index: Int) -> NSApplication.ModalResponse {
    if index < 0 { return .abort }
    return NSApplication.ModalResponse(
      rawValue: NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + index)
  }

  private func panel(_ answer: @escaping @MainActor (Int) -> Void) -> AlertPanel {
    let buttons = shown.enumerated().map { index, button in
      AlertPanel.Button(
        title: button.title,
        role: button.hasDestructiveAction
          ? .destructive : index == escape && index > 0 ? .cancel : nil,
        isDefault: index == 0 && !button.hasDestructiveAction, isEnabled: button.isEnabled)
    }
    let accessories = self.accessories
    let checks = accessories.compactMap { $0 as? NSButton } + [suppressionButton].compactMap(\.self)
    return AlertPanel(
      title: messageText, message: informativeText, buttons: buttons,
      fields: accessories.compactMap { $0 as? NSTextField }, checks: checks, answer: answer)
  }

  /// The controls of the accessory view that are shown.
  private var accessories: [NSControl] {
    guard let accessoryView else { return [] }
    let shown = controls(in: accessoryView)
    if shown.isEmpty {
      RuntimeIssues.reportUnsupported(
        """
        NSAlert.accessoryView: only text fields and check boxes are shown; \
        \(type(of: accessoryView)) is left out
        """)
    }
    return shown
  }

  private func controls(in view: NSView) -> [NSControl] {
    switch view {
    case let field as NSTextField where field.isEditable: [field]
    case let button as NSButton where button.isCheckBox: [button]
    default: view.subviews.flatMap { controls(in: $0) }
    }
  }
}

extension NSButton: AlertCheck {
  public var isChecked: Bool {
    get { state == .on }
    set { state = newValue ? .on : .off }
  }
}

extension NSTextField: AlertField {
  public var typedText: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  public var prompt: String { placeholderString ?? "" }
  public var isSecret: Bool { self is NSSecureTextField }
}

/// Chooses a file to save to, in the app's window.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
  open var url: URL? { chosen.first }
  var chosen: [URL] = []
  open var directoryURL: URL?
  open var nameFieldStringValue = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var nameFieldLabel: String! = "Save As:"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var prompt: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var message: String! = ""
  open var allowedContentTypes: [UTType] = []
  open var allowedFileTypes: [String]? {
    get { allowedContentTypes.compactMap(\.preferredFilenameExtension) }
    set { allowedContentTypes = (newValue ?? []).compactMap { UTType(filenameExtension: $0) } }
  }
  open var allowsOtherFileTypes = false
  open var canCreateDirectories = false
  open var showsHiddenFiles = false
  open var showsTagField = false
  open var isExtensionHidden = false
  open var treatsFilePackagesAsDirectories = false
  open var accessoryView: NSView?

  var choice: FileChoice {
    var choice = FileChoice()
    choice.isSaving = true
    choice.message = message ?? ""
    choice.prompt = prompt ?? ""
    choice.suggestedName = nameFieldStringValue
    choice.directory = directoryURL
    choice.types = allowedContentTypes
    choice.allowsOtherTypes = allowsOtherFileTypes
    choice.showsHidden = showsHiddenFiles
    return choice
  }

  private func panel(_ answer: @escaping @MainActor ([URL]) -> Void) -> FileChooser {
    FileChooser(choice, answer: answer)
  }

  private func take(_ urls: [URL]) -> NSApplication.ModalResponse {
    chosen = urls
    if let url = urls.first, choice.isSaving { nameFieldStringValue = url.lastPathComponent }
    return urls.isEmpty ? .cancel : .OK
  }

  /// Whether there is a place to save to, which is reported when there is none.
  private var isPossible: Bool {
    if choice.isPossible { return true }
    RuntimeIssues.reportUnsupported(
      "NSSavePanel: a user at another computer has no file here to save to; the answer is .cancel")
    return false
  }

  /// Waits for the user and handles events meanwhile. Where nothing can wait, the answer is
  /// `.cancel`, which is reported.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    guard isPossible else { return take([]) }
    return take(
      Modal.run(
        "\(type(of: self)).runModal()", isAlert: false, label: "Files", escape: [], content: panel)
        ?? [])
  }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    guard isPossible else { return handler(take([])) }
    Modal.begin(
      "\(type(of: self)).begin", isAlert: false, label: "Files", escape: [], canceled: [],
      content: panel, completion: { handler(self.take($0)) })
  }
  @discardableResult open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: $0) }
    }
  }
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { begin(completionHandler: handler) }
  @discardableResult
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    await begin()
  }
}

/// Chooses files or folders, in the app's window.
open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { chosen }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true

  override var choice: FileChoice {
    var choice = super.choice
    choice.isSaving = false
    choice.choosesFiles = canChooseFiles
    choice.choosesDirectories = canChooseDirectories
    choice.allowsMany = allowsMultipleSelection
    return choice
  }
}
