import AppKit
import Testing
import TheseusTesting

/// One of the users of a process.
@MainActor
final class User {
  let services = HostServices(sharesProcess: true)
  let app: AppHost
  init() {
    app = AppHost(
      EmptyTestApp(), size: CGSize(width: 640, height: 384),
      runtime: ViewRuntime(services: services))
  }
  var alerts: Int { app.keyWindow?.host.layers.layers.count ?? 0 }
}

extension ApplicationTests {
  @Suite("users of one process share no pasteboard and no alert")
  @MainActor
  struct UsersAreApartTests {
    @Test("what one copies, another does not paste")
    func pasteboards() {
      let (a, b) = (User(), User())
      defer {
        a.app.unmount()
        b.app.unmount()
      }
      a.services.serving {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("secret", forType: .string)
        NSPasteboard.general.setData(Data([1]), forType: .png)
      }
      #expect(a.app.clipboard.text == "secret" && b.app.clipboard.text == nil)
      b.services.serving {
        #expect(NSPasteboard.general.string(forType: .string) == nil)
        #expect(NSPasteboard.general.types == [])
      }
      a.services.serving { #expect(NSPasteboard.general.string(forType: .string) == "secret") }
    }

    @Test("nor from a pasteboard with a name, which each has for itself")
    func namedPasteboards() {
      let (a, b) = (User(), User())
      defer {
        a.app.unmount()
        b.app.unmount()
      }
      a.services.serving {
        NSPasteboard(name: .find).setString("secret", forType: .string)
        #expect(NSPasteboard(name: .find).string(forType: .string) == "secret")
      }
      b.services.serving {
        #expect(NSPasteboard(name: .find).string(forType: .string) == nil)
        NSPasteboard(name: .find).setString("other", forType: .string)
      }
      a.services.serving {
        #expect(NSPasteboard(name: .find).string(forType: .string) == "secret")
      }
    }

    @Test("an alert of a user's task is shown to that user, and one of nobody's to nobody")
    func alerts() async {
      let (a, b) = (User(), User())
      defer {
        a.app.unmount()
        b.app.unmount()
      }
      let task = a.services.serving {
        Task { @MainActor in
          NSAlert().beginSheetModal(for: NSWindow()) { _ in }
          return AppHost.current === a.app
        }
      }
      #expect(await task.value)
      #expect(a.alerts == 1 && b.alerts == 0)
      #expect(AppHost.current !== b.app)
      NSAlert().beginSheetModal(for: NSWindow()) { _ in }
      #expect(a.alerts == 1 && b.alerts == 0)
    }
  }
}
