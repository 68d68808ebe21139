import SwiftUI

struct FAQEntry: Identifiable {
  let id: String
  let question: String
  let answer: String
}

struct FAQRow: View {
  let entry: FAQEntry
  // bug: all rows share one storage key
  @AppStorage("faq.isExpanded") private var isExpanded = false

  var body: some View {
    DisclosureGroup(entry.question, isExpanded: $isExpanded) {
      Text(entry.answer)
        .foregroundStyle(.secondary)
    }
  }
}

struct FAQView: View {
  private let entries = [
    FAQEntry(id: "refund", question: "How do I get a refund?", answer: "Write to us."),
    FAQEntry(id: "export", question: "Can I export my data?", answer: "Yes, as CSV."),
    FAQEntry(id: "family", question: "Is there a family plan?", answer: "Up to six people."),
  ]

  var body: some View {
    List(entries) { entry in
      FAQRow(entry: entry)
    }
    .navigationTitle("Help")
  }
}
