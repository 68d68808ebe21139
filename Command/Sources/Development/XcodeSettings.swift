import Foundation

/// The build settings of the app that an Xcode project makes.
struct XcodeSettings {
  /// By name, as in `MARKETING_VERSION`.
  private(set) var values: [String: String] = [:]

  init(_ values: [String: String] = [:]) { self.values = values }

  /// Those of the project in a folder, or in one of the two folders around it: the settings of its
  /// first target that is an app, over the project's. Empty without a project that can be read.
  init(near folder: String) {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    for _ in 0...2 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcodeproj") {
        let file = url.appendingPathComponent(name).appendingPathComponent("project.pbxproj")
        guard let data = FileManager.default.contents(atPath: file.path),
          let settings = XcodeSettings(project: data)
        else { continue }
        self = settings
        return
      }
      url.deleteLastPathComponent()
    }
  }

  /// - Parameter project: the property list `project.pbxproj`; nil when it has no app.
  init?(project: Data) {
    guard
      let root = try? PropertyListSerialization.propertyList(from: project, format: nil)
        as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]],
      let projectID = root["rootObject"] as? String, let own = objects[projectID],
      let targets = own["targets"] as? [String],
      let app = targets.lazy.compactMap({ objects[$0] }).first(where: {
        $0["productType"] as? String == "com.apple.product-type.application"
      })
    else { return nil }
    if let name = app["name"] as? String { values["TARGET_NAME"] = name }
    for owner in [own, app] {
      guard let listID = owner["buildConfigurationList"] as? String, let list = objects[listID],
        let ids = list["buildConfigurations"] as? [String]
      else { continue }
      let configurations = ids.compactMap { objects[$0] }
      let usual = list["defaultConfigurationName"] as? String
      let chosen = configurations.first { $0["name"] as? String == usual } ?? configurations.first
      let settings = chosen?["buildSettings"] as? [String: Any] ?? [:]
      for (name, value) in settings {
        if let text = value as? String { values[name] = text }
      }
    }
  }

  /// The text with the values of `$(NAME)`, `${NAME}` and `$(NAME:modifier)`; an unknown one is
  /// empty.
  func resolving(_ text: String) -> String { resolving(text, depth: 0) }

  private func resolving(_ text: String, depth: Int) -> String {
    // A setting may refer to others, and in a damaged project to itself.
    guard depth < 8 else { return "" }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      let after = rest.index(after: dollar)
      guard after < rest.endIndex, let close = ["(": ")", "{": "}"][String(rest[after])],
        let end = rest[after...].firstIndex(of: Character(close))
      else {
        result += rest[...dollar]
        rest = rest[after...]
        continue
      }
      let name = rest[rest.index(after: after)..<end].prefix { $0 != ":" }
      result += rest[..<dollar]
      result += resolving(values[String(name)] ?? "", depth: depth + 1)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
