import Foundation
import TheseusTesting
import Testing

@testable import TheseusViews

@MainActor @Suite("What code waits for stays above what views present meanwhile")
struct WaitingAlertTests {
  private final class Model: ObservableObject {
    @Published var showsSheet = false
    @Published var showsMenuOfAlert = false
  }

  private struct SheetApp: App {
    @MainActor static var model = Model()
    @ObservedObject private var model = Self.model
    var body: some Scene {
      WindowGroup {
        Button("window") {}
          .sheet(isPresented: $model.showsSheet) {
            VStack {
              Button("in the sheet") {}
              TextField("field", text: .constant("x"))
            }
          }
      }
    }
  }

  private struct Alert: View {
    @ObservedObject var model: Model
    let answer: @MainActor () -> Void
    var body: some View {
      Button("OK", action: answer).popover(isPresented: $model.showsMenuOfAlert) {
        Button("in the popover") {}
      }
    }
  }

  private func labels(_ layers: [LayerElement]) -> [String] {
    layers.map { $0.style.role == .alert ? "alert" : $0.style.chrome == .panel ? "panel" : "other" }
  }

  private func app() -> AppHost {
    SheetApp.model = Model()
    let app = AppHost(SheetApp(), size: CGSize(width: 640, height: 384))
    app.flush()
    return app
  }

  private func present(
    _ app: AppHost, _ answer: @escaping @MainActor () -> Void = {}
  ) -> (@MainActor () -> Void)? {
    app.presentAbove(isAlert: true, label: "Sure?", onEscape: {}) {
      Alert(model: SheetApp.model, answer: answer)
    }
  }

  private func focus(_ app: AppHost) -> String? {
    app.keyWindow?.host.focus.focused?.ownSemantics?.label
      ?? app.keyWindow?.host.focus.focused?.spokenText
  }

  @Test("a sheet that is presented while an alert waits is below it; focus follows the answer")
  func sheetAfterAlert() throws {
    let app = app()
    let window = try #require(app.keyWindow?.host)
    let dismiss = try #require(present(app))
    app.flush()
    #expect(focus(app) == "OK")
    SheetApp.model.showsSheet = true
    app.flush()
    #expect(labels(window.layers.layers) == ["panel", "alert"])
    #expect(window.layers.topModal?.style.role == .alert)
    #expect(focus(app) == "OK", "the sheet below takes no focus")
    dismiss()
    app.flush()
    #expect(labels(window.layers.layers) == ["panel"])
    #expect(focus(app) == "in the sheet")
    SheetApp.model.showsSheet = false
    app.flush()
    #expect(focus(app) == "window")
    app.unmount()
  }

  @Test("a sheet and an alert of one action: the alert is on top")
  func together() throws {
    let app = app()
    let window = try #require(app.keyWindow?.host)
    SheetApp.model.showsSheet = true
    let dismiss = try #require(present(app))
    app.flush()
    #expect(labels(window.layers.layers) == ["panel", "alert"])
    #expect(focus(app) == "OK")
    dismiss()
    app.flush()
    #expect(focus(app) == "in the sheet")
    app.unmount()
  }

  @Test("what the alert's own views present is above it")
  func inside() throws {
    let app = app()
    let window = try #require(app.keyWindow?.host)
    _ = present(app)
    app.flush()
    SheetApp.model.showsMenuOfAlert = true
    SheetApp.model.showsSheet = true
    app.flush()
    #expect(window.layers.layers.map { $0.style.role == .alert } == [false, true, false])
    #expect(focus(app) == "in the popover")
    app.unmount()
  }
}
