import SwiftUI

@Observable
final class SceneNode: Identifiable {
  var name: String
  var isVisible = true
  private(set) var children: [SceneNode]?

  init(_ name: String, children: [SceneNode]? = nil) {
    self.name = name
    self.children = children
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }

  func find(_ id: ObjectIdentifier) -> SceneNode? {
    if self.id == id { return self }
    for child in children ?? [] {
      if let match = child.find(id) { return match }
    }
    return nil
  }
}

struct SceneTree: View {
  @State private var root = SceneNode(
    "Scene",
    children: [
      SceneNode("Camera"),
      SceneNode("Lights", children: [SceneNode("Key"), SceneNode("Fill")]),
      SceneNode("Stage", children: [SceneNode("Floor"), SceneNode("Curtain")]),
    ])
  @State private var selection: SceneNode.ID?

  var body: some View {
    HSplitView {
      List([root], children: \.children, selection: $selection) { node in
        Text(node.name)
          .foregroundStyle(node.isVisible ? .primary : .tertiary)
      }
      .frame(minWidth: 200)

      if let node = selection.flatMap(root.find) {
        NodeInspector(node: node)
      } else {
        Text("No selection")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

private struct NodeInspector: View {
  @Bindable var node: SceneNode

  var body: some View {
    Form {
      TextField("Name", text: $node.name)
      Toggle("Visible", isOn: $node.isVisible)
    }
    .padding()
    .frame(minWidth: 220)
  }
}
