import SwiftUI

@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  public enum State: Int, Sendable { case off, on, mixed }
  public let title: String
  public var subtitle: String?
  public let image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
open class UICommand: UIMenuElement {}
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public typealias Handler = (UIAction) -> Void
  public var attributes: Attributes
  public var state: State
  public let identifier: Identifier
  private let handler: Handler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.attributes = attributes
    self.state = state
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// The control whose action runs; nil for that of a menu.
  public private(set) var sender: Any?

  func perform(from sender: Any? = nil) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let children: [UIMenuElement]
  public let options: Options
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

// MARK: Alerts

@MainActor @preconcurrency
public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert in the app's window: `present` it from any controller.
open class UIAlertController: UIViewController, PresentableController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  private var dismissal: (@MainActor () -> Void)?

  public required init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) { return nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  func show(_ ended: @escaping @MainActor () -> Void) {
    // An alert without actions would have no way out.
    let actions = actions.isEmpty ? [UIAlertAction(title: "OK", style: .cancel)] : actions
    let buttons = actions.map { action in
      AlertPanel.Button(
        title: action.title ?? "",
        role: action.style == .destructive ? .destructive : action.style == .cancel ? .cancel : nil,
        isDefault: action === preferredAction, isEnabled: action.isEnabled)
    }
    let cancel = actions.firstIndex { $0.style == .cancel } ?? -1
    Modal.begin(
      "UIAlertController", isAlert: true, label: title ?? "", escape: cancel, canceled: cancel,
      content: { answer in
        dismissal = { answer(-1) }
        return AlertPanel(
          title: title ?? "", message: message ?? "", buttons: buttons, fields: textFields ?? [],
          answer: answer)
      },
      completion: { [self] index in
        dismissal = nil
        ended()
        if actions.indices.contains(index) { actions[index].handler?(actions[index]) }
      })
  }

  func hide() { dismissal?() }
}

extension UITextField: AlertField {
  public var typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  public var prompt: String { placeholder ?? "" }
  public var isSecret: Bool { isSecureTextEntry }
}

/// Puts texts and addresses on the clipboard of the user's machine, as `ShareLink` does.
open class UIActivityViewController: UIViewController, PresentableController {
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  private let items: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  public required init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }

  func show(_ ended: @escaping @MainActor () -> Void) {
    let texts = items.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let url as URL: url.isFileURL ? url.path : url.absoluteString
      case let text as NSAttributedString: text.string
      default: nil
      }
    }
    if texts.count < items.count {
      RuntimeIssues.reportUnsupported(
        "UIActivityViewController: only texts and addresses are shared, on the clipboard; "
          + "other items are left out")
    }
    if !texts.isEmpty { UIPasteboard.general.string = texts.joined(separator: "\n") }
    ended()
    completionWithItemsHandler?(texts.isEmpty ? nil : .copyToPasteboard, !texts.isEmpty, nil, nil)
  }
  func hide() {}
}

@MainActor @preconcurrency
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open class var activityCategory: Category { .action }
  public enum Category: Int, Sendable { case action, share }
  public override init() {}
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open var activityViewController: UIViewController? { nil }
  open func activityDidFinish(_ completed: Bool) {}
}

@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
}

/// Chooses files in the app's window.
open class UIDocumentPickerViewController: UIViewController, PresentableController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?
  open var shouldShowFileExtensions = false
  private let types: [UTType]
  private var dismissal: (@MainActor () -> Void)?

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }

  func show(_ ended: @escaping @MainActor () -> Void) {
    var choice = FileChoice()
    choice.types = types.filter { $0 != .folder && $0 != .directory }
    choice.choosesDirectories = choice.types.count < types.count
    choice.choosesFiles = !choice.types.isEmpty
    choice.allowsMany = allowsMultipleSelection
    choice.directory = directoryURL
    Modal.begin(
      "UIDocumentPickerViewController", isAlert: false, label: "Files", escape: [], canceled: [],
      content: { (answer: @escaping @MainActor ([URL]) -> Void) in
        dismissal = { answer([]) }
        return FileChooser(choice, answer: answer)
      },
      completion: { [self] (urls: [URL]) in
        dismissal = nil
        ended()
        if urls.isEmpty {
          delegate?.documentPickerWasCancelled(self)
        } else {
          delegate?.documentPicker(self, didPickDocumentsAt: urls)
        }
      })
  }
  func hide() { dismissal?() }
}

@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Takes pictures on Apple's systems; presenting it is reported.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
  }
  open var sourceType: SourceType = .photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
