import SwiftUI

struct FAQSection: Identifiable {
  let id: String
  let title: String
  let answer: String
}

struct FAQSectionView: View {
  let section: FAQSection
  // bug: Each section's own open/closed state: opening one opens all
  @AppStorage("sectionExpanded") private var isExpanded = false

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
