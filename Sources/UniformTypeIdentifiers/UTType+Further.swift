extension TypeTable {
  /// Types that few files have.
  static let furtherTypes: [String: Entry] = [
    "com.apple.mount-point": Entry(supertypes: ["public.item"], description: "Mount point"),
    "public.volume": Entry(supertypes: ["public.folder"], description: "Volume"),
    "com.apple.alias-file": Entry(
      supertypes: ["public.data", "com.apple.resolvable"], description: "Alias"),
    "com.apple.bookmark": Entry(
      supertypes: ["public.data", "public.bookmark"], description: "Bookmark of a file"),
    "public.utf16-external-plain-text": Entry(
      supertypes: ["public.plain-text"], description: "UTF-16 text with its byte order"),
    "public.utf8-tab-separated-values-text": Entry(
      supertypes: ["public.tab-separated-values-text", "public.utf8-plain-text"],
      description: "Tab-separated values in UTF-8"),
    "public.assembly-source": Entry(
      supertypes: ["public.source-code"], extensions: ["s"], description: "Assembly source"),
    "public.objective-c-plus-plus-source": Entry(
      supertypes: ["public.source-code"], extensions: ["mm"], description: "Objective-C++ source"),
    "public.c-plus-plus-header": Entry(
      supertypes: ["public.source-code"], extensions: ["hpp", "hh", "hxx"],
      description: "C++ header"),
    "com.apple.applescript.text": Entry(
      supertypes: ["public.script"], extensions: ["applescript"], description: "AppleScript"),
    "public.geojson": Entry(
      supertypes: ["public.json"], extensions: ["geojson"], mimeType: "application/geo+json",
      description: "GeoJSON"),
    "com.apple.rtfd": Entry(
      supertypes: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"],
      description: "Rich text with attachments"),
    "com.apple.flat-rtfd": Entry(
      supertypes: ["public.data", "public.composite-content"],
      description: "Rich text with attachments in one file"),
    "com.apple.webarchive": Entry(
      supertypes: ["public.data", "public.composite-content"], extensions: ["webarchive"],
      mimeType: "application/x-webarchive", description: "Web archive"),
    "public.3d-content": Entry(supertypes: ["public.content"], description: "3D content"),
    "com.pixar.universal-scene-description": Entry(
      supertypes: ["public.3d-content", "public.data"], extensions: ["usd", "usda", "usdc"],
      description: "Universal Scene Description"),
    "com.pixar.universal-scene-description-mobile": Entry(
      supertypes: ["public.3d-content", "public.data"], extensions: ["usdz"],
      mimeType: "model/vnd.usdz+zip", description: "Universal Scene Description package"),
    "com.ilm.openexr-image": Entry(
      supertypes: ["public.image"], extensions: ["exr"], description: "OpenEXR image"),
    "com.adobe.raw-image": Entry(
      supertypes: ["public.camera-raw-image"], extensions: ["dng"], mimeType: "image/x-adobe-dng",
      description: "Digital negative"),
    "public.heics": Entry(
      supertypes: ["public.image"], extensions: ["heics"], mimeType: "image/heic-sequence",
      description: "HEIC image sequence"),
    "public.mpeg-2-video": Entry(
      supertypes: ["public.video"], extensions: ["mpg2", "m2v"], mimeType: "video/mpeg2",
      description: "MPEG-2 video"),
    "public.mpeg-2-transport-stream": Entry(
      supertypes: ["public.movie"], extensions: ["ts"], description: "MPEG-2 transport stream"),
    "com.apple.protected-mpeg-4-audio": Entry(
      supertypes: ["public.audio"], extensions: ["m4p"], description: "Protected MPEG-4 audio"),
    "com.apple.protected-mpeg-4-video": Entry(
      supertypes: ["public.movie"], extensions: ["m4v"], mimeType: "video/x-m4v",
      description: "Protected MPEG-4 movie"),
    "public.playlist": Entry(supertypes: ["public.text"], description: "Playlist"),
    "public.m3u-playlist": Entry(
      supertypes: ["public.playlist"], extensions: ["m3u", "m3u8"], mimeType: "audio/mpegurl",
      description: "M3U playlist"),
    "com.apple.plugin": Entry(
      supertypes: ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"],
      description: "Plug-in"),
    "com.apple.framework": Entry(
      supertypes: ["com.apple.bundle"], extensions: ["framework"], description: "Framework"),
    "com.apple.xpc-service": Entry(
      supertypes: ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"],
      description: "XPC service"),
    "com.apple.application-bundle": Entry(
      supertypes: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      extensions: ["app"], description: "Application bundle"),
    "com.apple.application-and-system-extension": Entry(
      supertypes: ["com.apple.xpc-service"], extensions: ["appex"],
      description: "Application extension"),
    "public.unix-executable": Entry(
      supertypes: ["public.executable", "public.data"], description: "Unix executable"),
    "com.microsoft.windows-executable": Entry(
      supertypes: ["public.executable", "public.data"], extensions: ["exe"],
      mimeType: "application/x-msdownload", description: "Windows executable"),
    "com.apple.systempreference.prefpane": Entry(
      supertypes: ["com.apple.bundle", "com.apple.package"], extensions: ["prefPane"],
      description: "Preference pane"),
    "com.apple.archive": Entry(
      supertypes: ["public.archive"], extensions: ["aar"], description: "Apple Archive"),
    "public.to-do-item": Entry(supertypes: ["public.data"], description: "To-do item"),
    "public.email-message": Entry(
      supertypes: ["public.message", "public.data"], extensions: ["eml"],
      mimeType: "message/rfc822", description: "Email message"),
    "com.apple.internet-location": Entry(
      supertypes: ["public.data", "public.bookmark"], extensions: ["inetloc"],
      description: "Internet location"),
    "com.microsoft.internet-shortcut": Entry(
      supertypes: ["public.text", "public.bookmark"], extensions: ["url"],
      description: "Internet shortcut"),
    "com.rsa.pkcs-12": Entry(
      supertypes: ["public.data"], extensions: ["p12", "pfx"], mimeType: "application/x-pkcs12",
      description: "Certificates with keys"),
    "public.x509-certificate": Entry(
      supertypes: ["public.data"], extensions: ["cer", "crt", "der"],
      mimeType: "application/x-x509-ca-cert", description: "X.509 certificate"),
    "com.apple.haptics.ahap": Entry(
      supertypes: ["public.json"], extensions: ["ahap"], description: "Haptic pattern"),
  ]
}

extension UTType {
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  public static let volume = UTType(known: "public.volume")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let css = UTType(known: "public.css")
  public static let geoJSON = UTType(known: "public.geojson")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let exr = UTType(known: "com.ilm.openexr-image")
  public static let dng = UTType(known: "com.adobe.raw-image")
  public static let heics = UTType(known: "public.heics")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let framework = UTType(known: "com.apple.framework")
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
}
