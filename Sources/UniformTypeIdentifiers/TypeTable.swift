/// The known types: their supertypes and filename extensions, the preferred one first.
enum TypeTable {
  struct Entry {
    var supertypes: [String] = []
    var extensions: [String] = []
    var mimeType: String?
    var description: String
  }

  static func identifier(ofExtension wanted: String) -> String? { identifiers[wanted] }

  private static let identifiers: [String: String] = {
    var found: [String: String] = [:]
    for (identifier, entry) in types { for end in entry.extensions { found[end] = identifier } }
    return found
  }()

  static let types = commonTypes.merging(furtherTypes) { common, _ in common }

  private static let commonTypes: [String: Entry] = [
    "public.item": Entry(description: "Item"),
    "public.content": Entry(description: "Content"),
    "public.composite-content": Entry(
      supertypes: ["public.content"], description: "Composite content"),
    "public.data": Entry(supertypes: ["public.item"], description: "Data"),
    "public.directory": Entry(supertypes: ["public.item"], description: "Directory"),
    "public.folder": Entry(supertypes: ["public.directory"], description: "Folder"),
    "com.apple.package": Entry(supertypes: ["public.directory"], description: "Package"),
    "com.apple.bundle": Entry(supertypes: ["public.directory"], description: "Bundle"),
    "public.symlink": Entry(supertypes: ["public.item"], description: "Symbolic link"),
    "com.apple.resolvable": Entry(description: "Resolvable"),
    "public.executable": Entry(supertypes: ["public.item"], description: "Executable"),
    "com.apple.application": Entry(supertypes: ["public.executable"], description: "Application"),
    "public.text": Entry(supertypes: ["public.data", "public.content"], description: "Text"),
    "public.plain-text": Entry(
      supertypes: ["public.text"], extensions: ["txt", "text"], mimeType: "text/plain",
      description: "Plain text"),
    "public.utf8-plain-text": Entry(
      supertypes: ["public.plain-text"], mimeType: "text/plain;charset=utf-8",
      description: "UTF-8 text"),
    "public.utf16-plain-text": Entry(
      supertypes: ["public.plain-text"], mimeType: "text/plain;charset=utf-16",
      description: "UTF-16 text"),
    "net.daringfireball.markdown": Entry(
      supertypes: ["public.plain-text"], extensions: ["md", "markdown"], mimeType: "text/markdown",
      description: "Markdown text"),
    "org.tug.tex": Entry(
      supertypes: ["public.plain-text"], extensions: ["tex"], mimeType: "text/x-tex",
      description: "TeX text"),
    "public.toml": Entry(
      supertypes: ["public.text"], extensions: ["toml"], mimeType: "application/toml",
      description: "TOML"),
    "public.css": Entry(
      supertypes: ["public.text"], extensions: ["css"], mimeType: "text/css",
      description: "Style sheet"),
    "public.delimited-values-text": Entry(
      supertypes: ["public.text"], description: "Delimited text"),
    "public.comma-separated-values-text": Entry(
      supertypes: ["public.delimited-values-text"], extensions: ["csv"], mimeType: "text/csv",
      description: "Comma-separated values"),
    "public.tab-separated-values-text": Entry(
      supertypes: ["public.delimited-values-text"], extensions: ["tsv", "tab"],
      mimeType: "text/tab-separated-values",
      description: "Tab-separated values"),
    "public.rtf": Entry(
      supertypes: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf",
      description: "Rich text"),
    "public.html": Entry(
      supertypes: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html",
      description: "HTML text"),
    "public.xml": Entry(
      supertypes: ["public.text"], extensions: ["xml"], mimeType: "application/xml",
      description: "XML text"),
    "public.yaml": Entry(
      supertypes: ["public.text"], extensions: ["yaml", "yml"], mimeType: "application/x-yaml",
      description: "YAML"),
    "public.json": Entry(
      supertypes: ["public.text"], extensions: ["json"], mimeType: "application/json",
      description: "JSON"),
    "com.apple.log": Entry(supertypes: ["public.text"], extensions: ["log"], description: "Log"),
    "public.source-code": Entry(supertypes: ["public.plain-text"], description: "Source code"),
    "public.swift-source": Entry(
      supertypes: ["public.source-code"], extensions: ["swift"], description: "Swift source"),
    "public.c-source": Entry(
      supertypes: ["public.source-code"], extensions: ["c"], description: "C source"),
    "public.c-header": Entry(
      supertypes: ["public.source-code"], extensions: ["h"], description: "C header"),
    "public.objective-c-source": Entry(
      supertypes: ["public.source-code"], extensions: ["m"], description: "Objective-C source"),
    "public.c-plus-plus-source": Entry(
      supertypes: ["public.source-code"], extensions: ["cpp", "cc", "cxx"],
      description: "C++ source"),
    "public.script": Entry(supertypes: ["public.source-code"], description: "Script"),
    "public.shell-script": Entry(
      supertypes: ["public.script"], extensions: ["sh", "command"], description: "Shell script"),
    "public.python-script": Entry(
      supertypes: ["public.script"], extensions: ["py"], description: "Python script"),
    "public.ruby-script": Entry(
      supertypes: ["public.script"], extensions: ["rb"], description: "Ruby script"),
    "public.perl-script": Entry(
      supertypes: ["public.script"], extensions: ["pl"], description: "Perl script"),
    "public.php-script": Entry(
      supertypes: ["public.script"], extensions: ["php"], description: "PHP script"),
    "com.sun.java-source": Entry(
      supertypes: ["public.source-code"], extensions: ["java"], description: "Java source"),
    "com.netscape.javascript-source": Entry(
      supertypes: ["public.source-code"], extensions: ["js"], mimeType: "text/javascript",
      description: "JavaScript"),
    "public.make-source": Entry(
      supertypes: ["public.script"], extensions: ["mk"], description: "Makefile"),
    "com.apple.property-list": Entry(
      supertypes: ["public.data"], extensions: ["plist"], description: "Property list"),
    "com.apple.xml-property-list": Entry(
      supertypes: ["com.apple.property-list"], mimeType: "application/x-plist",
      description: "XML property list"),
    "com.apple.binary-property-list": Entry(
      supertypes: ["com.apple.property-list"], description: "Binary property list"),
    "com.adobe.pdf": Entry(
      supertypes: ["public.data", "public.composite-content"], extensions: ["pdf"],
      mimeType: "application/pdf", description: "PDF document"
    ),
    "org.idpf.epub-container": Entry(
      supertypes: ["public.data", "public.composite-content"], extensions: ["epub"],
      mimeType: "application/epub+zip",
      description: "Electronic publication"),
    "public.spreadsheet": Entry(supertypes: ["public.content"], description: "Spreadsheet"),
    "public.presentation": Entry(
      supertypes: ["public.composite-content"], description: "Presentation"),
    "org.openxmlformats.wordprocessingml.document": Entry(
      supertypes: ["public.data", "public.composite-content"], extensions: ["docx"],
      mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      description: "Word document"),
    "org.openxmlformats.spreadsheetml.sheet": Entry(
      supertypes: ["public.data", "public.spreadsheet"], extensions: ["xlsx"],
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      description: "Excel workbook"),
    "org.openxmlformats.presentationml.presentation": Entry(
      supertypes: ["public.data", "public.presentation"], extensions: ["pptx"],
      mimeType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      description: "PowerPoint presentation"),
    "com.microsoft.word.doc": Entry(
      supertypes: ["public.data"], extensions: ["doc"], mimeType: "application/msword",
      description: "Word document of older versions"),
    "com.microsoft.excel.xls": Entry(
      supertypes: ["public.data", "public.spreadsheet"], extensions: ["xls"],
      mimeType: "application/vnd.ms-excel", description: "Excel workbook of older versions"),
    "com.microsoft.powerpoint.ppt": Entry(
      supertypes: ["public.data", "public.presentation"], extensions: ["ppt"],
      mimeType: "application/vnd.ms-powerpoint",
      description: "PowerPoint presentation of older versions"),
    "org.oasis-open.opendocument.text": Entry(
      supertypes: ["public.data", "public.composite-content"], extensions: ["odt"],
      mimeType: "application/vnd.oasis.opendocument.text", description: "OpenDocument text"),
    "org.oasis-open.opendocument.spreadsheet": Entry(
      supertypes: ["public.data", "public.spreadsheet"], extensions: ["ods"],
      mimeType: "application/vnd.oasis.opendocument.spreadsheet",
      description: "OpenDocument spreadsheet"),
    "org.oasis-open.opendocument.presentation": Entry(
      supertypes: ["public.data", "public.presentation"], extensions: ["odp"],
      mimeType: "application/vnd.oasis.opendocument.presentation",
      description: "OpenDocument presentation"),
    "public.database": Entry(supertypes: ["public.data"], description: "Database"),
    "public.font": Entry(supertypes: ["public.data"], description: "Font"),
    "public.truetype-ttf-font": Entry(
      supertypes: ["public.font"], extensions: ["ttf"], mimeType: "font/ttf",
      description: "TrueType font"),
    "public.opentype-font": Entry(
      supertypes: ["public.font"], extensions: ["otf"], mimeType: "font/otf",
      description: "OpenType font"),
    "public.message": Entry(supertypes: ["public.data"], description: "Message"),
    "public.contact": Entry(supertypes: ["public.data"], description: "Contact"),
    "public.vcard": Entry(
      supertypes: ["public.contact", "public.text"], extensions: ["vcf"], mimeType: "text/vcard",
      description: "vCard"),
    "public.calendar-event": Entry(supertypes: ["public.data"], description: "Calendar event"),
    "com.apple.ical.ics": Entry(
      supertypes: ["public.calendar-event", "public.text"], extensions: ["ics"],
      mimeType: "text/calendar", description: "Calendar events"),
    "public.url": Entry(supertypes: ["public.data"], description: "Address"),
    "public.file-url": Entry(supertypes: ["public.url"], description: "File address"),
    "public.bookmark": Entry(supertypes: ["public.data"], description: "Bookmark"),
    "public.image": Entry(supertypes: ["public.data", "public.content"], description: "Image"),
    "public.png": Entry(
      supertypes: ["public.image"], extensions: ["png"], mimeType: "image/png",
      description: "PNG image"),
    "public.jpeg": Entry(
      supertypes: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeType: "image/jpeg",
      description: "JPEG image"),
    "com.compuserve.gif": Entry(
      supertypes: ["public.image"], extensions: ["gif"], mimeType: "image/gif",
      description: "GIF image"),
    "public.tiff": Entry(
      supertypes: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff",
      description: "TIFF image"),
    "com.microsoft.bmp": Entry(
      supertypes: ["public.image"], extensions: ["bmp"], mimeType: "image/bmp",
      description: "BMP image"),
    "com.microsoft.ico": Entry(
      supertypes: ["public.image"], extensions: ["ico"], mimeType: "image/vnd.microsoft.icon",
      description: "Icon"),
    "com.apple.icns": Entry(
      supertypes: ["public.image"], extensions: ["icns"], description: "Icon of macOS"),
    "public.heic": Entry(
      supertypes: ["public.image"], extensions: ["heic"], mimeType: "image/heic",
      description: "HEIC image"),
    "public.heif": Entry(
      supertypes: ["public.image"], extensions: ["heif"], mimeType: "image/heif",
      description: "HEIF image"),
    "org.webmproject.webp": Entry(
      supertypes: ["public.image"], extensions: ["webp"], mimeType: "image/webp",
      description: "WebP image"),
    "public.svg-image": Entry(
      supertypes: ["public.image"], extensions: ["svg"], mimeType: "image/svg+xml",
      description: "SVG image"),
    "public.camera-raw-image": Entry(supertypes: ["public.image"], description: "Raw image"),
    "com.apple.live-photo": Entry(supertypes: ["com.apple.package"], description: "Live photo"),
    "public.audiovisual-content": Entry(
      supertypes: ["public.data", "public.content"], description: "Audio and video"),
    "public.movie": Entry(supertypes: ["public.audiovisual-content"], description: "Movie"),
    "public.video": Entry(supertypes: ["public.movie"], description: "Video"),
    "public.audio": Entry(supertypes: ["public.audiovisual-content"], description: "Audio"),
    "com.apple.quicktime-movie": Entry(
      supertypes: ["public.movie"], extensions: ["mov", "qt"], mimeType: "video/quicktime",
      description: "QuickTime movie"),
    "public.mpeg": Entry(
      supertypes: ["public.movie"], extensions: ["mpeg", "mpg"], mimeType: "video/mpeg",
      description: "MPEG movie"),
    "public.mpeg-4": Entry(
      supertypes: ["public.movie"], extensions: ["mp4"], mimeType: "video/mp4",
      description: "MPEG-4 movie"),
    "public.avi": Entry(
      supertypes: ["public.movie"], extensions: ["avi"], mimeType: "video/avi",
      description: "AVI movie"),
    "public.mp3": Entry(
      supertypes: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg",
      description: "MP3 audio"),
    "public.mpeg-4-audio": Entry(
      supertypes: ["public.audio"], extensions: ["m4a"], mimeType: "audio/mp4",
      description: "MPEG-4 audio"),
    "com.microsoft.waveform-audio": Entry(
      supertypes: ["public.audio"], extensions: ["wav"], mimeType: "audio/vnd.wave",
      description: "Waveform audio"),
    "public.aiff-audio": Entry(
      supertypes: ["public.audio"], extensions: ["aiff", "aif"], mimeType: "audio/aiff",
      description: "AIFF audio"),
    "public.midi-audio": Entry(
      supertypes: ["public.audio"], extensions: ["mid", "midi"], mimeType: "audio/midi",
      description: "MIDI audio"),
    "public.archive": Entry(supertypes: ["public.data"], description: "Archive"),
    "public.zip-archive": Entry(
      supertypes: ["public.archive"], extensions: ["zip"], mimeType: "application/zip",
      description: "ZIP archive"),
    "org.gnu.gnu-zip-archive": Entry(
      supertypes: ["public.archive"], extensions: ["gz", "gzip"], mimeType: "application/gzip",
      description: "gzip archive"),
    "public.bzip2-archive": Entry(
      supertypes: ["public.archive"], extensions: ["bz2"], mimeType: "application/x-bzip2",
      description: "bzip2 archive"),
    "public.tar-archive": Entry(
      supertypes: ["public.archive"], extensions: ["tar"], mimeType: "application/x-tar",
      description: "Tar archive"),
    "public.disk-image": Entry(
      supertypes: ["public.archive"], extensions: ["dmg"], description: "Disk image"),
  ]
}
