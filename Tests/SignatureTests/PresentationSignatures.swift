import SwiftUI

/// Alerts, dialogs, sheets, popovers and file dialogs.
@MainActor enum PresentationSignatures {
  struct Item: Identifiable { var id = 1 }
  struct Failure: LocalizedError {}

  @ViewBuilder static func alerts(
    _ isPresented: Binding<Bool>, _ item: Binding<Item?>, _ presented: Item?
  ) -> some View {
    Text("a").alert("b", isPresented: isPresented) { Button("c") {} }
    Text("a").alert("b", isPresented: isPresented, actions: { Button("c") {} })
    Text("a").alert("b", isPresented: isPresented) {
      Button("c") {}
    } message: {
      Text("d")
    }
    Text("a").alert(
      "b", isPresented: isPresented, actions: { Button("c") {} }, message: { Text("d") })
    Text("a").alert("b", isPresented: isPresented, presenting: presented) { _ in Button("c") {} }
    Text("a").alert("b", isPresented: isPresented, presenting: presented) { _ in
      Button("c") {}
    } message: { _ in
      Text("d")
    }
    Text("a").alert(
      "b", isPresented: isPresented, presenting: presented, actions: { _ in Button("c") {} },
      message: { _ in Text("d") })
    Text("a").alert(isPresented: isPresented, error: Failure()) { Button("c") {} }
    Text("a").alert(isPresented: isPresented, error: Failure()) { _ in
      Button("c") {}
    } message: { _ in
      Text("d")
    }
    Text("a").alert(isPresented: isPresented) { Alert(title: Text("b")) }
    Text("a").alert(isPresented: isPresented, content: { Alert(title: Text("b")) })
    Text("a").alert(item: item) { _ in Alert(title: Text("b"), message: Text("c")) }
    Text("a").alert(item: item, content: { _ in Alert(title: Text("b")) })
    Text("a").actionSheet(isPresented: isPresented) { ActionSheet(title: Text("b")) }
    Text("a").actionSheet(isPresented: isPresented, content: { ActionSheet(title: Text("b")) })
    Text("a").actionSheet(item: item) { _ in ActionSheet(title: Text("b")) }
    Text("a").dialogIcon(Image(systemName: "star"))
    Text("a").dialogSeverity(.critical)
  }

  @ViewBuilder static func dialogs(_ isPresented: Binding<Bool>, _ presented: Item?) -> some View {
    Text("a").confirmationDialog("b", isPresented: isPresented) { Button("c") {} }
    Text("a").confirmationDialog("b", isPresented: isPresented, actions: { Button("c") {} })
    Text("a").confirmationDialog("b", isPresented: isPresented) {
      Button("c") {}
    } message: {
      Text("d")
    }
    Text("a").confirmationDialog(
      "b", isPresented: isPresented, actions: { Button("c") {} }, message: { Text("d") })
    Text("a").confirmationDialog("b", isPresented: isPresented, titleVisibility: .visible) {
      Button("c") {}
    }
    Text("a").confirmationDialog(
      "b", isPresented: isPresented, titleVisibility: .visible, actions: { Button("c") {} })
    Text("a").confirmationDialog("b", isPresented: isPresented, titleVisibility: .visible) {
      Button("c") {}
    } message: {
      Text("d")
    }
    Text("a").confirmationDialog(
      "b", isPresented: isPresented, titleVisibility: .visible, actions: { Button("c") {} },
      message: { Text("d") })
    Text("a").confirmationDialog("b", isPresented: isPresented, presenting: presented) { _ in
      Button("c") {}
    } message: { _ in
      Text("d")
    }
    Text("a").confirmationDialog(
      "b", isPresented: isPresented, presenting: presented, actions: { _ in Button("c") {} },
      message: { _ in Text("d") })
    Text("a").confirmationDialog(
      "b", isPresented: isPresented, titleVisibility: .visible, presenting: presented
    ) { _ in
      Button("c") {}
    } message: { _ in
      Text("d")
    }
  }

