/// One value of a view's state, for a developer's tools.
public struct InspectedValue: Hashable, Sendable {
  /// `draft`; `form.title` inside another property, `store.draft` inside an object.
  public var name: String
  /// With its module: `Swift.Int`.
  public var type: String
  /// `3`, `"Buy bread"`; a long one is cut. `hidden` for private content.
  public var words: String
  /// The value as JSON; nil where it cannot be set.
  public var json: String?
  /// The variable of the object, where it is one that can be set: `draft`.
  public var variable: String?

  public init(
    name: String, type: String, words: String, json: String? = nil, variable: String? = nil
  ) {
    self.variable = variable
    self.name = name
    self.type = type
    self.words = words
    self.json = json
  }

  /// In place of the text of secure fields and of state inside `.privacySensitive()` (R36).
  public static let hidden = "hidden"

  /// Hides it if it is private, or shows one of these texts, or the beginning of one.
  mutating func hide(_ secrets: [String], isPrivate: Bool) {
    guard isPrivate || SnapshotSecrets.areShown(words, json, secrets) else { return }
    words = Self.hidden
    json = nil
  }
}

/// A state whose value developer's tools show and set.
@MainActor
protocol InspectableState: AnyObject {
  /// The value; for an object also its variables.
  func inspect() -> [InspectedValue]
  /// The value in a few words, for an object with its first variables, without what setting it
  /// needs; nil after its end.
  func summarize() -> InspectedValue?
  /// Whether it is an object, whose variables are its values.
  var isObject: Bool { get }
  /// Sets the value, or a variable of the object that it is, as an action of the app would.
  /// - Throws: the error of decoding, or one that says why it cannot be set.
  func set(_ variable: String?, json: String) throws
}

/// Why a value was not set.
public struct InspectionError: Error, CustomStringConvertible {
  public var description: String
}
