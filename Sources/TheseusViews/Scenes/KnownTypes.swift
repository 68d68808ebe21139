import TheseusCore

/// Makes the types known that most bodies contain, so that mounting them looks up no conformances.
@MainActor
enum KnownTypes {
  /// A host does this before it mounts its first view.
  static func include() { _ = (views, properties) }

  private static let views: Void = ViewTypes.include(
    [
      .init(Text.self) { _ in Text.self },
      .init(Image.self) { _ in Image.self },
      .init(Spacer.self) { _ in Spacer.self },
      .init(Divider.self) { _ in Divider.self },
      .init(HStack<Text>.self) {
        func stack<Content: View>(_ content: Content.Type) -> any View.Type {
          HStack<Content>.self
        }
        guard let argument = $0.first, let content = ViewTypes.view(argument) else { return nil }
        return stack(content)
      },
      .init(VStack<Text>.self) {
        func stack<Content: View>(_ content: Content.Type) -> any View.Type {
          VStack<Content>.self
        }
        guard let argument = $0.first, let content = ViewTypes.view(argument) else { return nil }
        return stack(content)
      },
      .init(ZStack<Text>.self) {
        func stack<Content: View>(_ content: Content.Type) -> any View.Type {
          ZStack<Content>.self
        }
        guard let argument = $0.first, let content = ViewTypes.view(argument) else { return nil }
        return stack(content)
      },
      .init(Button<Text>.self) {
        func button<Label: View>(_ label: Label.Type) -> any View.Type { Button<Label>.self }
        guard let argument = $0.first, let content = ViewTypes.view(argument) else { return nil }
        return button(content)
      },
    ].compactMap { $0 })

  private static let properties: Void = {
    DynamicPropertyTypes.exclude([
      Text.self, Image.self, HStack<Text>.self, VStack<Text>.self, ZStack<Text>.self,
      Button<Text>.self, TupleView<Text>.self,
    ])
    DynamicPropertyTypes.include(
      [
        .init(State<Never>.self) {
          func state<Value>(_ value: Value.Type) -> any DynamicProperty.Type { State<Value>.self }
          return _openExistential($0, do: state)
        },
        .init(Binding<Never>.self) {
          func binding<Value>(_ value: Value.Type) -> any DynamicProperty.Type {
            Binding<Value>.self
          }
          return _openExistential($0, do: binding)
        },
        .init(Environment<Never>.self) {
          func environment<Value>(_ value: Value.Type) -> any DynamicProperty.Type {
            Environment<Value>.self
          }
          return _openExistential($0, do: environment)
        },
      ].compactMap { $0 })
  }()
}