  @ViewBuilder static func sheets(
    _ isPresented: Binding<Bool>, _ item: Binding<Item?>, _ detent: Binding<PresentationDetent>
  ) -> some View {
    Text("a").sheet(isPresented: isPresented) { Text("b") }
    Text("a").sheet(isPresented: isPresented, content: { Text("b") })
    Text("a").sheet(isPresented: isPresented, onDismiss: {}) { Text("b") }
    Text("a").sheet(isPresented: isPresented, onDismiss: {}, content: { Text("b") })
    Text("a").sheet(isPresented: isPresented) {
    } content: {
      Text("b")
    }
    Text("a").sheet(item: item) { Text("\($0.id)") }
    Text("a").sheet(item: item, content: { Text("\($0.id)") })
    Text("a").sheet(item: item, onDismiss: {}) { Text("\($0.id)") }
    Text("a").sheet(item: item, onDismiss: {}, content: { Text("\($0.id)") })
    Text("a").sheet(item: item) {
    } content: {
      Text("\($0.id)")
    }
    Text("a").fullScreenCover(isPresented: isPresented) { Text("b") }
    Text("a").fullScreenCover(isPresented: isPresented, content: { Text("b") })
    Text("a").fullScreenCover(isPresented: isPresented, onDismiss: {}) { Text("b") }
    Text("a").fullScreenCover(isPresented: isPresented, onDismiss: {}, content: { Text("b") })
    Text("a").fullScreenCover(item: item) { Text("\($0.id)") }
    Text("a").fullScreenCover(item: item, content: { Text("\($0.id)") })
    Text("a").fullScreenCover(item: item, onDismiss: {}) { Text("\($0.id)") }
    Text("a").fullScreenCover(item: item, onDismiss: {}, content: { Text("\($0.id)") })
    Text("a").popover(isPresented: isPresented) { Text("b") }
    Text("a").popover(isPresented: isPresented, content: { Text("b") })
    Text("a").popover(isPresented: isPresented, arrowEdge: .top) { Text("b") }
    Text("a").popover(isPresented: isPresented, arrowEdge: .top, content: { Text("b") })
    Text("a").popover(isPresented: isPresented, attachmentAnchor: .point(.top)) { Text("b") }
    Text("a").popover(
      isPresented: isPresented, attachmentAnchor: .point(.top), arrowEdge: .top
    ) { Text("b") }
    Text("a").popover(item: item) { Text("\($0.id)") }
    Text("a").popover(item: item, arrowEdge: .top) { Text("\($0.id)") }
    Text("a").popover(item: item, attachmentAnchor: .point(.top), arrowEdge: .top) {
      Text("\($0.id)")
    }
    Text("a").inspector(isPresented: isPresented) { Text("b") }
    Text("a").inspectorColumnWidth(min: 8, ideal: 16)
    Text("a").presentationDetents([.medium, .large])
    Text("a").presentationDetents([.medium, .large], selection: detent)
    Text("a").presentationDragIndicator(.visible)
    Text("a").presentationBackground(.thinMaterial)
    Text("a").presentationBackground { Color.red }
    Text("a").presentationBackground(content: { Color.red })
    Text("a").presentationBackgroundInteraction(.enabled)
    Text("a").presentationCompactAdaptation(.popover)
    Text("a").presentationCornerRadius(8)
    Text("a").presentationSizing(.form)
    Text("a").interactiveDismissDisabled()
    Text("a").interactiveDismissDisabled(true)
  }

  @ViewBuilder static func files(_ isPresented: Binding<Bool>, _ url: URL?) -> some View {
    Text("a").fileImporter(isPresented: isPresented, allowedContentTypes: [.text]) { _ in }
    Text("a").fileImporter(
      isPresented: isPresented, allowedContentTypes: [.text], onCompletion: { _ in })
    Text("a").fileImporter(
      isPresented: isPresented, allowedContentTypes: [.text], allowsMultipleSelection: true
    ) { _ in }
    Text("a").fileImporter(
      isPresented: isPresented, allowedContentTypes: [.text], allowsMultipleSelection: true,
      onCompletion: { _ in })
    Text("a").fileMover(isPresented: isPresented, file: url) { _ in }
    Text("a").fileMover(isPresented: isPresented, file: url, onCompletion: { _ in })
    Text("a").fileDialogMessage("b")
    Text("a").fileDialogConfirmationLabel("b")
    Text("a").fileDialogCustomizationID("b")
    Text("a").fileDialogDefaultDirectory(url)
  }
}
