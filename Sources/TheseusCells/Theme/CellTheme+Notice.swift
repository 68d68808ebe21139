extension CellTheme {
  /// Text about the program that is not its own: a bar, or an error's colors.
  public func noticeStyle(isError: Bool) -> CellStyle {
    guard mixes else { return CellStyle(attributes: isError ? [.inverse, .bold] : .inverse) }
    let fill = isError ? colors.dangerFill : colors.control
    return CellStyle(
      foreground: isError ? colors.onDanger.color : colors.textColor(on: fill.rgb),
      background: fill.color)
  }
}
