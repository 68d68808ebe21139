import Foundation
import TheseusViews

/// A message of a browser. Ids are those of nodes that the page sent; 0 stands for the window.
public enum ClientMessage: Hashable, Sendable {
  case hello(Hello)
  /// The user activated a node: a click, a tap, Return in a button.
  case activate(Int)
  case edit(FieldEdit)
  /// The user moved a field's selection, in UTF-16 units.
  case select(Int, Range<Int>)
  /// The user moved a slider.
  case setNumber(Int, Double)
  /// The user scrolled a node's content to an offset.
  case scroll(Int, CGPoint)
  /// Focus moved to a node.
  case focus(Int)
  case key(KeyInput)
  case pointer(PointerInput)
  /// A wheel over a node that handles it.
  case wheel(Int, CGSize)
  case resize(CGSize)
  /// The user's settings changed.
  case settings(BrowserSettings)
  /// The answer to `m`: a font and advances in ems.
  case measured(FontKey, [String: Double])
  /// The user went back, or forward where negative, by this many entries of the history.
  case back(Int)
  /// The user opened another path of this page.
  case path(String)
  case visibility(isHidden: Bool)
  case files(FileMessage)

  /// Whether the client waits for a frame to know that the message has arrived. Positions and
  /// selections are reported again.
  public var needsAnswer: Bool {
    switch self {
    case .activate, .edit, .setNumber, .key, .wheel, .settings, .back, .path, .visibility, .files:
      true
    case .pointer(let input): input.kind == .down || input.kind == .up
    case .hello, .select, .scroll, .focus, .resize, .measured: false
    }
  }

  /// A file action of the user. A request is the server's, or a drop with a number below 0.
  public enum FileMessage: Hashable, Sendable {
    /// The user chose files for a request; none: the user canceled.
    case chosen([File], request: Int)
    /// The user dropped files on a node, at a point of the window.
    case dropped([File], request: Int, node: Int, at: CGPoint)
    /// A file has been sent to the server, or could not be.
    case sent(index: Int, request: Int, isComplete: Bool)
  }

  /// A file of the user, before it is sent.
  public struct File: Hashable, Sendable {
    public var name: String
    /// In bytes.
    public var size: Int

    public init(name: String, size: Int) {
      self.name = name
      self.size = size
    }
  }

  /// A field's text after an edit.
  public struct FieldEdit: Hashable, Sendable {
    public var id: Int
    /// Grows with each edit of the field.
    public var revision: Int
    public var text: String
    /// In UTF-16 units.
    public var selection: Range<Int>
    /// The number of the server's last text that the field showed before the edit, 0 for none. nil:
    /// the client does not say.
    public var base: Int?

    public init(
      id: Int, revision: Int, text: String, selection: Range<Int>, base: Int? = nil
    ) {
      self.id = id
      self.revision = revision
      self.text = text
      self.selection = selection
      self.base = base
    }
  }

  /// A key that the server announced.
  public struct KeyInput: Hashable, Sendable {
    public var id: Int
    public var press: KeyPress

    public init(id: Int, press: KeyPress) {
      self.id = id
      self.press = press
    }
  }

  /// A movement or button of the pointer, in points of the window.
  public struct PointerInput: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case down, drag, up, hover, leave
    }

    public var id: Int
    public var kind: Kind
    public var position: CGPoint
    public var buttons: Int
    public var modifiers: EventModifiers
    public var clicks: Int

    public init(
      id: Int, kind: Kind, position: CGPoint, buttons: Int, modifiers: EventModifiers, clicks: Int
    ) {
      self.id = id
      self.kind = kind
      self.position = position
      self.buttons = buttons
      self.modifiers = modifiers
      self.clicks = clicks
    }
  }

  /// Changed settings of the browser.
  public struct BrowserSettings: Hashable, Sendable {
    let fields: [String: JSONValue]

    func update(_ traits: inout BrowserTraits) throws(ProtocolError) { try traits.update(fields) }
  }
}
