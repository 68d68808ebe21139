/// The parts of a SARIF log that the linter writes, named as in the standard.
enum SARIF {
  struct Log: Encodable {
    let schema: String
    let version: String
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let originalUriBaseIds: [String: ArtifactLocation]
    let columnKind: String
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let informationUri: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let helpUri: String
    let defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    let enabled: Bool
    let level: String
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine: Int
    var startColumn: Int?
    var endLine: Int?
    var endColumn: Int?
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Content
  }

  struct Content: Encodable {
    let text: String
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }
}
