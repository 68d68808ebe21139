extension SymbolPaths {
  /// Marks, arrows, and symbols of editing and playing, stroked.
  static let marks: [(String, String)] = [
    ("app", "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"),
    ("arrow.clockwise", "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15"),
    ("arrow.counterclockwise", "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9"),
    ("arrow.down", "M12 4v16M5.5 13.5L12 20l6.5-6.5"),
    (
      "arrow.down.right.and.arrow.up.left",
      "M10.5 4.5v6h-6M13.5 19.5v-6h6M10.5 10.5L4 4M13.5 13.5L20 20"
    ),
    ("arrow.down.to.line", "M12 3v12M6.5 10l5.5 5.5l5.5-5.5M5 20h14"),
    ("arrow.left", "M20 12H4M10.5 5.5L4 12l6.5 6.5"),
    ("arrow.left.arrow.right", "M4 8h16M16 4l4 4l-4 4M20 16H4M8 12l-4 4l4 4"),
    ("arrow.right", "M4 12h16M13.5 5.5L20 12l-6.5 6.5"),
    (
      "arrow.triangle.2.circlepath",
      "M5 9.5A7.5 7.5 0 0 1 18.5 8M19.5 4v4.5H15M19 14.5A7.5 7.5 0 0 1 5.5 16M4.5 20v-4.5H9"
    ),
    (
      "arrow.triangle.branch",
      """
      M7 3.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4M7 16.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4\
      M17 3.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4M7 7.5v9M17 7.5c0 5-10 3.5-10 7
      """
    ),
    ("arrow.up", "M12 20V4M5.5 10.5L12 4l6.5 6.5"),
    ("arrow.up.arrow.down", "M8 20V4M4 8l4-4l4 4M16 4v16M12 16l4 4l4-4"),
    ("arrow.up.left.and.arrow.down.right", "M4 10V4h6M20 14v6h-6M4 4l6.5 6.5M20 20l-6.5-6.5"),
    ("arrow.up.right", "M6 18L18 6M8.5 6H18v9.5"),
    ("arrow.up.to.line", "M12 21V9M6.5 14L12 8.5l5.5 5.5M5 4h14"),
    ("arrow.uturn.backward", "M9 5L4.5 9.5L9 14M4.5 9.5H15a5 5 0 0 1 0 10h-3"),
    ("arrow.uturn.forward", "M15 5l4.5 4.5L15 14M19.5 9.5H9a5 5 0 0 0 0 10h3"),
    ("arrowshape.left", "M11 5l-7.5 7l7.5 7v-4h9.5V9H11z"),
    ("arrowshape.right", "M13 5l7.5 7l-7.5 7v-4H3.5V9H13z"),
    ("arrowshape.turn.up.left", "M9 5L3.5 10.5L9 16v-3.5c5 0 8 1.5 10.5 6C19.5 12 15 8.5 9 8.5z"),
    ("arrowshape.turn.up.right", "M15 5l5.5 5.5L15 16v-3.5c-5 0-8 1.5-10.5 6C4.5 12 9 8.5 15 8.5z"),
    ("backward", "M20 6l-8 6l8 6zM12 6l-8 6l8 6z"),
    ("bold", "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z"),
    ("checkmark", "M4.5 12.5l5 5l10-11"),
    ("checkmark.circle", circle + "M8 12.3l2.8 2.8l5.2-6"),
    ("checkmark.square", "M5 4h14v16H5zM8.5 12.3l2.6 2.6L16 9"),
    ("chevron.down", "M5 9l7 7l7-7"),
    ("chevron.left", "M14.5 5l-7 7l7 7"),
    ("chevron.left.forwardslash.chevron.right", "M8 7l-5 5l5 5M16 7l5 5l-5 5M13.5 5l-3 14"),
    ("chevron.right", "M9.5 5l7 7l-7 7"),
    ("chevron.up", "M5 15l7-7l7 7"),
    ("chevron.up.chevron.down", "M7 9.5l5-5l5 5M7 14.5l5 5l5-5"),
    ("circle", circle),
    (
      "command",
      """
      M9 9V6.5A2.5 2.5 0 1 0 6.5 9H17.5A2.5 2.5 0 1 0 15 6.5V17.5A2.5 2.5 0 1 0 17.5 15H6.5\
      A2.5 2.5 0 1 0 9 17.5z
      """
    ),
    (
      "curlybraces",
      """
      M9 4c-2.5 0-3 1-3 3v2.5c0 1.5-.8 2.5-2.5 2.5c1.7 0 2.5 1 2.5 2.5V17c0 2 .5 3 3 3\
      M15 4c2.5 0 3 1 3 3v2.5c0 1.5.8 2.5 2.5 2.5c-1.7 0-2.5 1-2.5 2.5V17c0 2-.5 3-3 3
      """
    ),
    ("delete.left", "M8.5 5.5H21v13H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5"),
    ("diamond", "M12 3l8 9l-8 9l-8-9z"),
    ("ellipsis", "M5 12v.1M12 12v.1M19 12v.1"),
    ("ellipsis.circle", circle + "M8 12v.1M12 12v.1M16 12v.1"),
    ("exclamationmark", "M12 4v10.5M12 19.5v.1"),
    ("exclamationmark.circle", circle + "M12 7v6M12 16.5v.1"),
    ("exclamationmark.triangle", "M12 4l9.5 16h-19zM12 10v4.5M12 17.3v.1"),
    ("forward", "M4 6l8 6l-8 6zM12 6l8 6l-8 6z"),
    (
      "heart",
      "M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7.5A4.6 4.6 0 0 1 21 8.8C21 12 19 15 12 20z"
    ),
    (
      "infinity",
      """
      M12 12c-2-3-3.5-4.5-5.5-4.5a4.5 4.5 0 0 0 0 9C8.5 16.5 10 15 12 12c2-3 3.5-4.5 5.5-4.5\
      a4.5 4.5 0 0 1 0 9C15.5 16.5 14 15 12 12z
      """
    ),
    ("info", "M12 10.5V19M12 5.5v.1"),
    ("info.circle", circle + "M12 11v5.5M12 7.5v.1"),
    ("italic", "M10 4h8M6 20h8M14.5 4l-5 16"),
    ("line.3.horizontal", "M4 7h16M4 12h16M4 17h16"),
    ("line.3.horizontal.decrease", "M4 7h16M7 12h10M10 17h4"),
    ("line.3.horizontal.decrease.circle", circle + "M7 9.5h10M8.5 12.5h7M10.5 15.5h3"),
    ("list.bullet", "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1"),
    (
      "list.number",
      "M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.7V8M4 11h2.5L4 14.5h2.700M4 16.5h2.5v3.700H4"
    ),
    ("minus", "M4.5 12h15"),
    ("minus.circle", circle + "M8 12h8"),
    ("nosign", circle + "M5.6 5.6l12.8 12.8"),
    ("pause", "M8 4.5v15M16 4.5v15"),
    ("pause.circle", circle + "M10 9v6M14 9v6"),
    ("play", "M7 4l13 8l-13 8z"),
    ("play.circle", circle + "M10 8.5l6 3.5l-6 3.5z"),
    ("plus", "M12 4.5v15M4.5 12h15"),
    ("plus.circle", circle + "M12 8v8M8 12h8"),
    ("plus.square", "M5 4h14v16H5zM12 8v8M8 12h8"),
    ("power", "M12 3v9M7 6a8 8 0 1 0 10 0"),
    ("questionmark", "M8 8a4 4 0 1 1 5.5 3.7c-1.2.6-1.5 1.3-1.5 2.8M12 19v.1"),
    ("questionmark.circle", circle + "M9.5 9.7a2.5 2.5 0 1 1 3.4 2.3c-.7.3-.9.8-.9 1.6M12 16.8v.1"),
    (
      "questionmark.diamond",
      "M12 3l9 9l-9 9l-9-9zM9.8 10a2.2 2.2 0 1 1 3 2c-.6.3-.8.6-.8 1.2M12 15.8v.1"
    ),
    ("record.circle", circle + "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6"),
    ("rectangle.portrait.and.arrow.right", "M14 4H5v16h9M10 12h11M17 8l4 4l-4 4"),
    (
      "repeat",
      """
      M4 11V9.5A2.5 2.5 0 0 1 6.5 7H20M17 4l3 3l-3 3M20 13v1.5a2.5 2.5 0 0 1-2.5 2.5H4\
      M7 20l-3-3l3-3
      """
    ),
    ("scope", circle + "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 12v.1"),
    (
      "shuffle",
      """
      M3 7h3c5 0 6 10 11 10h4M18 14l3 3l-3 3M3 17h3c2 0 3.2-1.6 4.3-3.5M13 9c1-1.3 2.2-2 4-2h4\
      M18 4l3 3l-3 3
      """
    ),
    ("sidebar.left", "M3 5h18v14H3zM9 5v14"),
    ("sidebar.right", "M3 5h18v14H3zM15 5v14"),
    ("slider.horizontal.3", "M3 7h10M17 7h4M15 5v4M3 17h4M11 17h10M9 15v4"),
    (
      "sparkles",
      """
      M10 4l1.8 5.2L17 11l-5.2 1.8L10 18l-1.8-5.2L3 11l5.2-1.8zM18.5 3.5v4M16.5 5.5h4M18.5 16v4\
      M16.5 18h4
      """
    ),
    ("square", "M5 4h14v16H5z"),
    ("square.and.arrow.down", "M12 3v12M8 11.5L12 15l4-3.5M8 9H5.5v11.5h13V9H16"),
    ("square.and.arrow.up", "M12 15V3M8 6.5L12 3l4 3.5M8 10H5.5v10.5h13V10H16"),
    (
      "square.grid.2x2",
      "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"
    ),
    ("square.stack", "M4 9h16v11H4zM6 6h12M8 3.5h8"),
    ("star", "M12 3.5l2.6 5.6l6 .7l-4.4 4.2l1.1 6L12 17l-5.3 3l1.1-6L3.4 9.8l6-.7z"),
    ("stop", "M6 6h12v12H6z"),
    ("stop.circle", circle + "M9 9h6v6H9z"),
    (
      "strikethrough",
      """
      M17 7c-.5-2-2.5-3-5-3s-5 1-5 3.5c0 3 4 3.5 6 4.5M4 12h16\
      M7 16.5c.5 2.5 2.5 3.5 5 3.5s5-1 5-4c0-1-.3-2-1-2.7
      """
    ),
    (
      "switch.2",
      "M7 4h10a3 3 0 0 1 0 6H7a3 3 0 0 1 0-6M7 14h10a3 3 0 0 1 0 6H7a3 3 0 0 1 0-6M7 7v.1M17 17v.1"
    ),
    ("tablecells", "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v14M15 5v14"),
    ("text.alignleft", "M4 6h16M4 10h10M4 14h16M4 18h10"),
    (
      "textformat",
      "M3 18L8 6l5 12M5 14h6M17 12.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M19.5 12.5V18"
    ),
    ("textformat.size", "M2.5 18L6 9l3.5 9M3.7 15h4.6M11 18l5-13l5 13M13 13.5h6"),
    ("triangle", "M12 4l9 16H3z"),
    ("underline", "M7 4v7a5 5 0 0 0 10 0V4M5 20.5h14"),
    ("waveform", "M4 10v4M8 6.5v11M12 3.5v17M16 7.5v9M20 10.5v3"),
    ("xmark", "M5.5 5.5l13 13M18.5 5.5l-13 13"),
    ("xmark.circle", circle + "M9 9l6 6M15 9l-6 6"),
  ]
}
