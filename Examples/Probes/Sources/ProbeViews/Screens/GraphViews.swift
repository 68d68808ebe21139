import SwiftUI

// MARK: A spreadsheet

struct Spreadsheet: View {
  @State private var a1 = 5
  @State private var a2 = 10

  var body: some View {
    VStack {
      Button("A1 = 7") { a1 = 7 }
      Text("A1: \(a1)")
      CellA2(value: a2)
      Sum(value: a1 + a2)
    }
  }
}

struct CellA2: View {
  let value: Int

  var body: some View {
    let _ = ProbeLog.note("A2 body")
    Text("A2: \(value)")
  }
}

struct Sum: View {
  let value: Int

  var body: some View {
    let _ = ProbeLog.note("A3 body")
    Text("A3: \(value)")
  }
}

// MARK: Two sources of truth, and one

struct DriftingParent: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("+1") { count += 1 }
      Text("Parent says: Updated: \(count)")
      DriftingChild(name: "Updated: \(count)")
    }
  }
}

struct DriftingChild: View {
  @State var name: String

  var body: some View { Text("Child says: \(name)") }
}

struct FollowingParent: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("+1") { count += 1 }
      FollowingChild(name: "Updated: \(count)")
    }
  }
}

struct FollowingChild: View {
  let name: String

  var body: some View { Text("Child says: \(name)") }
}

// MARK: What runs

struct EqualWriter: View {
  @State private var value = 0

  var body: some View {
    let _ = ProbeLog.note("owner body")
    Button("Write 0 again") { value = 0 }
    Text("Value: \(value)")
  }
}

struct Passer: View {
  @State private var value = 0

  var body: some View {
    let _ = ProbeLog.note("passer body")
    BoundChild(value: $value)
  }
}

struct BoundChild: View {
  @Binding var value: Int

  var body: some View { Button("Bound: \(value)") { value += 1 } }
}

struct TwoWrites: View {
  @State private var left = 0
  @State private var right = 0

  var body: some View {
    let _ = ProbeLog.note("two writes body")
    VStack {
      Button("Both") {
        left += 1
        right += 1
      }
      Text("Sum: \(left + right)")
    }
  }
}

// MARK: When state dies

struct ShowParent: View {
  @State private var showChild = true

  var body: some View {
    VStack {
      Toggle("Show", isOn: $showChild)
      if showChild { Counter() }
    }
  }
}

/// Tells when it ends.
final class Ending {
  // State ends on the main actor.
  deinit { MainActor.assumeIsolated { ProbeLog.note("object ended") } }
}

struct ObjectHolder: View {
  @State private var object = Ending()

  var body: some View { Text("Holding \(String(describing: type(of: object)))") }
}

struct ObjectShowParent: View {
  @State private var showChild = true

  var body: some View {
    VStack {
      Toggle("Show", isOn: $showChild)
      if showChild { ObjectHolder() }
    }
  }
}

struct HomeView: View {
  @State private var visits = 0

  var body: some View { Button("Home visits: \(visits)") { visits += 1 } }
}

struct LoginView: View {
  @State private var tries = 0

  var body: some View { Button("Login tries: \(tries)") { tries += 1 } }
}

struct LoginSwitch: View {
  @State private var isLoggedIn = false

  var body: some View {
    VStack {
      Toggle("Logged in", isOn: $isLoggedIn)
      if isLoggedIn {
        HomeView()
      } else {
        LoginView()
      }
    }
  }
}

struct RowsByID: View {
  @State private var names = ["a", "b"]

  var body: some View {
    VStack {
      Button("Remove a") { names.removeAll { $0 == "a" } }
      Button("Add a") { names.append("a") }
      ForEach(names, id: \.self) { NamedCounter(name: $0) }
    }
  }
}

struct IDReset: View {
  @State private var value = 0

  var body: some View {
    VStack {
      Button("Reset") { value += 1 }
      Counter().id(value)
    }
  }
}

struct InitParent: View {
  @State private var pass = 1

  var body: some View {
    VStack {
      Button("Parent again") { pass += 1 }
      InitChild(pass: pass)
    }
  }
}

struct InitChild: View {
  @State private var started: Int

  init(pass: Int) {
    ProbeLog.note("child init")
    _started = State(initialValue: pass)
  }

  var body: some View { Text("Started with: \(started)") }
}
