@_spi(Conformance) import TheseusCore

/// A view type of the model, `T1` and so on: a custom view with one `@State` cell and a fixed list
/// of children.
struct StructuralView<Tag, Content: View>: View {
  @State private var cell = 0
  private var lifetime = Lifetime()
  /// Which structural view of the tree this value is, in pre-order from 0.
  private let place: Int
  private let content: Content

  init(place: Int, content: Content) {
    self.place = place
    self.content = content
  }

  var body: some View {
    let life = lifetime.life
    life?.ran(at: place, showing: cell, $cell)
    return Marked(
      mark: Mark().modifier(
        _AppearanceActionModifier(
          appear: { life?.appeared() }, disappear: { life?.disappeared() })),
      content: content)
  }
}

/// A view's mark and its children, with the positions of a builder block of these two. The
/// children's block is a `TupleView`; a second one around it would only take time, for looking up
/// the tuple's type.
struct Marked<Content: View>: View {
  typealias Body = Never
  typealias OwnMark = ModifiedContent<Mark, _AppearanceActionModifier>

  let mark: OwnMark
  let content: Content

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    OwnMark._mount(view.field(at: 0), inputs.builderChild(0), into: &list)
    Content._mount(view.field(after: OwnMark.self), inputs.builderChild(1), into: &list)
  }
}

/// One element, so that the view can appear and disappear.
struct Mark: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Mark>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    list.emit(ElementNode(inputs.barePosition), inputs)
  }
}

/// A modifier type of the model, `M1` and so on: a custom modifier that returns its content.
struct PlainModifier<Tag>: ViewModifier {
  func body(content: Content) -> some View { content }
}

/// Tag types that distinguish view and modifier types by number.
enum Tags {
  enum Tag1 {}
  enum Tag2 {}
  enum Tag3 {}
  enum Tag4 {}
  enum Next<Tag> {}

  /// The tag type of number `number`, from 0. Any number has one: beyond the fourth they are
  /// nested.
  static func type(_ number: Int) -> Any.Type {
    let first: [Any.Type] = [Tag1.self, Tag2.self, Tag3.self, Tag4.self]
    guard number >= first.count else { return first[max(0, number)] }
    func next<Tag>(_ type: Tag.Type) -> Any.Type { Next<Tag>.self }
    return _openExistential(type(number - 1), do: next)
  }

  /// The number of the tag type for a name such as `T3`, from 0; nil for other names.
  static func number(of name: String) -> Int? {
    guard let number = Int(name.dropFirst()), number >= 1, number <= 64 else { return nil }
    return number - 1
  }
}
