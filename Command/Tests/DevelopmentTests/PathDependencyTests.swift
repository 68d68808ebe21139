import Foundation
import Testing

@testable import Development

@Suite("theseus dev knows every folder of a program")
struct PathDependencyTests {
  private let folder = TemporaryFolder("paths")

  private func model(_ target: String, sources: [String] = [], dependencies: [String] = []) throws
    -> PackageModel
  {
    let text = """
      {"name": "App", "path": "\(folder.path)",
       "dependencies": [\(dependencies.map { "{\"type\": \"fileSystem\", \"path\": \"\($0)\"}" }
        .joined(separator: ","))],
       "products": [{"name": "App", "targets": ["App"], "type": {"executable": null}}],
       "targets": [{"name": "App", "path": "\(target)", "type": "executable",
                    "sources": [\(sources.map { "\"\($0)\"" }.joined(separator: ","))],
                    "product_dependencies": ["SwiftUI"]}]}
      """
    return PackageModel(
      folder: folder["App"].path,
      try #require(PackageModel.Description(answer: Array("warning: x\n\(text)".utf8))))
  }

  @Test("packages of packages are watched, with their manifests, each once")
  func packages() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      let package = Package(
        dependencies: [.package(path: "../Core"), .package(name: "Other", path: "../Other"),
          .package(path: "../App"), .package(path: "../Nowhere")])
      """)
    try folder.write("Kit/Sources/Kit/Kit.swift")
    try folder.write("Core/Package.swift", ".package(path: \"../Kit\")")
    try folder.write("Core/Sources/Core/Core.swift")
    try folder.write("Other/Package.swift", "path: \"../Core\"")
    try folder.write("Other/Other.swift")
    try folder.write("App/Package.swift")
    let model = try model("Sources/App", dependencies: [folder["Kit"].path])
    let all = Set(["Kit/Sources", "Core/Sources", "Other"].map { folder[$0].path })
    #expect(Set(model.sourceFolders(of: ["App"])) == all.union([folder["App/Sources/App"].path]))
    #expect(model.sourceFolders(of: ["App"]).count == 4)
    #expect(
      Set(model.manifestFolders) == Set(["App", "Kit", "Core", "Other"].map { folder[$0].path }))
  }

  @Test("targets of a package outside of its Sources are watched, tests are not")
  func targets() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      .target(name: "A"), .target(name: "B", path: "Other/B"), .target(name: "C", path: "./C/"),
      .target(name: "D", path: "Sources/D"), .testTarget(name: "T", path: "Tests/T")
      """)
    for path in ["Sources/A", "Sources/D", "Other/B", "C", "Tests/T"] {
      try folder.write("Kit/\(path)/File.swift")
    }
    let model = try model("Sources/App", dependencies: [folder["Kit"].path])
    #expect(
      model.sourceFolders(of: ["App"])
        == [folder["App/Sources/App"].path]
        + ["Kit/Sources", "Kit/Other/B", "Kit/C"].map { folder[$0].path })
  }

  @Test(
    "a target in the package's own folder has files, previews and changes", arguments: [".", "./"])
  func ownFolder(_ path: String) throws {
    let file = try folder.write("App/Views/Row.swift", "#Preview { Row() }")
    let model = try model(path, sources: ["Views/Row.swift"])
    #expect(model.sourceFolders(of: ["App"]) == [folder["App"].path])
    #expect(try model.previewProduct(of: file, named: nil) == .app("App"))
    #expect(model.filesWithPreviews(in: ["App"]) == ["Views/Row.swift"])
    let error = #expect(throws: DevelopmentError.self) {
      try model.previewProduct(of: folder["App/Other.swift"].path, named: nil)
    }
    #expect(error?.description == "Other.swift belongs to none of the targets of App: App in .")
  }
}
