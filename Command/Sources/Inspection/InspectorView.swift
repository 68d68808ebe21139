import Foundation
import Theseus
import TheseusLink

/// The tree of views beside the selected one, above the updates.
public struct InspectorView: View {
  @Bindable var model: InspectorModel

  public init(model: InspectorModel) { self.model = model }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(title).bold()
        Spacer()
        Toggle("Framework", isOn: $model.showsFramework)
        Toggle("Highlight", isOn: $model.highlights)
        Button(model.isPicking ? "Cancel" : "Pick") { model.pick() }
          .keyboardShortcut("p", modifiers: .control)
        Button("Save Trace") { model.saveTrace(to: Self.traceFile(of: model.program)) }
          .keyboardShortcut("s", modifiers: .control)
      }
      .disabled(!model.isConnected)
      Divider()
      HStack(alignment: .top) {
        ViewTree(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider()
        DetailsView(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      Divider()
      TimelineList(model: model).frame(maxHeight: .infinity)
      Divider()
      Text(model.message.isEmpty ? " " : model.message)
        .lineLimit(1)
        .foregroundStyle(model.messageIsError ? Color.red : Color.secondary)
    }
  }

  private var title: String {
    if !model.program.isEmpty { return model.program }
    return model.isConnected ? "connecting…" : "not connected"
  }

  /// In the folder in which the inspector was started.
  static func traceFile(of program: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    for number in 1...999 {
      let path = "\(folder)/\(program)\(number == 1 ? "" : "-\(number)").trace"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
    return "\(folder)/\(program).trace"
  }
}

/// The views with their state.
struct ViewTree: View {
  @Bindable var model: InspectorModel

  var body: some View {
    List(model.rows, selection: $model.selection) { row in
      HStack {
        Text(String(repeating: "  ", count: min(row.depth, 24)) + row.view.type)
          .foregroundStyle(row.view.isDevelopers ? Color.primary : Color.secondary)
        if row.view.runs > 0 { Text("×\(row.view.runs)").foregroundStyle(.secondary) }
        Text(row.view.state).lineLimit(1).foregroundStyle(.secondary)
        Spacer(minLength: 0)
      }
    }
  }
}

/// The selected view: why it ran, what it read, its values.
struct DetailsView: View {
  let model: InspectorModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if let view = model.selectedView {
          Text(view.type).bold()
          Text(view.path).lineLimit(3).foregroundStyle(.secondary)
          if let details = model.details, details.view == view.id {
            Part("Why it ran", details.reasons, none: "It has not run since.")
            Part("What it read", details.reads, none: "Nothing that changes.")
            Text("State").bold().padding(.top)
            if details.values.isEmpty { Text("It has no state.").foregroundStyle(.secondary) }
            ForEach(details.values) { value in
              ValueRow(value: value) { model.set(value, to: $0) }.id("\(view.id) \(value.id)")
            }
          }
        } else {
          Text("Select a view, or pick one on the program's screen.").foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private struct Part: View {
    let title: String
    let lines: [String]
    let none: String

    init(_ title: String, _ lines: [String], none: String) {
      (self.title, self.lines, self.none) = (title, lines, none)
    }

    var body: some View {
      Text(title).bold().padding(.top)
      if lines.isEmpty { Text(none).foregroundStyle(.secondary) }
      ForEach(lines, id: \.self) { Text($0) }
    }
  }
}

/// One value of the state: a switch, a field, or only its text where it cannot be set.
struct ValueRow: View {
  let value: InspectedDetails.Value
  let set: (String) -> Void
  @State private var draft = ""

  var body: some View {
    HStack {
      Text(value.name)
      if value.index == nil {
        Text(value.words).foregroundStyle(.secondary)
      } else if value.json == "true" || value.json == "false" {
        Toggle(
          value.json == "true" ? "true" : "false",
          isOn: Binding(get: { value.json == "true" }, set: { set($0 ? "true" : "false") }))
      } else {
        TextField("value", text: $draft).onSubmit { set(Self.json(draft, of: value)) }
      }
    }
    .onAppear { draft = Self.text(value.json) }
    .onChange(of: value.json) { draft = Self.text(value.json) }
  }

  /// A text without its quotes, everything else as JSON.
  static func text(_ json: String?) -> String {
    guard let json else { return "" }
    return (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? json
  }

  /// A text gets its quotes where the value is a text, and where it is nothing that JSON knows.
  static func json(_ text: String, of value: InspectedDetails.Value) -> String {
    let isNull = text == "null" && value.json?.hasPrefix("\"") != true
    let isText =
      value.json?.hasPrefix("\"") == true
      || !isNull && value.type.hasSuffix("Optional<Swift.String>")
      || (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
        == nil
    guard isText, let data = try? JSONEncoder().encode(text) else { return text }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The updates, the latest first, and the selected one in full.
struct TimelineList: View {
  @Bindable var model: InspectorModel

  var body: some View {
    HStack(alignment: .top) {
      List(model.updates.reversed(), selection: $model.selectedUpdate) { update in
        Text(Self.title(update))
          .lineLimit(1)
          .foregroundStyle(update.resets.isEmpty ? Color.primary : Color.red)
      }
      .frame(maxWidth: .infinity)
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          if let update = model.updates.last(where: { $0.number == model.selectedUpdate })
            ?? model.updates.last
          {
            Text(Self.title(update)).bold()
            let lines =
              update.causes.map { "wrote \($0)" } + update.resets.map { "RESET \($0)" }
              + update.lines
            ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
          } else {
            Text("No updates since.").foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxWidth: .infinity)
    }
  }

  /// `#3 at 1.204 s: Counter.count 3→4`
  static func title(_ update: InspectedUpdate) -> String {
    let milliseconds = Int((update.time * 1_000).rounded())
    let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
    let causes = update.causes.isEmpty ? "no writes" : update.causes.joined(separator: ", ")
    let input = update.input.map { "\($0): " } ?? ""
    return "#\(update.number) at \(milliseconds / 1_000).\(fraction) s: \(input)\(causes)"
  }
}
