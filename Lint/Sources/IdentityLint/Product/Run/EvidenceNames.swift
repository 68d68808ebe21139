/// The names through which unread code can cause a finding.
///
/// Evidence crosses files by names: a declaration that does not parse matters to a file only when
/// it shares a name with the file, or with what the file uses or is used by.
enum EvidenceNames {
  /// The words of a text that can be names of the project. Comments and strings count as well:
  /// too many words only leave a comment unreported.
  static func words(in bytes: some Sequence<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var word: [UInt8] = []
    func end() {
      if let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        found.insert(String(decoding: word, as: UTF8.self))
      }
      word.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        word.append(byte)
      default: end()
      }
    }
    end()
    return found.filter { !isCommon($0) }
  }

  private static func isCommon(_ word: String) -> Bool {
    common.contains(word) || KnownViews.isBuiltIn(word)
      || KnownViews.builtInModifiers.contains(word)
  }

  /// Words of the language and of the framework, which connect nothing.
  private static let common: Set<String> = [
    "Any", "Binding", "Bool", "Double", "Environment", "Equatable", "Hashable", "Identifiable",
    "Int", "ObservableObject", "ObservedObject", "Observable", "Published", "Self", "State",
    "StateObject", "String", "SwiftUI", "Foundation", "View", "ViewBuilder", "Void", "as", "async",
    "await", "body", "break", "case", "catch", "class", "continue", "default", "defer", "do",
    "else", "enum", "extension", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if", "import", "in", "init", "internal", "is", "let", "mutating", "nil", "nonisolated",
    "override", "private", "protocol", "public", "return", "self", "set", "some", "static",
    "struct", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while", "_",
  ]

  /// The words of a file, with those of all declarations that they reach.
  static func reachable(from words: Set<String>, in facts: [FileFacts]) -> Set<String> {
    var walk = Walk(facts)
    walk.add(words)
    walk.run()
    return walk.reached
  }

  private struct Walk {
    private(set) var reached: Set<String> = []
    private var queue: [String] = []
    private var expandedCallers: Set<String> = []
    private var types: [String: [TypeFacts]] = [:]
    private var functions: [String: [FunctionFacts]] = [:]
    /// The types around the calls of a name.
    private var callers: [String: Set<String>] = [:]

    init(_ facts: [FileFacts]) {
      for file in facts {
        for type in file.types {
          types[ProjectIndex.simple(type.name), default: []].append(type)
          if type.name == "View" {
            for function in type.functions {
              functions[function.name, default: []].append(function)
            }
          }
        }
        for function in file.functions { functions[function.name, default: []].append(function) }
        for call in file.calls {
          guard let around = call.type else { continue }
          callers[call.name, default: []].insert(ProjectIndex.simple(around))
        }
      }
    }

    mutating func add(_ words: Set<String>) {
      for word in words where reached.insert(word).inserted { queue.append(word) }
    }

    mutating func run() {
      while let word = queue.popLast() {
        for type in types[word] ?? [] {
          addMembers(of: type)
          add(EvidenceNames.words(in: type.names.joined(separator: " ").utf8))
        }
        for function in functions[word] ?? [] { add(of: function) }
        if types[word] != nil { addCallers(of: word) }
      }
    }

    /// What a view gets comes from the views that make it, and from those that make these.
    private mutating func addCallers(of name: String) {
      for caller in callers[name] ?? [] where expandedCallers.insert(caller).inserted {
        reached.insert(caller)
        for type in types[caller] ?? [] { addMembers(of: type) }
        addCallers(of: caller)
      }
    }

    private mutating func addMembers(of type: TypeFacts) {
      var text = type.inherited + type.cases
      for property in type.properties { text += [property.name, property.type ?? ""] }
      add(EvidenceNames.words(in: text.joined(separator: " ").utf8))
      for function in type.functions { add(of: function) }
    }

    private mutating func add(of function: FunctionFacts) {
      let text =
        [function.name, function.returnType ?? ""] + function.parameters.map(\.type)
        + function.names
      add(EvidenceNames.words(in: text.joined(separator: " ").utf8))
    }
  }
}
