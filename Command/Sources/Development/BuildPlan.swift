import Foundation

/// The commands that build an executable, as SwiftPM has left them for its build engine.
///
/// SwiftPM reads every manifest and plans the whole build before it compiles one file. When nothing
/// but the text of known files has changed, the plan is the same, and its commands can be run
/// without SwiftPM.
struct BuildPlan {
  struct Command: Equatable {
    var inputs: [String]
    var outputs: [String]
    var arguments: [String]
  }

  private struct Entry {
    var tool = ""
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  private enum Kind {
    case compile, wrap, link
    /// Gives several files one name.
    case group
    /// Writes a list of files, which the text of a file does not change.
    case list
    /// Anything else, such as a resource or a command of a plugin.
    case other
  }

  /// What the executable needs; each after those that it needs itself.
  private let entries: [Entry]
  /// The files that no command creates: sources, and the compiler.
  let files: Set<String>

  /// Modules that are compiled without SwiftPM for one change: it compiles several at a time.
  private static let mostModules = 3

  /// - Parameters:
  ///   - manifest: of the build engine.
  ///   - plugins: a folder with files that plugins have written. They write them again whenever
  ///     SwiftPM plans a build, so there is no plan for an executable that needs one.
  /// - Returns: nil when the manifest is not understood.
  init?(manifest: Data, executable: (String) -> Bool, plugins: String) {
    guard let all = Self.read(manifest) else { return nil }
    var producers: [String: Int] = [:]
    for (number, entry) in all.enumerated() {
      for output in entry.outputs { producers[output] = number }
    }
    let links = all.indices.filter {
      Self.kind(all[$0]) == .link && all[$0].outputs.contains(where: executable)
    }
    guard links.count == 1 else { return nil }

    // Depth first, so that every command follows those that make its inputs.
    var ordered: [Entry] = []
    var files: Set<String> = []
    var seen: Set<Int> = []
    var waiting = links.map { (number: $0, isReady: false) }
    while let (number, isReady) = waiting.popLast() {
      if isReady {
        ordered.append(all[number])
        continue
      }
      guard seen.insert(number).inserted else { continue }
      waiting.append((number, true))
      for input in all[number].inputs {
        if let producer = producers[input] {
          waiting.append((producer, false))
        } else if input.hasPrefix("/") {
          guard !input.hasPrefix(plugins + "/") else { return nil }
          files.insert(input)
        }
      }
      if let program = all[number].arguments.first { files.insert(program) }
    }
    entries = ordered
    self.files = files
  }

  /// The commands to run, in this order, when the text of these files has changed; nil when SwiftPM
  /// has to build.
  func commands(after changed: Set<String>) -> [Command]? {
    var affected = changed
    var compiled: Set<String> = []
    var modules = 0
    var commands: [Command] = []
    for entry in entries {
      let inputs = entry.inputs.filter(affected.contains)
      guard !inputs.isEmpty else { continue }
      switch Self.kind(entry) {
      case .list: continue
      case .group: break
      case .other: return nil
      case .compile:
        modules += 1
        compiled.formUnion(inputs)
        fallthrough
      case .wrap, .link:
        commands.append(
          Command(inputs: entry.inputs, outputs: entry.outputs, arguments: entry.arguments))
      }
      affected.formUnion(entry.outputs)
    }
    guard modules > 0, modules <= Self.mostModules, changed.isSubset(of: compiled) else {
      return nil
    }
    return commands
  }

  private static func kind(_ entry: Entry) -> Kind {
    switch entry.tool {
    case "phony": return .group
    case "write-auxiliary-file":
      let lists: Set<String> = ["<sources-file-list>", "<link-file-list>"]
      return entry.inputs.first.map(lists.contains) == true ? .list : .other
    case "shell":
      guard entry.arguments.first?.hasSuffix("/swiftc") == true else { return .other }
      let arguments = Set(entry.arguments)
      if arguments.contains("-emit-executable") { return .link }
      if arguments.contains("-modulewrap") { return .wrap }
      return arguments.contains("-c") && arguments.contains("-incremental") ? .compile : .other
    default: return .other
    }
  }

  /// The manifest is YAML in one fixed form: a line for each key, and lists as JSON.
  private static func read(_ manifest: Data) -> [Entry]? {
    let decoder = JSONDecoder()
    var entries: [Entry] = []
    var isInCommands = false
    func text(_ line: Data, after key: String) -> Data? {
      line.starts(with: key.utf8) ? line.dropFirst(key.utf8.count) : nil
    }
    for line in manifest.split(separator: UInt8(ascii: "\n")) {
      guard isInCommands else {
        isInCommands = line.elementsEqual("commands:".utf8)
        continue
      }
      if line.starts(with: "  \"".utf8), line.last == UInt8(ascii: ":") {
        entries.append(Entry())
        continue
      }
      guard !entries.isEmpty else { return nil }
      let last = entries.count - 1
      do {
        if let tool = text(line, after: "    tool: ") {
          entries[last].tool = String(decoding: tool, as: UTF8.self)
        } else if let list = text(line, after: "    inputs: ") {
          entries[last].inputs = try decoder.decode([String].self, from: list)
        } else if let list = text(line, after: "    outputs: ") {
          entries[last].outputs = try decoder.decode([String].self, from: list)
        } else if let list = text(line, after: "    args: ") {
          // SwiftPM reads messages in JSON; developers read the others.
          entries[last].arguments = try decoder.decode([String].self, from: list)
            .filter { $0 != "-parseable-output" }
        }
      } catch {
        return nil
      }
    }
    return entries
  }
}
