/// Texts of secure fields in values as JSON (R36).
enum SnapshotSecrets {
  /// Whether one of the strings in `json` is one of `secrets`.
  static func contain(_ json: String, _ secrets: [String]) -> Bool {
    secrets.contains { secret in
      var quoted: [UInt8] = []
      StateJSON.write(secret, to: &quoted)
      return json.contains(String(decoding: quoted, as: UTF8.self))
    }
  }
}
