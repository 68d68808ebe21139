import ArgumentParser

/// Flags that Theseus reads from the command line of any app. Journal accepts them; they have no
/// effect on other platforms.
public struct RuntimeOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Record what the runtime decides, for theseus explain.", valueName: "file"))
  public var trace: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write the attribute graph at the end, for theseus graph.", valueName: "file"))
  public var graph: String?

  @Option(
    name: .long, help: ArgumentHelp("Write the state of all views at the end.", valueName: "file"))
  public var snapshot: String?

  @Option(name: .long, help: ArgumentHelp("Start from such a file.", valueName: "file"))
  public var restore: String?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Continue where the last run ended, and save this run's session.",
      discussion: "The default without --database."))
  public var resume: Bool?

  @Flag(name: .long, help: "Let theseus inspect connect.")
  public var inspect = false

  @Flag(
    name: .customLong("web"),
    help: ArgumentHelp(
      "Serve Journal to browsers, at 127.0.0.1:8080 or the address that follows.",
      discussion: "Needs the package trait Web: make web."))
  public var web = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Keep the browsers' sessions in this file, or at postgres://… with the trait Postgres.",
      valueName: "file"))
  public var store: String?

  @Option(name: .long, help: ArgumentHelp("Processes that serve browsers.", valueName: "count"))
  public var workers: Int?

  @Flag(name: .long, help: "Show what the server counts at /metrics.")
  public var metrics = false

  public init() {}

  /// The arguments without the address that may follow `--web`, as `ADDRESS:PORT` or a port alone:
  /// Theseus reads it itself.
  static func withoutAddress(_ arguments: [String]) -> [String] {
    var result: [String] = []
    for argument in arguments {
      if argument.hasPrefix("--web=") {
        result.append("--web")
      } else if result.last != "--web" || !isAddress(argument) {
        result.append(argument)
      }
    }
    return result
  }

  private static func isAddress(_ argument: String) -> Bool {
    let port = argument.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
    return !argument.contains("/") && !port.isEmpty && port.allSatisfy(\.isNumber)
  }
}
