import SwiftUI

/// A trace of the identity model in ITF JSON, as `theseus check --trace` and other TLA+ tools write
/// it, reduced to what a screen needs.
public struct TraceFile: Sendable {
  /// A program: the static type of a `body`.
  struct Program: Decodable, Hashable, Sendable {
    let kind: String
    let tag: String
    let kids: [Program]
  }

  /// The choices of one render.
  struct Tree: Decodable, Hashable, Sendable {
    let kind: String
    let branch: String
    let explicitID: Number
    let rowIds: [Number]
    let children: [Tree]
  }

  struct State: Sendable {
    let action: String
    let tree: Tree
    /// Values by position: the 1-based child numbers from the root.
    let cells: [[Int]: Int]
    /// The step's events and where they happened.
    let log: [(event: String, positions: [[Int]])]
  }

  let program: Program
  let states: [State]
  /// The profile that the trace's rules are, as `THESEUS_PROFILE` has it; nil where it names none.
  let profile: String?

  /// A description of a file's defect.
  struct Flaw: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads a file's text. Throws a description of its fault.
  public init(_ data: Data) throws {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: data) } catch {
      throw Flaw(description: "not a trace: \(error)")
    }
    guard let first = file.states.first else {
      throw Flaw(description: "a trace has one state at least")
    }
    guard file.states.allSatisfy({ $0.program == first.program }) else {
      throw Flaw(description: "the program changes within the trace")
    }
    program = first.program
    states = file.states.map { state in
      State(
        action: state.meta?.action ?? "step", tree: state.tree,
        cells: Dictionary(state.cells.entries.map { ($0.position.numbers, $0.value.value) }) { $1 },
        log: state.log.map { ($0.event, $0.positions) })
    }
    profile = try file.meta?.rules?.profile()
  }
}

// MARK: The file's shape

extension TraceFile {
  /// A whole number, plain or as `{"#bigint": "3"}`.
  struct Number: Decodable, Hashable, Sendable {
    let value: Int

    private struct Big: Decodable {
      let digits: String
      enum CodingKeys: String, CodingKey { case digits = "#bigint" }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let plain = try? container.decode(Int.self) {
        value = plain
      } else if let big = Int(try container.decode(Big.self).digits) {
        value = big
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a whole number")
      }
    }
  }

  /// A sequence of child numbers, plain or as `{"#tup": […]}`.
  private struct Path: Decodable {
    let numbers: [Int]

    private struct Tuple: Decodable {
      let items: [Number]
      enum CodingKeys: String, CodingKey { case items = "#tup" }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let items = try (try? container.decode([Number].self)) ?? container.decode(Tuple.self).items
      numbers = items.map(\.value)
    }
  }

  private struct File: Decodable {
    let meta: Meta?
    let states: [Entry]
    enum CodingKeys: String, CodingKey { case meta = "#meta", states }
  }

  private struct Meta: Decodable {
    let rules: Rules?
    let action: String?
  }

  private struct Rules: Decodable {
    let anyView: String?
    let conditional: String?

    func profile() throws -> String {
      var parts: [String] = []
      switch anyView ?? "metadata" {
      case "metadata": break
      case "opaque": parts.append("anyViewIdentity=opaque")
      default: throw Flaw(description: "no profile recognizes an AnyView by '\(anyView ?? "")'")
      }
      if conditional == "sameType" { parts.append("matchingArms=shared") }
      return parts.isEmpty ? "default" : parts.joined(separator: ",")
    }
  }

  private struct Entry: Decodable {
    let meta: Meta?
    let program: Program
    let tree: Tree
    let cells: Cells
    let log: [Event]
    enum CodingKeys: String, CodingKey { case meta = "#meta", program, tree, cells, log }
  }

  private struct Cells: Decodable {
    let entries: [Cell]
    enum CodingKeys: String, CodingKey { case entries = "#map" }
  }

  private struct Cell: Decodable {
    let position: Path
    let value: Number

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      position = try pair.decode(Path.self)
      value = try pair.decode(Number.self)
    }
  }

  /// `[event, set of positions]`, plain or as a tuple.
  private struct Event: Decodable {
    let event: String
    let positions: [[Int]]

    private struct Places: Decodable {
      let paths: [Path]
      enum CodingKeys: String, CodingKey { case paths = "#set" }
    }

    private enum CodingKeys: String, CodingKey { case items = "#tup" }

    init(from decoder: any Decoder) throws {
      var items: any UnkeyedDecodingContainer
      if let tuple = try? decoder.container(keyedBy: CodingKeys.self) {
        items = try tuple.nestedUnkeyedContainer(forKey: .items)
      } else {
        items = try decoder.unkeyedContainer()
      }
      event = try items.decode(String.self)
      positions = try items.decode(Places.self).paths.map(\.numbers)
    }
  }
}
