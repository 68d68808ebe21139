import Foundation
import IdentityLint
import Testing

/// SARIF 2.1.0's requirements for the objects that the linter writes: the required properties, the
/// allowed ones, and their kinds.
@Suite("SARIF 2.1.0")
struct SARIFTests {
  private typealias Object = [String: Any]

  private func log() throws -> Object {
    let project = try TemporaryProject([
      "ü b.swift": "let 𝒳 = bad()\nodd()\n", "Broken.swift": "func {\n",
    ])
    var report = try project.lint()
    report.findings[0].related = [
      RelatedPlace(path: "/else/where.swift", range: report.findings[1].range, message: "there")
    ]
    let text = ReportFormat.sarif.text(of: report, in: project.context)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// Properties by type of object; the required ones are marked.
  private static let types: [String: Set<String>] = [
    "log": ["$schema", "version!", "runs!"],
    "run": ["tool!", "invocations", "originalUriBaseIds", "columnKind", "results"],
    "tool": ["driver!"],
    "driver": ["name!", "semanticVersion", "informationUri", "rules"],
    "rule": [
      "id!", "name", "shortDescription", "fullDescription", "help", "helpUri",
      "defaultConfiguration",
    ],
    "configuration": ["enabled", "level"],
    "message": ["text!", "markdown"],
    "result": [
      "ruleId", "ruleIndex", "level", "message!", "locations", "relatedLocations",
      "partialFingerprints", "fixes",
    ],
    "location": ["physicalLocation", "message"],
    "physicalLocation": ["artifactLocation!", "region"],
    "artifactLocation": ["uri!", "uriBaseId"],
    "region": ["startLine!", "startColumn", "endLine", "endColumn"],
    "fix": ["description", "artifactChanges!"],
    "artifactChange": ["artifactLocation!", "replacements!"],
    "replacement": ["deletedRegion!", "insertedContent"],
    "content": ["text"],
    "invocation": ["executionSuccessful!", "toolExecutionNotifications"],
    "notification": ["message!", "level", "locations"],
  ]

  /// The type of the value under a name.
  private static let children: [String: String] = [
    "runs": "run", "tool": "tool", "driver": "driver", "rules": "rule",
    "shortDescription": "message", "fullDescription": "message",
    "help": "message",
    "defaultConfiguration": "configuration", "message": "message", "results": "result",
    "locations": "location",
    "relatedLocations": "location",
    "physicalLocation": "physicalLocation", "artifactLocation": "artifactLocation",
    "region": "region", "fixes": "fix",
    "description": "message",
    "artifactChanges": "artifactChange", "replacements": "replacement", "deletedRegion": "region",
    "insertedContent": "content",
    "invocations": "invocation", "toolExecutionNotifications": "notification",
  ]

  private func check(_ object: Object, _ type: String, _ place: String) throws {
    let properties = try #require(SARIFTests.types[type])
    let allowed = Set(properties.map { $0.hasSuffix("!") ? String($0.dropLast()) : $0 })
    #expect(Set(object.keys).subtracting(allowed).isEmpty, "\(place) has properties of no \(type)")
    for required in properties where required.hasSuffix("!") {
      #expect(object[String(required.dropLast())] != nil, "\(place) has no \(required)")
    }
    for (name, value) in object {
      guard let child = SARIFTests.children[name] else { continue }
      if let list = value as? [Object] {
        for (index, item) in list.enumerated() {
          try check(item, child, "\(place).\(name)[\(index)]")
        }
      } else {
        try check(try #require(value as? Object), child, "\(place).\(name)")
      }
    }
  }

  @Test("has the required fields of the standard and no others")
  func structure() throws {
    let log = try log()
    #expect(log["version"] as? String == "2.1.0")
    try check(log, "log", "log")
  }

  @Test("results name their rules, locations, fixes and fingerprints")
  func results() throws {
    let run = try #require((try log()["runs"] as? [Object])?.first)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    let results = try #require(run["results"] as? [Object])
    #expect(results.map { $0["level"] as? String } == ["warning", "note"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(
        (result["partialFingerprints"] as? [String: String])?["theseusLint/v1"]?.hasSuffix(":0")
          == true)
    }
    let location = try #require(
      (results[0]["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    #expect((location["artifactLocation"] as? Object)?["uri"] as? String == "%C3%BC%20b.swift")
    #expect((location["artifactLocation"] as? Object)?["uriBaseId"] as? String == "SRCROOT")
    // A letter outside the basic plane is two UTF-16 units, and four bytes.
    let region = try #require(location["region"] as? Object)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(region["startColumn"] as? Int == 10)
    #expect(region["endColumn"] as? Int == 13)
    let related = try #require(
      (results[0]["relatedLocations"] as? [Object])?.first?["physicalLocation"] as? Object)
    #expect(
      (related["artifactLocation"] as? Object)?["uri"] as? String == "file:///else/where.swift")
    let change = try #require(
      ((results[0]["fixes"] as? [Object])?.first?["artifactChanges"] as? [Object])?.first)
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect((replacement["insertedContent"] as? Object)?["text"] as? String == "good")
    let notifications = try #require(
      (run["invocations"] as? [Object])?.first?["toolExecutionNotifications"] as? [Object])
    #expect(notifications.count == 1)
  }
}
