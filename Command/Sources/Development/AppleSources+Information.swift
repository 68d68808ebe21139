import Foundation

/// The values in the app's bundle about the app: its name, its version, keys of its own.
///
/// Xcode makes an `Info.plist` of the app's file, build settings, and settings that begin with
/// `INFOPLIST_KEY_`. SwiftPM allows no resource of this name, so that the values are in another
/// file, which `MainBundle.swift` reads.
extension AppleSources {
  /// The name of the file with the values.
  public static let informationFile = "MainBundle.plist"

  /// Whether the app asks its bundle for these values.
  var asksForInformation: Bool {
    !isLibrary && files.contains { $0.namesInformation && !$0.isEmptyHere }
  }

  /// The values as an XML property list. Nil where the app asks for none.
  ///
  /// - Throws: `DevelopmentError` when the app's `Info.plist` is none.
  public func information(named name: String, source: PackageTemplate.Source)
    throws(DevelopmentError) -> Data?
  {
    guard asksForInformation else { return nil }
    let module = try PackageTemplate(name: name, source: source).module
    var settings = XcodeSettings([
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": module,
      "PRODUCT_BUNDLE_IDENTIFIER": "local.\(module)", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
    ])
    settings.add(XcodeSettings(near: folder))
    var values: [String: Any] = [
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundlePackageType": "APPL",
    ]
    let prefix = "INFOPLIST_KEY_"
    for (name, value) in settings.values where name.hasPrefix(prefix) {
      values[String(name.dropFirst(prefix.count))] = value
    }
    for (name, value) in try ownInformation() { values[name] = value }
    let resolved = settings.resolving(values)
    do {
      return try PropertyListSerialization.data(
        fromPropertyList: resolved, format: .xml, options: 0)
    } catch {
      throw DevelopmentError("\(informationPath ?? Self.informationFile) cannot be read: \(error)")
    }
  }

  /// The app's own `Info.plist`, below the folder of its sources.
  private var informationPath: String? {
    let wanted = XcodeSettings(near: folder).values["INFOPLIST_FILE"]
    let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { path in
        path.hasSuffix("Info.plist") && !isOthers(path)
          && !(testFolders + skippedFolders).contains { path.hasPrefix($0 + "/") }
          && !packages.contains { path.hasPrefix($0.path + "/") }
          && !path.split(separator: "/").contains { $0.contains(".") && $0 != path.lastPart }
      }
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    return paths.first { wanted?.hasSuffix($0) == true || wanted?.hasSuffix("/" + $0) == true }
      ?? paths.first { $0.lastPart == "Info.plist" } ?? paths.first
  }

  private func ownInformation() throws(DevelopmentError) -> [String: Any] {
    guard let path = informationPath,
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let values = list as? [String: Any] { return values }
    } catch {
      throw DevelopmentError("\(path) is not a property list: \(DevelopmentError.reason(error))")
    }
    throw DevelopmentError("\(path) is not a dictionary")
  }
}

extension String {
  fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}

extension XcodeSettings {
  /// Adds settings, which replace those of the same names.
  fileprivate mutating func add(_ other: XcodeSettings) {
    self = XcodeSettings(values.merging(other.values) { $1 })
  }

  /// A property list with the settings in its texts, at every depth.
  fileprivate func resolving(_ values: [String: Any]) -> [String: Any] {
    values.mapValues(resolvingAny)
  }

  private func resolvingAny(_ value: Any) -> Any {
    switch value {
    case let text as String: resolving(text)
    case let list as [Any]: list.map(resolvingAny)
    case let values as [String: Any]: resolving(values)
    default: value
    }
  }
}
