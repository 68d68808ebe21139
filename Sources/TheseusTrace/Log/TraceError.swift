/// Why a file could not be read, with the file's name and the line.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  public var file: String
  /// From 1; nil when the file as a whole is at fault.
  public var line: Int?
  public var reason: String

  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
