import SwiftUI

@Observable final class Report {
  private(set) var total = 0
  private(set) var visits = 0
  func open() { visits += 1 }
  func load() async { total = 1 }
}

struct ByProperty: View {
  let report: Report
  @State private var count = 0

  var body: some View {
    ScrollView {
      sections
        .padding()
        .task { await report.load() }  // expect: repeated_task
      rows(of: 2)
        .onAppear { report.open() }  // expect: repeated_task
      Group {
        Text("a")
        Text("b").font(.title)
      }
      .onAppear { count += 1 }  // expect: repeated_task
      Heading()
        .onAppear { Task { await report.load() } }  // expect: repeated_task
    }
  }

  @ViewBuilder private var sections: some View {
    Text("\(report.total)")
    Divider()
    if count > 1 { Text("\(report.visits)") }
  }

  @ViewBuilder private func rows(of number: Int) -> some View {
    Text("\(number)")
    Text("\(count)")
  }
}

struct Heading: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}
