extension JournalDocument {
  /// A few days of sample data: yesterday, today, next month and two bundles.
  public static func sample(today: Day) -> JournalDocument {
    let yesterday = Page.day(today.adding(days: -1))
    let page = Page.day(today)
    let nextMonth = Page.future(today.inMonth.adding(months: 1))

    func entry(
      _ page: Page, _ title: String, _ category: String? = nil,
      kind: JournalModel.Entry.Kind = .task, status: TaskStatus = .open,
      details: String? = nil
    ) -> Entry {
      Entry(
        page: page, kind: kind, status: status, title: title, details: details, category: category)
    }

    return JournalDocument(
      categories: [
        Category(name: "Work", color: .blue), Category(name: "Home", color: .green),
        Category(name: "Health", color: .orange),
        Category(name: "Reading", color: .purple),
      ],
      bundles: [
        Bundle(
          name: "Morning",
          items: [
            .init(title: "Water the plants", category: "Home"),
            .init(title: "Stretch", category: "Health"), .init(title: "Plan the day"),
          ]),
        Bundle(
          name: "Trip",
          items: [
            .init(title: "Book the train"), .init(title: "Pack"),
            .init(title: "Ask Sam to feed the cat", category: "Home"),
          ]),
      ],
      entries: [
        entry(yesterday, "Send the invoice", "Work", status: .done),
        entry(yesterday, "Call the dentist", "Health"),
        entry(yesterday, "Sort the photos", "Home", status: .abandoned),
        entry(
          page, "Review the draft", "Work",
          details: "Chapters 3 and 4.\nThe tables are still last year's."),
        entry(page, "Buy bread and coffee", "Home", status: .done),
        entry(page, "Run 5 km", "Health"),
        entry(page, "The library closes at six on Saturdays", kind: .note),
        entry(page, "Finish the novel", "Reading"),
        entry(nextMonth, "Renew the passport", "Home"),
        entry(nextMonth, "Prepare the talk", "Work"),
      ])
  }
}
