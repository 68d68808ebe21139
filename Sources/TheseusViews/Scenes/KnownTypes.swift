import TheseusCore

/// Makes the types known that most bodies contain, so that mounting them looks up no conformances.
@MainActor
enum KnownTypes {
  /// A host does this before it mounts its first view.
  static func include() { _ = (views, properties) }

  private static let views: Void = ViewTypes.include(
    [
      .init(of: Text.self),
      .init(of: Image.self),
      .init(of: Spacer.self),
      .init(of: Divider.self),
      .init(HStack<Text>.self, around: { horizontal($0) }),
      .init(VStack<Text>.self, around: { vertical($0) }),
      .init(ZStack<Text>.self, around: { layered($0) }),
      .init(Button<Text>.self, around: { button($0) }),
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

  private static func horizontal<Content: View>(_ content: Content.Type) -> any View.Type {
    HStack<Content>.self
  }

  private static func vertical<Content: View>(_ content: Content.Type) -> any View.Type {
    VStack<Content>.self
  }

  private static func layered<Content: View>(_ content: Content.Type) -> any View.Type {
    ZStack<Content>.self
  }

  private static func button<Label: View>(_ label: Label.Type) -> any View.Type {
    Button<Label>.self
  }
}
