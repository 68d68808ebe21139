import SwiftUI

struct FAQ: Identifiable {
  let id: String
  let question: String
  let answer: String
}

struct FAQList: View {
  let faqs: [FAQ]

  var body: some View {
    List(faqs) { faq in
      FAQRow(faq: faq)
    }
  }
}

struct FAQRow: View {
  let faq: FAQ
  // bug: Opening one section opens them all; each section's own state is not kept
  @AppStorage("faqExpanded") private var isExpanded = false

  var body: some View {
    DisclosureGroup(faq.question, isExpanded: $isExpanded) {
      Text(faq.answer)
    }
  }
}
