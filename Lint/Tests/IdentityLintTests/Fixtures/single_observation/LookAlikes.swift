import Observation
import SwiftUI

@Observable final class Store {
  var items: [String] = []
  var title = ""
}

final class Saver {
  let store = Store()
  private var isDirty = false
  private var cache: Int?
  private var task: Task<Void, Never>?
  var onUpdate: (() -> Void)?
  weak var delegate: (any SaverDelegate)?

  // It leads to the function that observes: directly, in a task, by another method.
  func observe() {
    withObservationTracking {
      _ = store.items
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.save()
        self?.observe()
      }
    }
  }
  func observeTitle() {
    withObservationTracking {
      save()
      _ = store.title
    } onChange: {
      DispatchQueue.main.async { self.observeTitle() }
    }
  }
  func follow() {
    withObservationTracking {
      _ = store.title
    } onChange: { [weak self] in
      self?.changed()
    }
  }
  private func changed() {
    save()
    Task { await again() }
  }
  private func again() async { follow() }

  // Another function observes from then on.
  func first() {
    withObservationTracking {
      _ = store.items
    } onChange: { [weak self] in
      self?.observe()
    }
  }

  // A loop, a continuation, a stream.
  func loop() async {
    while !Task.isCancelled {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = store.items
        } onChange: {
          continuation.resume()
        }
      }
      save()
    }
  }
  func titles() -> AsyncStream<String> {
    AsyncStream { continuation in
      withObservationTracking {
        _ = store.title
      } onChange: {
        continuation.yield("")
      }
    }
  }

  // Outdated: it is computed again when it is read.
  var count: Int {
    if let cache { return cache }
    return withObservationTracking {
      store.items.count
    } onChange: {
      self.cache = nil
    }
  }
  func mark() {
    withObservationTracking {
      _ = store.items
    } onChange: { [weak self] in
      self?.isDirty = true
    }
  }

  // Somebody else decides what follows.
  func notify() {
    withObservationTracking {
      _ = store.items
    } onChange: { [weak self] in
      self?.onUpdate?()
    }
  }
  func tell() {
    withObservationTracking {
      _ = store.items
    } onChange: { [weak self] in
      Task { @MainActor in self?.delegate?.saverChanged() }
    }
  }
  func track<Value>(_ read: () -> Value, onChange: @escaping @Sendable () -> Void) -> Value {
    withObservationTracking(read, onChange: onChange)
  }
  func track(_ read: () -> Void, then act: @escaping @Sendable () -> Void) {
    withObservationTracking {
      read()
    } onChange: {
      act()
    }
  }

  private func save() { print("saved") }
}

protocol SaverDelegate: AnyObject {
  func saverChanged()
}

/// A view of the platform that draws again.
final class Canvas: UIView {
  let store = Store()
  override func layoutSubviews() {
    withObservationTracking {
      print(store.title)
    } onChange: { [weak self] in
      Task { @MainActor in self?.setNeedsLayout() }
    }
  }
}

/// A body runs again.
struct Page: View {
  let store: Store
  @State private var changes = 0
  var body: some View {
    let title = withObservationTracking {
      store.title
    } onChange: {
      changes += 1
    }
    Text(title)
  }
}
