import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("how stacks share their space, as SwiftUI computes it")
struct StackArithmeticTests {
  @Test("the least flexible view is asked first, whatever the written order")
  func flexibility() {
    let page = Measured { page in
      HStack(spacing: 0) {
        Color.red.measured("all", page)
        Color.green.frame(maxWidth: 160).measured("some", page)
        Color.blue.frame(width: 80).measured("fixed", page)
      }
    }
    #expect(page["all"] == [0, 0, 400, 384])
    #expect(page["some"] == [400, 0, 160, 384])
    #expect(page["fixed"] == [560, 0, 80, 384])
  }

  @Test(
    "equally flexible views are asked in written order: a lower bound takes from the later ones")
  func lowerBound() {
    let page = Measured(width: 600) { page in
      HStack(spacing: 0) {
        Color.red.measured("a", page)
        Color.green.frame(minWidth: 400).measured("b", page)
        Color.blue.measured("c", page)
      }
    }
    #expect(page["a"] == [0, 0, 200, 384])
    #expect(page["b"] == [200, 0, 400, 384])
    #expect(page["c"] == [600, 0, 0, 384])
  }

  @Test("a higher priority leaves the others their least size")
  func priority() {
    let page = Measured { page in
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 80).measured("a", page)
        Color.green.layoutPriority(1).measured("b", page)
        Color.blue.frame(minWidth: 40).layoutPriority(-1).measured("c", page)
      }
    }
    #expect(page["a"] == [0, 0, 80, 384])
    #expect(page["b"] == [80, 0, 520, 384])
    #expect(page["c"] == [600, 0, 40, 384])
  }

  @Test("a priority passes through frames, groups, conditionals and custom views")
  func priorityThrough() {
    struct Own: View {
      var body: some View { Color.green.layoutPriority(2) }
    }
    let page = Measured { page in
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 80).measured("a", page)
        Group { if true { Own().measured("b", page) } }
      }
    }
    #expect(page["b"] == [80, 0, 560, 384])
  }

  @Test("a priority inside a stack does not leave it")
  func priorityInside() {
    let page = Measured { page in
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 80).measured("a", page)
        HStack { Color.green.layoutPriority(1) }.measured("b", page)
      }
    }
    #expect(page["a"].suffix(2) == [320, 384])
    #expect(page["b"].suffix(2) == [320, 384])
  }

  @Test("a spacer is at least as long as its minimum, and adds to the stack's spacing")
  func spacerMinimum() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Color.red.frame(width: 80, height: 16)
          Spacer(minLength: 40)
          Color.red.frame(width: 80, height: 16).measured("b", page)
        }
        .fixedSize().measured("ideal", page)
        HStack(spacing: 0) {
          Text("left").measured("left", page)
          Spacer(minLength: 0)
          Text("right").measured("right", page)
        }
      }
    }
    #expect(page["ideal"] == [0, 0, 216, 16])
    #expect(page["b"] == [136, 0, 80, 16])
    #expect(page["right"] == [600, 16, 40, 16])
  }

  @Test("a spacer comes last: other flexible views take the space")
  func spacerIsLast() {
    let page = Measured { page in
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 560).measured("a", page)
        Spacer(minLength: 0)
        Text("b").measured("b", page)
      }
    }
    #expect(page["a"] == [0, 0, 560, 384])
    #expect(page["b"].first == 632)
  }

  @Test("two spacers center what is between them")
  func twoSpacers() {
    let page = Measured { page in
      VStack(spacing: 0) {
        Spacer()
        Color.red.frame(width: 80, height: 64).measured("a", page)
        Spacer()
      }
    }
    #expect(page["a"][1] == 160)
  }

  @Test("a spacer in a horizontal stack adds no height")
  func spacerAcross() {
    let page = Measured { page in
      VStack(spacing: 0) {
        HStack {
          Text("a"); Spacer()
        }.measured("row", page)
        Color.red.measured("rest", page)
      }
    }
    #expect(page["row"] == [0, 0, 640, 16])
    #expect(page["rest"] == [0, 16, 640, 368])
  }

  @Test("a divider crosses its stack, also inside groups, custom views and erased layouts")
  func divider() {
    struct Rule: View {
      var body: some View { Group { Divider() } }
    }
    let page = Measured { page in
      VStack(spacing: 0) {
        Divider().measured("in column", page)
        HStack(spacing: 0) {
          Text("a"); Rule().measured("in row", page)
        }.frame(height: 64)
        AnyLayout(HStackLayout(spacing: 0)).callAsFunction {
          Text("a")
          Divider().measured("erased", page)
        }
        .frame(height: 64)
        ZStack { Divider().measured("on top", page) }
      }
    }
    #expect(page["in column"][2] == 640)
    #expect(page["in row"][3] == 64 && page["in row"][2] <= 8)
    #expect(page["erased"][3] == 64 && page["erased"][2] <= 8)
    #expect(page["on top"][2] == 640)
  }

  @Test("a stack is as large as its views, and not larger than what they take")
  func hugging() {
    let page = Measured { page in
      VStack(alignment: .trailing, spacing: 16) {
        Text("ab")
        HStack(spacing: 16) {
          Text("c"); Text("defg").measured("d", page)
        }
      }
      .measured("stack", page)
    }
    #expect(page["stack"] == [0, 0, 56, 48])
    #expect(page["d"] == [24, 32, 32, 16])
  }

  @Test("views larger than their stack overflow it from its alignment")
  func overflow() {
    let page = Measured(width: 160, height: 64) { page in
      VStack(spacing: 0) {
        Color.red.frame(width: 320, height: 64).measured("a", page)
        Color.blue.frame(height: 64).measured("b", page)
      }
      .measured("stack", page)
    }
    #expect(page["stack"] == [0, 0, 320, 128])
    #expect(page["b"] == [80, 64, 160, 64])
  }

  @Test("an empty view and a false branch take neither space nor spacing")
  func nothing() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 16) {
        Text("a")
        EmptyView()
        if page === Measured.Page() { Text("never") }
        ForEach(0..<0) { Text("\($0)") }
        Text("b").measured("b", page)
      }
    }
    #expect(page["b"] == [0, 32, 8, 16])
  }

  @Test("a ZStack is as large as its largest view and proposes all of its space to each")
  func overlapping() {
    let page = Measured { page in
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 160, height: 48)
        Color.blue.frame(width: 80, height: 96).measured("b", page)
        Text("t").measured("t", page)
      }
      .measured("stack", page)
    }
    #expect(page["stack"] == [0, 0, 160, 96])
    #expect(page["b"] == [80, 0, 80, 96])
    #expect(page["t"] == [152, 80, 8, 16])
  }
}
