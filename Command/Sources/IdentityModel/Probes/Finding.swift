/// One question to the model: a configuration of a module of `Spec/`, a property, and the known
/// verdict.
public struct Finding: Sendable {
  public enum Verdict: String, Hashable, Sendable { case holds, violated }

  /// The model's answer.
  public struct Outcome: Sendable {
    public let verdict: Verdict
    /// States of the shortest counterexample, 0 where the property holds.
    public let traceLength: Int
    /// The counterexample where the question is about identity, so that it can be replayed.
    public let trace: Trace?
    /// The counterexample's actions.
    public let actions: [String]
    /// The size of the whole space, as TLC counts it when the property holds: distinct states,
    /// generated states, depth.
    public let distinct: Int
    public let generated: Int
    public let depth: Int
  }

  /// The name of the configuration in `Spec/`, with the property where one configuration has
  /// several.
  public let name: String
  public let title: String
  public let module: String
  public let profile: String
  public let property: String
  public let expected: Verdict
  /// The question, when it is about programs and their renders: others put it to another subject.
  public let question: Question?
  /// The question, when it is about another module's machine: a `MachineQuestion`.
  package let machineQuestion: (any Sendable)?
  private let ask: @Sendable () -> Outcome

  /// A question about identity.
  public struct Question: Sendable {
    public let programs: [Program]
    public let property: IdentityProperty
    public let rules: IdentityRules
    public let bounds: Bounds
  }

  public func run() -> Outcome { ask() }

  /// A question about some programs under some rules.
  init(
    _ name: String, _ title: String, _ programs: [Program], _ property: IdentityProperty,
    _ expected: Verdict, profile: String = "default",
    rules: IdentityRules? = nil, distinctRows: Bool = true
  ) {
    let rules =
      rules ?? IdentityRules.profiles.first { $0.name == profile }?.rules ?? IdentityRules()
    let bounds = Bounds(distinctRowIDs: distinctRows)
    let question = Question(programs: programs, property: property, rules: rules, bounds: bounds)
    self.init(
      name, title, "SwiftUIIdentity", property.rawValue, expected, profile: profile,
      question: question
    ) {
      let machine = IdentityMachine(programs: programs, bounds: bounds, rules: rules)
      return Finding.outcome(of: machine, property.stepProperty(rules: rules)) {
        Trace($0, of: machine)
      }
    }
  }

  /// A question about another module's machine.
  init<Machine: StateMachine>(
    _ name: String, _ title: String, _ machine: Machine, _ property: String, _ expected: Verdict,
    profile: String = "default",
    _ properties: @escaping @Sendable () -> [StepProperty<Machine>]
  ) {
    // A name that no property has is caught by the tests, which run every finding.
    let chosen = properties().first { $0.name == property } ?? StepProperty(property) { _ in false }
    let question = MachineQuestion(machine: machine, property: chosen)
    self.init(
      name, title, String(describing: Machine.self), property, expected, profile: profile,
      machineQuestion: question
    ) {
      return Finding.outcome(of: machine, question.property) { _ in nil }
    }
  }

  private init(
    _ name: String, _ title: String, _ module: String, _ property: String, _ expected: Verdict,
    profile: String,
    question: Question? = nil, machineQuestion: (any Sendable)? = nil,
    ask: @escaping @Sendable () -> Outcome
  ) {
    self.name = name
    self.title = title
    self.module = module
    self.property = property
    self.expected = expected
    self.profile = profile
    self.question = question
    self.machineQuestion = machineQuestion
    self.ask = ask
  }

  private static func outcome<Machine: StateMachine>(
    of machine: Machine, _ property: StepProperty<Machine>, _ trace: ([Step<Machine>]) -> Trace?
  ) -> Outcome {
    let exploration = Exploration(of: machine, properties: [property])
    let steps = exploration.violations.first?.trace
    return Outcome(
      verdict: steps == nil ? .holds : .violated, traceLength: steps?.count ?? 0,
      trace: steps.flatMap(trace),
      actions: steps?.map { $0.action?.description ?? "Init" } ?? [],
      distinct: exploration.distinct, generated: exploration.generated,
      depth: exploration.depth)
  }
}

/// A question about the machine of one of the modules around identity: for others to put to another
/// subject.
package struct MachineQuestion<Machine: StateMachine>: Sendable {
  package let machine: Machine
  package let property: StepProperty<Machine>
}
