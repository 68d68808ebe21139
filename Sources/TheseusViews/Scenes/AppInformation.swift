import Foundation

/// The values of the app's bundle: its name, its version.
@MainActor
enum AppInformation {
  static let values = values(resources: MainResources.directory, bundle: Bundle.main.infoDictionary)

  static var name: String? {
    values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String
  }

  static var version: String? { values["CFBundleShortVersionString"] as? String }

  /// The values of the bundle, and over them those of `MainBundle.plist`. `theseus new --from`
  /// writes this file, because SwiftPM refuses an `Info.plist` as a resource.
  static func values(resources: URL, bundle: [String: Any]?) -> [String: Any] {
    let bundle = bundle ?? [:]
    let file = resources.appendingPathComponent("MainBundle.plist")
    guard let data = FileManager.default.contents(atPath: file.path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let own = list as? [String: Any]
    else { return bundle }
    return bundle.merging(own) { $1 }
  }
}
