import SwiftUI

struct PairEditor: View {
  @State private var left = ""
  @State private var right = ""

  var body: some View {
    HStack {
      TextField("Left", text: $left)
      TextField("Right", text: $right)
    }
  }
}

struct LabeledCounter: View {
  @State private var count = 0
  @State private var label = "Tap"

  var body: some View {
    Button("\(label): \(count)") { count += 1 }
  }
}

struct RunningTimer: View {
  @State private var elapsed = 0
  @State private var running = false

  var body: some View {
    VStack {
      Text("\(elapsed)s")
      Toggle("Running", isOn: $running)
    }
    .task(id: running) {
      while running && !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        if !Task.isCancelled { elapsed += 1 }
      }
    }
  }
}

struct Onboarding: View {
  @State private var name = ""
  @State private var agreed = false
  @State private var step = 0

  var body: some View {
    switch step {
    case 0:
      TextField("Name", text: $name)
      Button("Next") { step = 1 }
    case 1:
      Toggle("I agree", isOn: $agreed)
      Button("Done") { step = 2 }
    default:
      Text("Welcome, \(name)\(agreed ? ", agreed" : "")")
    }
  }
}

// MARK: Owners

struct TabPage: View {
  @Binding var above: Int
  @State private var inside = 0
  @State private var showsPalette = false

  var body: some View {
    VStack {
      Button("Inside: \(inside)") { inside += 1 }
      Button("Above: \(above)") { above += 1 }
      Button("Palette") { showsPalette = true }
    }
    .sheet(isPresented: $showsPalette) { Button("Close palette") { showsPalette = false } }
  }
}

struct TabOwner: View {
  @State private var above = 0

  var body: some View {
    TabView {
      Tab("First", systemImage: "1.circle") { TabPage(above: $above) }
      Tab("Second", systemImage: "2.circle") { Text("Nothing here") }
    }
  }
}

/// A payload that is stored and evaluated when it is presented.
struct SheetPage: View {
  @Binding var above: Int
  @State private var inside = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("In the sheet: \(inside)") { inside += 1 }
      Button("Above the sheet: \(above)") { above += 1 }
      Button("Dismiss") { dismiss() }
    }
  }
}

struct SheetOwner: View {
  @State private var above = 0
  @State private var isPresented = false

  var body: some View {
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented) { SheetPage(above: $above) }
  }
}
