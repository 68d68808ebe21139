import Foundation
import TheseusCore

/// Options of the runtime that every app takes: flags among the app's own, or environment
/// variables.
///
/// | flag | variable | what it does |
/// |---|---|---|
/// | `--trace FILE` | `THESEUS_TRACE` | records every decision, for `theseus explain` |
/// | `--graph FILE` | `THESEUS_GRAPH` | writes the attribute graph when the app ends |
/// | `--snapshot FILE` | `THESEUS_SNAPSHOT` | writes the state of all views at the end |
/// | `--restore FILE` | `THESEUS_RESTORE` | starts from a file that `--snapshot` wrote |
/// | `--resume`, `--no-resume` | `THESEUS_RESUME`: `1`, `0` | keeps and continues the session |
/// | `--web [ADDRESS:PORT]` | | serves the app to browsers (trait `Web`) |
/// | `--store FILE` | `THESEUS_STORE` | where `--web` keeps sessions |
/// | `--workers N` | | how many processes serve, 1 to 64; by default the program itself |
/// | `--metrics` | | shows what `--web` counts at `/metrics` |
/// | | `THESEUS_WEB_HOSTS` | the names under which browsers reach `--web`, separated by commas |
/// | `--inspect` | `THESEUS_INSPECT`: `1` | lets `theseus inspect` of the same user connect |
/// | | `THESEUS_PROFILE` | the identity rules: `swiftUI2021`, `anyViewIdentity=opaque` |
///
/// - The default address of `--web` is 127.0.0.1:8080.
/// - A store is an SQLite file, or a `postgres://…` address with the package trait `Postgres`.
/// - `--flag=FILE` is the same as `--flag FILE`. A flag overrides its variable.
/// - Everything after `--` belongs to the app.
/// - An app with documents opens the arguments that are not flags, as files.
/// - Other arguments are ignored. All arguments stay in `CommandLine.arguments`.
public struct LaunchOptions: Equatable, Sendable {
  public var trace: String?
  public var graph: String?
  public var snapshot: String?
  public var restore: String?
  /// Whether the app keeps its session in the user's state folder and continues from it; nil for
  /// the app's own choice, `App.resumesSession`.
  public var resume: Bool?
  /// Where the app is served to browsers: `ADDRESS:PORT`, or empty for the usual address; nil when
  /// it is not served.
  public var web: String?
  /// Where the sessions of browsers are kept: the name of an SQLite file, or the address of a
  /// PostgreSQL database.
  public var store: String?
  /// How many processes serve browsers; nil for the program itself.
  public var workers: Int?
  /// Whether `/metrics` shows what the server counts.
  public var metrics = false
  /// The names under which browsers reach the app.
  public var webHosts: [String] = []
  /// Whether an inspector may connect.
  public var inspect = false
  /// The files that a `DocumentGroup` opens, as written: arguments without a leading dash, and all
  /// after `--`. An argument right after one of the app's own flags may be that flag's value, so it
  /// counts only if such a file exists.
  public var files: [String] = []
  /// The profile of the run; nil when none was requested.
  public var profile: IdentityProfile?

  private enum File: CaseIterable {
    case trace, graph, snapshot, restore, store

    var flag: String {
      switch self {
      case .trace: "--trace"
      case .graph: "--graph"
      case .snapshot: "--snapshot"
      case .restore: "--restore"
      case .store: "--store"
      }
    }

    var variable: String {
      switch self {
      case .trace: "THESEUS_TRACE"
      case .graph: "THESEUS_GRAPH"
      case .snapshot: "THESEUS_SNAPSHOT"
      case .restore: "THESEUS_RESTORE"
      case .store: "THESEUS_STORE"
      }
    }
  }

  private mutating func set(_ file: File, _ path: String?) {
    switch file {
    case .trace: trace = path
    case .graph: graph = path
    case .snapshot: snapshot = path
    case .restore: restore = path
    case .store: store = path.map { $0.hasPrefix("sqlite:") ? String($0.dropFirst(7)) : $0 }
    }
  }

  /// - Parameter arguments: without the program's name.
  /// - Throws: `LaunchError` for a flag without its file and for a profile that cannot be read.
  public init(arguments: [String], environment: [String: String]) throws(LaunchError) {
    read(environment)
    let own = arguments.prefix { $0 != "--" }
    var rest = own
    var followsFlag = false
    while let argument = rest.popFirst() {
      if try readFlag(argument, &rest) {
        followsFlag = false
        continue
      }
      let isFlag = argument.hasPrefix("-")
      if !isFlag, !argument.isEmpty,
        !followsFlag || FileManager.default.fileExists(atPath: argument)
      {
        files.append(argument)
      }
      followsFlag = isFlag && !argument.contains("=")
    }
    files += arguments[own.endIndex...].dropFirst().filter { !$0.isEmpty }
    if let text = environment["THESEUS_PROFILE"], !text.isEmpty {
      do { profile = try IdentityProfile(parsing: text) } catch {
        throw LaunchError("THESEUS_PROFILE: \(error)")
      }
    }
  }

  private mutating func read(_ environment: [String: String]) {
    for file in File.allCases {
      if let path = environment[file.variable], !path.isEmpty { set(file, path) }
    }
    switch environment["THESEUS_RESUME"] {
    case nil, "": break
    case "0": resume = false
    default: resume = true
    }
    webHosts = (environment["THESEUS_WEB_HOSTS"] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if let value = environment["THESEUS_INSPECT"], !value.isEmpty { inspect = value != "0" }
  }

  /// Reads a flag of ours, and its value where that is the first of the other arguments.
  /// - Returns: false for every other argument.
  private mutating func readFlag(_ argument: String, _ rest: inout ArraySlice<String>)
    throws(LaunchError) -> Bool
  {
    switch argument {
    case "--resume": resume = true
    case "--no-resume": resume = false
    case "--metrics": metrics = true
    case "--inspect": inspect = true
    default:
      let name = argument.prefix { $0 != "=" }
      let value: Substring? = argument == name ? nil : argument.dropFirst(name.count + 1)
      return try readFlag(name, value, &rest)
    }
    return true
  }

  /// - Parameter value: what follows the name and `=`; nil if there is no `=`.
  private mutating func readFlag(
    _ name: Substring, _ value: Substring?, _ rest: inout ArraySlice<String>
  ) throws(LaunchError) -> Bool {
    switch name {
    case "--web":
      web = String(value ?? "")
      // A word that is not an address is refused when the app starts.
      if value == nil, let next = rest.first, !next.hasPrefix("-"), !next.isEmpty {
        web = rest.removeFirst()
      }
    case "--workers":
      let text = value ?? rest.popFirst()?[...] ?? ""
      guard let count = Int(text), (1...64).contains(count) else {
        throw LaunchError("--workers needs a number from 1 to 64, not “\(text)”")
      }
      workers = count
    default:
      guard let file = File.allCases.first(where: { $0.flag == name }) else { return false }
      let path = value ?? rest.popFirst()?[...] ?? ""
      if path.isEmpty || (value == nil && path.hasPrefix("--")) {
        throw LaunchError("\(file.flag) needs the name of a file")
      }
      set(file, String(path))
    }
    return true
  }
}

/// A mistake in how a program was started, as a message.
public struct LaunchError: Error, Equatable, CustomStringConvertible {
  public var description: String
  init(_ description: String) { self.description = description }
}
