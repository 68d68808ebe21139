import Foundation

extension PackageTemplate {
  /// Where the package gets Theseus from.
  public enum Source: Equatable, Sendable {
    case url(String)
    /// A checkout on this disk.
    case folder(String)

    public static let published = Source.url("https://github.com/theseus/theseus")

    /// An address has a scheme (`https://…`) or a host before a colon (`git@host:theseus`);
    /// everything else is a folder.
    public init(_ text: String) {
      let start = text.prefix { $0 != "/" }
      if text.contains("://") || start.contains(":") {
        self = .url(text)
      } else {
        let path = (text as NSString).expandingTildeInPath
        self = .folder(URL(fileURLWithPath: path).standardizedFileURL.path)
      }
    }

    /// Checks what can be checked without a network.
    ///
    /// - Throws: `DevelopmentError` for a folder that has no package, and for an address that
    ///   cannot be written into a manifest or names no repository.
    public func check() throws(DevelopmentError) {
      switch self {
      case .folder(let path):
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
          throw DevelopmentError(
            "--theseus: there is no Package.swift in \(path); name a checkout's folder, or a URL")
        }
      case .url(let url):
        guard !identity.isEmpty, !url.contains(where: { $0.isWhitespace || $0.isNewline }) else {
          throw DevelopmentError("--theseus: “\(url)” is not the address of a repository")
        }
      }
    }

    var dependency: String {
      switch self {
      case .url(let url): ".package(url: \(quoted(url)), branch: \"main\")"
      case .folder(let path): ".package(name: \"theseus\", path: \(quoted(path)))"
      }
    }

    /// The package's name in the dependencies of a target: a repository is known by the last part
    /// of its address.
    var identity: String {
      switch self {
      case .url(let url): String(Self.parts(of: url).name)
      case .folder: "theseus"
      }
    }

    /// A product of Theseus, in the dependencies of a target.
    func product(_ name: String) -> String {
      ".product(name: \(quoted(name)), package: \(quoted(identity)))"
    }

    /// A package beside Theseus, such as `theseus-apple`: a folder of a checkout, or a repository
    /// in the same place.
    func dependency(on package: String) -> String {
      switch self {
      case .folder(let path):
        let folder = package == "theseus-apple" ? "Apple" : "Combine"
        return ".package(name: \(quoted(package)), path: \(quoted("\(path)/Packages/\(folder)")))"
      case .url(let url):
        let parts = Self.parts(of: url)
        return ".package(url: \(quoted(parts.place + package + parts.end)), branch: \"main\")"
      }
    }

    /// `https://host/a/`, `theseus` and `.git`.
    private static func parts(of url: String) -> (place: String, name: Substring, end: String) {
      var name = Substring(url)
      while name.hasSuffix("/") { name.removeLast() }
      if let separator = name.lastIndex(where: { $0 == "/" || $0 == ":" }) {
        name = name[name.index(after: separator)...]
      }
      let end = name.hasSuffix(".git") ? ".git" : ""
      let place = String(url[..<name.startIndex])
      return (place, name.dropLast(end.count), end)
    }
  }
}

/// A string literal of Swift.
func quoted(_ text: String) -> String {
  var literal = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\\": literal += "\\\\"
    case "\"": literal += "\\\""
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case _ where character.isControl:
      literal += "\\u{\(String(character.value, radix: 16))}"
    default: literal.unicodeScalars.append(character)
    }
  }
  return literal + "\""
}

extension Unicode.Scalar {
  /// Whether it breaks a line, or is no text.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
