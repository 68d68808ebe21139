import SwiftUI
import UIKit

@MainActor
@Observable
final class Presentation {
  private(set) var isRunning = false
  private(set) var slide = 1

  func toggle() {
    isRunning.toggle()
  }

  func next() {
    slide += 1
  }
}

@MainActor
final class ScreenLock {
  private let presentation: Presentation
  private var isStarted = false

  init(presentation: Presentation) {
    self.presentation = presentation
  }

  func start() {
    guard !isStarted else { return }
    isStarted = true
    track()
  }

  private func track() {
    let isRunning = withObservationTracking {
      presentation.isRunning
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        self?.track()
      }
    }
    UIApplication.shared.isIdleTimerDisabled = isRunning
  }
}

struct PresentationView: View {
  let presentation: Presentation

  var body: some View {
    VStack(spacing: 24) {
      Text("Slide \(presentation.slide)")
        .font(.largeTitle)
      Button("Next") { presentation.next() }
        .disabled(!presentation.isRunning)
      Button(presentation.isRunning ? "Stop" : "Start") { presentation.toggle() }
    }
  }
}

struct PresentationRoot: View {
  @State private var presentation: Presentation
  @State private var screenLock: ScreenLock

  init() {
    let presentation = Presentation()
    _presentation = State(initialValue: presentation)
    _screenLock = State(initialValue: ScreenLock(presentation: presentation))
  }

  var body: some View {
    PresentationView(presentation: presentation)
      .task {
        screenLock.start()
      }
  }
}

@main
struct PresenterApp: App {
  var body: some Scene {
    WindowGroup {
      PresentationRoot()
    }
  }
}
