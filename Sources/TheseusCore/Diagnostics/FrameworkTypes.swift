import Synchronization

/// Types of the framework, whose views a developer did not write.
public enum FrameworkTypes {
  public static func contain(_ type: Any.Type) -> Bool {
    known.withLock { known in
      if let answer = known[ObjectIdentifier(type)] { return answer }
      let name = TypeName.qualified(type)
      let answer = modules.contains { name.hasPrefix($0) }
      known[ObjectIdentifier(type)] = answer
      return answer
    }
  }

  /// Whether a source location is in the framework: `TheseusViews/Focus/FocusState.swift`.
  public static func contain(fileID: String) -> Bool {
    files.contains { fileID.hasPrefix($0) }
  }

  /// Types last as long as the process, and making a name takes much longer than finding it.
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])
  private static let names = ["TheseusCore", "TheseusViews", "Theseus", "SwiftUI"]
  private static let modules = names.map { $0 + "." }
  private static let files = names.map { $0 + "/" }
}
