import SwiftUI

struct Report: Identifiable {
  let id = UUID()
  let topic: String
}

struct ReportForm: View {
  let report: Report
  @State private var details = ""

  var body: some View {
    Form {
      Text(report.topic)
      TextField("Details", text: $details, axis: .vertical)
    }
  }
}

struct SupportView: View {
  @State private var topic: String?
  @State private var seconds = 0

  private var presentedReport: Binding<Report?> {
    Binding {
      // bug: The binding's getter makes a new item with a new id at each read
      topic.map { Report(topic: $0) }
    } set: { newValue in
      topic = newValue?.topic
    }
  }

  var body: some View {
    VStack(spacing: 20) {
      Text("Waiting for \(seconds) s")
      Button("Billing") { topic = "Billing" }
      Button("Delivery") { topic = "Delivery" }
    }
    .task {
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        seconds += 1
      }
    }
    .sheet(item: presentedReport) { report in
      ReportForm(report: report)
    }
  }
}
