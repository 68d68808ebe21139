// What Foundation adds to Combine on Apple's systems: `NotificationCenter.publisher`,
// `Timer.publish`, run loops and operation queues as schedulers, coders for `encode` and `decode`.
//
// OpenCombineFoundation has them too, and imports FoundationNetworking: every program that links it
// loads curl and thirty libraries below it, a third of the time that a small app needs to start.
@_exported import Foundation
@_exported import OpenCombine
