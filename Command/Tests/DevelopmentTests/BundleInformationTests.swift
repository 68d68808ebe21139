import Foundation
import Testing

@testable import Development

/// The values that Xcode writes into an app's `Info.plist`.
@Suite("theseus new --from keeps what an app's bundle says about the app")
struct BundleInformationTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      "App/TodoApp.swift",
      """
      import SwiftUI
      @main
      struct TodoApp: App {
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as! String
      }
      """)
  }

  private func values(name: String = "Todo") throws -> [String: Any]? {
    let sources = try AppleSources(in: folder["App"].path)
    guard let data = try sources.information(named: name, source: .folder("/t")) else { return nil }
    return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  private func writePlist(_ path: String, _ content: String) throws {
    try folder.write(
      path,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(content)</dict></plist>
      """)
  }

  private func writeProject(_ app: String, project: String = "") throws {
    try folder.write(
      "Todo.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
        P = { isa = PBXProject; targets = (T, A); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PR); };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(project) }; };
        T = { isa = PBXNativeTarget; name = TodoTests; buildConfigurationList = TL;
          productType = "com.apple.product-type.bundle.unit-test"; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TR); };
        TR = { isa = XCBuildConfiguration; name = Release;
          buildSettings = { MARKETING_VERSION = 9.9; }; };
        A = { isa = PBXNativeTarget; name = "To do"; buildConfigurationList = AL;
          productType = "com.apple.product-type.application"; };
        AL = { isa = XCConfigurationList; buildConfigurations = (AD, AR);
          defaultConfigurationName = Release; };
        AD = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { MARKETING_VERSION = 8.8; }; };
        AR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(app) }; };
      }; rootObject = P; }
      """)
  }

  @Test("an app that does not ask gets no such file")
  func unasked() throws {
    try folder.write("App/TodoApp.swift", "import SwiftUI\n@main struct TodoApp: App {}\n")
    #expect(try values() == nil)
    let manifest = try AppleSources(in: folder["App"].path)
      .manifest(named: "Todo", source: .folder("/t"))
    #expect(!manifest.contains("MainBundle.plist"))
  }

  @Test("a package gets the file as a resource")
  func resource() throws {
    let manifest = try AppleSources(in: folder["App"].path)
      .manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains(#"resources: [.copy("MainBundle.plist")]"#))
  }

  @Test("without a project and a file there are a name, an identifier and a version")
  func defaults() throws {
    let values = try #require(try values(name: "my todo"))
    #expect(values["CFBundleName"] as? String == "my todo")
    #expect(values["CFBundleIdentifier"] as? String == "local.MyTodo")
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["CFBundleVersion"] as? String == "1")
  }

  @Test("the file's texts have the build settings of the app, at every depth")
  func settings() throws {
    try writeProject(
      """
      MARKETING_VERSION = 2.5; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:c99)";
      API = "$(HOST)/v1";
      """, project: "HOST = \"example.org\"; MARKETING_VERSION = 1.1;")
    try writePlist(
      "App/Info.plist",
      """
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      <key>Service</key><dict><key>URLs</key><array><string>https://${API}</string></array></dict>
      <key>Price</key><string>5 $ or $(UNKNOWN)less</string>
      <key>Opens</key><true/><key>Count</key><integer>3</integer>
      """)
    let values = try #require(try values())
    #expect(values["CFBundleShortVersionString"] as? String == "2.5")
    #expect(values["CFBundleIdentifier"] as? String == "org.example.To do")
    let service = values["Service"] as? [String: Any]
    #expect(service?["URLs"] as? [String] == ["https://example.org/v1"])
    #expect(values["Price"] as? String == "5 $ or less")
    #expect(values["Opens"] as? Bool == true)
    #expect(values["Count"] as? Int == 3)
  }

  @Test("settings that begin with INFOPLIST_KEY_ are values, and the file's come before them")
  func generated() throws {
    try writeProject(
      """
      INFOPLIST_KEY_NSHumanReadableCopyright = "(c) us"; INFOPLIST_KEY_CFBundleDisplayName = To;
      """)
    try writePlist("App/Info.plist", "<key>CFBundleDisplayName</key><string>Do</string>")
    let values = try #require(try values())
    #expect(values["NSHumanReadableCopyright"] as? String == "(c) us")
    #expect(values["CFBundleDisplayName"] as? String == "Do")
  }

  @Test("of several files the one that the project names is taken, else the nearest")
  func several() throws {
    try writePlist("App/Deep/Info.plist", "<key>Which</key><string>deep</string>")
    try writePlist("App/Other/Deeper/Info.plist", "<key>Which</key><string>deeper</string>")
    #expect(try values()?["Which"] as? String == "deep")
    try writeProject("INFOPLIST_FILE = \"App/Other/Deeper/Info.plist\";")
    #expect(try values()?["Which"] as? String == "deeper")
  }

  @Test("a setting that refers to itself has an end")
  func circular() throws {
    try writeProject("MARKETING_VERSION = \"$(MARKETING_VERSION)x\";")
    let version = try values()?["CFBundleShortVersionString"] as? String ?? ""
    #expect(!version.isEmpty && version.allSatisfy { $0 == "x" })
  }

  @Test("a damaged file is named, a damaged project is not used")
  func damaged() throws {
    try folder.write("Todo.xcodeproj/project.pbxproj", "{ objects = ")
    #expect(try values()?["CFBundleVersion"] as? String == "1")
    try folder.write("App/Info.plist", "<plist><dict><key>")
    let error = #expect(throws: DevelopmentError.self) { try values() }
    #expect("\(try #require(error))".hasPrefix("Info.plist is not a property list"))
  }

  #if os(Linux)
    @Test("a program reads the values from Bundle.main, and those of other bundles as before")
    func program() throws {
      try writePlist("App/Info.plist", "<key>Own</key><string>value</string>")
      let sources = try AppleSources(in: folder["App"].path)
      let file = try #require(try sources.mainBundle(named: "Todo", source: .folder("/t")))
      try folder.write("Built/MainBundle.swift", file)
      try folder.write(
        "Built/main.swift",
        """
        import Foundation
        let other = Bundle(path: CommandLine.arguments[1])
        print(
          Bundle.main.bundleIdentifier ?? "none", Bundle.main.infoDictionary?["Own"] ?? "none",
          Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") ?? "none",
          other?.bundleIdentifier ?? "none")
        """)
      let data = try #require(try sources.information(named: "Todo", source: .folder("/t")))
      try folder.write(
        "Built/Todo_Todo.resources/MainBundle.plist", String(decoding: data, as: UTF8.self))
      try writePlist(
        "Other.bundle/Info.plist", "<key>CFBundleIdentifier</key><string>the.other</string>")
      let built = folder["Built"].path
      _ = try printed(
        by: "swiftc", "\(built)/main.swift", "\(built)/MainBundle.swift", "-o", "\(built)/program")
      let values = try printed(by: "\(built)/program", folder["Other.bundle"].path)
      #expect(values == "local.Todo value 1 the.other\n")
    }
  #endif
}
