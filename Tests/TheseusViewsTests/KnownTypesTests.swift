import Testing

@testable import TheseusCore
@testable import TheseusViews

/// A type that is recognized by its declaration is found as by a lookup of its conformance.
@MainActor
@Suite struct KnownTypesTests {
  private struct Badge: View {
    var body: some View { Text("badge") }
  }

  private struct Bold: ViewModifier {
    func body(content: Content) -> some View { content.bold() }
  }

  private struct Counter: DynamicProperty {
    @State var count = 0
  }

  init() { KnownTypes.include() }

  @Test(
    "a view is found with its type",
    arguments: [
      Text.self, Image.self, Spacer.self, Divider.self, EmptyView.self, Badge.self, AnyView.self,
      HStack<Text>.self, HStack<TupleView<(Text, Badge)>>.self, VStack<VStack<Badge>>.self,
      ZStack<_OptionalContent<Badge>>.self, Button<HStack<Text>>.self, TupleView<Never>.self,
      _ConditionalContent<Badge, _ConditionalContent<Text, Spacer>>.self,
      ModifiedContent<Badge, Bold>.self, Optional<Text>.self, Group<Text>.self,
    ] as [Any.Type])
  func view(_ type: Any.Type) {
    guard let found = ViewTypes.view(type), let lookedUp = type as? any View.Type else {
      Issue.record("\(type) is a view")
      return
    }
    #expect(ObjectIdentifier(found) == ObjectIdentifier(type))
    #expect(name(found) == name(lookedUp))
  }

  private func name<Content: View>(_ type: Content.Type) -> String { "\(Content.Body.self)" }

  @Test(
    "the most common views are found without a lookup",
    arguments: [
      Text.self, Image.self, Spacer.self, Divider.self, HStack<TupleView<(Text, Int)>>.self,
      VStack<Text>.self, ZStack<Badge>.self, Button<Text>.self, TupleView<Never>.self,
      _OptionalContent<Text>.self, _ConditionalContent<Text, Badge>.self,
      ModifiedContent<Text, Bold>.self,
    ] as [Any.Type])
  func known(_ type: Any.Type) {
    #expect(ViewTypes.known(type).map { ObjectIdentifier($0) } == ObjectIdentifier(type))
  }

  @Test(
    "and so are the most common properties",
    arguments: [State<Int>.self, Binding<Badge>.self, Environment<Bool>.self] as [Any.Type])
  func knownProperty(_ type: Any.Type) {
    #expect(DynamicPropertyTypes.known(type).map { ObjectIdentifier($0) } == ObjectIdentifier(type))
  }

  @Test(
    "what is no view is not found",
    arguments: [
      Int.self, HStack<Int>.self, VStack<HStack<String>>.self, ModifiedContent<Text, Int>.self,
      ModifiedContent<Int, Bold>.self, _ConditionalContent<Text, Int>.self,
      _OptionalContent<Bold>.self, (Text, Text).self, Bold.self,
    ] as [Any.Type])
  func noView(_ type: Any.Type) { #expect(ViewTypes.view(type) == nil) }

  @Test(
    "a dynamic property is found with its type",
    arguments: [
      State<Int>.self, State<[String: Text]>.self, Binding<Bool?>.self, Environment<Int>.self,
      State<State<Int>>.self, AppStorage<Int>.self, FocusState<Bool>.self, Counter.self,
    ] as [Any.Type])
  func property(_ type: Any.Type) {
    #expect(
      DynamicPropertyTypes.property(type).map { ObjectIdentifier($0) } == ObjectIdentifier(type))
  }

  @Test(
    "what is no dynamic property is not found",
    arguments: [
      Int.self, Text.self, HStack<Counter>.self, Badge.self, Bold.self, [State<Int>].self,
    ] as [Any.Type])
  func noProperty(_ type: Any.Type) { #expect(DynamicPropertyTypes.property(type) == nil) }
}
