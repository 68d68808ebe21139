import SwiftUI

extension LocalizedStringResource {
  /// As string catalogs declare their symbols.
  fileprivate static var welcome: LocalizedStringResource { "Welcome" }
}

/// Titles that are resources, as symbols of string catalogs are.
@MainActor enum ResourceTitleSignatures {
  @ViewBuilder static func controls(
    _ isOn: Binding<Bool>, _ number: Binding<Int>, _ url: URL, _ title: LocalizedStringResource
  ) -> some View {
    Button(.welcome) {}
    Button(title, role: .cancel) {}
    Button(.welcome, systemImage: "star") {}
    Button(.welcome, systemImage: "star", role: .cancel) {}
    Label(.welcome, systemImage: "star")
    Label(title, image: "a")
    Toggle(.welcome, isOn: isOn)
    Toggle(.welcome, systemImage: "star", isOn: isOn)
    Picker(.welcome, selection: number) { Text("b").tag(1) }
    Menu(.welcome) { Text("b") }
    Menu(.welcome, systemImage: "star") { Text("b") }
    Menu(.welcome, content: { Text("b") }, primaryAction: {})
    Menu(.welcome, systemImage: "star", content: { Text("b") }, primaryAction: {})
    Menu(title) {
      Text("b")
    } primaryAction: {
    }
    Link(.welcome, destination: url)
    GroupBox(.welcome) { Text("b") }
    LabeledContent(.welcome) { Text("b") }
    LabeledContent(.welcome, value: "b")
    LabeledContent(.welcome, value: 1, format: .number)
    DisclosureGroup(.welcome) { Text("b") }
    DisclosureGroup(.welcome, isExpanded: isOn) { Text("b") }
    ContentUnavailableView(.welcome, systemImage: "star")
  }

  @ViewBuilder static func fields(_ text: Binding<String>, _ date: Binding<Date>) -> some View {
    TextField(.welcome, text: text)
    TextField(.welcome, text: text, prompt: Text("b"))
    TextField(.welcome, text: text, axis: .vertical)
    SecureField(.welcome, text: text)
    DatePicker(.welcome, selection: date)
    DatePicker(.welcome, selection: date, displayedComponents: .date)
    ProgressView(.welcome)
    ProgressView(.welcome, value: 0.5)
    Section(.welcome) { Text("b") }
  }

  @ViewBuilder static func values(
    _ text: Binding<String>, _ number: Binding<Int>, _ optional: Binding<Int?>,
    _ color: Binding<Color>, _ isOn: Binding<Bool>, _ title: LocalizedStringResource
  ) -> some View {
    TextField(.welcome, text: text, prompt: Text("b"), axis: .vertical)
    TextField(.welcome, value: number, format: .number)
    TextField(title, value: optional, format: .number, prompt: Text("b"))
    TextField(.welcome, value: number, formatter: NumberFormatter())
    SecureField(.welcome, text: text, prompt: Text("b"))
    Stepper(.welcome, value: number)
    Stepper(title, value: number, in: 0...5, step: 2)
    ColorPicker(.welcome, selection: color)
    Section(.welcome, isExpanded: isOn) { Text("b") }
    Section(title, isExpanded: isOn) { Text("b") }
  }

  @ViewBuilder static func tabs(_ text: Binding<String>, _ page: Binding<Int>) -> some View {
    TabView {
      Tab(.welcome, systemImage: "star") { Text("b") }
    }
    TabView(selection: page) {
      Tab(.welcome, systemImage: "star", value: 1) { Text("b") }
    }
    Text("b").searchable(text: text, prompt: .welcome)
    Text("b").badge(.welcome)
    Text("b").badge(nil as LocalizedStringResource?)
  }

  @ViewBuilder static func pages(_ isOn: Binding<Bool>) -> some View {
    NavigationLink(.welcome) { Text("b") }
    NavigationLink(.welcome, value: 1)
    Text("b").navigationTitle(.welcome)
    Text("b").alert(.welcome, isPresented: isOn) { Button("c") {} }
    Text("b").alert(.welcome, isPresented: isOn) {
      Button("c") {}
    } message: {
      Text("d")
    }
    Text("b").confirmationDialog(.welcome, isPresented: isOn) { Button("c") {} }
    Text("b").confirmationDialog(.welcome, isPresented: isOn, titleVisibility: .visible) {
      Button("c") {}
    } message: {
      Text("d")
    }
  }
}
