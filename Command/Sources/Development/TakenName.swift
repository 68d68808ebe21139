/// Names that an app's module cannot have.
enum TakenName {
  /// Why a name is taken; nil if it is free. Case does not count: files of two modules would have
  /// one name where the disk ignores case.
  static func reason(_ module: String) -> String? {
    if keywords.contains(module) { return "“\(module)” is a keyword of Swift" }
    let name = module.lowercased()
    let isTaken: Bool
    switch ImportedModule(module) {
    case .product: isTaken = true
    case .included, .appleOnly, .other: isTaken = lowercased.contains(name)
    }
    return isTaken ? "“\(module)” is the name of a module that the app uses" : nil
  }

  /// The keywords that begin with a capital letter, as a module does.
  private static let keywords: Set<String> = ["Any", "Self"]

  private static let lowercased = Set((ofSwift + ofTheseus + ofPackages).map { $0.lowercased() })

  private static let ofSwift = [
    "Swift", "Builtin", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Musl", "Darwin", "Observation", "RegexBuilder", "Runtime",
    "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest", "PackageDescription",
  ]

  /// The package is known by its name in lower case, so it cannot be called as its dependency.
  private static let ofTheseus = [
    "AttributeGraph", "CombineFoundation", "CTerminal", "CTheseusPostgres", "CTheseusSQLite",
    "FoundationAdditions", "SwiftUI", "Theseus", "TheseusCells", "TheseusCombine", "TheseusCore",
    "TheseusHTML", "TheseusInspector", "TheseusLink", "TheseusMacros", "TheseusSession",
    "TheseusTerminal", "TheseusTesting", "TheseusTrace", "TheseusVector", "TheseusViews",
    "TheseusWeb", "UniformTypeIdentifiers",
  ]

  private static let ofPackages = [
    "AppKit", "Cocoa", "Combine", "CoreGraphics", "os", "OSLog", "UIKit", "UserNotifications",
    "COpenCombineHelpers", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
    "OpenCombineShim",
  ]
}
