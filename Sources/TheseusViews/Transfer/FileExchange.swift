import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// How files pass between an app and a user at another computer, such as the user of a browser.
///
/// A host sets it in its services. Then `fileImporter` and `fileExporter` show no folder of the
/// process: the user chooses among the files of the other computer, and gets files as downloads.
@MainActor
public protocol FileExchange: AnyObject {
  /// Asks the user for files.
  func begin(_ request: FileRequest)
  /// The user closed the panel. Files that are on their way are discarded.
  func cancel(_ request: FileRequest)
  /// A new, empty folder for files that the app is about to offer.
  func makeFolder() throws -> URL
  /// Passes a copy of a file to the user.
  func offer(_ file: URL) throws
}

/// A request for files of the user.
@MainActor
public final class FileRequest {
  /// The outcome of a request.
  public enum Update {
    /// The user chose nothing.
    case canceled
    /// The user chose files, which are on their way.
    case receiving(count: Int)
    /// No file comes; the reason is a sentence. The user may choose again.
    case failed(String)
    /// The files, until the app ends.
    case received([URL])
  }

  /// The types of files that can be chosen.
  public let types: [UTType]
  public let allowsMultiple: Bool
  /// Called by the host.
  public let update: (Update) -> Void

  /// - Parameter update: called on the main actor until the request is canceled or answered.
  public init(types: [UTType], allowsMultiple: Bool, update: @escaping (Update) -> Void) {
    self.types = types
    self.allowsMultiple = allowsMultiple
    self.update = update
  }

  /// Whether a file with this name has one of the types.
  public func accepts(name: String) -> Bool {
    let type = UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
    return types.contains { $0.admits(type) }
  }
}

/// Checks the names of files, which the app or the user chose.
public enum FileName {
  /// The most bytes of a name in common file systems.
  private static let limit = 255

  /// The last part of a path, without what is invisible or misleading in a name.
  public static func safe(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    var scalars = String.UnicodeScalarView()
    for scalar in last.unicodeScalars where !isHidden(scalar) { scalars.append(scalar) }
    var result = String(scalars).trimmingCharacters(in: .whitespaces)
    // Files that begin with a period are hidden.
    result = String(result.drop { $0 == "." })
    if result.isEmpty { return "file" }
    return shortened(result)
  }

  /// Names for several files in one folder: equal ones get a number, as `notes 2.txt`.
  ///
  /// Upper and lower case are the same in some file systems.
  static func distinct(_ names: [String]) -> [String] {
    var taken = Set(names.map { $0.lowercased() })
    var given: Set<String> = []
    return names.map { (name: String) -> String in
      if given.insert(name.lowercased()).inserted { return name }
      let ending = (name as NSString).pathExtension
      let suffix = ending.isEmpty ? "" : "." + ending
      let base = name.dropLast(suffix.count)
      var number = 2
      while !taken.insert("\(base) \(number)\(suffix)".lowercased()).inserted { number += 1 }
      return "\(base) \(number)\(suffix)"
    }
  }

  /// Control characters, and those that reverse the direction of writing.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
    default: false
    }
  }

  /// Keeps the ending, which determines the type.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    let ending = (name as NSString).pathExtension
    let suffix = ending.isEmpty || ending.utf8.count > 32 ? "" : "." + ending
    var base = name.dropLast(suffix.count)
    while base.utf8.count + suffix.utf8.count > limit { base.removeLast() }
    return base + suffix
  }
}

private struct FileExchangeService: HostServiceKey {
  static var defaultValue: (any FileExchange)? { nil }
}

extension HostServices {
  /// How files reach a user at another computer; nil where the user's files are the process's.
  @MainActor public var fileExchange: (any FileExchange)? {
    get { self[FileExchangeService.self] }
    set { self[FileExchangeService.self] = newValue }
  }
}
