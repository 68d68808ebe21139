/// A message of an inspector to the program that it watches (`theseus inspect`).
public enum InspectorMessage: Codable, Equatable, Sendable {
  /// Report the details of this view, and again whenever its body has run; nil for none.
  case select(view: Int?)
  /// Show on the program's screen where this view is; nil for nothing.
  case highlight(view: Int?)
  /// The next click in the program picks a view instead of reaching the program.
  case pick(Bool)
  /// Set a value of a view's state, or a variable of the object that it is.
  case set(view: Int, value: Int, variable: String? = nil, json: String)
  /// Copy the trace since the inspector connected to this file.
  case saveTrace(path: String)
}

/// A message of a program to an inspector that watches it.
public enum InspectionMessage: Codable, Equatable, Sendable {
  /// The first message.
  case program(name: String, process: Int32, protocolVersion: Int)
  /// Views that began or changed, in the order of the tree, and those that ended.
  case views(changed: [InspectedView], ended: [Int])
  /// Updates of the program, oldest first.
  case updates([InspectedUpdate])
  case details(InspectedDetails)
  /// The user picked a view on the program's screen, or nothing.
  case picked(view: Int?)
  /// The outcome of a request, as a sentence.
  case outcome(String, isError: Bool)

  /// The version that this build speaks.
  public static let version = 1
}

/// A view with state or a body, as an inspector lists it.
public struct InspectedView: Codable, Hashable, Sendable, Identifiable {
  /// Never reused in a program.
  public var id: Int
  /// The nearest such view around it.
  public var parent: Int?
  /// Without module and generic arguments: `Counter`.
  public var type: String
  /// `Window/VStack[1]/Counter`
  public var path: String
  /// Whether the app declares it, and not the framework.
  public var isDevelopers: Bool
  /// `count 3 · isOpen false`; private values are hidden.
  public var state: String
  /// How often its body ran since the inspector connected.
  public var runs: Int
  /// Why it ran last: `@State count 3→4`; nil when it has not run since.
  public var reason: String?

  public init(
    id: Int, parent: Int?, type: String, path: String, isDevelopers: Bool, state: String,
    runs: Int, reason: String?
  ) {
    self.id = id
    self.parent = parent
    self.type = type
    self.path = path
    self.isDevelopers = isDevelopers
    self.state = state
    self.runs = runs
    self.reason = reason
  }
}

/// Everything about the selected view.
public struct InspectedDetails: Codable, Hashable, Sendable {
  public struct Value: Codable, Hashable, Sendable, Identifiable {
    /// Its index among the values of the view, for `InspectorMessage.set`; nil for one that cannot
    /// be set.
    public var index: Int?
    public var name: String
    public var type: String
    /// `3`, `"Buy bread"`; `hidden` for a private one.
    public var words: String
    /// The value in the form that `InspectorMessage.set` takes.
    public var json: String?
    /// The variable of the object that the value belongs to, for `InspectorMessage.set`.
    public var variable: String?

    public var id: String { name }

    public init(
      index: Int?, name: String, type: String, words: String, json: String?,
      variable: String? = nil
    ) {
      self.variable = variable
      self.index = index
      self.name = name
      self.type = type
      self.words = words
      self.json = json
    }
  }

  public var view: Int
  /// Why the body ran last, one reason a line.
  public var reasons: [String]
  /// The values that the body read in its last run: `JournalView.tab`, `\.colorScheme`.
  public var reads: [String]
  public var values: [Value]

  public init(view: Int, reasons: [String], reads: [String], values: [Value]) {
    self.view = view
    self.reasons = reasons
    self.reads = reads
    self.values = values
  }
}

/// One update of the program.
public struct InspectedUpdate: Codable, Hashable, Sendable, Identifiable {
  /// From 1, since the inspector connected.
  public var number: Int
  /// Seconds since the inspector connected.
  public var time: Double
  /// The user's input that it follows from: `Return in EntryRow`.
  public var input: String?
  /// The cause: `Counter.count 3→4`.
  public var causes: [String]
  /// The effects: `ran Counter: @State count 3→4`, `ended TodoRow#3: …`. Only the first lines of a
  /// long list.
  public var lines: [String]
  /// Views that lost state: `TodoRow: branch flipped true→false at Todo.swift:14`.
  public var resets: [String]

  public var id: Int { number }

  public init(
    number: Int, time: Double, input: String? = nil, causes: [String] = [], lines: [String] = [],
    resets: [String] = []
  ) {
    self.number = number
    self.input = input
    self.time = time
    self.causes = causes
    self.lines = lines
    self.resets = resets
  }
}
