import SwiftUI

/// A view that is compiled twice, in two forms, and the old names of its properties.
@MainActor
struct KeyingCase {
  /// The row of the table.
  let title: String
  /// Names that changed, new to old.
  var renamed: [String: String] = [:]
  let view: @MainActor () -> AnyView

  init<Content: View>(
    _ title: String, renamed: [String: String] = [:], _ view: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.renamed = renamed
    self.view = { AnyView(view()) }
  }

  static let all: [KeyingCase] = [
    KeyingCase("normal use") { NormalUse() },
    KeyingCase("reorder") { Reorder() },
    KeyingCase("move by a blank line") { Move() },
    KeyingCase("insert between") { Insert() },
    KeyingCase("insert between, same type") { InsertLike() },
    KeyingCase("rename", renamed: ["title": "name"]) { Rename() },
    KeyingCase("rename, listed in previousNames", renamed: ["title": "name"]) { Listed() },
    KeyingCase("type change") { Retype() },
    KeyingCase("wider types") { Widen() },
    KeyingCase("another case, another field") { Gain() },
    KeyingCase("removal") { Remove() },
    KeyingCase("two on one line, reordered") { OneLine() },
    KeyingCase("generic view, reordered") { Generic() },
    KeyingCase("nested in an extension, reordered") { Nested() },
    KeyingCase("custom DynamicProperty, reordered") { Wrapped() },
  ]
}

/// Shows the properties of a case, and writes them.
struct Panel: View {
  let fields: [(name: String, value: String)]
  let change: () -> Void

  init(_ fields: [(String, String)], change: @escaping () -> Void) {
    self.fields = fields
    self.change = change
  }

  var body: some View {
    VStack {
      ForEach(fields, id: \.name) { Text("\($0.name)=\($0.value)") }
      Button("Change") { change() }
    }
  }
}
