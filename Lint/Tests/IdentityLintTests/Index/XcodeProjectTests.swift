import Foundation
import Testing

@testable import IdentityLint

/// Without a package, the targets of an Xcode project are the modules.
@Suite("Xcode projects")
struct XcodeProjectTests {
  /// Two targets with files by groups, as Xcode before 16 writes them.
  private static let grouped = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        A1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        C1 = {isa = PBXFileReference; path = "Shared Code/C.swift"; sourceTree = SOURCE_ROOT; };
        D1 = {isa = PBXFileReference; path = D.swift; sourceTree = SDKROOT; };
        A2 = {isa = PBXBuildFile; fileRef = A1; };
        B2 = {isa = PBXBuildFile; fileRef = B1; };
        C2 = {isa = PBXBuildFile; fileRef = C1; };
        C3 = {isa = PBXBuildFile; fileRef = C1; };
        D2 = {isa = PBXBuildFile; fileRef = D1; };
        G0 = {isa = PBXGroup; children = (G1, G2, C1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (A1, ); path = Phone; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (G3, ); name = Watch; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (B1, ); path = "Watch/./Rows"; sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (A2, C2, D2, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B2, C3, ); };
        T1 = {isa = PBXNativeTarget; name = Phone; buildPhases = (S1, ); };
        T2 = {isa = PBXNativeTarget; name = "Watch App"; buildPhases = (S2, ); };
        P1 = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, ); };
      };
      rootObject = P1 /* Project object */;
    }
    """

  /// Folders that Xcode 16 synchronizes.
  private static let synchronized = """
    {
      objects = {
        F1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Phone;
          sourceTree = "<group>"; };
        F2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Old.swift, ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Rows/Shared.swift, ); target = T2; };
        G0 = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = Phone; buildPhases = ();
          fileSystemSynchronizedGroups = (F1, ); };
        T2 = {isa = PBXNativeTarget; name = Watch; buildPhases = ();
          fileSystemSynchronizedGroups = (F2, ); };
        P1 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
      };
      rootObject = P1;
    }
    """

  private func project(_ text: String, in folder: String = "") throws -> XcodeProject {
    try #require(XcodeProject(Array(text.utf8), in: folder))
  }

  @Test("a file belongs to the targets that compile it, by its group's folder")
  func groups() throws {
    let project = try project(Self.grouped, in: "App")
    #expect(project.targets(of: "App/Phone/A.swift") == ["Phone"])
    #expect(project.targets(of: "App/Watch/Rows/B.swift") == ["Watch App"])
    #expect(project.targets(of: "App/Shared Code/C.swift") == ["Phone", "Watch App"])
    #expect(project.targets(of: "Phone/A.swift").isEmpty)
    #expect(project.targets(of: "App/D.swift").isEmpty)
  }

  @Test("a synchronized folder's files belong to its target, except for exceptions")
  func folders() throws {
    let project = try project(Self.synchronized)
    #expect(project.targets(of: "Phone/A.swift") == ["Phone"])
    #expect(project.targets(of: "Phone/Old.swift").isEmpty)
    #expect(project.targets(of: "Phone/Rows/Shared.swift") == ["Phone", "Watch"])
    #expect(project.targets(of: "Watch/B.swift") == ["Watch"])
    #expect(project.targets(of: "WatchKit/B.swift").isEmpty)
  }

  @Test(
    "text that is no project tells nothing",
    arguments: ["", "{", "{ objects = { }; }", "(((((", "{ a = \"b", "/*", "{ objects = ( ); }"])
  func malformed(text: String) {
    #expect(XcodeProject(Array(text.utf8), in: "") == nil)
  }

  @Test("deep nesting and groups that contain each other end")
  func hostile() throws {
    let deep = String(repeating: "(", count: 100_000)
    #expect(XcodeProject(Array(deep.utf8), in: "") == nil)
    let loop = """
      { objects = {
        A = {isa = PBXGroup; children = (B, ); path = a; }; B = {children = (A, ); path = b; };
        S = {isa = PBXSourcesBuildPhase; files = (F, ); }; F = {fileRef = A; };
        T = {name = T; buildPhases = (S, ); }; P = {targets = (T, ); };
      }; rootObject = P; }
      """
    #expect(try project(loop).targets.map(\.name) == ["T"])
  }

  // MARK: In a run

  private static let calling = """
    import SwiftUI
    struct Parent: View {
      @State private var title = "a"
      var body: some View { TextField("T", text: $title); Row(title: title) }
    }
    """
  private static let keeping = """
    import SwiftUI
    struct Row: View {
      @State var title: String
      var body: some View { Text(title) }
    }
    """

  private func lines(_ files: [String: String], cache: String? = nil) throws -> [String] {
    try lines(in: TemporaryProject(files), cache: cache)
  }

  private func lines(in project: TemporaryProject, cache: String? = nil) throws -> [String] {
    var options = LintOptions(
      workingDirectory: project.folder, jobs: 1,
      cache: cache.map { .file(project.path($0)) })
    options.selection = RuleSelection(only: ["state_from_parent"])
    return try Linter(options).lint(["."]).places
  }

  @Test("a call in one target is no evidence for a type of another", arguments: [true, false])
  func targets(areGrouped: Bool) throws {
    let text = areGrouped ? Self.grouped : Self.synchronized
    let row = areGrouped ? "Watch/Rows/B.swift" : "Watch/B.swift"
    func found(_ place: String) throws -> [String] {
      try lines([
        "App.xcodeproj/project.pbxproj": text, "Phone/A.swift": Self.calling, place: Self.keeping,
      ])
    }
    #expect(try found(row).isEmpty)
    // Without the project, nothing says that they are apart; nor for a file that it does not list.
    #expect(
      try lines(["Phone/A.swift": Self.calling, row: Self.keeping])
        == ["\(row):3 state_from_parent"])
    #expect(try found("Other/B.swift") == ["Other/B.swift:3 state_from_parent"])
  }

  @Test("a file of both targets, and a public type, are evidence in both")
  func shared() throws {
    let project = "App.xcodeproj/project.pbxproj"
    #expect(
      try lines([
        project: Self.grouped, "Watch/Rows/B.swift": Self.calling,
        "Shared Code/C.swift": Self.keeping,
      ]) == ["Shared Code/C.swift:3 state_from_parent"])
    #expect(
      try lines([
        project: Self.grouped, "Phone/A.swift": Self.calling,
        "Watch/Rows/B.swift": Self.keeping.replacing("struct Row", with: "public struct Row"),
      ]) == ["Watch/Rows/B.swift:3 state_from_parent"])
  }

  @Test("each target has a type of its own under one name")
  func namesakes() throws {
    let plain =
      "import SwiftUI\nstruct Row: View { let title: String; var body: some View { Text(title) } }"
    // The other target's row is nearer.
    let text = Self.grouped.replacing("path = \"Watch/./Rows\"", with: "path = Phone")
      .replacing("files = (B2, C3, )", with: "files = (B2, )")
    let files = [
      "Phone/A.swift": Self.calling, "Phone/B.swift": Self.keeping, "Shared Code/C.swift": plain,
    ]
    #expect(try lines(files) == ["Phone/B.swift:3 state_from_parent"])
    #expect(
      try lines(files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 }).isEmpty)
  }

  @Test("another membership judges the files again, also with a cache")
  func cached() throws {
    let path = "App.xcodeproj/project.pbxproj"
    let files = [
      path: Self.grouped, "Phone/A.swift": Self.calling, "Watch/Rows/B.swift": Self.keeping,
    ]
    let project = try TemporaryProject(files)
    #expect(try lines(in: project, cache: "cache").isEmpty)
    try project.write(Self.grouped.replacing("files = (B2, C3, )", with: "files = ()"), to: path)
    #expect(
      try lines(in: project, cache: "cache") == ["Watch/Rows/B.swift:3 state_from_parent"])
  }
}
