import SwiftUI

struct HelpTopic: Identifiable {
  let id: String
  let title: String
  let answer: String
}

struct HelpTopicRow: View {
  let topic: HelpTopic
  // bug: all rows share one defaults key, so opening one topic opens all of them (and closing one
  // closes all)
  @AppStorage("help.topic.expanded") private var isExpanded = false

  var body: some View {
    DisclosureGroup(topic.title, isExpanded: $isExpanded) {
      Text(topic.answer)
        .font(.callout)
        .foregroundStyle(.secondary)
    }
  }
}

struct HelpView: View {
  private let topics = [
    HelpTopic(id: "billing", title: "When am I billed?", answer: "On the first day of each month."),
    HelpTopic(id: "cancel", title: "How do I cancel?", answer: "In Settings, under Subscription."),
    HelpTopic(id: "family", title: "Can I share it?", answer: "With up to five people."),
  ]

  var body: some View {
    NavigationStack {
      List(topics) { topic in
        HelpTopicRow(topic: topic)
      }
      .navigationTitle("Help")
    }
  }
}
