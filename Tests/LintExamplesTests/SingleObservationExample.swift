import Observation
import Testing
import TheseusTesting

// failing:
@MainActor @Observable
final class ObservedNotes {
  var text = ""
}

@MainActor
final class SaverOfOneChange {
  let notes = ObservedNotes()
  private(set) var saves = 0

  func observe() {
    withObservationTracking {
      _ = notes.text
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  private func save() { saves += 1 }
}
// end

// fixed:
@MainActor
final class SaverOfAllChanges {
  let notes = ObservedNotes()
  private(set) var saves = 0

  func observe() {
    withObservationTracking {
      _ = notes.text
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.save()
        self?.observe()
      }
    }
  }

  private func save() { saves += 1 }
}
// end

@MainActor @Suite("The example of single_observation")
struct SingleObservationExample {
  @Test("single_observation: only the first change is saved")
  func runs() {
    let one = SaverOfOneChange()
    one.observe()
    for text in ["a", "ab", "abc"] { one.notes.text = text }
    #expect(one.saves == 1)
    let all = SaverOfAllChanges()
    all.observe()
    for text in ["a", "ab", "abc"] { all.notes.text = text }
    #expect(all.saves == 3)
  }

  @Test("single_observation: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "single_observation", file: #filePath).check() }
}
