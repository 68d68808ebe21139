import Observation
import Testing
import TheseusTesting

// failing:
@Observable final class VisitsOfEach {
  private(set) var count = 0
  func open() { count += 1 }
}

struct ReportOfEach: View {
  let visits: VisitsOfEach

  var body: some View {
    VStack {
      sections
        .onAppear { visits.open() }
    }
  }

  @ViewBuilder private var sections: some View {
    Text("Sales")
    Text("Returns")
  }
}
// end

// fixed:
@Observable final class VisitsOfOne {
  private(set) var count = 0
  func open() { count += 1 }
}

struct ReportOfOne: View {
  let visits: VisitsOfOne

  var body: some View {
    VStack {
      sections
    }
    .onAppear { visits.open() }
  }

  @ViewBuilder private var sections: some View {
    Text("Sales")
    Text("Returns")
  }
}
// end

@MainActor @Suite("The example of repeated_task")
struct RepeatedTaskExample {
  @Test("R64 repeated_task: work on a list of views runs once for each view")
  func runs() {
    let each = VisitsOfEach()
    _ = TestHost { ReportOfEach(visits: each) }
    #expect(each.count == 2)
    let one = VisitsOfOne()
    _ = TestHost { ReportOfOne(visits: one) }
    #expect(one.count == 1)
  }

  @Test("repeated_task: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "repeated_task", file: #filePath).check() }
}
