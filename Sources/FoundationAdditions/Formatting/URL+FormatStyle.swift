import Foundation

extension URL {
  /// Formats a URL with some of its components: `https://www.example.com/path`.
  public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Sendable {
    /// A part of a URL, on whose value the display of another part can depend.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// Whether a component is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Option: Codable, Hashable, Sendable {
        case always, never
        case displayWhen(Component, Set<String>)
        case omitWhen(Component, Set<String>)
      }

      fileprivate let option: Option

      public static var always: Self { Self(option: .always) }
      public static var never: Self { Self(option: .never) }
      /// Shown where the scheme is neither `http` nor `https`.
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
      /// Shown where `component` is one of `requirements`.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(option: .displayWhen(component, requirements)) }
      /// Shown where `component` is none of `requirements`.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(option: .omitWhen(component, requirements)) }

      fileprivate func isShown(in parts: URLComponents) -> Bool {
        switch option {
        case .always: true
        case .never: false
        case .displayWhen(let component, let values): parts.matches(component, values)
        case .omitWhen(let component, let values): !parts.matches(component, values)
        }
      }
    }

    /// Whether the host is shown, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate var option: ComponentDisplayOption
      fileprivate var subdomains: Subdomains?

      fileprivate struct Subdomains: Codable, Hashable, Sendable {
        let names: Set<String>
        let includesMultiLevel: Bool
        /// Whether they are left out; otherwise the whole host is shown.
        let condition: ComponentDisplayOption
      }

      public static var always: Self { Self(option: .always) }
      public static var never: Self { Self(option: .never) }
      /// Shown where the scheme is neither `http` nor `https`.
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
      public static func displayWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(option: .displayWhen(component, matches: requirements)) }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(option: .omitWhen(component, matches: requirements)) }

      /// Shown without these subdomains, such as `www`.
      ///
      /// - Parameter includeMultiLevelSubdomains: whether only two levels before the top-level
      ///   domain are shown.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevel: Bool = false
      ) -> Self {
        Self(
          option: .always,
          subdomains: Subdomains(
            names: subdomainsToOmit, includesMultiLevel: omitMultiLevel, condition: .always))
      }

      /// The same where `component` is one of `requirements`.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevel: Bool = false, when component: Component,
        matches requirements: Set<String>
      ) -> Self {
        Self(
          option: .always,
          subdomains: Subdomains(
            names: subdomainsToOmit, includesMultiLevel: omitMultiLevel,
            condition: .displayWhen(component, matches: requirements)))
      }

      fileprivate func shown(_ host: String, of parts: URLComponents) -> String? {
        guard option.isShown(in: parts) else { return nil }
        guard let subdomains, subdomains.condition.isShown(in: parts) else { return host }
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)[...]
        // An address of numbers has no subdomains.
        if labels.allSatisfy({ Int($0) != nil }) || host.contains(":") { return host }
        while labels.count > 2, let first = labels.first,
          subdomains.names.contains(first.lowercased())
        {
          labels.removeFirst()
        }
        if subdomains.includesMultiLevel { labels = labels.suffix(3) }
        return labels.joined(separator: ".")
      }
    }

    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: HostDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      changed { $0.scheme = strategy }
    }
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self {
      changed { $0.user = strategy }
    }
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
      changed { $0.password = strategy }
    }
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      changed { $0.host = strategy }
    }
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
      changed { $0.port = strategy }
    }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      changed { $0.path = strategy }
    }
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self {
      changed { $0.query = strategy }
    }
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
      changed { $0.fragment = strategy }
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
      var style = self
      change(&style)
      return style
    }

    /// The shown components, as they are escaped in the URL, so that the text is one again.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      var authority = ""
      if let text = parts.percentEncodedUser, user.isShown(in: parts) {
        authority += text
        if let text = parts.percentEncodedPassword, password.isShown(in: parts) {
          authority += ":\(text)"
        }
        authority += "@"
      }
      if let text = parts.host, !text.isEmpty { authority += host.shown(text, of: parts) ?? "" }
      if let number = parts.port, port.isShown(in: parts) { authority += ":\(number)" }
      var text = ""
      if let name = parts.scheme, scheme.isShown(in: parts) {
        // A file has no host, and two slashes nevertheless.
        text = !authority.isEmpty || parts.host == "" ? "\(name)://" : "\(name):"
      }
      text += authority
      if path.isShown(in: parts) { text += parts.percentEncodedPath }
      if let value = parts.percentEncodedQuery, query.isShown(in: parts) { text += "?\(value)" }
      if let value = parts.percentEncodedFragment, fragment.isShown(in: parts) {
        text += "#\(value)"
      }
      return text
    }

    public var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  /// Reads a URL that has the required components, and adds defaults for absent ones.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// The meaning of an absent component.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable,
      Hashable, Sendable
    {
      /// The text is no URL.
      case required
      case optional
      case defaultValue(Component)
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      changed { $0.scheme = strategy }
    }
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.user = strategy }
    }
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.password = strategy }
    }
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      changed { $0.host = strategy }
    }
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
      changed { $0.port = strategy }
    }
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.path = strategy }
    }
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.query = strategy }
    }
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.fragment = strategy }
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
      var strategy = self
      change(&strategy)
      return strategy
    }

    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty, var parts = URLComponents(string: text) else { throw Self.error(value) }
      func present(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
      func read<T>(
        _ part: T?, _ strategy: ComponentParseStrategy<T>, _ set: (T) -> Void
      ) throws {
        guard part == nil else { return }
        switch strategy {
        case .required: throw Self.error(value)
        case .optional: break
        case .defaultValue(let value): set(value)
        }
      }
      try read(present(parts.scheme), scheme) { parts.scheme = $0 }
      try read(present(parts.user), user) { parts.user = $0 }
      try read(present(parts.password), password) { parts.password = $0 }
      try read(present(parts.host), host) { parts.host = $0 }
      try read(parts.port, port) { parts.port = $0 }
      try read(present(parts.path), path) {
        parts.path = $0.hasPrefix("/") || parts.host == nil ? $0 : "/\($0)"
      }
      try read(parts.query, query) { parts.query = $0 }
      try read(parts.fragment, fragment) { parts.fragment = $0 }
      guard let url = parts.url else { throw Self.error(value) }
      return url
    }

    private static func error(_ text: String) -> CocoaError {
      CocoaError(
        .formatting, userInfo: [NSDebugDescriptionErrorKey: "\"\(text)\" is not a URL as required"])
    }
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }

  /// Reads a URL with a strategy, as in `URL(text, strategy: .url)`.
  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == URL { self = try strategy.parse(value) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A URL with its scheme, host and path.
  public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// A URL with its scheme, host and path.
  public static var url: Self { Self() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// A URL with a scheme and a host.
  public static var url: Self { Self() }
}

extension URLComponents {
  /// Whether a component is one of some values.
  fileprivate func matches(_ component: URL.FormatStyle.Component, _ values: Set<String>) -> Bool {
    let value =
      switch component {
      case .scheme: scheme?.lowercased()
      case .user: user
      case .password: password
      case .host: host
      case .port: port.map(String.init)
      case .path: path
      case .query: query
      case .fragment: fragment
      }
    return value.map(values.contains) ?? false
  }
}
