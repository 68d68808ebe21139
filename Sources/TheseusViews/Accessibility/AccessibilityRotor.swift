import TheseusCore

/// A stop of a rotor, to which an assistive technology can move.
public struct AccessibilityRotorEntry<ID> {
  let label: Text?

  /// - Parameters:
  ///   - id: the id of the target view, set by `accessibilityRotorEntry(id:in:)` or a `ForEach`.
  ///   - prepare: makes the stop reachable, by scrolling to it.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  )
  where ID: Hashable { self.label = label }

  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where ID: Hashable { label = Text(labelKey) }

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) where ID: Hashable { self.label = Text(label) }

  nonisolated public init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where ID: Hashable { self.label = label }

  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) where ID: Hashable { label = Text(labelKey) }

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where ID: Hashable { self.label = Text(label) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A stop inside a text.
  nonisolated public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) { self.label = label }
}

/// The stops of a rotor.
public protocol AccessibilityRotorContent {
  /// The labels of its stops, in order.
  var _entryLabels: [String] { get }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public var _entryLabels: [String] { [label?.string ?? ""] }
}

/// Several stops in sequence.
public struct _AccessibilityRotorSequence: AccessibilityRotorContent {
  public let _entryLabels: [String]
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var _entryLabels: [String] { data.flatMap { content($0)._entryLabels } }

  /// Stops for elements that know their ids.
  @_disfavoredOverload
  public init(
    _ data: Data, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(rows: data, SourceSite(fileID, line, column), identify: { $0.id }, content: content)
  }

  /// Stops for elements whose ids are at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      rows: data, SourceSite(fileID, line, column), identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data == Range<Int>, ID == Int {
  /// Stops for a range of numbers.
  @_disfavoredOverload
  public init(
    _ data: Range<Int>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(rows: data, SourceSite(fileID, line, column), identify: { $0 }, content: content)
  }
}

/// Builds a rotor's stops in sequence.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content)
    -> Content
  { content }
  public static func buildBlock(_ parts: any AccessibilityRotorContent...)
    -> _AccessibilityRotorSequence
  { sequence(parts) }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }
  public static func buildOptional(_ content: (any AccessibilityRotorContent)?)
    -> _AccessibilityRotorSequence
  {
    sequence(content.map { [$0] } ?? [])
  }
  public static func buildEither(first: any AccessibilityRotorContent)
    -> _AccessibilityRotorSequence
  { sequence([first]) }
  public static func buildEither(second: any AccessibilityRotorContent)
    -> _AccessibilityRotorSequence
  { sequence([second]) }

  private static func sequence(_ parts: [any AccessibilityRotorContent])
    -> _AccessibilityRotorSequence
  {
    _AccessibilityRotorSequence(_entryLabels: parts.flatMap(\._entryLabels))
  }
}

/// A rotor that assistive technologies provide.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings \(level.rawValue)")
  }
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visited links" : "links")
  }
  public static var headings: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }
  public static var links: AccessibilitySystemRotor { links(visited: false) }
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "bold text")
  }
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "italic text")
  }
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "underlined text")
  }
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "misspelled words")
  }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "text fields")
  }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "landmarks")
  }
}

extension View {
  /// A rotor: stops in this view that an assistive technology can move to in order. The view's
  /// element stores it.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(label.string, entries()._entryLabels) }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(systemRotor.name, entries()._entryLabels) }

  /// A rotor with a stop for each element.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(label.string, entries.map { $0[keyPath: entryLabel] }) }

  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel) }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Entry: Identifiable>(
    _ label: L, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel) }

  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(systemRotor.name, entries.map { $0[keyPath: entryLabel] }) }

  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(label.string, entries.map { $0[keyPath: entryLabel] }) }

  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Entry, ID: Hashable>(
    _ label: L, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// The name of this view for the stops of a rotor; hosts move to elements themselves.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { hint(RotorEntryHint.self, RotorEntry(id: AnyHashable(id), namespace: namespace)) }

  nonisolated private func rotor(_ label: String, _ entries: [String]) -> some View {
    let change = AccessibilityChange(rotors: [Semantics.Rotor(label: label, entries: entries)])
    return modifier(_AccessibilityModifier(change: change, action: Unseen(nil)))
  }
}

/// The name of a view for the stops of a rotor (`accessibilityRotorEntry`).
public struct RotorEntry {
  public var id: AnyHashable
  public var namespace: Namespace.ID
}

public enum RotorEntryHint: ElementHintKey { public typealias Value = RotorEntry }
