import Foundation

/// One test function of a run, from Swift Testing's event stream.
struct TestRecord {
  enum Outcome: String { case passed, failed, skipped, unfinished }

  let id: String
  let name: String
  var outcome = Outcome.unfinished

  /// Reads a stream written by `swift test --event-stream-output-path`: one JSON object a line.
  /// Lines of other kinds are skipped.
  static func all(in stream: String) -> [TestRecord] {
    var records: [String: TestRecord] = [:]
    var order: [String] = []
    let decoder = JSONDecoder()
    for line in stream.split(separator: "\n") {
      guard let entry = try? decoder.decode(Entry.self, from: Data(line.utf8)) else { continue }
      let payload = entry.payload
      if entry.kind == "test", payload.kind == "function", let id = payload.id, records[id] == nil {
        records[id] = TestRecord(id: id, name: payload.displayName ?? payload.name ?? id)
        order.append(id)
      } else if entry.kind == "event", let id = payload.testID {
        switch payload.kind {
        // A test that runs twice has the result of its second run (`Scripts/test`).
        case "testStarted": records[id]?.outcome = .unfinished
        case "issueRecorded":
          if payload.issue?.isKnown != true, payload.issue?.severity != "warning" {
            records[id]?.outcome = .failed
          }
        case "testSkipped": records[id]?.outcome = .skipped
        case "testEnded": if records[id]?.outcome == .unfinished { records[id]?.outcome = .passed }
        default: break
        }
      }
    }
    return order.compactMap { records[$0] }
  }

  private struct Entry: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let issue: Issue?
  }

  private struct Issue: Decodable {
    let isKnown: Bool?
    let severity: String?
  }
}
