import Synchronization

extension IdentityPath {
  /// The path as snapshots hold it, distinct for all views that live at one time.
  ///
  /// Other than in the readable form, the types of the developer's views have those of their
  /// arguments that are not views (R34), and an id of several views has its position in the block
  /// around it.
  var savedText: String {
    var texts = IdentityTexts()
    return texts.text(of: self)
  }

  /// Writes the last component of the saved form.
  func writeSavedComponent(to output: inout String) {
    guard let view else {
      if let index = indexOfID { output += "[\(index)]" }
      return writeComponent(to: &output)
    }
    let short = Component.name(of: view.type)
    let name = SavedTypeName.ofView(view.type)
    var component = ""
    writeComponent(to: &component)
    // Nearly all types have one name.
    output += name == short ? component : name + component.dropFirst(short.count)
  }
}

extension StateKey {
  /// `Counter`, as written, with those of its arguments that are not views.
  var declaringTypeName: String { SavedTypeName.ofView(declaringType) }
}

/// The names of types in snapshots.
private enum SavedTypeName {
  private static let names = Mutex<[ObjectIdentifier: String]>([:])

  /// The name of a view or of another type with state: without its module. Arguments that are
  /// views change with every edit of what is inside, and do not count.
  static func ofView(_ type: Any.Type) -> String {
    if let known = names.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let short = IdentityPath.Component.name(of: type)
    let name = FrameworkTypes.contain(type) ? short : short + arguments(of: type)
    names.withLock { $0[ObjectIdentifier(type)] = name }
    return name
  }

  private static func arguments(of type: Any.Type) -> String {
    let names = (GenericArguments.of(type) ?? []).compactMap(ofArgument)
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// The name with its module; nil for a view and for what may contain views without being one,
  /// such as a closure.
  private static func ofArgument(_ type: Any.Type) -> String? {
    if type is any View.Type || type is any ViewModifier.Type { return nil }
    let full = StateKey.stableName(of: type)
    switch TypeLayout(type).kind {
    case .class, .existential, .reference: return full
    case .structure, .enumeration: break
    default: return nil
    }
    // A type inside a generic one has arguments in the middle of its name.
    guard let start = full.firstIndex(of: "<"), full.hasSuffix(">"), !full.contains(">.") else {
      return full
    }
    return full[..<start] + arguments(of: type)
  }
}
