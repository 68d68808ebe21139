/// A module that SwiftUI code for Apple platforms imports, and what offers it here.
public enum ImportedModule: Equatable, Sendable {
  /// With the product SwiftUI, or with Swift itself.
  case included
  /// A product of another package of Theseus: `theseus-apple`, `theseus-combine`.
  case product(String, package: String)
  /// Exists on Apple platforms only.
  case appleOnly
  /// None of the above: the app's own module, or a package's.
  case other

  public init(_ name: String) {
    if Self.ofSwift.contains(name) {
      self = .included
    } else if Self.ofPackages.contains(name) {
      self = .product(name, package: "theseus-apple")
    } else if name == "Combine" {
      self = .product(name, package: "theseus-combine")
    } else if Self.frameworks.contains(name) {
      self = .appleOnly
    } else {
      self = .other
    }
  }

  private static let ofSwift: Set<String> = [
    "SwiftUI", "Swift", "Foundation", "Observation", "UniformTypeIdentifiers", "Dispatch",
    "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing", "Glibc", "Testing",
    "XCTest", "FoundationNetworking", "DeveloperToolsSupport", "Distributed",
  ]

  private static let ofPackages: Set<String> = [
    "AppKit", "Cocoa", "UIKit", "CoreGraphics", "UserNotifications", "os", "OSLog",
  ]

  /// The frameworks that apps import most.
  private static let frameworks: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdServices",
    "AddressBook", "AppIntents", "AppTrackingTransparency", "ApplicationServices", "AudioToolbox",
    "AudioUnit", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Carbon",
    "Charts", "ClockKit", "CloudKit", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHID",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit", "Darwin", "DeviceActivity",
    "DeviceCheck", "DockKit", "EventKit", "EventKitUI", "ExtensionKit", "FamilyControls",
    "FileProvider", "FinderSync", "FoundationModels", "GameController", "GameKit", "GameplayKit",
    "GroupActivities", "HealthKit", "HomeKit", "IOBluetooth", "IOKit", "IOSurface", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "OSAKit", "ObjectiveC", "OpenDirectory",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "Quartz", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "ReplayKit", "SQLite3", "SafariServices",
    "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime", "ScriptingBridge", "Security",
    "SecurityFoundation", "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis", "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "Translation",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "XPC",
  ]
}
