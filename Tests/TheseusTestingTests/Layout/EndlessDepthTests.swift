import TheseusViews
import TheseusTesting
import Testing

/// A stack asks its children for their greatest lengths. Views on top of each other that fill what
/// they are offered have none, wherever their guides meet.
@MainActor
@Suite("Views on top of each other fill what a stack offers them")
struct EndlessDepthTests {
  private static let forms: [(name: String, view: @MainActor (Sizes) -> AnyView)] = [
    ("a color", { sizes in AnyView(ZStack { sizes.note("area") }) }),
    (
      "a color behind a text",
      { sizes in
        AnyView(
          ZStack {
            sizes.note("area"); Text("front")
          })
      }
    ),
    (
      "a text behind it",
      { sizes in
        AnyView(
          ZStack {
            Text("front"); sizes.note("area")
          })
      }
    ),
    (
      "at a corner",
      { sizes in
        AnyView(
          ZStack(alignment: .topLeading) {
            sizes.note("area"); Text("front")
          })
      }
    ),
    (
      "at the end",
      { sizes in
        AnyView(
          ZStack(alignment: .bottomTrailing) {
            sizes.note("area"); Text("front")
          })
      }
    ),
    (
      "at a baseline",
      { sizes in
        AnyView(
          ZStack(alignment: .leadingLastTextBaseline) {
            sizes.note("area"); Text("front")
          })
      }
    ),
    ("two deep", { sizes in AnyView(ZStack { ZStack { sizes.note("area") } }) }),
    (
      "as a layout",
      { sizes in
        AnyView(
          ZStackLayout() {
            sizes.note("area"); Text("front")
          })
      }
    ),
    ("as any layout", { sizes in AnyView(AnyLayout(ZStackLayout()) { sizes.note("area") }) }),
    (
      "with a guide of its own",
      { sizes in
        AnyView(ZStack { sizes.note("area").alignmentGuide(.leading) { $0[.leading] } })
      }
    ),
    ("in a group", { sizes in AnyView(Group { ZStack { sizes.note("area") } }) }),
    ("in a frame", { sizes in AnyView(ZStack { sizes.note("area") }.frame(maxWidth: .infinity)) }),
    ("in a stack across", { sizes in AnyView(HStack { ZStack { sizes.note("area") } }) }),
    (
      "behind a stack with a guide",
      { sizes in
        AnyView(
          ZStack {
            sizes.note("area")
            VStack(alignment: .leading) {
              Text("front").alignmentGuide(.leading) { _ in 8 }
              Color.clear.frame(width: 16, height: 16)
            }
          })
      }
    ),
  ]

  @Test("above a text", arguments: 0..<14)
  func above(_ index: Int) {
    let form = Self.forms[index]
    let sizes = Sizes()
    let laid = Laid(20, 10) {
      VStack(spacing: 0) {
        form.view(sizes)
        Text("below")
      }
    }
    #expect(sizes.last["area"] == [20, 9], "\(form.name)")
    #expect(laid["below"].dropFirst().first == 9, "\(form.name)")
  }

  @Test("below a text", arguments: 0..<14)
  func below(_ index: Int) {
    let form = Self.forms[index]
    let sizes = Sizes()
    let laid = Laid(20, 10) {
      VStack(spacing: 0) {
        Text("above")
        form.view(sizes)
      }
    }
    #expect(sizes.last["area"] == [20, 9], "\(form.name)")
    #expect(laid["above"].dropFirst().first == 0, "\(form.name)")
  }

  @Test("before a text", arguments: 0..<14)
  func before(_ index: Int) {
    let form = Self.forms[index]
    let sizes = Sizes()
    let laid = Laid(20, 10) {
      HStack(spacing: 0) {
        form.view(sizes)
        Text("after")
      }
    }
    #expect(sizes.last["area"] == [15, 10], "\(form.name)")
    #expect(laid["after"].first == 15, "\(form.name)")
  }

  @Test("the tests above run for every form")
  func all() { #expect(Self.forms.count == 14) }

  @Test("each gets an equal part")
  func several() {
    let sizes = Sizes()
    _ = Laid(20, 10) {
      VStack(spacing: 0) {
        ZStack { sizes.note("first") }
        Text("between")
        ZStack { sizes.note("last") }
        Text("below")
      }
    }
    #expect(sizes.last["first"] == [20, 4])
    #expect(sizes.last["last"] == [20, 4])
  }

  @Test("in a row of a grid above another")
  func grid() {
    let sizes = Sizes()
    let laid = Laid(20, 10) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ZStack { sizes.note("area") } }
        GridRow { Text("below") }
      }
    }
    #expect(sizes.last["area"] == [20, 9])
    #expect(laid["below"].dropFirst().first == 9)
  }
}
