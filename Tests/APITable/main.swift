import Foundation

// usage: APITable GRAPHS USAGE PAGE [--check]
//
// Writes PAGE from the symbol graphs in the folder GRAPHS and the counts in the folder USAGE, and
// prints the missing calls. With --check it writes nothing, and fails if PAGE is out of date.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  FileHandle.standardError.write(Data("usage: APITable GRAPHS USAGE PAGE [--check]\n".utf8))
  exit(64)
}
let symbols = try SymbolGraph.all(in: arguments[1])
let table = APITable(Interface(symbols), try Usage(folder: arguments[2]))
let path = arguments[3]
if arguments.contains("--check") {
  let old = try? String(contentsOfFile: path, encoding: .utf8)
  guard old == table.page else {
    FileHandle.standardError.write(
      Data("\(path) is not what the sources say: run `make api` and commit it\n".utf8))
    exit(1)
  }
  print("\(path) says what the sources say")
} else {
  try table.page.write(toFile: path, atomically: true, encoding: .utf8)
  print("apps\tfiles\tmissing call\n" + table.missingText(100))
}
