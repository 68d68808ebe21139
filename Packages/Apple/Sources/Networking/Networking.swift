// `URLSession`, `URLRequest` and what belongs to them, which Foundation has on Apple platforms. One
// file of the app says `@_exported import Networking`; every file of its module has them then.
//
// A program that links it loads curl and thirty libraries below it: SwiftUI does not bring it
// along.
@_exported import FoundationNetworking
