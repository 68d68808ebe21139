import Foundation
import Testing

@testable import TheseusViews

@Suite("an app's resources are the main bundle's, or those that SwiftPM puts beside the executable")
struct MainResourcesTests {
  private let bundle = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)

  private func make(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(
        at: bundle.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  private var found: String {
    MainResources.find(beside: bundle, program: "Todo").lastPathComponent
  }

  @Test("the folder of the executable's target, and of no other target")
  func beside() throws {
    try make("todo_Model.resources", "todo_Todo.resources", "todo_NotTodo.resources")
    #expect(found == "todo_Todo.resources")
  }

  @Test("the bundle, where it has resources itself", arguments: ["de.lproj", "A.xcassets"])
  func own(name: String) throws {
    try make("todo_Todo.resources", name)
    #expect(found == bundle.lastPathComponent)
  }

  @Test("the bundle, where there is no such folder, or no bundle")
  func none() throws {
    #expect(found == bundle.lastPathComponent)
    try make("todo_Model.resources")
    #expect(found == bundle.lastPathComponent)
  }

  @Test("colors are found there")
  func content() throws {
    try make("todo_Todo.resources/Assets.xcassets/Brand.colorset")
    try Data(
      #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1"}}}]}"#.utf8
    ).write(
      to: bundle.appendingPathComponent(
        "todo_Todo.resources/Assets.xcassets/Brand.colorset/Contents.json"))
    let folder = MainResources.find(beside: bundle, program: "Todo")
    #expect(AssetCatalog(directory: folder).color(named: "Brand", scheme: .dark) != nil)
  }
}
