// The common parts of AppKit and UIKit: colors, fonts, pictures, pasteboards, panels. Both modules
// export it under their own names; apps do not import it.
@_exported import AppleGraphics
