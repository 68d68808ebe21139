import SwiftSyntax

/// State in a type that SwiftUI does not connect to a view.
public struct UnconnectedStateRule: LintRule {
  public static let description = RuleDescription(
    identifier: "unconnected_state", title: "State outside of a view",
    summary: """
      SwiftUI connects `@State`, `@Environment` and their like in a view, in a modifier and in a \
      `DynamicProperty`. In a class, or in a struct that is none of them, a state keeps its first \
      value whatever is assigned to it, and the environment has its default values.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "views, modifiers, apps, scenes, commands, styles and other dynamic properties",
      "structs that conform to a protocol that may be one of those",
      "`@AppStorage`, which reads the stored value anywhere",
      "`@ObservedObject` in a class that views do not observe",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    var seen: Set<String> = []
    return WrappedProperty.all(Self.wrappers, in: file).compactMap { property in
      guard !property.modifiers.contains("static"), let info = project.types[property.owner],
        info.isDeclared, let kind = Self.kind(of: info, project),
        kind == "class" || property.wrapper != "ObservedObject",
        property.wrapper != "ObservedObject"
          || info.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") }),
        seen.insert(property.owner).inserted
      else { return nil }
      let owner = ProjectIndex.simple(info.facts.name)
      return file.finding(
        Self.self, at: file.range(of: property.binding.pattern),
        Self.message(property, owner: owner),
        because: "`\(owner)` is a \(kind) that SwiftUI does not connect to a view",
        advice: Self.advice(property, kind: kind, of: info))
    }
  }

  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Environment", "EnvironmentObject", "FocusState",
    "GestureState", "SceneStorage", "Query", "FetchRequest", "SectionedFetchRequest",
  ]

  private static func message(_ property: WrappedProperty, owner: String) -> String {
    let name = property.name
    switch property.wrapper {
    case "State", "FocusState", "GestureState", "SceneStorage":
      return "What is assigned to `\(name)` is lost: it keeps its first value."
    case "StateObject": return "`\(name)` is another object each time it is read."
    case "ObservedObject":
      return "Views that observe `\(owner)` do not see changes of `\(name)`."
    case "Environment": return "`\(name)` has the default value, not that of the view."
    case "EnvironmentObject": return "Reading `\(name)` stops the app: there is no environment."
    default: return "`\(name)` stays empty: nothing runs the request."
    }
  }

  private static func advice(
    _ property: WrappedProperty, kind: String, of info: ProjectIndex.TypeInfo
  ) -> String {
    if kind == "struct" {
      return "Conform `\(ProjectIndex.simple(info.facts.name))` to `DynamicProperty`, and use it "
        + "in a view."
    }
    switch property.wrapper {
    case "State", "FocusState", "GestureState", "SceneStorage", "StateObject":
      return info.facts.inherited.contains { $0.hasSuffix("ObservableObject") }
        ? "Use `@Published`." : "Use a plain `var`."
    case "ObservedObject": return "Let the view observe it, or pass its changes on."
    default: return "Read it in the view, and pass it to the object."
    }
  }

  /// As in "a class that …"; nil for a type that may be connected.
  private static func kind(of info: ProjectIndex.TypeInfo, _ project: ProjectIndex) -> String? {
    if info.isView { return nil }
    switch info.facts.kind {
    case .class, .actor:
      return info.facts.inherited.contains("DynamicProperty") ? nil : "class"
    case .structure, .enumeration:
      let isPlain = info.facts.inherited.allSatisfy { name in
        plain.contains(name)
          || project.type(named: name).map { known in
            known.facts.kind == .protocol
              && known.facts.inherited.allSatisfy { plain.contains($0) }
          } ?? false
      }
      return isPlain ? "struct" : nil
    default: return nil
    }
  }

  private static let plain: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable",
    "Comparable", "CaseIterable", "CustomStringConvertible", "Error", "AnyObject",
  ]
}
