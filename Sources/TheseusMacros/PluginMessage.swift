/// A request of the compiler to a macro plugin. The wire format is the compiler's own
/// (`swift-syntax/Sources/SwiftCompilerPluginMessageHandling`, protocol version 7): an object with
/// one key, the name of the message. Only the fields that these macros need are decoded.
enum CompilerRequest {
  case capability
  case freestanding(Expansion)
  case attached(Expansion)
}

/// One use of a macro.
struct Expansion: Decodable {
  struct Reference: Decodable {
    var typeName: String
  }

  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileName: String
      var offset: Int
      var line: Int?
    }

    var source: String
    var location: Location?
  }

  var macro: Reference
  var macroRole: String?
  /// The use of a freestanding macro, with its arguments.
  var syntax: Syntax?
  /// The prefix of names that no other code can have.
  var discriminator: String?
  /// The declaration that the macro is attached to.
  var declSyntax: Syntax?
  /// The declarations around it, innermost first.
  var lexicalContext: [Syntax]?
}

extension CompilerRequest: Decodable {
  private enum Message: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let message = try decoder.container(keyedBy: Message.self)
    if message.contains(.getCapability) {
      self = .capability
    } else if message.contains(.expandAttachedMacro) {
      self = .attached(try message.decode(Expansion.self, forKey: .expandAttachedMacro))
    } else {
      self = .freestanding(try message.decode(Expansion.self, forKey: .expandFreestandingMacro))
    }
  }
}

/// A plugin's answer.
enum PluginAnswer {
  case capability
  case expanded(String)
  case refused(String, at: Expansion.Syntax.Location?)
}

extension PluginAnswer: Encodable {
  private enum Message: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  private struct Capability: Encodable {
    struct Version: Encodable { var protocolVersion = 7 }
    var capability = Version()
  }

  private struct Result: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  func encode(to encoder: any Encoder) throws {
    var message = encoder.container(keyedBy: Message.self)
    switch self {
    case .capability: try message.encode(Capability(), forKey: .getCapabilityResult)
    case .expanded(let source):
      try message.encode(Result(expandedSource: source), forKey: .expandMacroResult)
    case .refused(let reason, let place):
      let position = Diagnostic.Position(
        fileName: place?.fileName ?? "", offset: place?.offset ?? 0)
      try message.encode(
        Result(diagnostics: [Diagnostic(message: reason, position: position)]),
        forKey: .expandMacroResult)
    }
  }
}
