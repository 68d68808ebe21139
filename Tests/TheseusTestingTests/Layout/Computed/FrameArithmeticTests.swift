import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("sizes of frames, as SwiftUI computes them")
struct FrameArithmeticTests {
  @Test("with a lower and an upper bound, the proposal is clamped")
  func bothBounds() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(minWidth: 96, maxWidth: 304, maxHeight: 16).measured("wide", page)
        Text("ab").frame(minWidth: 96, maxWidth: 304).measured("text", page)
        Color.red.frame(minWidth: 96, maxWidth: 304, maxHeight: 16)
          .measured("narrow", page).frame(width: 48, alignment: .leading)
      }
    }
    #expect(page["wide"] == [0, 0, 304, 16])
    #expect(page["text"] == [0, 16, 304, 16])
    #expect(page["narrow"] == [0, 32, 96, 16])
  }

  @Test("with a lower bound only, the frame is as large as its content between bound and proposal")
  func lowerBound() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").frame(minWidth: 96).measured("text", page)
        Color.red.frame(width: 200, height: 16).frame(minWidth: 96).measured("fits", page)
        Color.red.frame(width: 200, height: 16).frame(minWidth: 96)
          .measured("over", page).frame(width: 160, alignment: .leading)
      }
    }
    #expect(page["text"] == [0, 0, 96, 16])
    #expect(page["fits"] == [0, 16, 200, 16])
    #expect(page["over"] == [0, 32, 160, 16])
  }

  @Test("with an upper bound only, the frame takes the proposal between its content and the bound")
  func upperBound() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").frame(maxWidth: 304).measured("text", page)
        Color.red.frame(width: 400, height: 16).frame(maxWidth: 304).measured("over", page)
        Color.red.frame(width: 160, height: 16).frame(maxWidth: 304)
          .measured("content", page).frame(width: 80, alignment: .leading)
        Text("ab").frame(maxWidth: .infinity).measured("all", page)
      }
    }
    #expect(page["text"] == [0, 0, 304, 16])
    #expect(page["over"] == [0, 16, 304, 16])
    #expect(page["content"] == [0, 32, 160, 16])
    #expect(page["all"] == [0, 48, 640, 16])
  }

  @Test("without a proposal, a flexible frame is its ideal size, or that of its content in bounds")
  func ideal() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(minWidth: 96, idealWidth: 200, maxWidth: 304, idealHeight: 32)
          .fixedSize().measured("ideal", page)
        Text("ab").frame(maxWidth: .infinity).fixedSize().measured("text", page)
        Text("ab").frame(minWidth: 96, maxWidth: .infinity).fixedSize().measured("bound", page)
      }
    }
    #expect(page["ideal"] == [0, 0, 200, 32])
    #expect(page["text"] == [0, 32, 16, 16])
    #expect(page["bound"] == [0, 48, 96, 16])
  }

  @Test("a frame aligns content that is larger than itself as it aligns smaller content")
  func overflow() {
    let page = Measured { page in
      Color.red.frame(width: 160, height: 64).measured("child", page)
        .frame(width: 80, height: 32, alignment: .bottomTrailing).measured("frame", page)
    }
    #expect(page["frame"] == [0, 0, 80, 32])
    #expect(page["child"] == [-80, -32, 160, 64])
  }

  @Test("a fixed frame in one axis passes the other proposal on")
  func oneAxis() {
    let page = Measured { page in Color.red.frame(width: 80).measured("a", page) }
    #expect(page["a"] == [0, 0, 80, 384])
  }

  @Test("fixedSize in one axis keeps the proposal of the other")
  func fixedSizeAxis() {
    let page = Measured(width: 80, height: 16) { page in
      Text("hello brave new world").measured("inside", page)
        .fixedSize(horizontal: false, vertical: true).measured("tall", page)
    }
    // hello / brave new / world
    #expect(page["tall"] == [0, 0, 72, 48])
  }

  @Test("padding proposes less, negative padding more, and both report their own size")
  func padding() {
    let page = Measured { page in
      Color.red.measured("in", page).padding(16).padding(.leading, -32).measured("out", page)
    }
    #expect(page["out"] == [0, 0, 640, 384])
    #expect(page["in"] == [-16, 16, 640, 352])
  }

  @Test("an aspect ratio fits inside or fills the proposal")
  func aspectRatio() {
    let page = Measured { page in
      ZStack(alignment: .topLeading) {
        Color.red.aspectRatio(2, contentMode: .fit).measured("wide", page)
        Color.red.aspectRatio(0.5, contentMode: .fit).measured("tall", page)
        Color.red.aspectRatio(2, contentMode: .fill).measured("fill", page)
      }
    }
    #expect(page["wide"].suffix(2) == [640, 320])
    #expect(page["tall"].suffix(2) == [192, 384])
    #expect(page["fill"].suffix(2) == [768, 384])
  }

  @Test("an aspect ratio without a proposal in one axis follows the other")
  func aspectRatioInScrollView() {
    let page = Measured { page in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          Color.red.aspectRatio(4, contentMode: .fit).measured("a", page)
          Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill).measured("b", page)
        }
      }
    }
    #expect(page["a"].suffix(2) == [640, 160])
    #expect(page["b"] == [0, 160, 640, 320])
  }

  @Test("offset moves what is drawn, and neither siblings nor the own frame")
  func offset() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Text("a").measured("a", page).offset(x: 80, y: 32).measured("outside", page)
        Text("b").measured("b", page)
      }
    }
    #expect(page["a"] == [80, 32, 8, 16])
    #expect(page["outside"] == [0, 0, 8, 16])
    #expect(page["b"] == [0, 16, 8, 16])
  }

  @Test("position takes all of the proposal and centers its content at the point")
  func position() {
    let page = Measured { page in
      VStack(spacing: 0) {
        Text("ab").measured("ab", page).position(x: 48, y: 24).measured("all", page)
        Color.red.frame(width: 80, height: 64).measured("below", page)
      }
    }
    #expect(page["all"] == [0, 0, 640, 320])
    #expect(page["ab"] == [40, 16, 16, 16])
    #expect(page["below"] == [280, 320, 80, 64])
  }

  @Test("an overlay gets the size of its base, and may be larger")
  func overlay() {
    let page = Measured { page in
      Text("abcd")
        .overlay { Color.red.measured("same", page) }
        .overlay(alignment: .bottomTrailing) {
          Color.red.frame(width: 64, height: 48).measured("large", page)
        }
        .background(alignment: .topTrailing) {
          Color.red.frame(maxWidth: 16).measured("back", page)
        }
        .padding(.leading, 80).measured("base", page)
    }
    #expect(page["same"] == [80, 0, 32, 16])
    #expect(page["large"] == [48, -32, 64, 48])
    #expect(page["back"] == [96, 0, 16, 16])
    #expect(page["base"] == [0, 0, 112, 16])
  }

  @Test("a hidden view keeps its space, a scaled or turned one its frame")
  func unaffected() {
    let page = Measured { page in
      HStack(spacing: 0) {
        Text("abc").hidden()
        Text("d").measured("d", page)
        Text("ef").scaleEffect(2).rotationEffect(.degrees(90))
        Text("g").measured("g", page)
      }
    }
    #expect(page["d"] == [24, 0, 8, 16])
    #expect(page["g"] == [48, 0, 8, 16])
  }
}
