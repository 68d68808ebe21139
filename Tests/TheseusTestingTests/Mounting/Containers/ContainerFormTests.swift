import Foundation
import Observation
import TheseusTesting
import Testing

extension TestHost {
  /// The labels of the buttons that begin with a name.
  fileprivate func counts(_ name: String) -> [String] {
    findAll(.button).map(\.label).filter { $0.hasPrefix(name + " ") }
  }

  /// The labels of the buttons that show one of these, from top to bottom.
  fileprivate func counts(of names: [String]) -> [String] {
    findAll(.button).map(\.label).filter { label in names.contains { label.hasPrefix($0 + " ") } }
  }
}

@MainActor @Suite("Identity follows the form of the content, whatever container it is in")
struct ContainerFormTests {
  @Test(
    "R2 R3 R4 R6 R9 R10 R14: another branch, id or type is another identity, and nothing else is",
    arguments: ContentContainer.allCases)
  func forms(_ container: ContentContainer) async throws {
    for form in ContentForm.allCases {
      let place = Comment(rawValue: "\(container.rawValue) \(form.rawValue)")
      let model = ContentModel()
      let log = LifeLog()
      let host = TestHost(columns: 90, rows: 30) {
        FormPage(form: form, container: container, model: model, log: log)
      }
      try await host.settle()
      #expect(log.take() == ["+A", "task A"], place)
      try host.find(.button, "A 0").tap()
      #expect(host.counts("A") == ["A 1"], place)
      model.mode = 1
      try await host.settle()
      #expect(host.counts("B") == [form.keeps ? "B 1" : "B 0"], place)
      #expect(host.counts("A") == [], place)
      let lines = form.keeps ? [] : ["+B", "-A", "end A", "task B"]
      #expect(log.take().sorted() == lines, place)
      model.mode = 1
      try await host.settle()
      #expect(log.take() == [], place)
      model.mode = 0
      try await host.settle()
      #expect(host.counts("A") == [form.keeps ? "A 1" : "A 0"], place)
      #expect(host.trace.issues.isEmpty, place)
      log.lines = []
      host.unmount()
      #expect(log.take().contains("-A"), place)
    }
  }

  /// `ViewThatFits` shows one of the rows.
  @Test(
    "R6: rows that are inserted, removed and moved keep their state",
    arguments: ContentContainer.allCases.filter { $0 != .fits })
  func rows(_ container: ContentContainer) async throws {
    let place = Comment(rawValue: container.rawValue)
    let model = ContentModel()
    let log = LifeLog()
    let host = TestHost(columns: 120, rows: 40) {
      Contained(container) { ForEach(model.items, id: \.self) { LivingCount($0, log) } }
    }
    let names = ["a", "b", "c", "d"]
    try await host.settle()
    try host.find(.button, "b 0").tap()
    #expect(host.counts(of: names) == ["a 0", "b 1", "c 0"], place)
    log.lines = []
    model.items = ["c", "b", "a", "d"]
    try await host.settle()
    #expect(host.counts(of: names) == ["c 0", "b 1", "a 0", "d 0"], place)
    #expect(log.take() == ["+d", "task d"], place)
    model.items = ["b"]
    try await host.settle()
    #expect(host.counts(of: names) == ["b 1"], place)
    #expect(Set(log.take()) == ["-a", "-c", "-d", "end a", "end c", "end d"], place)
    model.items = []
    try await host.settle()
    #expect(log.take() == ["-b", "end b"], place)
    model.items = ["b"]
    try await host.settle()
    #expect(host.counts(of: names) == ["b 0"], place)
    #expect(host.trace.issues.isEmpty, place)
  }
}
