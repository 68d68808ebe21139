import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Where pages show the texts of controls, and how much space controls take.
@MainActor
@Suite struct ControlPlacesTests {
  /// The frame of a node in its window.
  private func frame(_ node: ModelNode) -> CGRect {
    var frame = CGRect(x: 0, y: 0, width: node.box[2], height: node.box[3])
    var current: ModelNode? = node
    while let next = current {
      frame.origin.x += next.box[0]
      frame.origin.y += next.box[1]
      current = next.parent
    }
    return frame
  }

  private func text(_ words: String, in page: ModelPage) throws -> ModelNode {
    try #require(page.root.all.first { $0.ownText == words })
  }

  private struct Choices: View {
    let style: any PickerStyle
    @State private var size = 1

    var body: some View {
      AnyView(
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(style))
    }
  }

  @Test("the text of a pop-up button and of a segment is in the middle of its height")
  func choices() throws {
    for style in [MenuPickerStyle() as any PickerStyle, SegmentedPickerStyle()] {
      let page = try ModelPage { Choices(style: style) }
      let text = try text("Large", in: page)
      let around = try #require(
        sequence(first: text, next: \.parent).first {
          $0.parts.contains { $0 == "button" || $0 == "segment" }
        })
      let (inner, outer) = (frame(text), frame(around))
      #expect(inner.height > 0 && inner.height < outer.height)
      #expect(abs(inner.midY - outer.midY) <= 1, "\(style)")
    }
  }

  @Test("a date and the words of a progress bar are in the middle of their control")
  func words() throws {
    let page = try ModelPage {
      VStack {
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 0)),
          displayedComponents: .date)
        ProgressView("Progress", value: 0.4)
      }
    }
    for kind in ["picker", "progressBar"] {
      let node = try page.find(kind)
      /// The top and the height of a piece.
      func place(_ piece: String) throws -> [Double] {
        let fields = try #require(
          node.pieces.lazy.compactMap(\.array).first { $0.first?.string == piece })
        return [fields[2], fields[4]].compactMap(\.number)
      }
      let (text, part) = (try place("t"), try place("c"))
      try #require(text.count == 2 && part.count == 2)
      #expect(text[1] < part[1])
      #expect(abs(text[0] + text[1] / 2 - part[0] - part[1] / 2) <= 1, "\(kind)")
    }
  }

  private struct Fields: View {
    @State private var text = ""

    var body: some View {
      Form {
        TextField("Name", text: $text)
        TextField("Notes", text: $text, axis: .vertical).lineLimit(3...6)
      }
    }
  }

  @Test("the title of a field in a form is beside the first line of its text")
  func titles() throws {
    let page = try ModelPage { Fields() }
    let fields = try page.root.all.filter { $0.isTextField }
    try #require(fields.count == 2)
    for (field, title) in zip(fields, ["Name", "Notes"]) {
      let pad = (field.attributes["pad"]?.array ?? []).compactMap(\.number)
      try #require(pad.count == 4)
      let difference = try frame(text(title, in: page)).minY - frame(field).minY - pad[0]
      #expect(abs(difference) <= 1, "\(title)")
    }
  }

  @Test("the buttons of a confirmation dialog stand apart, and the last one is that which cancels")
  func confirmation() throws {
    let page = try ModelPage(width: 600) {
      Color.clear.confirmationDialog("Save first?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
        Button("Discard", role: .destructive) {}
      }
    }
    let frames = try ["Save", "Discard", "Cancel"].map { frame(try page.find("button", $0)) }
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(abs(lower.minY - upper.maxY - 8) < 0.01)
    }
  }

  private struct Details: View {
    @State private var text = ""
    let after: String

    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading) {
          Text("Title").font(.headline)
          Text("Caption")
          TextField("Details", text: $text, axis: .vertical).lineLimit(6...12)
          HStack {
            Spacer()
            Button(after) {}
          }
        }
        .frame(idealWidth: 448, maxWidth: 448)
      }
    }
  }

  @Test("a field shows the rows that it reserves, and the sheet ends below its last control")
  func reservedRows() throws {
    let page = try ModelPage(width: 800) { Details(after: "Close") }
    let field = try page.find("textField")
    let row = frame(try text("Caption", in: page)).height
    #expect(field.box[3] >= 6 * row)
    let panel = try #require(page.root.all.first { $0.kind == "dialog" })
    let edge = try #require(panel.panelFrame)
    let button = frame(try page.find("button", "Close"))
    #expect(abs(edge.maxY - button.maxY - 20) <= 1)
  }

  private struct Bar: View {
    @State private var text = ""
    var body: some View {
      VStack(spacing: 0) {
        TextField("Bar", text: $text)
        TextField("Box", text: $text).frame(width: 100)
        TextField("Lines", text: $text, axis: .vertical)
        TextField("Plain", text: $text).textFieldStyle(.plain)
      }
    }
  }

  @Test("the text of a field that is as wide as the window starts where that of rows does")
  func bars() throws {
    let page = try ModelPage(width: 400) { Bar() }
    func pad(_ placeholder: String) throws -> [Double] {
      let field = try #require(
        page.root.all.first { $0.attribute("placeholder") == placeholder })
      return (field.attributes["pad"]?.array ?? []).compactMap(\.number)
    }
    // Top, trailing, bottom, leading.
    #expect(try pad("Bar") == [4, 16, 4, 16])
    #expect(try pad("Lines") == [4, 16, 4, 16])
    #expect(try pad("Box") == [4, 8, 4, 8])
    #expect(try pad("Plain") == [0, 0, 0, 0])
    try page.send(.resize(CGSize(width: 100, height: 600)))
    #expect(try pad("Box") == [4, 16, 4, 16])
    try page.send(.resize(CGSize(width: 101, height: 600)))
    #expect(try pad("Box") == [4, 8, 4, 8])
  }
}

extension ModelNode {
  /// The frame of the panel that a layer draws.
  fileprivate var panelFrame: CGRect? {
    for piece in pieces {
      guard let fields = piece.array, fields.first?.string == "c", fields.count > 5,
        fields[5].string?.hasPrefix("panel") == true
      else { continue }
      let box = fields[1...4].compactMap(\.number)
      return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    }
    return nil
  }
}
