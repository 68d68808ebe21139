import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("R73 dismiss ends the presentation it was read in, and no later one")
struct LateDismissTests {
  @MainActor private final class Kept {
    var dismiss: (() -> Void)?
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private enum Form: CaseIterable {
    case sheet, item, cover, popover, mode
  }

  private struct Page: View {
    let form: Form
    let kept: Kept
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
      let button = Button("Open") {
        isShown = form != .item
        item = form == .item ? Item(id: 1) : nil
      }
      switch form {
      case .sheet: button.sheet(isPresented: $isShown) { Shown(kept: kept) }
      case .mode: button.sheet(isPresented: $isShown) { Older(kept: kept) }
      case .cover: button.fullScreenCover(isPresented: $isShown) { Shown(kept: kept) }
      case .popover: button.popover(isPresented: $isShown) { Shown(kept: kept) }
      case .item:
        button.sheet(item: $item) { shown in
          VStack {
            Shown(kept: kept)
            Button("Next") { item = Item(id: shown.id + 1) }
          }
        }
      }
    }
  }

  private struct Shown: View {
    let kept: Kept
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Close") {
        if kept.dismiss == nil { kept.dismiss = { dismiss() } }
        dismiss()
      }
      .onAppear { if kept.dismiss == nil { kept.dismiss = { dismiss() } } }
    }
  }

  private struct Older: View {
    let kept: Kept
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button("Close") {
        if kept.dismiss == nil { kept.dismiss = { mode.wrappedValue.dismiss() } }
        mode.wrappedValue.dismiss()
      }
    }
  }

  @Test("a presentation opened again stays when the first one's dismiss comes late")
  func again() throws {
    for form in Form.allCases {
      let kept = Kept()
      let host = TestHost { Page(form: form, kept: kept) }
      try host.find(.button, "Open").tap()
      try host.find(.button, "Close").tap()
      #expect(host.findAll(.dialog).isEmpty, "\(form)")
      try host.find(.button, "Open").tap()
      kept.dismiss?()
      host.flush()
      #expect(host.findAll(.dialog).count == 1, "\(form)")
      try host.find(.button, "Close").tap()
      #expect(host.findAll(.dialog).isEmpty, "\(form)")
    }
  }

  @Test("the sheet of another item stays when the first item's dismiss comes late")
  func replaced() throws {
    let kept = Kept()
    let host = TestHost { Page(form: .item, kept: kept) }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Next").tap()
    kept.dismiss?()
    host.flush()
    #expect(host.findAll(.dialog).count == 1)
  }
}
