import Foundation
import Testing
import TheseusCore
import TheseusViews

/// A small view that a reference picture shows.
struct PictureLayout: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Double
  let height: Double
  let make: @MainActor @Sendable () -> AnyView

  var testDescription: String { name }

  init<Content: View>(
    _ name: String, _ width: Double, _ height: Double,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.width = width
    self.height = height
    make = { AnyView(content()) }
  }

  static let all: [PictureLayout] = texts + stacks + controls + collections
}

private let texts = [
  PictureLayout("text-styles", 320, 260) {
    VStack(alignment: .leading) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body text, as it is without a font")
      Text("Caption").font(.caption).foregroundStyle(.secondary)
      Text("Monospaced 0123").font(.body.monospaced())
      Text("Serif italic").font(.system(.body, design: .serif)).italic()
    }
  },
  PictureLayout("text-wrapping", 220, 180) {
    Text("A text that is longer than its line is broken between words, and lines are centered.")
      .multilineTextAlignment(.center)
  },
  PictureLayout("text-truncation", 160, 110) {
    VStack(alignment: .leading) {
      Text("The end of this text is not shown").lineLimit(1)
      Text("The head of this text is not shown").lineLimit(1).truncationMode(.head)
      Text("The middle of this text is not shown").lineLimit(1).truncationMode(.middle)
    }
  },
  PictureLayout("text-runs", 320, 80) {
    Text("Runs ").font(.caption) + Text("of different ").font(.title).bold()
      + Text("sizes").foregroundStyle(.red) + Text(" share a baseline").underline()
  },
  PictureLayout("text-spacing", 280, 140) {
    VStack(alignment: .leading) {
      Text("Kerning").kerning(4)
      Text("Tracking").tracking(-1)
      Text("Lines that stand\nfarther apart").lineSpacing(10)
    }
  },
]

private let stacks = [
  PictureLayout("baselines", 280, 80) {
    HStack(alignment: .firstTextBaseline) {
      Text("Small").font(.caption)
      Text("Large").font(.largeTitle)
      Text("two\nlines")
    }
  },
  PictureLayout("spacers", 300, 60) {
    HStack {
      Text("Leading")
      Spacer()
      Text("Middle")
      Spacer()
      Text("Trailing")
    }
  },
  PictureLayout("frames", 240, 140) {
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.2)).frame(width: 200, height: 100)
      Text("Corner").padding(8)
    }
  },
  PictureLayout("shapes", 300, 100) {
    HStack(spacing: 12) {
      Circle().fill(.orange).frame(width: 60, height: 60)
      Capsule().stroke(.green, lineWidth: 3).frame(width: 80, height: 40)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 60))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 60, y: 60))
        path.closeSubpath()
      }.fill(.purple).frame(width: 60, height: 60)
    }
  },
  PictureLayout("gradient", 240, 80) {
    Rectangle().fill(
      LinearGradient(colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing))
  },
  PictureLayout("grid", 300, 120) {
    Grid(alignment: .leading) {
      GridRow {
        Text("Name").bold()
        Text("Value").bold()
      }
      GridRow {
        Text("Width")
        Text("300 points")
      }
      GridRow {
        Text("Height")
        Text("120 points")
      }
    }
  },
  PictureLayout("padding-border", 240, 110) {
    GroupBox("Group") { Text("What belongs together").padding(4) }
  },
]

private let controls = [
  PictureLayout("buttons", 320, 60) {
    HStack {
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}.buttonStyle(.plain)
    }
  },
  PictureLayout("toggles", 220, 130) {
    VStack(alignment: .leading) {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
    }
  },
  PictureLayout("ranges", 300, 140) {
    VStack {
      Slider(value: .constant(0.3))
      ProgressView("Copying", value: 0.6)
      Stepper("Count 3", value: .constant(3))
    }
  },
  PictureLayout("pickers", 320, 170) {
    VStack(alignment: .leading) {
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(0)
        Text("Orange").tag(1)
      }
      Picker("Span", selection: .constant(0)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
      }.pickerStyle(.segmented)
      Picker("How often", selection: .constant(1)) {
        Text("Daily").tag(0)
        Text("Weekly").tag(1)
      }.pickerStyle(.inline)
    }
  },
  PictureLayout("disabled", 260, 70) {
    HStack {
      Button("Cannot be used") {}.buttonStyle(.bordered)
      Toggle("Nor this", isOn: .constant(true))
    }.disabled(true)
  },
]

private let collections = [
  PictureLayout("list", 260, 180) {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Orange")
      }
      Section("Vegetables") { Label("Carrot", systemImage: "star.fill") }
    }
  },
  PictureLayout("scroll", 200, 120) {
    ScrollView {
      VStack(alignment: .leading) { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
    }
  },
  PictureLayout("navigation", 320, 140) {
    NavigationStack {
      Text("Content").navigationTitle("A title that is shown")
    }
  },
]
