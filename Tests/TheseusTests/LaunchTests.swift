import Foundation
import Testing
import Theseus
import TheseusTesting
import TheseusTrace

@Suite("launch options of the runtime")
struct LaunchOptionsTests {
  private func options(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> LaunchOptions
  {
    try LaunchOptions(arguments: arguments, environment: environment)
  }

  @Test("flags have two forms, mix with the app's arguments, override variables, and end at --")
  func reading() throws {
    let both = try options(["--database", "x", "--trace", "a.jsonl", "--graph=g.json", "-v"])
    #expect(
      both.trace == "a.jsonl" && both.graph == "g.json" && both.snapshot == nil
        && both.restore == nil && both.profile == nil)
    #expect(try options([], ["THESEUS_TRACE": "b", "THESEUS_SNAPSHOT": ""]).trace == "b")
    #expect(try options(["--trace", "a"], ["THESEUS_TRACE": "b"]).trace == "a")
    #expect(try options(["--", "--trace", "a"]).trace == nil)
    #expect(try options(["--tracer", "a", "trace"]).trace == nil)
    #expect(try options(["--snapshot", "-"]).snapshot == "-")
    #expect(try options([], ["THESEUS_PROFILE": "swiftUI2021"]).profile == .swiftUI2021)
    #expect(try options([], ["THESEUS_PROFILE": ""]).profile == nil)
  }

  @Test(
    "files are the arguments without a dash, all after --, and existing ones after unknown flags"
  )
  func files() throws {
    #expect(
      try options(["a.txt", "--trace", "t", "--graph=g", "b.txt", ""]).files == ["a.txt", "b.txt"])
    #expect(try options(["--theme", "dark", "a.txt", "-v", "/nowhere/b.txt"]).files == ["a.txt"])
    #expect(try options(["--theme=dark", "a.txt", "-"]).files == ["a.txt"])
    #expect(
      try options(["a.txt", "--", "-b.txt", "--trace", "c"]).files == [
        "a.txt", "-b.txt", "--trace", "c",
      ])
    let file = FileManager.default.temporaryDirectory.path
    #expect(try options(["-v", file, "--theme", "dark"]).files == [file])
    #expect(try options([]).files.isEmpty)
  }

  @Test("A flag without its file, and a profile that is none, are named")
  func mistakes() {
    for arguments in [["--trace"], ["--trace="], ["--restore", "--trace", "a"], ["--graph", ""]] {
      #expect(throws: LaunchError.self) { try options(arguments) }
    }
    do {
      _ = try options([], ["THESEUS_PROFILE": "swiftUI1999"])
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains("THESEUS_PROFILE") && "\(error)".contains("swiftUI1999"))
    }
  }
}

@Suite("any app records, saves and restores on request")
struct LaunchTests {
  private struct Ended {
    var status: Int32
    var isSignal: Bool
    var output: String
    var errors: String
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("LaunchProbe")
    process.arguments = arguments
    let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    process.environment = [
      "PATH": "/usr/bin", "XDG_DATA_HOME": "/tmp", "HOME": "/tmp", "LANG": "C.UTF-8",
    ].merging(sanitizers) { $1 }
      .merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Ended(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: text, errors: said)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "launch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("--trace records, and the app sees all of its arguments")
  func trace() throws {
    try withFolder { folder in
      let ended = try run(["--own", "--trace", folder + "/run.jsonl"])
      #expect(ended.status == 0 && ended.errors.isEmpty, "\(ended.errors)")
      #expect(ended.output.contains("count 1") && ended.output.contains("--own --trace"))
      let log = try TraceLog(contentsOf: folder + "/run.jsonl")
      #expect(log.header.program == "LaunchProbe" && log.ending == .finished)
      #expect(log.explanation().contains("Steps.count 0→1"))
    }
  }

