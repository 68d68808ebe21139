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

  @Test("a color in groups that provide a namespace has their names before its own")
  func namespaces() throws {
    try make("A.xcassets/sky/plain/Day.colorset", "A.xcassets/plain/Night.colorset")
    func write(_ text: String, _ path: String) throws {
      try Data(text.utf8).write(to: bundle.appendingPathComponent("A.xcassets/\(path)"))
    }
    let color = #"{"colors": [{"color": {"components": {"white": "1"}}}]}"#
    try write(color, "sky/plain/Day.colorset/Contents.json")
    try write(color, "plain/Night.colorset/Contents.json")
    try write(#"{"properties": {"provides-namespace": true}}"#, "sky/Contents.json")
    try write(#"{"info": {"version": 1}}"#, "plain/Contents.json")
    let catalog = AssetCatalog(directory: bundle)
    #expect(catalog.color(named: "sky/Day", scheme: .light) != nil)
    #expect(catalog.color(named: "Day", scheme: .light) == nil)
    #expect(catalog.color(named: "Night", scheme: .light) != nil)
  }
}
