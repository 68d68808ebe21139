// Programs for the tests of the web server, by the name of the first argument.
switch CommandLine.arguments.dropFirst().first {
case "loop": LoopProbe.run()
default: print("usage: WebProbe loop")
}
