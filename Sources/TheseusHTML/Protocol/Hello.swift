import Foundation

/// The first message of a connection: what the browser is, and what its page still shows after a
/// lost connection.
public struct Hello: Hashable, Sendable {
  /// Names the browser tab; the same after a reload, another in a duplicated tab.
  public var page: String
  /// The tab that a duplicated tab copies.
  public var copyOf: String?
  /// The path and query of the address that the user opened.
  public var path: String
  /// How many entries of the tab's history lie behind the present one on this page.
  public var depth = 0
  /// The size of the page's content, in points.
  public var size: CGSize
  public var browser: BrowserTraits
  /// The fonts that the browser measured.
  public var fonts: [MeasuredFont]
  /// Fields with edits that the server has not acknowledged.
  public var fields: [FieldDraft]
  /// Offsets of scrolled content.
  public var scroll: [ScrollDraft]
  /// The key of the node that has focus.
  public var focus: String?

  /// The most entries of a tab's history that are counted: each is an operation of a frame.
  static let greatestDepth = 1_000

  /// The edit of a field that is not acknowledged yet.
  public struct FieldDraft: Hashable, Sendable {
    /// The node's key.
    public var key: String
    public var revision: Int
    public var text: String
    /// In UTF-16 units.
    public var selection: Range<Int>

    public init(key: String, revision: Int, text: String, selection: Range<Int>) {
      self.key = key
      self.revision = revision
      self.text = text
      self.selection = selection
    }
  }

  /// The position of scrolled content.
  public struct ScrollDraft: Hashable, Sendable {
    /// The node's key.
    public var key: String
    public var offset: CGPoint

    public init(key: String, offset: CGPoint) {
      self.key = key
      self.offset = offset
    }
  }

  public init(page: String = "", path: String = "/", size: CGSize) {
    self.page = page
    self.path = path
    self.size = size
    browser = BrowserTraits()
    fonts = []
    fields = []
    scroll = []
  }
}

/// The report of a browser about its screen and its user's settings.
public struct BrowserTraits: Hashable, Sendable {
  /// Pixels a point.
  public var scale = 1.0
  public var isDark = false
  public var reducesMotion = false
  public var increasesContrast = false
  public var hasTouch = false
  /// A BCP 47 tag.
  public var locale = "en"
  /// An IANA name.
  public var zone = "UTC"

  public init() {}
}

/// The advances of one font, as a browser measured them.
public struct MeasuredFont: Hashable, Sendable {
  public var font: FontKey
  /// Above and below the baseline, in ems.
  public var ascent: Double
  public var descent: Double
  /// In ems, by cluster or by word.
  public var advances: [String: Double]

  public init(font: FontKey, ascent: Double, descent: Double, advances: [String: Double]) {
    self.font = font
    self.ascent = ascent
    self.descent = descent
    self.advances = advances
  }
}
