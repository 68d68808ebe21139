import Foundation

// usage: APITable GRAPHS USAGE PAGE [--check CORPUS]
//
// Writes PAGE from the symbol graphs in the folder GRAPHS and the counts in the folder USAGE, and
// prints the missing calls. With --check it writes nothing, and fails if PAGE is out of date, or if
// no file in the folder CORPUS makes a call of USAGE that we take.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  FileHandle.standardError.write(Data("usage: APITable GRAPHS USAGE PAGE [--check CORPUS]\n".utf8))
  exit(64)
}
let symbols = try SymbolGraph.all(in: arguments[1])
let table = APITable(Interface(symbols), try Usage(folder: arguments[2]))
let path = arguments[3]
if arguments.count > 5, arguments[4] == "--check" {
  let old = try? String(contentsOfFile: path, encoding: .utf8)
  guard old == table.page else {
    FileHandle.standardError.write(
      Data("\(path) is not what the sources say: run `make api` and commit it\n".utf8))
    exit(1)
  }
  print("\(path) says what the sources say")
  let uncalled = table.uncalled(in: try Corpus(folder: arguments[5]))
  guard uncalled.isEmpty else {
    FileHandle.standardError.write(
      Data(
        ("\(arguments[5]) has no call of:\n  " + uncalled.joined(separator: "\n  ") + "\n").utf8))
    exit(1)
  }
  print("\(arguments[5]) has every call of \(arguments[2]) that there is")
} else {
  try table.page.write(toFile: path, atomically: true, encoding: .utf8)
  print("apps\tfiles\tmissing call\n" + table.missingText(100))
}
