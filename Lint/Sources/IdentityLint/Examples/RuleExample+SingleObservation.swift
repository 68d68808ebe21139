extension RuleExample {
  static let singleObservation = RuleExample(
    failing: """
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
      """,
    fixed: """
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
      """)
}
