import Foundation
import Theseus

/// An app with a control of each kind, with a list that is empty, and with something to present in
/// each way.
struct ControlsApp: App {
  var body: some Scene {
    WindowGroup("Controls") { ControlsView() }
  }
}

struct ControlsView: View {
  @State private var shown: Presented?
  @State private var size = "Medium"
  @State private var name = ""
  @State private var notes = ""
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var count = 2
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var color = Color.blue
  @State private var presses = ""

  private enum Presented {
    case popover, sheet, alert, question, long
  }

  private static let sizes = ["Small", "Medium", "Large"]

  var body: some View {
    TabView {
      form.tabItem { Text("Form") }
      VStack {
        Text("Above")
        List([String](), id: \.self) { Text($0) }.accessibilityLabel("Nothing")
        Text("Below")
      }
      .tabItem { Text("Empty") }
      NavigationStack {
        List(["One", "Two"], id: \.self) { name in
          NavigationLink(name) {
            if name == "Two" { long } else { Text("Page \(name)") }
          }
        }
        .navigationTitle("Links")
      }
      .tabItem { Text("Links") }
      nested.tabItem { Text("Nested") }
    }
  }

  /// A page that is higher than a window.
  private var long: some View {
    VStack {
      Button("Long sheet") { shown = .long }
      rows
    }
    .navigationTitle("Long")
    .sheet(isPresented: presents(.long)) { VStack { rows } }
  }

  private var rows: some View {
    ForEach(0..<50, id: \.self) { row in Button("Row \(row)") { presses = "Pressed \(row)" } }
  }

  /// Controls in the labels of others.
  private var nested: some View {
    NavigationStack {
      List {
        NavigationLink {
          Text("The page")
        } label: {
          HStack {
            Text("Leads")
            Toggle("Marked", isOn: $isOn).labelsHidden()
            Button("Inside") { presses += "i" }
            Menu("Items") { Button("Item") { presses += "m" } }
            TextField("Name", text: $name).frame(width: 90)
          }
        }
        Button {
          presses += "o"
        } label: {
          HStack {
            Text("Outside")
            Button("Within") { presses += "w" }.fixedSize()
          }
        }
        DisclosureGroup {
          Text("Unfolded")
        } label: {
          HStack {
            Text("Unfolds")
            Toggle("Chosen", isOn: $isOn)
          }
        }
        Text("Presses: \(presses)")
      }
      .navigationTitle("Nested")
    }
  }

  private var form: some View {
    Form {
      Section("Choices") {
        Picker("Size", selection: $size) { ForEach(Self.sizes, id: \.self) { Text($0) } }
          .pickerStyle(.menu)
        Picker("Kind", selection: $size) { ForEach(Self.sizes, id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Picker("List", selection: $size) { ForEach(Self.sizes, id: \.self) { Text($0) } }
          .pickerStyle(.inline)
        Toggle("Shown", isOn: $isOn)
        Toggle("Boxed", isOn: $isOn).toggleStyle(.checkbox)
      }
      Section("Values") {
        TextField("Name", text: $name)
        TextField("Notes", text: $notes, axis: .vertical).lineLimit(3...6)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Count \(count)", value: $count, in: 0...9)
        DatePicker("Day", selection: $day, displayedComponents: .date)
        ColorPicker("Color", selection: $color)
        ProgressView("Progress", value: volume)
      }
      Section("Presented") {
        HStack {
          Menu("Actions") {
            Button("First") { count = 1 }
            Button("Delete", role: .destructive) { count = 0 }
            Menu("More") { Button("Second") { count = 2 } }
          }
          Button("Popover") { shown = .popover }
            .popover(isPresented: presents(.popover)) {
              VStack {
                Text("In the popover")
                TextField("Name", text: $name).frame(width: 160)
                Button("Fine") { shown = nil }
              }
            }
          Button("Sheet") { shown = .sheet }
          Button("Alert") { shown = .alert }
          Button("Question") { shown = .question }
        }
      }
    }
    .sheet(isPresented: presents(.sheet)) {
      VStack(alignment: .leading) {
        Text("In the sheet").font(.headline)
        TextField("Notes", text: $notes, axis: .vertical).lineLimit(4...8)
        Toggle("Shown", isOn: $isOn)
        HStack {
          Spacer()
          Button("Close") { shown = nil }.keyboardShortcut(.cancelAction)
        }
      }
      .navigationTitle("Details")
      .frame(idealWidth: 400, maxWidth: 400)
    }
    .alert("Delete all?", isPresented: presents(.alert)) {
      TextField("Name", text: $name)
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    .confirmationDialog("Save first?", isPresented: presents(.question), titleVisibility: .visible)
    {
      Button("Save") {}
      Button("Discard", role: .destructive) {}
    }
  }

  private func presents(_ wanted: Presented) -> Binding<Bool> {
    Binding {
      shown == wanted
    } set: { isShown in
      if isShown { shown = wanted } else if shown == wanted { shown = nil }
    }
  }
}
