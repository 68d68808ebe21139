import Foundation

/// Files that an app reads from its bundle: data, pages, pictures, sounds, fonts.
extension AppleSources {
  /// What Xcode copies into the bundle beside catalogs and translations. Files in folders without
  /// the app's sources are those of the repository: screenshots, documentation.
  func isBundleFile(_ path: String, in folders: Set<String>) -> Bool {
    let name = Self.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      Self.bundledEndings.contains(name[name.index(after: dot)...].lowercased()),
      // SwiftPM refuses the description of an app.
      !name.hasSuffix("Info.plist")
    else { return false }
    guard path.contains("/") else {
      return folders.contains("") && !Self.isOfRepository(name)
    }
    return folders.contains(Self.top(path) ?? "")
  }

  /// The folders of the first level with sources of the app; empty for that level itself.
  var sourceFolders: Set<String> {
    Set(files.map { $0.path.contains("/") ? Self.top($0.path) ?? "" : "" })
  }

  private static let bundledEndings: Set<String> = [
    "json", "geojson", "plist", "csv", "tsv", "txt", "xml", "yaml", "yml", "sqlite", "db", "dat",
    "bin", "gpx", "pem", "der", "cer", "html", "htm", "css", "js", "md", "rtf", "png", "jpg",
    "jpeg", "gif", "webp", "heic", "svg", "pdf", "tif", "tiff", "icns", "ico", "mp3", "m4a", "wav",
    "caf", "aif", "aiff", "ogg", "mp4", "mov", "m4v", "ttf", "otf", "ttc", "bundle",
  ]

  /// Files on the first level that describe the repository or configure its tools.
  private static func isOfRepository(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["readme", "license", "changelog", "contributing", "code_of_conduct", "security"]
      .contains { name.hasPrefix($0) }
      || [".md", ".yml", ".yaml"].contains { name.hasSuffix($0) }
      || ["package.json", "package-lock.json", "project.json"].contains(name)
  }

  // MARK: The main bundle

  /// Whether the app asks the main bundle, where Xcode puts such files.
  private var asksMainBundle: Bool {
    files.contains { ($0.namesMainBundle || $0.namesInformation) && !$0.isEmptyHere }
  }

  /// The name of the file with `mainBundle`.
  public static let mainBundleFile = "MainBundle.swift"

  /// A file that makes `Bundle.main` the bundle with the app's files: SwiftPM puts them into a
  /// folder beside the program. Nil where the app asks for none.
  public func mainBundle(named name: String, source: PackageTemplate.Source)
    throws(DevelopmentError) -> String?
  {
    guard asksMainBundle, !isLibrary, !resources.isEmpty else { return nil }
    let module = try PackageTemplate(name: name, source: source).module
    return """
      #if os(Linux)
        import Foundation

        // Xcode puts an app's files into the main bundle, and SwiftPM into a folder beside the
        // program. This property hides Foundation's in this module.
        extension Bundle {
          static let main: Bundle = {
            let program = Bundle(for: MainBundleMark.self)
            let files = program.bundleURL.appendingPathComponent(\(quoted("\(name)_\(module).resources")))
            return Bundle(url: files) ?? program
          }()
        }

        private final class MainBundleMark {}\(asksForInformation ? Self.informationMembers : "")
      #endif

      """
  }

  /// Members that hide Foundation's. Those read `Info.plist`, which SwiftPM refuses as a resource.
  private static let informationMembers = """


      extension Bundle {
        var infoDictionary: [String: Any]? {
          let name = self === Bundle.main ? "\(informationFile)" : "Info.plist"
          let list = NSDictionary(contentsOf: bundleURL.appendingPathComponent(name))
          return list as? [String: Any]
        }

        var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

        func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
      }
    """
}
