import Observation

@MainActor @Observable final class Sketch { var title = "" }
@MainActor final class Autosaver {
  private let sketch: Sketch
  private let write: (String) -> Void
  init(sketch: Sketch, write: @escaping (String) -> Void) {
    self.sketch = sketch
    self.write = write
  }
  func start() {
    withObservationTracking {  // expect: single_observation
      _ = sketch.title
    } onChange: { [weak self] in
      Task { @MainActor in self?.save() }
    }
  }
  private func save() { write(sketch.title) }
}
// A function that only notifies may observe again.
@MainActor final class Watcher {
  private let sketch: Sketch
  private let onChange: (String) -> Void
  private let save: () -> Void
  init(sketch: Sketch, onChange: @escaping (String) -> Void, save: @escaping () -> Void) {
    self.sketch = sketch
    self.onChange = onChange
    self.save = save
  }
  func start() {
    withObservationTracking {
      _ = sketch.title
    } onChange: { [weak self] in
      Task { @MainActor in self?.tell() }
    }
  }
  func store() {
    withObservationTracking {
      _ = sketch.title
    } onChange: { [weak self] in
      Task { @MainActor in self?.save() }
    }
  }
  private func tell() { onChange(sketch.title) }
}
