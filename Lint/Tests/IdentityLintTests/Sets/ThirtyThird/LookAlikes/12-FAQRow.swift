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
  @AppStorage private var isExpanded: Bool

  init(faq: FAQ) {
    self.faq = faq
    _isExpanded = AppStorage(wrappedValue: false, "faqExpanded.\(faq.id)")
  }

  var body: some View {
    DisclosureGroup(faq.question, isExpanded: $isExpanded) {
      Text(faq.answer)
    }
  }
}
