@_exported import struct TheseusCells.TerminalTheme
@_exported import TheseusCore
@_exported import TheseusViews
