import SwiftUI

struct FAQSection: Identifiable {
  let id: String
  let title: String
  let answer: String
}

struct FAQSectionView: View {
  let section: FAQSection
  @AppStorage private var isExpanded: Bool

  init(section: FAQSection) {
    self.section = section
    _isExpanded = AppStorage(wrappedValue: false, "sectionExpanded.\(section.id)")
  }

  var body: some View {
    DisclosureGroup(section.title, isExpanded: $isExpanded) {
      Text(section.answer)
    }
  }
}

struct FAQView: View {
  let sections: [FAQSection]

  var body: some View {
    List(sections) { section in
      FAQSectionView(section: section)
    }
    .navigationTitle("Help")
  }
}
