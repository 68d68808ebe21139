import SwiftUI

@Observable
final class Plants {
  var all: [String] = []
  func add(_ name: String) { all.append(name) }
}

struct PlantPage: View {
  let plants: Plants
  @State private var isAdding = false
  var body: some View {
    if plants.all.isEmpty {
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) { Adding(plants: plants) }  // expect: task_in_own_branch
    } else {
      Text("Plants")
    }
  }
}

struct NoPlants: View {
  let plants: Plants
  @State private var isAdding = false
  var body: some View {
    Button("Add") { isAdding = true }
      .fullScreenCover(isPresented: $isAdding) {  // expect: task_in_own_branch
        Button("Fern") { plants.add("Fern") }
      }
  }
}

struct OuterPage: View {
  let plants: Plants
  var body: some View {
    if plants.all.isEmpty { NoPlants(plants: plants) } else { Text("Plants") }
  }
}

struct Adding: View {
  let plants: Plants
  var body: some View {
    Button("Moss") { plants.add("Moss") }
  }
}
