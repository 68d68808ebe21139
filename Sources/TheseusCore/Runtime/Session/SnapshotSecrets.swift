/// Texts of secure fields in values as JSON (R36).
enum SnapshotSecrets {
  /// Shorter texts are the beginning of most secrets, and the whole of many values that are none:
  /// they are hidden only while a field shows them.
  private static let shortest = 4

  /// Whether a value that equals `secret` is one from now on, whatever the field shows later.
  static func isKnown(by secret: String) -> Bool { secret.count >= shortest }

  /// Whether a description shows one of `secrets`, or the beginning of one.
  static func areShown(_ words: String, _ json: String?, _ secrets: [String]) -> Bool {
    secrets.contains { secret in
      if !isKnown(by: secret) {
        return words.contains("\"\(secret)\"") || json.map { contain($0, [secret]) } ?? false
      }
      return words.contains("\"\(secret.prefix(8))") || json?.contains(secret) == true
    }
  }

  /// Whether one of the strings in `json` is one of `secrets`.
  static func contain(_ json: String, _ secrets: [String]) -> Bool {
    secrets.contains { secret in
      var quoted: [UInt8] = []
      StateJSON.write(secret, to: &quoted)
      return json.contains(String(decoding: quoted, as: UTF8.self))
    }
  }
}
