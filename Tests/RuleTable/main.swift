import Foundation

// RuleTable RULES.md EVENTS.jsonl… [--long]: prints the rules, their tests and the results. Fails
// when a rule has no test or a rule's test failed. There is one file of events per package.
let arguments = CommandLine.arguments.dropFirst()
let files = arguments.filter { !$0.hasPrefix("--") }
guard files.count >= 2 else {
  FileHandle.standardError.write(Data("usage: RuleTable RULES.md EVENTS.jsonl… [--long]\n".utf8))
  exit(64)
}
do {
  let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let rules = Rule.all(in: texts[0])
  guard !rules.isEmpty else {
    FileHandle.standardError.write(Data("\(files[0]) has no rules\n".utf8))
    exit(65)
  }
  let table = RuleTable(rules, TestRecord.all(in: texts.dropFirst().joined(separator: "\n")))
  print(table.text(isLong: arguments.contains("--long")))
  exit(table.isComplete ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(66)
}
