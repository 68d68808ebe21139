import SwiftUI

struct Client { func load(_ path: String) async -> [String] { [] } }

struct Slips: View {
  let employee: String
  @State private var slips: [String] = []
  @State private var all: [String] = []
  var body: some View {
    List(slips + all, id: \.self) { Text($0) }
      .task {
        let path = "slips/" + employee
        let loaded = await Client().load(path)
        slips = loaded  // expect: stale_copy
      }
  }
}
struct Everyone: View {
  let employee: String
  @State private var all: [String] = []
  var body: some View {
    List(all, id: \.self) { Text($0 + employee) }
      .task {
        let loaded = await Client().load("all")
        all = loaded
      }
  }
}
struct Payroll: View {
  @State private var employee = "a"
  var body: some View {
    TextField("Employee", text: $employee)
    Slips(employee: employee)
    Everyone(employee: employee)
  }
}
