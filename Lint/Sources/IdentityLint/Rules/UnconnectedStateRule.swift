import SwiftSyntax

/// State in a type that SwiftUI does not connect to a view.
public struct UnconnectedStateRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "unconnected_state", title: "State outside of a view",
    summary: """
      SwiftUI connects `@State`, `@Environment` and their like in a view, in a modifier and in a \
      `DynamicProperty`. In a class, or in a struct that is none of them, a state keeps its first \
      value whatever is assigned to it, and the environment has its default values.
      """,
    severity: .info, warnings: ["`@State` in a class that sets it"],
    exemptions: [
      "views, modifiers, apps, scenes, commands, styles and other dynamic properties",
      "structs that conform to a protocol that may be one of those",
      "`@AppStorage`, which reads the stored value anywhere",
      "a `@State` of a struct that only the initializer sets",
      "`@ObservedObject` in a class that views do not observe, or only pass on",
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
        kind == "class" || isChanged(property, of: info, in: file, project),
        property.wrapper != "ObservedObject"
          || info.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") })
            && isRead(property.name, of: info, project),
        seen.insert(property.owner).inserted
      else { return nil }
      let owner = ProjectIndex.simple(info.facts.name)
      return file.finding(
        Self.self,
        kind == "class" && property.wrapper == "State"
          && isChanged(property, of: info, in: file, project) ? .warning : .info,
        at: file.range(of: property.binding.pattern),
        Self.message(property, owner: owner),
        because: "`\(owner)` is a \(kind) that SwiftUI does not connect to a view",
        advice: Self.advice(property, kind: kind, of: info))
    }
  }

  /// Whether a view reads members of an inner object through the outer one. A view that gets the
  /// inner object may observe it.
  private func isRead(
    _ name: String, of info: ProjectIndex.TypeInfo, _ project: ProjectIndex
  ) -> Bool {
    project.types.all.values.contains { view in
      guard view.isView, view.isDeclared, let unit = project.sources?.unit(view.path) else {
        return false
      }
      let models = view.facts.properties.filter { property in
        property.type.map {
          project.type(named: TypeShape($0).base, from: view.facts.name)?.facts.name
            == info.facts.name
        } ?? false
      }
      return models.contains { model in
        project.units(of: view, besides: unit).contains { unit in
          unit.tree.references(to: model.name).contains { $0.reads(name) }
        }
      }
    }
  }

  /// Whether something sets a state, so that a value can be lost: one that only the initializer
  /// sets is as good as a constant.
  private func isChanged(
    _ property: WrappedProperty, of info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ project: ProjectIndex
  ) -> Bool {
    guard property.wrapper == "State" else { return true }
    let (changes, isOpen) = Resolver(project: project).changes(of: property.name, in: info)
    return isOpen || changes.contains { !$0.fact.isInInitializer }
      || TypeCode(info, besides: file, in: project).units.contains {
        !$0.projections(of: property.name).isEmpty
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

extension Syntax {
  /// Whether a reference to an object begins `model.name.member`.
  fileprivate func reads(_ name: String) -> Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == name, access.base?.id == id,
      let outer = access.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return outer.base?.id == access.id
  }
}
