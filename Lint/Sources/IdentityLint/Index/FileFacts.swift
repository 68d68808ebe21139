/// The facts of one file that the rest of the project needs. They depend only on the file, so that
/// they can be cached by its content.
public struct FileFacts: Hashable, Sendable, Codable {
  public var path: String
  public var types: [TypeFacts] = []
  /// Functions outside of types.
  public var functions: [FunctionFacts] = []
  /// Variables outside of types.
  public var globals: [PropertyFacts] = []
  public var calls: [CallFacts] = []
  public var mutations: [MutationFacts] = []
  /// The targets of a `Package.swift`.
  public var targets: [TargetFacts] = []
  public var defaults = RegisteredDefaults()
  /// Other names of types: `typealias Row = NoteRow`.
  public var aliases: [AliasFacts] = []
  /// Whether it may have code that rules about models read: subscriptions, observation, repeated
  /// objects.
  public var mentionsModelCode = false

  public init(path: String) { self.path = path }
}

/// A `typealias` without generic parameters.
public struct AliasFacts: Hashable, Sendable, Codable {
  /// Without its enclosing types.
  public var name: String
  /// As spelled.
  public var target: String
}

/// A target that a package's manifest declares.
public struct TargetFacts: Hashable, Sendable, Codable {
  public var name: String
  /// The target's folder, relative to the package; nil for the default one.
  public var path: String?
}

/// The code that can name a declaration.
public enum AccessLevel: String, Hashable, Sendable, Codable {
  /// Its file: `private` and `fileprivate`.
  case file
  /// Its module.
  case module
  /// Other modules too: `package`, `public` and `open`.
  case exported
}

/// A declaration of a type, or an extension of one.
public struct TypeFacts: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case structure, `class`, enumeration, actor, `protocol`, `extension`
  }

  /// Including its enclosing types: `Settings.Row`.
  public var name: String
  public var kind: Kind
  public var access = AccessLevel.module
  public var inherited: [String] = []
  public var attributes: [String] = []
  /// Generic parameters with their constraints.
  public var generics: [String: String] = [:]
  public var properties: [PropertyFacts] = []
  public var functions: [FunctionFacts] = []
  public var initializers: [InitializerFacts] = []
  public var cases: [String] = []
  public var hasOwnEquality = false
  public var hasOwnHash = false
  /// Whether its code announces changes to views by hand: it names `objectWillChange`, or
  /// `access` and `withMutation` of Observation.
  public var announcesByHand = false
  /// The names called inside it: `Text` a type, `.task` a member, `row` a function. Empty in files
  /// without views.
  public var names: Set<String> = []
  /// The properties and parameters that rows run over by the id of their elements.
  public var rowSources: Set<String> = []
  public var line = 0
}

public struct PropertyFacts: Hashable, Sendable, Codable {
  public var name: String
  /// As declared, or inferred from a literal or an initializer call.
  public var type: String?
  public var isLet = false
  public var isStatic = false
  public var isPrivate = false
  public var isComputed = false
  /// The property wrapper, without `@`.
  public var wrapper: String?
  /// Its argument, if it is a key path or a string.
  public var wrapperArgument: String?
  public var initial: Value?
  /// The values that a computed property can return, if found.
  public var returned: [Value] = []
  /// The values that a computed property makes each time it is read, also as elements of a
  /// collection.
  public var makes: [MadeValue] = []
  /// The names called where it makes a view.
  public var names: Set<String> = []
  public var line = 0
}

public struct FunctionFacts: Hashable, Sendable, Codable {
  public var name: String
  public var parameters: [ParameterFacts] = []
  public var returnType: String?
  public var isStatic = false
  /// Whether only its file can call it.
  public var isPrivate = false
  /// The file that declares it, set by an index.
  var path = ""
  public var returned: [Value] = []
  /// The values that it makes each time it is called.
  public var makes: [MadeValue] = []
  /// The names called where it makes views.
  public var names: Set<String> = []
  /// Conditions that put the view it gets into two or more arms: `.if(_:)` and its like.
  public var splits: [ContentSplit] = []
  public var line = 0
}

public struct ParameterFacts: Hashable, Sendable, Codable {
  /// Nil for `_`.
  public var label: String?
  public var name: String
  public var type: String
  public var initial: Value?
}

public struct InitializerFacts: Hashable, Sendable, Codable {
  public var parameters: [ParameterFacts] = []
  /// The values that it stores, by property.
  public var stored: [String: Value] = [:]
  /// The properties that only some paths store.
  public var storedOnSomeWays: Set<String> = []
}

/// A call that may determine what a parameter can be.
public struct CallFacts: Hashable, Sendable, Codable {
  /// `Row` for an initializer, `.badge` for a member, `badge` for a function.
  public var name: String
  public var arguments: [Value.Argument]
  /// The type around it, and the function.
  public var type: String?
  public var function: String?
  /// For a member: the calls in the expression before the dot.
  public var receiver: Set<String> = []
  /// For an initializer, a function and a method of a named object: the calls in its closure
  /// arguments.
  public var content: Set<String> = []
  /// The enclosing calls that create views late or repeatedly: `List`, `.sheet`; and `.id`, if it
  /// has one.
  public var contexts: Set<String> = []
  public var line: Int
  public var column: Int
}

/// Code that changes something: an assignment, a mutating call, a projection that is passed on.
public struct MutationFacts: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// `x = …`
    case assigned
    /// `x[i] = …`, `x[i].y = …`
    case elementAssigned
    /// `append`, `insert(…, at: end)`
    case appended
    /// `insert`, `remove`, `move`, `sort`, `swapAt`, `filter` in place
    case reordered
    /// `toggle()` and other changes of a value in place
    case changed
    /// `$x`
    case projected
  }

  /// The property's name.
  public var name: String
  public var kind: Kind
  /// The base of the member; nil for the enclosing type.
  public var base: Value?
  public var type: String?
  public var function: String?
  public var isInInitializer = false
  /// The assigned value.
  public var value: Value?
  public var line: Int

  /// The function, else the type, that contains it, as a finding names it.
  var scopeName: String {
    function.map { "`\($0)`" } ?? ProjectIndex.simple(type ?? "the file")
  }
}
