import TheseusCore
import TheseusViews

/// An open window of an app under test.
public struct HostWindow: Hashable, Sendable, Identifiable {
  public var id: String
  public var title: String
  /// Whether it is the frontmost window.
  public var isKey: Bool
}

extension TestHost {
  /// Open windows, in the order in which they were opened. A tree without an app is one window.
  public var windows: [HostWindow] {
    guard let app else {
      return runtime.isUnmounted ? [] : [HostWindow(id: "window-1", title: "", isKey: true)]
    }
    return app.windows.map { HostWindow(id: $0.id, title: $0.title, isKey: $0 === app.keyWindow) }
  }

  /// Makes a window the frontmost one; the other members then refer to it. A closed window is
  /// ignored.
  public func select(window: HostWindow) {
    guard let app, let open = app.windows.first(where: { $0.id == window.id }) else { return }
    act { app.select(open) }
  }

  /// Chooses a menu command by its titles, as the user would: `try choose("File", "New")`.
  ///
  /// - Throws: `notFound` where there is no such command, `notActionable` where it is disabled.
  public func choose(_ path: String...) throws {
    let wanted = path.joined(separator: " › ")
    guard let app, let item = app.commands.item(path) else {
      throw TestHostError.notFound(wanted: "command \(wanted)", tree: menuTree)
    }
    guard item.ownSemantics?.isEnabled ?? true else {
      throw TestHostError.notActionable("the command \(wanted) is disabled")
    }
    var isDone = false
    act {
      // The menu takes focus from a field.
      app.keyWindow?.host.focus.commitEditing()
      isDone = app.commands.choose(path)
    }
    guard isDone else {
      throw TestHostError.notActionable("the command \(wanted) cannot be chosen")
    }
  }

  private var menuTree: String {
    guard let app else { return "(no app, no commands)" }
    return app.commands.menus.map { menu in
      ([menu.title] + menu.items.map { "  " + $0.readableLabel }).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
