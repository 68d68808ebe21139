import SwiftUI

/// Controls, each enabled and disabled. Tab moves focus through them.
struct ControlsPage: View {
  @State private var text = "Ada Lovelace"
  @State private var password = "password"
  @State private var isOn = true
  @State private var isOff = false
  @State private var day = 1
  @State private var fruit = "Orange"
  @State private var copies = 3
  @State private var volume = 0.5
  @State private var date = Date(timeIntervalSince1970: 1_732_363_200)

  /// In two columns where the window is wide enough for them, otherwise in one.
  var body: some View {
    ScrollView {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 32) {
          controls
          panels
        }
        VStack(alignment: .leading, spacing: 16) {
          controls
          panels
        }
      }
      .padding(16)
    }
  }

  private var controls: some View {
    VStack(alignment: .leading, spacing: 16) {
      buttons
      fields
      toggles
      pickers
      ranges
    }
    .frame(width: 480, alignment: .leading)
  }

  private var panels: some View {
    VStack(alignment: .leading, spacing: 16) {
      GroupBox("Appearance") {
        LabeledContent("Font", value: "Terminal")
        Toggle("Wrap lines", isOn: $isOn)
        Text("Follows the terminal.").foregroundStyle(.tertiary)
      }
      DatePicker("", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical).labelsHidden()
      VStack(alignment: .leading, spacing: 0) {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        HStack {
          Text("Accent").foregroundStyle(Color.accentColor)
          Text("✓ Success").foregroundStyle(.green)
          Text("! Warning").foregroundStyle(.orange)
          Text("! Danger").foregroundStyle(.red)
        }
      }
    }
  }

  private func line<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content)
    -> some View
  {
    HStack(alignment: .top) {
      Text(name).foregroundStyle(.secondary).frame(width: 112, alignment: .leading)
      content()
    }
  }

  private var buttons: some View {
    VStack(alignment: .leading, spacing: 0) {
      line("Button") {
        Button("Save") {}
        Button("Save") {}.disabled(true)
      }
      line("Prominent") {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Save") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      line("Destructive") {
        Button("Erase", role: .destructive) {}
        Button("Erase", role: .destructive) {}.disabled(true)
      }
      line("Plain, link") {
        Button("Save") {}.buttonStyle(.plain)
        Button("Save") {}.buttonStyle(.borderless)
        Button("Save") {}.buttonStyle(.borderless).disabled(true)
      }
      line("Menu") {
        Menu("Actions") {
          Button("New Task") {}.keyboardShortcut("n")
          Button("Undo") {}.keyboardShortcut("z")
          Divider()
          Menu("Sort by") { Button("Name") {} }
          Toggle("Show Done", isOn: $isOn)
          Button("Delete…", role: .destructive) {}
        }
      }
    }
  }

  private var fields: some View {
    VStack(alignment: .leading, spacing: 0) {
      line("Text field") { TextField("Name", text: $text) }
      line("Placeholder") { TextField("Name", text: .constant("")) }
      line("Secure field") { SecureField("Password", text: $password) }
      line("Disabled") { TextField("Name", text: $text).disabled(true) }
      line("Date") { DatePicker("", selection: $date, displayedComponents: .date).labelsHidden() }
    }
  }

  private var toggles: some View {
    VStack(alignment: .leading, spacing: 0) {
      line("Switch") {
        Toggle("On", isOn: $isOn).toggleStyle(.switch)
        Toggle("Off", isOn: $isOff).toggleStyle(.switch)
        Toggle("Disabled", isOn: $isOn).toggleStyle(.switch).disabled(true)
      }
      line("Checkbox") {
        Toggle("Wrap", isOn: $isOn)
        Toggle("Wrap", isOn: $isOff)
        Toggle("Disabled", isOn: $isOn).disabled(true)
      }
      line("Button") {
        Toggle("Wrap", isOn: $isOn).toggleStyle(.button)
        Toggle("Wrap", isOn: $isOff).toggleStyle(.button)
      }
    }
  }

  private var pickers: some View {
    VStack(alignment: .leading, spacing: 0) {
      line("Segmented") {
        Picker("", selection: $day) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Month").tag(2)
        }
        .pickerStyle(.segmented).labelsHidden()
      }
      line("Menu") {
        Picker("", selection: $fruit) {
          ForEach(["Apple", "Orange", "Plum"], id: \.self) { Text($0).tag($0) }
        }
        .labelsHidden()
      }
      line("Radio") {
        Picker("", selection: $day) {
          Text("Daily").tag(0)
          Text("Weekly").tag(1)
        }
        .pickerStyle(.inline).labelsHidden()
      }
      line("Stepper") { Stepper("\(copies) copies", value: $copies, in: 1...9) }
    }
  }

  private var ranges: some View {
    VStack(alignment: .leading, spacing: 0) {
      line("Slider") { Slider(value: $volume) }
      line("Progress") { ProgressView(value: 0.64) }
      line("Spinner") { ProgressView("Loading…") }
      line("Unknown") { ProgressView().progressViewStyle(.linear) }
      line("Gauge") {
        Gauge(value: 64, in: 0...100) {
          Text("Load").foregroundStyle(.secondary)
        } currentValueLabel: {
          Text("64%")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .tint(.green)
      }
      line("Round gauge") {
        Gauge(value: 0.64) {
          Text("Load")
        } currentValueLabel: {
          Text("64%")
        }
        .gaugeStyle(.accessoryCircular)
      }
    }
  }
}
