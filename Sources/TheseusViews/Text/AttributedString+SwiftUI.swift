#if !canImport(Darwin)
  import Foundation

  extension AttributeScopes {
    /// The attributes that `Text` shows, and Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
      public let font: FontAttribute
      public let foregroundColor: ForegroundColorAttribute
      public let backgroundColor: BackgroundColorAttribute
      public let underlineStyle: UnderlineStyleAttribute
      public let strikethroughStyle: StrikethroughStyleAttribute
      public let kern: KerningAttribute
      public let tracking: TrackingAttribute
      public let baselineOffset: BaselineOffsetAttribute
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      public let foundation: FoundationAttributes

      public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
      }
      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
      }
      public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
      }
      public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
      }
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
      }
      public enum KerningAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
      }
      public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
      }
      public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
      }
      /// Foundation has it on Darwin only.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
      }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
  }

  extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
  }

  /// The Markdown style of a run of text.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }

  extension AttributedString {
    /// How Markdown is parsed. Inline marks are always parsed; blocks are not. Extended attributes
    /// are those of inflected words.
    public struct MarkdownParsingOptions: Sendable {
      public enum InterpretedSyntax: Sendable {
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }
      public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      public var languageCode: String?

      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError,
        languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// The text of inline Markdown, with its marks as attributes; inflected if the options allow
    /// extended attributes. It never throws; Darwin's does.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil)
      throws
    {
      let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
      let source = keepsLines ? markdown : String(markdown.map { $0.isNewline ? " " : $0 })
      self.init()
      let text = options.allowsExtendedAttributes ? Inflection.inflected(source) : source
      for span in Markdown.spans(of: text) {
        var piece = AttributedString(span.text)
        if !span.style.isEmpty {
          piece.inlinePresentationIntent = InlinePresentationIntent(span.style)
        }
        if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
        append(piece)
      }
    }
  }

  extension InlinePresentationIntent {
    init(_ style: Markdown.Traits) {
      self = []
      if style.contains(.emphasis) { insert(.emphasized) }
      if style.contains(.strong) { insert(.stronglyEmphasized) }
      if style.contains(.code) { insert(.code) }
      if style.contains(.strikethrough) { insert(.strikethrough) }
    }
  }
#endif
