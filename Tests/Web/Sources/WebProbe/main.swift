// Programs for the tests of the web server, by the name of the first argument.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
// As an app of its own, with the flags that every app has.
if ProcessInfo.processInfo.environment["PROBE"] == "app" { ProbeApp.main() }
switch arguments.first {
case "loop": LoopProbe.run()
case "serve": ServerProbe.run(arguments.dropFirst())
default: print("usage: WebProbe loop | serve STORE [name=value …]")
}
