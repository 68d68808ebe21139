import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("Writes of one event are one transaction")
struct TransactionTests {
  let bench = Bench()

  private struct Two: View {
    let bench: Bench
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      bench.note("body")
      bench.offer("both") {
        a += 1
        b += 1
        a += 1
        bench.note("read \(a) \(b)")
      }
      bench.offer("same") { a = a }
      bench.offer("there and back") {
        a += 1
        a -= 1
      }
      bench.offer("animated") {
        a += 1
        withAnimation { b += 1 }
      }
      bench.offer("only animated") { withAnimation { b += 1 } }
      return Label("\(a) \(b)")
    }
  }

  @Test("R26 writes in one event run the body once; reads after a write see the new value")
  func oneTransaction() {
    let host = TestHost { Two(bench: bench) }
    host.trace.reset()
    _ = bench.take()
    bench.run("both", host)
    #expect(bench.take() == ["read 2 1", "body"])
    #expect(host.trace.transactions == 1)
    #expect(host.texts == ["2 1"])
  }

  @Test("R24 an equal write, and writes that end where they began, run nothing and are recorded")
  func equalWrites() {
    let host = TestHost { Two(bench: bench) }
    host.trace.reset()
    bench.run("same", host)
    bench.run("there and back", host)
    #expect(host.trace.bodyRuns(of: Two.self) == 0)
    #expect(host.trace.skippedWrites.map(\.kind) == [.equalWrite, .equalWrite])
    #expect(
      host.trace.skippedWrites.allSatisfy { $0.rule == "R24" && $0.description.contains("Two.a") })
    #expect(
      host.trace.skippedWrites.allSatisfy {
        $0.location?.fileID.hasSuffix("TransactionTests.swift") == true
      })
  }

  @Test("R26 a write under withAnimation is a further update of the same event")
  func animatedWrite() {
    let host = TestHost { Two(bench: bench) }
    host.trace.reset()
    bench.run("animated", host)
    #expect(host.trace.transactions == 2)
    #expect(host.trace.bodyRuns(of: Two.self) == 2)
    #expect(host.texts == ["1 1"])
    host.trace.reset()
    bench.run("only animated", host)
    #expect(host.trace.transactions == 1)
  }

  private struct Passer: View {
    let bench: Bench
    @State private var value = 0
    var body: some View {
      bench.note("passer")
      return Reader(value: $value, bench: bench)
    }
  }

  private struct Reader: View {
    @Binding var value: Int
    let bench: Bench
    var body: some View {
      bench.note("reader \(value)")
      bench.offer("set") { value += 1 }
      return Label("\(value)")
    }
  }

  @Test("R25 passing only $x is not a read by the passer; the reader runs, because of the binding")
  func bindingIsNoRead() {
    let host = TestHost { Passer(bench: bench) }
    _ = bench.take()
    host.trace.reset()
    bench.run("set", host)
    #expect(bench.take() == ["reader 1"])
    #expect(host.trace.bodyCauses(Reader.self).map(\.kind) == [.bindingChanged])
    #expect(host.trace.bodyRuns(of: Passer.self) == 0)
  }

  @Test(
    "R25 a body that does not read x does not run when x changes, also after it stopped reading it")
  func unread() {
    struct Sometimes: View {
      let bench: Bench
      @State private var x = 0
      @State private var reads = true
      var body: some View {
        bench.note("body")
        bench.offer("x") { x += 1 }
        bench.offer("stop") { reads = false }
        return Label(reads ? "\(x)" : "-")
      }
    }
    let host = TestHost { Sometimes(bench: bench) }
    bench.run("x", host)
    #expect(bench.take().count == 2)
    bench.run("stop", host)
    _ = bench.take()
    bench.run("x", host)
    #expect(bench.take() == [])
  }

  private struct Writer: View {
    let bench: Bench
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      if other == 1 { value = 7 }
      bench.offer("other") { other += 1 }
      return Label("\(value) \(other)")
    }
  }

  @Test("R27 a write of state during a body is refused, with an issue that names view and property")
  func writeDuringBody() throws {
    let host = TestHost { Writer(bench: bench) }
    #expect(host.trace.issues.isEmpty)
    bench.run("other", host)
    #expect(host.texts == ["0 1"])
    #expect(host.issueKinds == [.writeDuringUpdate])
    let issue = try #require(host.trace.issues.first)
    #expect(issue.message.contains("Writer") && issue.message.contains("value"))
    bench.run("other", host)
    #expect(host.texts == ["0 2"])
  }

  @Test("R27 a write through a binding during another view's body is refused too")
  func bindingWriteDuringBody() {
    struct Child: View {
      @Binding var value: Int
      var body: some View {
        value = 9
        return Label("child \(value)")
      }
    }
    struct Parent: View {
      @State private var value = 0
      var body: some View { Child(value: $value) }
    }
    let host = TestHost { Parent() }
    #expect(host.texts == ["child 0"])
    #expect(host.issueKinds == [.writeDuringUpdate])
  }

  @Test("R27 an update that keeps causing updates stops with an issue that names the writer")
  func updateCycle() throws {
    struct Restless: View {
      let bench: Bench
      @State private var count = 0
      @State private var runs = false
      var body: some View {
        bench.offer("go") { runs = true }
        return Group {
          if runs { Label("\(count)").id(count).onAppear { count += 1 } }
        }
      }
    }
    let host = TestHost { Restless(bench: bench) }
    bench.run("go", host)
    #expect(host.issueKinds == [.updateCycle])
    #expect(try #require(host.trace.issues.first).message.contains("Restless.count"))
  }

  @Test("R28 writes from any thread are committed on the main actor; none is lost")
  func backgroundWrites() async {
    struct Shared: View {
      let bench: Bench
      @State private var text = ""
      @State private var sum = 0
      var body: some View {
        bench.offer("keep") { Self.binding = $sum }
        return Label("\(sum)")
      }
      nonisolated(unsafe) static var binding: Binding<Int>?
    }
    let host = TestHost { Shared(bench: bench) }
    bench.run("keep", host)
    for value in 1...50 {
      await Task.detached { Shared.binding?.wrappedValue = value }.value
      host.flush()
      #expect(host.texts == ["\(value)"])
    }
    await withTaskGroup(of: Void.self) { group in
      for value in 100..<140 { group.addTask { Shared.binding?.wrappedValue = value } }
    }
    host.flush()
    #expect((100..<140).map { ["\($0)"] }.contains(host.texts))
    #expect(host.trace.issues.isEmpty)
    Shared.binding = nil
  }

  @Test("R41 the nearest to the root runs first, and each once")
  func order() {
    struct Inner: View {
      @Binding var value: Int
      let passed: Int
      let bench: Bench
      var body: some View {
        bench.note("inner")
        return Label("\(value) \(passed)")
      }
    }
    struct Middle: View {
      @Binding var value: Int
      let bench: Bench
      var body: some View {
        bench.note("middle")
        return Inner(value: $value, passed: value, bench: bench)
      }
    }
    struct Outer: View {
      let bench: Bench
      @State private var value = 0
      var body: some View {
        bench.note("outer \(value)")
        bench.offer("set") { value += 1 }
        return Middle(value: $value, bench: bench)
      }
    }
    let host = TestHost { Outer(bench: bench) }
    _ = bench.take()
    bench.run("set", host)
    #expect(bench.take() == ["outer 1", "middle", "inner"])
    #expect(host.texts == ["1 1"])
  }
}
