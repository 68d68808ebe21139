import SwiftUI

@Observable
final class Plants {
  var all: [String] = []
  func add(_ name: String) { all.append(name) }
}

struct Around: View {
  let plants: Plants
  @State private var isAdding = false
  var body: some View {
    VStack {
      if plants.all.isEmpty { Button("Add") { isAdding = true } }
    }
    .sheet(isPresented: $isAdding) { Adding(plants: plants) }
  }
}

struct Adding: View {
  let plants: Plants
  var body: some View { Button("Moss") { plants.add("Moss") } }
}

struct Closing: View {
  let plants: Plants
  @State private var isAdding = false
  var body: some View {
    if plants.all.isEmpty {
      Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { Dismissed(plants: plants) }
    }
  }
}

struct Dismissed: View {
  let plants: Plants
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Moss") {
      plants.add("Moss")
      dismiss()
    }
  }
}

struct Unset: View {
  let plants: Plants
  @State private var isAdding = false
  var body: some View {
    if plants.all.isEmpty {
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) {
          Button("Fern") {
            isAdding = false
            plants.add("Fern")
          }
        }
    }
  }
}

struct Reading: View {
  let plants: Plants
  @State private var isHelping = false
  var body: some View {
    if plants.all.isEmpty {
      Button("Help") { isHelping = true }
        .sheet(isPresented: $isHelping) { Text("\(plants.all.count)") }
    }
  }
}
