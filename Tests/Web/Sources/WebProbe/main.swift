// Programs for the tests of the web server, by the name of the first argument.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "loop": LoopProbe.run()
case "serve": ServerProbe.run(arguments.dropFirst())
default: print("usage: WebProbe loop | serve STORE [name=value …]")
}
