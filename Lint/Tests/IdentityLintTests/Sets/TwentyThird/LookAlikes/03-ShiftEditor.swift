import SwiftUI

struct Shift: Identifiable, Hashable {
  let id: UUID
  private(set) var revision = 0
  var employee: String { didSet { revision += 1 } }
  var hours: Double { didSet { revision += 1 } }

  init(id: UUID, employee: String, hours: Double) {
    self.id = id
    self.employee = employee
    self.hours = hours
  }

  static func == (lhs: Shift, rhs: Shift) -> Bool {
    lhs.id == rhs.id && lhs.revision == rhs.revision
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

struct ShiftArchive {
  func write(_ shift: Shift) {
    UserDefaults.standard.set("\(shift.employee);\(shift.hours)", forKey: "shift.\(shift.id)")
  }
}

struct ShiftEditor: View {
  @Binding var shift: Shift
  private let archive = ShiftArchive()

  var body: some View {
    Form {
      TextField("Employee", text: $shift.employee)
      Stepper("Hours: \(shift.hours, format: .number)", value: $shift.hours, in: 0...12, step: 0.5)
    }
    .onChange(of: shift) { _, changed in
      archive.write(changed)
    }
  }
}

struct ShiftScreen: View {
  @State private var shift = Shift(id: UUID(), employee: "Oda", hours: 7.5)

  var body: some View {
    NavigationStack {
      ShiftEditor(shift: $shift)
        .navigationTitle("Shift")
    }
  }
}
