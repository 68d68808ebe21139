import Foundation
import PageModel
import Testing
import TheseusCells
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// The names that a browser derives for controls with images are those of the semantics tree.
@MainActor
@Suite struct ImageNameTests {
  @Test("an image beside the text of a control is no part of its name")
  func beside() throws {
    let page = try ModelPage {
      VStack {
        Button {
        } label: {
          Label("Rename", systemImage: "pencil")
        }
        Toggle(isOn: .constant(true)) { Label("Shown", systemImage: "eye") }
        Button {
        } label: {
          Label("Given", systemImage: "gear")
        }.accessibilityLabel("Settings")
      }
    }
    for (kind, name) in [("button", "Rename"), ("toggle", "Shown"), ("button", "Settings")] {
      let control = try page.find(kind, name)
      let images = control.all.filter { $0.kind == "image" }
      #expect(images.allSatisfy { $0.attribute("aria-hidden") == "true" }, "\(name)")
      #expect(images.allSatisfy { $0.attribute("role") == nil }, "\(name)")
    }
    #expect(try page.find("button", "Rename").attribute("aria-label") == nil)
  }

  @Test("a symbol that the host draws as text is no part of the name of a control")
  func drawnAsText() throws {
    let window = WindowHost(size: CGSize(width: 200, height: 100), metrics: .cells) {
      Button {
      } label: {
        Label("Settings", systemImage: "gear")
      }
    }
    window.flush()
    let mirror = WindowMirror(window)
    let client = ModelClient()
    try client.apply(try #require(mirror.nextFrame()))
    let button = try #require(client.root?.first("button"))
    #expect(button.name == "Settings")
    // The test is about this: the symbol is in the page as text.
    #expect(button.all.contains { $0 !== button && !"Settings".contains($0.ownText) })
  }

  @Test("a control with nothing but images is named by them")
  func alone() throws {
    let page = try ModelPage {
      VStack {
        Button {
        } label: {
          Image(systemName: "pencil").accessibilityLabel("Edit")
        }
        Button {
        } label: {
          HStack {
            Image(systemName: "pencil").accessibilityLabel("Edit")
            Image(systemName: "gear").accessibilityLabel("More")
          }
        }
      }
    }
    #expect(try page.find("button", "Edit").attribute("aria-label") == "Edit")
    #expect(try page.find("button", "Edit, More").attribute("aria-label") == "Edit, More")
  }

  @Test("an image by itself, and in a row, is read")
  func byItself() throws {
    let page = try ModelPage {
      VStack {
        Image(systemName: "pencil").accessibilityLabel("Edit")
        List {
          HStack {
            Text("Row"); Image(systemName: "gear").accessibilityLabel("More")
          }
        }
      }
    }
    for name in ["Edit", "More"] {
      let image = try page.find("image", name)
      #expect(image.attribute("aria-hidden") == nil && image.attribute("role") == "img")
    }
  }
}
