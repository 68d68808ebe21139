import SwiftUI

/// Buttons, fields, pickers and other controls.
@MainActor enum ControlSignatures {
  @ViewBuilder static var buttons: some View {
    Button("a") {}
    Button("a", action: {})
    Button("a", role: .destructive) {}
    Button("a", role: .cancel, action: {})
    Button("a", systemImage: "star") {}
    Button("a", systemImage: "star", action: {})
    Button("a", systemImage: "star", role: .destructive) {}
    Button("a", systemImage: "star", role: .destructive, action: {})
    Button(action: {}) { Text("a") }
    Button(action: {}, label: { Text("a") })
    Button(role: .destructive, action: {}) { Text("a") }
    Button(role: .destructive, action: {}, label: { Text("a") })
    Button(role: .destructive) {
    } label: {
      Text("a")
    }
    Button {
    } label: {
      Text("a")
    }
    Button(role: .close) {}
    Button(role: .close, action: {})
    Button("a") {}.buttonStyle(.borderedProminent)
    Button("a") {}.buttonStyle(.glass)
    Button("a") {}.buttonStyle(.glass(.regular))
    Button("a") {}.buttonStyle(.glassProminent)
    Button("a") {}.buttonStyle(.accessoryBar)
    Button("a") {}.buttonStyle(.accessoryBarAction)
    Button("a") {}.buttonBorderShape(.capsule)
    Button("a") {}.buttonSizing(.flexible)
    Button("a") {}.controlSize(.large)
    Button("a") {}.disabled(true)
    Button("a") {}.keyboardShortcut(.defaultAction)
    Button("a") {}.keyboardShortcut("a")
    Button("a") {}.keyboardShortcut("a", modifiers: [.command, .shift])
    Button("a") {}.keyboardShortcut("a", modifiers: .command, localization: .automatic)
    Button("a") {}.tint(.red)
    Button("a") {}.dialogSuppressionToggle(isSuppressed: .constant(false))
    Link("a", destination: URL(filePath: "/"))
    Link(destination: URL(filePath: "/")) { Text("a") }
    Link(destination: URL(filePath: "/"), label: { Text("a") })
    ShareLink(item: "a")
    ShareLink(item: "a") { Text("b") }
    ShareLink(item: "a", label: { Text("b") })
    ShareLink("b", item: "a")
    ShareLink(item: "a", subject: Text("b"), message: Text("c"))
    ShareLink(item: "a", subject: Text("b"), message: Text("c")) { Text("d") }
    ShareLink(item: "a", subject: Text("b")) { Text("d") }
    ShareLink(item: "a", preview: SharePreview("b"))
    ShareLink(item: "a", preview: SharePreview("b")) { Text("c") }
    ShareLink(item: "a", preview: SharePreview("b"), label: { Text("c") })
    HelpLink {}
  }

