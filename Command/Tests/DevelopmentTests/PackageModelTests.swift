import Foundation
import Testing

@testable import Development

@Suite("A package's description decides what theseus dev runs")
struct PackageModelTests {
  private func model(_ targets: String...) throws -> PackageModel {
    let names = targets.map { $0.prefix { $0 != " " } }
    let products = names.map {
      "{\"name\": \"\($0)\", \"targets\": [\"\($0)\"], \"type\": {\"executable\": null}}"
    }.joined(separator: ",")
    let list = targets.map { target in
      let words = target.split(separator: " ").map { "\"\($0)\"" }
      return """
        {"name": \(words[0]), "path": "Sources/\(target.prefix { $0 != " " })",
         "type": "executable", "product_dependencies": [\(words.dropFirst().joined(separator: ","))]}
        """
    }.joined(separator: ",")
    let text = """
      {"name": "p", "path": "/p", "dependencies": [], "products": [\(products)],
       "targets": [\(list)]}
      """
    return PackageModel(
      folder: "/p", try JSONDecoder().decode(PackageModel.Description.self, from: Data(text.utf8)))
  }

  @Test("without a name, the only app is run")
  func only() throws {
    #expect(try model("App SwiftUI", "tool Vapor").product(named: nil) == "App")
  }

  @Test("an app that gets SwiftUI through another package runs when it is named")
  func indirect() throws {
    let model = try model("App DesignSystem", "tool")
    #expect(try model.product(named: "App") == "App")
    let error = #expect(throws: DevelopmentError.self) { try model.product(named: nil) }
    #expect(
      error?.description
        == "none of the executables of p (App, tool) depends on the product SwiftUI; name the app "
        + "if it gets SwiftUI through another package")
  }

  @Test("a program that uses no other package cannot be an app")
  func noApp() throws {
    let model = try model("App SwiftUI", "tool")
    let error = #expect(throws: DevelopmentError.self) { try model.product(named: "tool") }
    #expect(error?.description.hasPrefix("“tool” is no app of Theseus") == true)
  }

  @Test("several apps need a name")
  func several() throws {
    let model = try model("A SwiftUI", "B Theseus")
    let error = #expect(throws: DevelopmentError.self) { try model.product(named: nil) }
    #expect(error?.description == "name one of the apps of p: A, B")
  }
}
