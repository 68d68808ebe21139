import SwiftUI

struct Employee: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Payslip: Identifiable, Decodable {
  let id: Int
  let month: String
  let net: Double
}

struct PayslipList: View {
  let employee: Employee
  @State private var slips: [Payslip] = []

  var body: some View {
    List(slips) { slip in
      LabeledContent(slip.month, value: slip.net, format: .currency(code: "EUR"))
    }
    .navigationTitle(employee.name)
    // bug: the payslips of the first employee stay
    .task {
      let url = URL(string: "https://hr.example.com/employees/\(employee.id)/payslips")!
      guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
      slips = (try? JSONDecoder().decode([Payslip].self, from: data)) ?? []
    }
  }
}

struct PayrollView: View {
  let employees: [Employee]
  @State private var selection: Employee?

  var body: some View {
    NavigationSplitView {
      List(employees, selection: $selection) { employee in
        NavigationLink(employee.name, value: employee)
      }
    } detail: {
      if let selection {
        PayslipList(employee: selection)
      } else {
        ContentUnavailableView("No employee", systemImage: "person")
      }
    }
  }
}
