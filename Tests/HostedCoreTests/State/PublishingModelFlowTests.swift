import Foundation
import TheseusTesting
import TheseusViews
import Testing

private final class Account: ObservableObject {
  let id: Int
  @Published var name: String
  @Published var tags: [String] = []
  @Published private(set) var writes = 0
  var limit = 10 { didSet { writes += 1 } }
  init(_ id: Int, _ name: String = "none") {
    self.id = id
    self.name = name
  }
}

private final class Bank: ObservableObject {
  @Published var title = "bank"
  let account = Account(1, "inner")
}

@MainActor @Suite("views follow objects that publish, as the wrappers promise")
struct PublishingModelFlowTests {
  @Test("R52 an object inside an object is followed only by views that declare it")
  func nested() throws {
    struct Outer: View {
      @ObservedObject var bank: Bank
      var body: some View {
        VStack {
          Text("\(bank.title) \(bank.account.name)")
          Inner(account: bank.account)
        }
      }
    }
    struct Inner: View {
      @ObservedObject var account: Account
      var body: some View { Text("inner \(account.name)") }
    }
    let bank = Bank()
    let host = TestHost { Outer(bank: bank) }
    host.trace.reset()
    bank.account.name = "new"
    host.flush()
    #expect(host.trace.bodyRuns(of: Outer.self) == 0)
    #expect(host.screen.contains("bank inner") && host.screen.contains("inner new"))
    bank.title = "BANK"
    host.flush()
    #expect(host.screen.contains("BANK new"))
  }

  @Test("R53 a state object with a parameter stays until its identity changes")
  func parameter() throws {
    struct Detail: View {
      @StateObject private var account: Account
      let id: Int
      init(_ id: Int) {
        self.id = id
        _account = StateObject(wrappedValue: Account(id, "account \(id)"))
      }
      var body: some View {
        Text("detail \(id): \(account.name)")
        TextField("name", text: $account.name)
      }
    }
    struct Master: View {
      @State private var id = 1
      @State private var key = 1
      var body: some View {
        VStack {
          Button("Next") { id += 1 }
          Button("Renew") { key += 1 }
          Detail(id).id(key)
        }
      }
    }
    let host = TestHost { Master() }
    try host.find(.textField).replaceText("mine")
    try host.find(.button, "Next").tap()
    #expect(host.screen.contains("detail 2: mine"))
    try host.find(.button, "Renew").tap()
    #expect(host.screen.contains("detail 2: account 2"))
  }

  @Test("a replaced observed object is followed, and the old one no longer")
  func replacedObserved() {
    struct Reader: View {
      @ObservedObject var account: Account
      var body: some View { Text("has \(account.name)") }
    }
    let (a, b) = (Account(1, "a"), Account(2, "b"))
    let host = TestHost { Reader(account: a) }
    host.update { Reader(account: b) }
    #expect(host.screen.contains("has b"))
    host.trace.reset()
    a.name = "A"
    host.flush()
    #expect(host.trace.bodyRuns(of: Reader.self) == 0)
    b.name = "B"
    host.flush()
    #expect(host.screen.contains("has B"))
  }

  @Test("an environment object replaced above is followed at any depth, and written to")
  func environmentObject() throws {
    struct Leaf: View {
      @EnvironmentObject private var account: Account
      var body: some View {
        Text("leaf \(account.id) \(account.name)")
        TextField("name", text: $account.name)
      }
    }
    struct Middle: View { var body: some View { VStack { Group { Leaf() } } } }
    struct Top: View {
      let accounts: [Account]
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Other") { index = 1 - index }
          Middle().environmentObject(accounts[index])
        }
      }
    }
    let accounts = [Account(1, "a"), Account(2, "b")]
    let host = TestHost { Top(accounts: accounts) }
    try host.find(.textField).replaceText("x")
    host.trace.reset()
    try host.find(.button, "Other").tap()
    #expect(host.screen.contains("leaf 2 b"))
    #expect(host.trace.bodyRuns(of: Middle.self) == 0 && host.trace.bodyRuns(of: Leaf.self) == 1)
    try host.find(.textField).replaceText("y")
    #expect(accounts.map(\.name) == ["x", "y"])
    try host.find(.button, "Other").tap()
    #expect(host.screen.contains("leaf 1 x"))
  }

  @Test("a body reads the values after all changes of one event, and runs once")
  func oneEvent() {
    struct Reader: View {
      @ObservedObject var account: Account
      var body: some View {
        Text("\(account.name) \(account.tags.joined(separator: "+")) \(account.writes)")
      }
    }
    let account = Account(1)
    let host = TestHost { Reader(account: account) }
    host.trace.reset()
    account.name = "a"
    account.tags.append("x")
    account.tags += ["y"]
    account.limit = 3
    host.flush()
    #expect(host.screen.contains("a x+y 1"))
    #expect(host.trace.bodyRuns(of: Reader.self) == 1)
  }

  @Test("onReceive has the present value of a published property first, then each new one")
  func published() {
    struct Reader: View {
      let account: Account
      let note: (String) -> Void
      @State private var count = 0
      var body: some View {
        Text("received \(count)")
          .onReceive(account.$name) {
            note($0)
            count += 1
          }
      }
    }
    let account = Account(1, "a")
    var names: [String] = []
    let host = TestHost { Reader(account: account) { names.append($0) } }
    account.name = "b"
    account.name = "c"
    host.flush()
    #expect(names == ["a", "b", "c"])
    #expect(host.screen.contains("received 3"))
    host.update { EmptyView() }
    account.name = "d"
    #expect(names == ["a", "b", "c"])
  }

  @Test("fields of rows edit a published array in place")
  func rows() throws {
    struct Tags: View {
      @StateObject private var account: Account
      init(_ account: Account) { _account = StateObject(wrappedValue: account) }
      var body: some View {
        Button("Add") { account.tags.append("new") }
        ForEach($account.tags.indices, id: \.self) { index in
          TextField("tag", text: $account.tags[index])
        }
        Text("all \(account.tags.joined(separator: ","))")
      }
    }
    let account = Account(1)
    let host = TestHost { Tags(account) }
    try host.find(.button, "Add").tap()
    try host.find(.button, "Add").tap()
    try host.findAll(.textField)[1].replaceText("second")
    try host.findAll(.textField)[0].replaceText("first")
    #expect(host.screen.contains("all first,second"))
    #expect(account.tags == ["first", "second"])
  }

  @Test("two views that observe one object both follow, and one that only holds it does not")
  func shared() {
    struct Observing: View {
      @ObservedObject var account: Account
      let name: String
      var body: some View { Text("\(name) \(account.name)") }
    }
    struct Holding: View {
      let account: Account
      var body: some View { Text("holds \(account.name)") }
    }
    let account = Account(1, "a")
    let host = TestHost {
      VStack {
        Observing(account: account, name: "first")
        Observing(account: account, name: "second")
        Holding(account: account)
      }
    }
    account.name = "b"
    host.flush()
    #expect(host.screen.contains("first b") && host.screen.contains("second b"))
    #expect(host.screen.contains("holds a"))
  }
}
