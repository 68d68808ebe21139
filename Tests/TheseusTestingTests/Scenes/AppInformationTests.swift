import Foundation
import Testing

@testable import TheseusViews

@MainActor @Suite("The name and the version of an app")
struct AppInformationTests {
  @Test("MainBundle.plist comes before the bundle's values, and a damaged one is left out")
  func values() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("information-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = ["CFBundleName": "program", "CFBundleExecutable": "run"]
    func values() -> [String: String]? {
      AppInformation.values(resources: folder, bundle: bundle) as? [String: String]
    }
    #expect(values() == bundle)
    let file = folder.appendingPathComponent("MainBundle.plist")
    let own = ["CFBundleName": "Todo", "CFBundleShortVersionString": "1.2"]
    try PropertyListSerialization.data(fromPropertyList: own, format: .xml, options: 0)
      .write(to: file)
    #expect(
      values() == [
        "CFBundleName": "Todo", "CFBundleShortVersionString": "1.2", "CFBundleExecutable": "run",
      ])
    try Data("<plist>".utf8).write(to: file)
    #expect(values() == bundle)
    #expect(AppInformation.values(resources: folder, bundle: nil).isEmpty)
  }
}
