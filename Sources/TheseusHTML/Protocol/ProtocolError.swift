/// A message of a client that does not follow the protocol. The server ends the connection.
public struct ProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault, for the log. Contains nothing that the client sent.
  public let description: String

  public init(_ description: String) { self.description = description }
}
