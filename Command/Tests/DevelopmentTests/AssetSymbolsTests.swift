import Foundation
import Testing

@testable import Development

/// The members that Xcode generates for asset catalogs.
@Suite("theseus new --from declares what Xcode generates for asset catalogs")
struct AssetSymbolsTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("App/TodoApp.swift", "import SwiftUI\n@main struct TodoApp: App {}\n")
  }

  private func add(_ assets: String..., catalog: String = "Assets") throws {
    for asset in assets {
      try folder.write("App/\(catalog).xcassets/\(asset)/Contents.json", "{}")
    }
  }

  private func addNamespace(_ path: String) throws {
    try folder.write(
      "App/Assets.xcassets/\(path)/Contents.json",
      #"{"info": {"version": 1}, "properties": {"provides-namespace": true}}"#)
  }

  private func writeProject(_ setting: String) throws {
    try folder.write(
      "App/Todo.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = { targets = (A); };
        A = { productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { buildConfigurations = (R); };
        R = { name = Release; buildSettings = { \(setting) }; };
      }; rootObject = P; }
      """)
  }

  /// The lines of the file, without indentation.
  private func lines() throws -> [String] {
    let file = try #require(try AppleSources(in: folder["App"].path).assetSymbols())
    return file.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(
    "a name's words become one, and the kind's name at the end goes",
    arguments: [
      ("mypurple", "mypurple"), ("dark_my_red", "darkMyRed"), ("black-white", "blackWhite"),
      ("AccentColor", "accent"), ("hint_text_color", "hintText"), ("Color", "color"),
      ("text_color_85", "textColor85"), ("BGColorOne", "bgColorOne"), ("UIColour", "uiColour"),
      ("BackIOSPrimary", "backIOSPrimary"), ("Launch screen", "launchScreen"),
      ("LABEL_TEXT_RED", "LABEL_TEXT_RED"), ("LAUNCH_SCREEN_COLOR", "LAUNCH_SCREEN"),
      ("Default", "`default`"), ("1", "_1"), ("24-hours", "_24Hours"), ("0b3ff", "_0B3Ff"),
      ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"), ("repeat.slash", "repeatSlash"),
      ("Color 2", "color2"), ("profileImage", "profileImage"),
    ])
  func names(asset: String, name: String) {
    #expect(AssetSymbolName.property(asset, .color) == name)
  }

  @Test("an image's name ends with Image, a color's with Color")
  func kinds() {
    #expect(AssetSymbolName.property("LaunchImage", .image) == "launch")
    #expect(AssetSymbolName.property("adult_products_image", .image) == "adultProducts")
    #expect(AssetSymbolName.property("Initial-Image", .image) == "initial")
    #expect(AssetSymbolName.property("welcomeVCimage", .image) == "welcomeVCimage")
    #expect(AssetSymbolName.property("AccentColor", .image) == "accentColor")
    #expect(AssetSymbolName.property("青豚", .image) == nil)
    #expect(AssetSymbolName.property("", .image) == nil)
  }

  @Test("colors, images and symbols are resources, and colors are members of Color and ShapeStyle")
  func members() throws {
    try add(
      "Brand.colorset", "logo.imageset", "Icons/bell.symbolset", "AppIcon.appiconset",
      "Data.dataset")
    let lines = try lines()
    #expect(lines.first == "#if os(Linux)")
    #expect(lines.last == "#endif")
    for line in [
      "extension ColorResource {",
      #"static let brand = ColorResource(name: "Brand", bundle: .module)"#,
      #"static let logo = ImageResource(name: "logo", bundle: .module)"#,
      #"static let bell = ImageResource(name: "bell", bundle: .module)"#,
      "extension ShapeStyle where Self == Color {",
    ] { #expect(lines.contains(line), "\(line)") }
    let color = "static var brand: Color { Color(ColorResource.brand) }"
    #expect(lines.filter { $0 == color }.count == 2)
    #expect(!lines.contains { $0.contains("AppIcon") || $0.contains("Data") })
    #expect(!lines.contains { $0.contains("NSColor") || $0.contains("UIColor") })
  }

  @Test(
    "an app of AppKit or UIKit gets members of their types",
    arguments: [("AppKit", "NS"), ("Cocoa", "NS"), ("UIKit", "UI")])
  func interfaces(module: String, prefix: String) throws {
    try folder.write("App/Screen.swift", "import \(module)\n")
    try add("Brand.colorset", "logo.imageset")
    let lines = try lines()
    #expect(lines.contains("import \(module)"))
    #expect(
      lines.contains(
        "static var brand: \(prefix)Color { \(prefix)Color(resource: ColorResource.brand) }"))
    #expect(
      lines.contains(
        "static var logo: \(prefix)Image { \(prefix)Image(resource: ImageResource.logo) }"))
  }

  @Test("a folder that provides a namespace is a type, another folder is none")
  func namespaces() throws {
    try addNamespace("signal")
    try addNamespace("signal/levels 2")
    try add("signal/green.colorset", "signal/levels 2/base.colorset", "plain/red apple.colorset")
    let lines = try lines()
    for line in [
      "enum Signal {", "enum Levels2 {",
      #"static let green = ColorResource(name: "signal/green", bundle: .module)"#,
      #"static let base = ColorResource(name: "signal/levels 2/base", bundle: .module)"#,
      #"static let redApple = ColorResource(name: "red apple", bundle: .module)"#,
      "static var base: Color { Color(ColorResource.Signal.Levels2.base) }",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(!lines.contains { $0.contains("ImageResource") })
  }

  @Test("what would hide a color of SwiftUI is a resource only")
  func reserved() throws {
    try add("red.colorset", "PrimaryColor.colorset")
    let lines = try lines()
    #expect(lines.contains(#"static let red = ColorResource(name: "red", bundle: .module)"#))
    #expect(!lines.contains { $0.hasPrefix("static var") })
    #expect(!lines.contains("extension Color {"))
  }

  @Test("of two assets with one name in code the first counts")
  func repeated() throws {
    try add("File.imageset", "FileImage.imageset")
    try add("File.imageset", catalog: "Other")
    let lines = try lines()
    #expect(lines.filter { $0.hasPrefix("static let file ") }.count == 1)
    #expect(lines.contains(#"static let file = ImageResource(name: "File", bundle: .module)"#))
  }

  @Test("a project decides whether Color has the members")
  func setting() throws {
    let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    try folder.write(
      "App/Colors.swift", "extension Color {\n  static let brand = Color(\"brand\")\n}\n")
    try add("brand.colorset", "sea.colorset")
    func has(_ name: String) throws -> Bool {
      try lines().contains { $0.hasPrefix("static var \(name): Color") }
    }
    // The app's own color would be repeated.
    #expect(try !has("brand"))
    #expect(try has("sea"))
    try writeProject("\(name) = NO;")
    #expect(try !has("sea"))
    #expect(try lines().contains { $0.hasPrefix("static let sea = ColorResource") })
    try writeProject("\(name) = YES;")
    #expect(try has("brand"))
    #expect(try has("sea"))
  }

  @Test("catalogs of previews and of nothing that code names give no file")
  func nothing() throws {
    #expect(try AppleSources(in: folder["App"].path).assetSymbols() == nil)
    try add("AppIcon.appiconset")
    try folder.write("App/Preview Content/Preview Assets.xcassets/a.imageset/Contents.json", "{}")
    #expect(try AppleSources(in: folder["App"].path).assetSymbols() == nil)
  }
}
