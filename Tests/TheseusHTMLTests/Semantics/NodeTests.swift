import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// The node of each kind of control.
@MainActor
@Suite struct NodeTests {
  private func node<Content: View>(
    _ kind: String, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> ModelNode {
    try ModelPage { content() }.find(kind)
  }

  @Test("a text is a span")
  func aTextIsASpan() throws {
    let node = try node("text") { Text("Hello") }
    #expect(node.tag == "span" && node.name == "Hello")
    #expect(node.attribute("role") == nil)
  }

  @Test("a text that is read differently has a label")
  func aTextThatIsReadDifferentlyHasALabel() throws {
    let node = try node("text") { Text("5 °C").accessibilityLabel("five degrees") }
    #expect(node.attribute("aria-label") == "five degrees")
    #expect(node.attribute("role") == "img")
  }

  @Test("a text that is cut off is read whole")
  func aTextThatIsCutOffIsReadWhole() throws {
    let node = try node("text") { Text("A rather long text").lineLimit(1).frame(width: 60) }
    #expect(node.ownText.hasSuffix("…"))
    #expect(node.name == "A rather long text")
  }

  @Test("headings have their level")
  func headingsHaveTheirLevel() throws {
    #expect(
      try node("heading") { Text("A").accessibilityAddTraits(.isHeader) }.tag == "h2")
    #expect(
      try node("heading") {
        Text("A").accessibilityAddTraits(.isHeader).accessibilityHeading(.h4)
      }.tag == "h4")
  }

  @Test("a button is named by its texts")
  func aButtonIsNamedByItsTexts() throws {
    let node = try node("button") {
      Button {
      } label: {
        HStack {
          Text("Add")
          Text("one")
        }
      }
    }
    #expect(node.tag == "button" && node.attribute("on") == "c")
    #expect(node.attribute("aria-label") == nil && node.name == "Add, one")
  }

  @Test("a disabled button is disabled and reports nothing")
  func aDisabledButtonIsDisabledAndReportsNothing() throws {
    let node = try node("button") { Button("A") {}.disabled(true) }
    #expect(node.attribute("disabled") == "true")
    #expect(node.attribute("on")?.contains("c") != true)
  }

  @Test("a toggle is a switch")
  func aToggleIsASwitch() throws {
    let node = try node("toggle") { Toggle("Wifi", isOn: .constant(true)) }
    #expect(node.tag == "button" && node.attribute("role") == "switch")
    #expect(node.attribute("aria-checked") == "true")
  }

  @Test("a slider is a range")
  func aSliderIsARange() throws {
    let node = try node("slider") { Slider(value: .constant(3.0), in: 1...9, step: 2) }
    #expect(node.tag == "input" && node.attribute("type") == "range")
    #expect(node.attribute("min") == "1.0" && node.attribute("max") == "9.0")
    #expect(node.attribute("step") == "2.0" && node.attribute("value") == "3.0")
  }

  @Test("a field is an input with its traits")
  func aFieldIsAnInputWithItsTraits() throws {
    let node = try node("textField") {
      TextField("Mail", text: .constant("a@b")).keyboardType(.emailAddress)
        .textContentType(.emailAddress).submitLabel(.send).autocorrectionDisabled()
        .textInputAutocapitalization(.never)
    }
    #expect(node.tag == "input" && node.attribute("type") == "text")
    #expect(node.value == "a@b")
    #expect(node.attribute("inputmode") == "email" && node.attribute("autocomplete") == "email")
    #expect(node.attribute("enterkeyhint") == "send")
    #expect(node.attribute("autocapitalize") == "none" && node.attribute("spellcheck") == "false")
    #expect(node.ownText == "")
  }

  @Test("a secure field is a password")
  func aSecureFieldIsAPassword() throws {
    let node = try node("secureField") { SecureField("Key", text: .constant("abc")) }
    #expect(node.attribute("type") == "password" && node.ownText == "")
  }

  @Test("an editor is a textarea")
  func anEditorIsATextarea() throws {
    #expect(try node("textField") { TextEditor(text: .constant("a\nb")) }.value == "a\nb")
    #expect(try node("textField") { TextEditor(text: .constant("a")) }.tag == "textarea")
  }

  @Test("links open only safe addresses")
  func linksOpenOnlySafeAddresses() throws {
    let safe = try #require(URL(string: "https://example.org/a?b=c"))
    let unsafe = try #require(URL(string: "javascript:alert(1)"))
    let node = try node("link") { Link("Site", destination: safe) }
    #expect(node.tag == "a" && node.attribute("href") == "https://example.org/a?b=c")
    #expect(try self.node("link") { Link("Bad", destination: unsafe) }.attribute("href") == nil)
  }

  @Test("lists have rows")
  func listsHaveRows() throws {
    let page = try ModelPage { List(0..<3, id: \.self) { Text("Row \($0)") } }
    let list = try page.find("list")
    #expect(list.attribute("role") == "list" && list.attribute("scroll") == "y")
    let rows = list.children.filter { $0.kind == "row" }
    #expect(rows.map(\.name) == ["Row 0", "Row 1", "Row 2"])
    #expect(rows.allSatisfy { $0.attribute("role") == "listitem" })
  }

  @Test("tabs say which is selected")
  func tabsSayWhichIsSelected() throws {
    let page = try ModelPage {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      }
    }
    let tabs = try page.root.all.filter { $0.kind == "tab" }
    #expect(tabs.map { $0.attribute("aria-selected") } == ["true", "false"])
    #expect(try page.find("tabList").attribute("role") == "tablist")
  }

  @Test("images have their label")
  func imagesHaveTheirLabel() throws {
    let node = try node("image") { Image(systemName: "star").accessibilityLabel("Favorite") }
    #expect(node.attribute("role") == "img" && node.attribute("aria-label") == "Favorite")
  }

  @Test("progress is read")
  func progressIsRead() throws {
    let node = try node("progressBar") { ProgressView("Load", value: 0.25) }
    #expect(node.attribute("role") == "progressbar")
    #expect(node.attribute("aria-valuenow") == "0.25")
  }

  @Test("a disclosure says whether it is open")
  func aDisclosureSaysWhetherItIsOpen() throws {
    let page = try ModelPage { DisclosureGroup("More") { Text("inside") } }
    #expect(try page.find("disclosure").attribute("aria-expanded") == "false")
    try page.click("disclosure", "More")
    #expect(try page.find("disclosure").attribute("aria-expanded") == "true")
    #expect(try page.find("text", "inside").tag == "span")
  }

  @Test("a menu button is a button that opens a menu")
  func aMenuButtonIsAButtonThatOpensAMenu() throws {
    let page = try ModelPage {
      Menu("Outer") { Menu("Inner") { Button("Deep") {} } }
    }
    let outer = try page.find("menu", "Outer")
    #expect(outer.tag == "button" && outer.attribute("role") == nil)
    #expect(outer.attribute("aria-haspopup") == "menu")
    try page.click("menu", "Outer")
    let inner = try #require(
      page.root.all.first { $0.attribute("role") == "menuitem" && $0.name == "Inner" })
    #expect(inner.tag == "button" && inner.attribute("aria-haspopup") == "menu")
  }

  @Test("the root is the main landmark")
  func theRootIsTheMainLandmark() throws {
    #expect(try ModelPage { Text("A") }.root.tag == "main")
  }

  @Test("a dialog is named by its first text")
  func aDialogIsNamedByItsFirstText() throws {
    let page = try ModelPage {
      Text("Below").sheet(isPresented: .constant(true)) { Text("Inside") }
    }
    #expect(try page.find("dialog").attribute("aria-label") == "Inside")
    #expect(try page.find("dialog").attribute("on") == "p")
  }

  @Test("hidden views have no node")
  func hiddenViewsHaveNoNode() throws {
    let page = try ModelPage {
      VStack {
        Text("shown")
        Text("hidden").hidden()
        Text("silent").accessibilityHidden(true)
      }
    }
    #expect(try page.root.all.map(\.ownText).joined() == "shownsilent")
    #expect(try page.root.first("text", "silent") == nil)
  }

  @Test("views that only lay out have no nodes")
  func layoutHasNoNodes() throws {
    let page = try ModelPage {
      VStack { HStack { VStack { HStack { Text("deep").padding().frame(width: 200) } } } }
    }
    #expect(try page.root.children.count == 1)
    #expect(try page.root.children[0].children.isEmpty)
  }

  @Test("opacity, clips and orders are attributes")
  func opacityClipsAndOrdersAreAttributes() throws {
    let page = try ModelPage {
      ZStack {
        Text("front").zIndex(1)
        Text("half").opacity(0.5)
        Color.red.frame(width: 40, height: 40).clipped()
      }
    }
    #expect(try page.root.all.contains { $0.attribute("z") == "1.0" && $0.name == "front" })
    #expect(try page.root.all.contains { $0.attribute("opacity") == "0.5" })
    #expect(try page.root.all.contains { $0.attribute("clip") == "true" })
  }

  @Test("only a node with a menu of its own announces it, in place of the browser's")
  func menus() throws {
    let page = try ModelPage {
      VStack {
        Text("with").contextMenu { Button("Delete") {} }
        Text("tapped").onTapGesture {}
        Text("old").contextMenu(ContextMenu { Button("Copy") {} })
        Text("none").contextMenu(nil as ContextMenu<Text>?)
      }
    }
    let announced = try page.root.all.filter { $0.attribute("on")?.contains("m") == true }
    #expect(announced.map(\.name) == ["with", "old"])
  }

  @Test("keys are unique and the same in another run")
  func keysAreUniqueAndTheSameInAnotherRun() throws {
    func keys() throws -> [String] {
      try ModelPage {
        List(0..<5, id: \.self) { row in HStack { ForEach(0..<2) { Text("\(row) \($0)") } } }
      }
      .root.all.map(\.key)
    }
    let first = try keys()
    #expect(Set(first).count == first.count)
    #expect(try keys() == first)
  }
}