  @Test(
    "files in the arguments are opened, without a terminal too; without documents they are ignored")
  func files() throws {
    try withFolder { folder in
      try "from a file".write(toFile: folder + "/a.txt", atomically: true, encoding: .utf8)
      let documents = ["LAUNCH_PROBE_DOCUMENTS": "1", "XDG_STATE_HOME": folder + "/state"]
      #expect(try run([folder + "/a.txt"], documents).output.contains("a.txt: from a file"))
      #expect(try run([folder + "/b.txt"], documents).output.contains("b.txt: new"))
      #expect(try run([], documents).output.contains("count 1"))
      #expect(try run([folder + "/a.txt"]).output.contains("count 1"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
    }
  }

  @Test("A kill loses at most the last transaction")
  func killed() throws {
    try withFolder { folder in
      let ended = try run([], ["THESEUS_TRACE": folder + "/run.jsonl", "LAUNCH_PROBE_DIES": "1"])
      #expect(ended.isSignal)
      let log = try TraceLog(contentsOf: folder + "/run.jsonl")
      #expect(log.updates.count >= 1)
      #expect(log.ending == .open)
      #expect(log.views.values.map(\.type).contains("Steps"))
    }
  }

  @Test("R31 --snapshot and --restore: state moves from one process to the next")
  func restoring() throws {
    try withFolder { folder in
      let file = folder + "/state.json"
      #expect(try run(["--snapshot", file]).output.contains("count 1"))
      let second = try run(["--restore", file, "--snapshot", file])
      #expect(second.output.contains("count 2"), "\(second)")
      #expect(try run([], ["THESEUS_RESTORE": file]).output.contains("count 3"))
    }
  }

  @Test("R33 the end names the restored values that the app has overwritten, and where they are")
  func overwriting() throws {
    try withFolder { folder in
      let file = folder + "/state.json"
      #expect(!(try run(["--snapshot", file]).errors.contains("restoredValueOverwritten")))
      let second = try run(["--restore", file])
      let line = second.errors.split(separator: "\n").first { $0.contains("Steps.count") }
      let words = try #require(line, "\(second)")
      #expect(
        words.hasPrefix(
          """
          LaunchProbe: restoredValueOverwritten: onAppear in Steps wrote another value over the \
          restored one of Steps.count; write only when no value was restored \
          (LaunchProbe.swift:
          """), "\(words)")
    }
  }

  @Test(
    "a file that is no snapshot stays where it is when it is only read",
    arguments: [
      "{\"cells\": [", "{\"format\": \"theseus-snapshot\", \"version\": 99, \"cells\": []}",
    ])
  func onlyRead(content: String) throws {
    try withFolder { folder in
      let file = folder + "/export.json"
      try content.write(toFile: file, atomically: true, encoding: .utf8)
      for arguments in [
        ["--restore", file], ["--restore", file, "--snapshot", folder + "/b.json"],
      ] {
        let ended = try run(arguments)
        #expect(ended.status == 0 && ended.output.contains("count 1"))
        #expect(ended.errors.contains("starts afresh"), "\(ended.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == content)
      }
    }
  }

