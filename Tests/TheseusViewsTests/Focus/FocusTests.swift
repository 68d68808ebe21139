import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

private enum Field: Hashable { case name, mail, gone }

@MainActor private final class Probe {
  var set: (Field?) -> Void = { _ in }
  var show: (Bool) -> Void = { _ in }
  var disable: (Bool) -> Void = { _ in }
  var renew: () -> Void = {}
  var seen: [Field?] = []
  var present: Field? { read() }
  var read: () -> Field? = { nil }
}

private struct Form: View {
  let probe: Probe
  @FocusState var focus: Field?
  @State var showsMail = true
  @State var isDisabled = false
  @State var edition = 0

  var body: some View {
    probe.set = { focus = $0 }
    probe.read = { focus }
    probe.show = { showsMail = $0 }
    probe.disable = { isDisabled = $0 }
    probe.renew = { edition += 1 }
    probe.seen.append(focus)
    return VStack {
      Key(name: "name").focused($focus, equals: .name)
      if showsMail {
        Key(name: "mail").focused($focus, equals: .mail).disabled(isDisabled).id(edition)
      }
      Key(name: "free")
    }
  }
}

@MainActor @Suite("The focus and its state follow each other")
struct FocusTests {
  private func mounted(showsMail: Bool = true) -> (WindowHost, Probe) {
    let probe = Probe()
    let host = WindowHost(columns: 20, rows: 6) { Form(probe: probe, showsMail: showsMail) }
    host.flush()
    return (host, probe)
  }

  @Test("R82 nothing has focus at first, and the state is nil")
  func beginsWithNothing() {
    let (host, probe) = mounted()
    #expect(host.focus.focused == nil)
    #expect(probe.present == nil)
  }

  @Test("R82 a write moves the focus, and a move writes the state")
  func bothDirections() {
    let (host, probe) = mounted()
    probe.set(.mail)
    host.flush()
    #expect(host.focusedKey == "mail")
    host.press(.tab)
    #expect(host.focusedKey == "free")
    #expect(probe.present == nil, "the focus is in no bound view")
    host.press(.tab)
    #expect(probe.present == .name)
    probe.set(nil)
    host.flush()
    #expect(host.focus.focused == nil)
    #expect(probe.seen.last == .some(nil), "the body saw it")
  }

  @Test("R82 the focused view leaving resets the state")
  func leaving() {
    let (host, probe) = mounted()
    probe.set(.mail)
    host.flush()
    probe.show(false)
    host.flush()
    #expect(host.focus.focused == nil)
    #expect(probe.present == nil)
  }

  @Test("R82 recreating a focused view resets the focus state; only a write focuses the new view")
  func renewed() {
    let (host, probe) = mounted()
    probe.set(.mail)
    host.flush()
    probe.renew()
    host.flush()
    #expect(host.focus.focused == nil)
    #expect(probe.present == nil)
    probe.renew()
    probe.set(.mail)
    host.flush()
    #expect(host.focusedKey == "mail")
    #expect(probe.present == .mail)
  }

  @Test("R82 a request in the event that creates the field is honored after that update")
  func requestWithCreation() {
    let (host, probe) = mounted(showsMail: false)
    probe.show(true)
    probe.set(.mail)
    host.flush()
    #expect(host.focusedKey == "mail")
    #expect(probe.present == .mail)
  }

  @Test("R82 a value that no view is bound to does not stay, and takes the focus from a bound view")
  func unboundValue() {
    let (host, probe) = mounted()
    probe.set(.gone)
    host.flush()
    #expect(probe.present == nil)
    probe.set(.name)
    host.flush()
    probe.set(.gone)
    host.flush()
    #expect(host.focus.focused == nil)
    #expect(probe.present == nil)
  }

  @Test("Tab visits in reading order and wraps; Shift goes back")
  func tabOrder() {
    let (host, _) = mounted()
    var visited: [String?] = []
    for _ in 0..<4 {
      host.press(.tab)
      visited.append(host.focusedKey)
    }
    #expect(visited == ["name", "mail", "free", "name"])
    host.press(.tab, .shift)
    #expect(host.focusedKey == "free")
  }

  @Test("arrows that nothing takes move focus to the nearest element, and stay when there is none")
  func arrows() {
    let host = WindowHost(columns: 30, rows: 6) {
      VStack(alignment: .leading) {
        HStack {
          Key(name: "a")
          Key(name: "b")
        }
        Key(name: "c")
      }
    }
    host.flush()
    host.press(.downArrow)
    #expect(host.focusedKey == "a", "the first, where nothing had the focus")
    host.press(.rightArrow)
    #expect(host.focusedKey == "b")
    host.press(.rightArrow)
    #expect(host.focusedKey == "b")
    host.press(.downArrow)
    #expect(host.focusedKey == "c")
    host.press(.upArrow)
    #expect(host.focusedKey == "a")
  }

  @Test("a press focuses the pressed element")
  func press() {
    let host = WindowHost(columns: 20, rows: 2) {
      VStack {
        Key(name: "a", width: 160)
        Key(name: "b", width: 160)
      }
    }
    host.flush()
    host.click(column: 3, row: 1)
    #expect(host.focusedKey == "b")
  }

  @Test("the default focus is the initial focus")
  func defaultFocus() {
    let probe = Probe()
    let host = WindowHost(columns: 20, rows: 6) { Defaulted(probe: probe) }
    host.flush()
    #expect(host.focusedKey == "mail")
    #expect(probe.present == .mail)
  }
}

private struct Defaulted: View {
  let probe: Probe
  @FocusState var focus: Field?

  var body: some View {
    probe.read = { focus }
    return VStack {
      Key(name: "name").focused($focus, equals: .name)
      Key(name: "mail").focused($focus, equals: .mail)
    }
    .defaultFocus($focus, .mail)
  }
}
