import SwiftUI

struct Inquiry: Identifiable {
  let topic: String

  var id: String { topic }
}

struct InquiryForm: View {
  let inquiry: Inquiry
  @State private var details = ""

  var body: some View {
    Form {
      Text(inquiry.topic)
      TextField("Details", text: $details, axis: .vertical)
    }
  }
}

struct HotlineView: View {
  @State private var topic: String?
  @State private var seconds = 0

  private var presentedInquiry: Binding<Inquiry?> {
    Binding {
      topic.map { Inquiry(topic: $0) }
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
    .sheet(item: presentedInquiry) { inquiry in
      InquiryForm(inquiry: inquiry)
    }
  }
}