  @ViewBuilder static func menus(_ selection: Binding<Int>) -> some View {
    Menu("a") { Button("b") {} }
    Menu("a", content: { Button("b") {} })
    Menu("a", systemImage: "star") { Button("b") {} }
    Menu("a") {
      Button("b") {}
    } primaryAction: {
    }
    Menu {
      Button("b") {}
    } label: {
      Text("a")
    }
    Menu(content: { Button("b") {} }, label: { Text("a") })
    Menu(content: { Button("b") {} }) { Text("a") }
    Menu {
      Button("b") {}
    } label: {
      Text("a")
    } primaryAction: {
    }
    Menu("a") { Button("b") {} }.menuStyle(.borderlessButton)
    Menu("a") { Button("b") {} }.menuIndicator(.hidden)
    Menu("a") { Button("b") {} }.menuOrder(.fixed)
    Menu("a") { Button("b") {}.menuActionDismissBehavior(.disabled) }
    Text("a").contextMenu { Button("b") {} }
    Text("a").contextMenu(menuItems: { Button("b") {} })
    Text("a").contextMenu {
      Button("b") {}
    } preview: {
      Text("c")
    }
    Text("a").contextMenu(menuItems: { Button("b") {} }, preview: { Text("c") })
    List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }
    List { Text("a") }.contextMenu(forSelectionType: Int.self, menu: { _ in Button("b") {} })
    List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in
      Button("b") {}
    } primaryAction: { _ in
    }
    List { Text("a") }.contextMenu(
      forSelectionType: Int.self, menu: { _ in Button("b") {} }, primaryAction: { _ in })
    ControlGroup { Button("b") {} }
    ControlGroup("a") { Button("b") {} }
    ControlGroup { Button("b") {} }.controlGroupStyle(.navigation)
    Picker("a", selection: selection) { Text("b").tag(1) }
    Picker("a", selection: selection, content: { Text("b").tag(1) })
    Picker("a", systemImage: "star", selection: selection) { Text("b").tag(1) }
    Picker("a", systemImage: "star", selection: selection, content: { Text("b").tag(1) })
    Picker("a", selection: selection) {
      Text("b").tag(1)
    } currentValueLabel: {
      Text("c")
    }
    Picker(selection: selection) {
      Text("b").tag(1)
    } label: {
      Text("a")
    }
    Picker(selection: selection, content: { Text("b").tag(1) }, label: { Text("a") })
    Picker("a", sources: [selection], selection: \.self) { Text("b").tag(1) }
    Picker(String("a"), sources: [selection], selection: \.self) { Text("b").tag(1) }
    Picker("a", selection: selection) { Text("b").tag(1) }.pickerStyle(.segmented)
    Picker("a", selection: selection) { Text("b").tag(1) }.horizontalRadioGroupLayout()
  }

  @ViewBuilder static func fields(
    _ text: Binding<String>, _ number: Binding<Double>, _ selection: Binding<TextSelection?>
  ) -> some View {
    TextField("a", text: text)
    TextField("a", text: text, axis: .vertical)
    TextField("a", text: text, prompt: Text("b"))
    TextField("a", text: text, prompt: Text("b"), axis: .vertical)
    TextField(text: text) { Text("a") }
    TextField(text: text, label: { Text("a") })
    TextField(text: text, prompt: Text("b")) { Text("a") }
    TextField(text: text, axis: .vertical) { Text("a") }
    TextField(text: text, selection: selection) { Label("a", systemImage: "star") }
    TextField(text: text, selection: selection, prompt: Text("b"), axis: .vertical) { Text("a") }
    TextField(value: number, format: .number) { Label("a", systemImage: "star") }
    TextField(value: number, formatter: NumberFormatter(), prompt: Text("b")) { Text("a") }
    TextField("a", value: number, format: .number)
    TextField("a", value: number, format: .number, prompt: Text("b"))
    TextField("a", value: number, formatter: NumberFormatter())
    SecureField("a", text: text)
    SecureField("a", text: text, prompt: Text("b"))
    SecureField(text: text) { Text("a") }
    TextEditor(text: text)
    TextEditor(text: text, selection: selection)
    TextEditor(text: text).textEditorStyle(.plain)
    TextField("a", text: text).textFieldStyle(.roundedBorder)
    TextField("a", text: text).textContentType(.username)
    TextField("a", text: text).textInputAutocapitalization(.never)
    TextField("a", text: text).autocorrectionDisabled()
    TextField("a", text: text).autocorrectionDisabled(true)
    TextField("a", text: text).keyboardType(.numberPad)
    TextField("a", text: text).submitLabel(.done)
    TextField("a", text: text).onSubmit {}
    TextField("a", text: text).onSubmit(of: .search) {}
  }

  @ViewBuilder static func values(
    _ isOn: Binding<Bool>, _ number: Binding<Double>, _ count: Binding<Int>, _ date: Binding<Date>,
    _ color: Binding<Color>
  ) -> some View {
    Toggle("a", isOn: isOn)
    Toggle("a", systemImage: "star", isOn: isOn)
    Toggle(isOn: isOn) { Text("a") }
    Toggle(isOn: isOn, label: { Text("a") })
    Toggle("a", sources: [isOn], isOn: \.self)
    Toggle("a", systemImage: "star", sources: [isOn], isOn: \.self)
    Toggle(sources: [isOn], isOn: \.self) { Text("a") }
    Toggle("a", isOn: isOn).toggleStyle(.switch)
    Slider(value: number)
    Slider(value: number, in: 0...1)
    Slider(value: number, in: 0...1, step: 0.1)
    Slider(value: number, in: 0...1) { Text("a") }
    Slider(value: number, in: 0...1, label: { Text("a") })
    Slider(value: number, in: 0...1, onEditingChanged: { _ in })
    Slider(value: number, in: 0...1, step: 0.1, onEditingChanged: { _ in })
    Slider(value: number, in: 0...1, step: 0.1) { Text("a") }
    Slider(value: number, in: 0...1) {
      Text("a")
    } onEditingChanged: { _ in
    }
    Slider(value: number, in: 0...1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: number, in: 0...1, step: 0.1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: number, in: 0...1, step: 0.1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
    Stepper("a", value: count)
    Stepper("a", value: count, in: 0...3)
    Stepper("a", value: count, in: 0...3, step: 1)
    Stepper("a", value: number, in: 0...3, step: 1, format: .number)
    Stepper(value: count, in: 0...3) { Text("a") }
    Stepper(value: count, in: 0...3, step: 1) { Text("a") }
    Stepper(value: count, in: 0...3, step: 1, label: { Text("a") })
    Stepper {
      Text("a")
    } onIncrement: {
    } onDecrement: {
    }
    Stepper("a") {
    } onDecrement: {
    }
    DatePicker("a", selection: date)
    DatePicker("a", selection: date, displayedComponents: .date)
    DatePicker("a", selection: date, in: Date()...)
    DatePicker("a", selection: date, in: ...Date(), displayedComponents: [.date, .hourAndMinute])
    DatePicker(selection: date, displayedComponents: .date, label: { Text("a") })
    DatePicker("a", selection: date).datePickerStyle(.compact)
    ColorPicker("a", selection: color)
    ColorPicker("a", selection: color, supportsOpacity: false)
    ColorPicker(selection: color, supportsOpacity: false) { Text("a") }
  }

  @ViewBuilder static func display(_ isExpanded: Binding<Bool>, _ interval: ClosedRange<Date>)
    -> some View
  {
    ProgressView()
    ProgressView(Progress(totalUnitCount: 1))
    ProgressView("a")
    ProgressView(value: 0.5)
    ProgressView(value: 1, total: 2)
    ProgressView("a", value: 1, total: 2)
    ProgressView { Text("a") }
    ProgressView(value: 1, total: 2) { Text("a") }
    ProgressView(value: 1, total: 2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    ProgressView(value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") })
    ProgressView(
      timerInterval: interval, countsDown: true, label: { Text("a") },
      currentValueLabel: { Text("b") })
    ProgressView().progressViewStyle(.circular)
    Gauge(value: 0.5) { Text("a") }
    Gauge(value: 1, in: 0...2) { Text("a") }
    Gauge(value: 1, in: 0...2, label: { Text("a") })
    Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    Gauge(value: 1, in: 0...2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Gauge(value: 1, in: 0...2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: isExpanded) { Text("b") }
    DisclosureGroup {
      Text("b")
    } label: {
      Text("a")
    }
    DisclosureGroup(content: { Text("b") }, label: { Text("a") })
    DisclosureGroup(isExpanded: isExpanded) {
      Text("b")
    } label: {
      Text("a")
    }
    DisclosureGroup(isExpanded: isExpanded, content: { Text("b") }, label: { Text("a") })
    DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.automatic)
    GroupBox { Text("a") }.groupBoxStyle(.automatic)
    ContentUnavailableView("a", systemImage: "star")
    ContentUnavailableView("a", image: "star")
    ContentUnavailableView("a", systemImage: "star", description: Text("b"))
    ContentUnavailableView { Text("a") }
    ContentUnavailableView {
      Text("a")
    } description: {
      Text("b")
    }
    ContentUnavailableView {
      Text("a")
    } actions: {
      Button("c") {}
    }
    ContentUnavailableView {
      Text("a")
    } description: {
      Text("b")
    } actions: {
      Button("c") {}
    }
    ContentUnavailableView(
      label: { Text("a") }, description: { Text("b") }, actions: { Button("c") {} })
  }
}
