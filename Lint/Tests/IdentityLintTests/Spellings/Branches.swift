struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}
// spelling: conditional_modifier: a helper with a condition
extension View {
  @ViewBuilder func when<Content: View>(_ isOn: Bool, then change: (Self) -> Content) -> some View {
    if isOn { change(self) } else { self }
  }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().when(isBold) { $0.border(.red) }
  }
}
// spelling: conditional_modifier: a view modifier
struct Framed: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    if isOn { content.border(.red) } else { content }
  }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().modifier(Framed(isOn: isBold))
  }
}
// spelling: conditional_modifier: a view modifier behind an extension
struct Framed: ViewModifier {
  let color: Color?
  func body(content: Content) -> some View {
    if let color { content.border(color) } else { content }
  }
}
extension View { func framed(_ color: Color?) -> some View { modifier(Framed(color: color)) } }
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().framed(isBold ? .red : nil)
  }
}
// spelling: conditional_modifier: a switch
enum Mark { case plain, wrong }
extension View {
  @ViewBuilder func marked(_ mark: Mark) -> some View {
    switch mark {
    case .plain: self
    case .wrong: self.border(.red)
    }
  }
}
struct Page: View {
  @State private var mark = Mark.plain
  var body: some View {
    Button("Check") { mark = .wrong }
    Button("Reset") { mark = .plain }
    Field().marked(mark)
  }
}
// spelling: conditional_modifier: an erased helper with a ternary
extension View {
  func bordered(_ isOn: Bool) -> AnyView { isOn ? AnyView(border(.red)) : AnyView(self) }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().bordered(isBold)
  }
}
// spelling: missed conditional_modifier: a transform with branches
extension View {
  func transform<T: View>(@ViewBuilder _ change: (Self) -> T) -> T { change(self) }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().transform { field in
      if isBold { field.border(.red) } else { field }
    }
  }
}
// spelling: view_in_branches: a local view in two arms
struct Page: View {
  @State private var isBold = false
  var body: some View {
    let field = Field()
    Toggle("Bold", isOn: $isBold)
    if isBold { field.border(.red) } else { field }
  }
}
// spelling: view_in_branches: a computed view in two arms
struct Page: View {
  @State private var isBold = false
  private var field: some View { Field() }
  @ViewBuilder private var styled: some View {
    if isBold { field.border(.red) } else { field }
  }
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    styled
  }
}
// spelling: conditional_modifier: a wrapper with content
struct Wrapped<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: Content
  var body: some View {
    if isOn { ScrollView { content } } else { content }
  }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Wrapped(isOn: isBold) { Field() }
  }
}
// spelling: conditional_modifier: a guard
extension View {
  func bordered(_ isOn: Bool) -> some View {
    guard isOn else { return AnyView(self) }
    return AnyView(border(.red))
  }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().bordered(isBold)
  }
}
// spelling: conditional_modifier: an optional helper
extension View {
  @ViewBuilder func unwrap<V, T: View>(_ value: V?, _ change: (Self, V) -> T) -> some View {
    if let value { change(self, value) } else { self }
  }
}
struct Page: View {
  @State private var badge: Int?
  var body: some View {
    Button("Set") { badge = 1 }
    Button("Clear") { badge = nil }
    Field().unwrap(badge) { $0.badge($1) }
  }
}
// spelling: view_in_branches: one view in two stacks
struct Page: View {
  @State private var isWide = false
  var body: some View {
    Toggle("Wide", isOn: $isWide)
    if isWide {
      HStack {
        Field(); Text("a")
      }
    } else {
      VStack {
        Field(); Text("a")
      }
    }
  }
}
// spelling: erased_branches: erased stacks after a guard
struct Page: View {
  @State private var isWide = false
  var body: some View {
    Toggle("Wide", isOn: $isWide)
    arranged(wide: isWide)
  }
  private func arranged(wide: Bool) -> AnyView {
    let field = Field()
    guard wide else {
      return AnyView(
        VStack {
          field; Text("a")
        })
    }
    return AnyView(
      HStack {
        field; Text("a")
      })
  }
}
// spelling: erased_branches: a ternary of erased views
struct Page: View {
  @State private var isWide = false
  private var content: AnyView {
    isWide
      ? AnyView(
        HStack {
          Field(); Text("a")
        })
      : AnyView(
        VStack {
          Field(); Text("a")
        })
  }
  var body: some View {
    Toggle("Wide", isOn: $isWide)
    content
  }
}
// spelling: erased_branches: an erasing extension in a switch
extension View { func erased() -> AnyView { AnyView(self) } }
struct Page: View {
  @State private var isWide = false
  var body: some View {
    Toggle("Wide", isOn: $isWide)
    content()
  }
  private func content() -> AnyView {
    switch isWide {
    case true:
      return HStack {
        Field(); Text("a")
      }.erased()
    case false:
      return VStack {
        Field(); Text("a")
      }.erased()
    }
  }
}
// spelling: erased_branches: a variable that is wrapped again
struct Page: View {
  @State private var isWide = false
  var body: some View {
    Toggle("Wide", isOn: $isWide)
    content
  }
  private var content: AnyView {
    var view = AnyView(Field())
    if isWide { view = AnyView(view.padding()) }
    return view
  }
}
// spelling: sound: erased stacks without state
struct Page: View {
  @State private var isWide = false
  var body: some View {
    Button("Wide") { isWide.toggle() }
    arranged(wide: isWide)
  }
  private func arranged(wide: Bool) -> AnyView {
    let title = Text("b")
    guard wide else {
      return AnyView(
        VStack {
          title; Text("a")
        })
    }
    return AnyView(
      HStack {
        title; Text("a")
      })
  }
}
// spelling: sound: a guard over what never changes
extension View {
  func bordered() -> AnyView {
    guard #available(iOS 17, *) else { return AnyView(self) }
    return AnyView(border(.red))
  }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().bordered()
  }
}
// spelling: sound: a ternary inside one modifier
extension View {
  func bordered(_ isOn: Bool) -> AnyView { AnyView(border(isOn ? .red : .clear)) }
}
struct Page: View {
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    Field().bordered(isBold)
  }
}
