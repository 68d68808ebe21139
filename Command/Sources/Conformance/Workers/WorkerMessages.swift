import Foundation
import IdentityModel

/// The messages between the coordinating process and a worker: one JSON object per line.
enum WorkerMessage {
  /// The first line to a worker.
  struct Setup: Codable {
    let bounds: String
    let profile: String?
    let usesSymmetry: Bool
    let workerMemory: Int
    let random: [UInt64]?
  }

  /// A unit of work; `announces` requests a line before each program, to know at which one a worker
  /// stops.
  struct Request: Codable {
    let unit: WorkUnit
    let announces: Bool
  }

  struct Reply: Codable {
    var tally: ConformanceTally?
    /// The peak memory of the worker, in bytes.
    var residentBytes = 0
    /// Processor time used since the last reply, in microseconds.
    var microseconds = 0
    var announced: String?
    var disagreement: Found?
    var failure: String?
  }

  struct Found: Codable {
    let narrative: [String]
    let itf: String?
    let sketch: String
  }

  static func line<Message: Encodable>(_ message: Message) -> Data {
    var data = (try? JSONEncoder().encode(message)) ?? Data("{}".utf8)
    data.append(UInt8(ascii: "\n"))
    return data
  }

  static func read<Message: Decodable>(_ type: Message.Type, _ line: Data) -> Message? {
    try? JSONDecoder().decode(type, from: line)
  }
}

extension WorkerMessage.Setup {
  init(_ options: ConformanceOptions) {
    bounds = options.bounds.text
    profile = options.profile
    usesSymmetry = options.usesSymmetry
    workerMemory = options.workerMemory
    random = options.random.map {
      [$0.seed, UInt64($0.walks), UInt64($0.steps), UInt64($0.maxDepth), UInt64($0.maxBranching)]
    }
  }

  func options() throws -> ConformanceOptions {
    ConformanceOptions(
      bounds: try Bounds(parsing: bounds), profile: profile, usesSymmetry: usesSymmetry,
      random: random.map {
        .init(
          seed: $0[0], walks: Int($0[1]), steps: Int($0[2]), maxDepth: Int($0[3]),
          maxBranching: Int($0[4]))
      }, workerMemory: workerMemory)
  }
}

/// Lines of a file descriptor, blocking.
final class LineReader {
  private let handle: FileHandle
  private var buffer = Data()

  init(_ handle: FileHandle) { self.handle = handle }

  /// The next line without its end; nil at the end of the file.
  func next() -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[buffer.startIndex..<end]
        buffer = buffer[(end + 1)...]
        return Data(line)
      }
      let more = handle.availableData
      if more.isEmpty { return nil }
      buffer.append(more)
    }
  }
}