  @Test("an unusable snapshot that the run overwrites is renamed, and the app starts without it")
  func unusable() throws {
    try withFolder { folder in
      let file = folder + "/state.json"
      try "{\"cells\": [".write(toFile: file, atomically: true, encoding: .utf8)
      let ended = try run(["--restore", file, "--snapshot", file])
      #expect(ended.status == 0 && ended.output.contains("count 1"))
      #expect(
        ended.errors.contains(file) && ended.errors.contains("starts afresh")
          && ended.errors.contains(".unusable"), "\(ended.errors)")
      #expect(try String(contentsOfFile: file + ".unusable", encoding: .utf8) == "{\"cells\": [")
      #expect(try Snapshot(contentsOf: URL(fileURLWithPath: file)).cells.count >= 1)
      let missing = try run(["--restore", folder + "/none.json"])
      #expect(
        missing.status == 0 && missing.output.contains("count 1")
          && missing.errors.contains("none.json"))
    }
  }

  @Test("--graph writes a graph that can be drawn")
  func graph() throws {
    try withFolder { folder in
      #expect(try run(["--graph", folder + "/graph.json"]).status == 0)
      let drawing = try GraphFile(contentsOf: folder + "/graph.json").drawing(title: "g")
      #expect(drawing.boxes.count > 10 && drawing.arrows.count > 10)
      #expect(drawing.svg().hasPrefix("<svg"))
    }
  }

  @Test("files that a run writes keep their permissions, and links still lead to them")
  func links() throws {
    try withFolder { folder in
      let outputs = ["graph", "snapshot", "picture"]
      for name in outputs {
        let real = "\(folder)/\(name)"
        try Data("old".utf8).write(to: URL(fileURLWithPath: real))
        #expect(chmod(real, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
          atPath: real + ".link", withDestinationPath: real)
      }
      let ended = try run([
        "--graph", folder + "/graph.link", "--snapshot", folder + "/snapshot.link",
      ])
      #expect(ended.status == 0 && ended.errors.isEmpty, "\(ended.errors)")
      #expect(try run([], ["THESEUS_PICTURE": folder + "/picture.link"]).status == 0)
      for name in outputs {
        var status = stat()
        #expect(lstat("\(folder)/\(name).link", &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFLNK, "\(name)")
        #expect(stat("\(folder)/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) != "old")
      }
    }
  }

  @Test("files that cannot be written are named with the system's reason")
  func unwritable() throws {
    let ended = try run(["--graph", "/nowhere/g.json", "--snapshot", "/nowhere/s.json"])
    let reason = "cannot be written: No such file or directory"
    #expect(ended.errors.contains("--graph: “/nowhere/g.json” \(reason)"), "\(ended.errors)")
    #expect(ended.errors.contains("--snapshot: “/nowhere/s.json” \(reason)"))
    #expect(ended.status == 73 && ended.output.contains("count 1"))
    #expect(try run(["--graph", "/nowhere/g.json"]).status == 73)
    #expect(try run(["--snapshot", "/nowhere/s.json"]).status == 73)
    let picture = try run([], ["THESEUS_PICTURE": "/nowhere/p.svg"])
    #expect(picture.status == 1)
    #expect(picture.errors.contains("“/nowhere/p.svg” \(reason)"), "\(picture.errors)")
  }

  @Test("a socket whose name is too long is reported in the system's words, and the app runs")
  func longSocket() throws {
    try withFolder { folder in
      let long = folder + "/" + String(repeating: "x", count: 120)
      try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: true)
      let ended = try run(["--inspect"], ["XDG_RUNTIME_DIR": long])
      #expect(ended.status == 0 && ended.output.contains("count 1"))
      #expect(
        ended.errors.contains("--inspect: the app's socket cannot be opened: File name too long"),
        "\(ended.errors)")
    }
  }

  @Test("an unwritable trace and a wrong flag stop the start with a status of sysexits.h")
  func refused() throws {
    let nowhere = try run(["--trace", "/nowhere/run.jsonl"])
    #expect(
      nowhere.status == 73 && nowhere.errors.contains("/nowhere/run.jsonl")
        && nowhere.output.isEmpty)
    let bare = try run(["--trace"])
    #expect(bare.status == 64 && bare.errors.contains("--trace needs"))
    let profile = try run([], ["THESEUS_PROFILE": "x=y"])
    #expect(profile.status == 64 && profile.errors.contains("x=y"))
  }

  @Test("R10 THESEUS_PROFILE applies to the run, and the trace contains it")
  func profile() throws {
    try withFolder { folder in
      let usual = try run([])
      #expect(usual.output.contains("again"))
      let opaque = try run(
        ["--trace", folder + "/run.jsonl"], ["THESEUS_PROFILE": "anyViewIdentity=opaque"])
      #expect(opaque.status == 0)
      let log = try TraceLog(contentsOf: folder + "/run.jsonl")
      #expect(log.header.profile == "anyViewIdentity=opaque")
      #expect(log.resets(TraceFilter(view: "Inner")).contains("AnyView type"))
    }
  }
}
