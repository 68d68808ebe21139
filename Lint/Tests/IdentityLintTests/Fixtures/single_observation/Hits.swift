import Foundation
import Observation

@Observable final class Store {
  var items: [String] = []
  var title = ""
}

final class Saver {
  let store = Store()
  private(set) var saved = 0
  private(set) var label = ""

  // An own method.
  private func observe() {
    withObservationTracking {  // expect: single_observation
      _ = store.items
    } onChange: { [weak self] in
      Task { @MainActor in self?.save() }
    }
  }

  // With a value that it shows.
  private func show() {
    label = withObservationTracking({ store.title }) { [weak self] in  // expect: single_observation
      DispatchQueue.main.async { self?.label = self?.store.title ?? "" }
    }
  }

  // In an initializer.
  init() {
    withObservationTracking(  // expect: single_observation
      { _ = store.items },
      onChange: { [weak self] in
        Task { await self?.upload() }
      })
  }

  // In a task.
  func begin() {
    Task {
      withObservationTracking {  // expect: single_observation
        _ = store.title
      } onChange: {
        self.save()
      }
    }
    observe()
    show()
  }

  // The other function observes something else.
  func log() {
    withObservationTracking {  // expect: single_observation
      _ = store.title
    } onChange: { [weak self] in
      self?.write(self?.store.title ?? "")
    }
  }

  private func save() {
    saved += 1
    write("saved")
  }
  private func write(_ text: String) { print(text) }
  private func upload() async { await Task.yield(); save() }
}
