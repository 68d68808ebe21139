extension SymbolTable {
  /// Arrows, marks, shapes and controls. A line contains a glyph, its ASCII substitute, and its
  /// symbols.
  static let marks = """
    ✓ v checkmark checkmark.seal checkmark.shield checkmark.rectangle checkmark.gobackward
    ✓ v checkmark.message checkmark.bubble
    ✔ v checkmark.circle.fill checkmark.square.fill checkmark.seal.fill checkmark.diamond
    ◉ o checkmark.circle circle.inset.filled record.circle largecircle.fill.circle
    ◉ o smallcircle.filled.circle target scope dot.circle
    ☑ x checkmark.square checklist checklist.checked list.bullet.clipboard text.badge.checkmark
    × x xmark multiply xmark.app xmark.bin xmark.octagon xmark.seal xmark.shield delete.left
    × x delete.right
    ⊗ x xmark.circle multiply.circle clear
    ☒ x xmark.square multiply.square
    + + plus plus.app plus.message plus.bubble plus.magnifyingglass plus.rectangle
    + + plus.rectangle.on.rectangle plus.viewfinder
    ⊕ + plus.circle plus.diamond plus.circle.dashed
    ⊞ + plus.square plus.square.on.square plus.square.dashed squareshape.split.2x2
    ⊞ + rectangle.split.2x2 rectangle.split.2x1 square.split.2x2
    – - minus minus.magnifyingglass
    ⊖ - minus.circle
    ⊟ - minus.square minus.rectangle
    ÷ / divide divide.circle divide.square
    = = equal equal.circle equal.square
    ≠ ! notequal notequal.circle
    < < lessthan lessthan.circle chevron.left.forwardslash.chevron.right
    > > greaterthan greaterthan.circle
    % % percent
    # # number number.circle number.square grid.hash
    @ @ at at.circle at.badge.plus at.badge.minus
    ∑ S sum
    ƒ f function fx x.squareroot
    ∞ 8 infinity infinity.circle
    ? ? questionmark questionmark.app questionmark.bubble questionmark.folder questionmark.diamond
    ? ? questionmark.key.filled
    ? ? questionmark.circle questionmark.square lifepreserver
    ! ! exclamationmark exclamationmark.circle exclamationmark.square exclamationmark.octagon
    ! ! exclamationmark.bubble exclamationmark.shield
    ⚠ ! exclamationmark.triangle exclamationmark.triangle.fill
    ⚠ ! exclamationmark.arrow.triangle.2.circlepath
    ℹ i info info.circle info.square info.bubble info.windshield
    … . ellipsis ellipsis.bubble ellipsis.rectangle ellipsis.message
    … . rectangle.and.pencil.and.ellipsis captions.bubble
    ⋯ . ellipsis.circle ellipsis.vertical.bubble dots.and.line.vertical.and.cursorarrow.rectangle
    ← < arrow.left arrow.backward arrowshape.left arrowshape.backward arrow.left.to.line
    ← < arrow.backward.to.line
    → > arrow.right arrow.forward arrowshape.right arrowshape.forward arrow.right.to.line
    → > arrow.forward.to.line arrow.right.doc.on.clipboard
    ↑ ^ arrow.up arrowshape.up arrow.up.message arrow.up.bin arrow.up.heart
    ↓ v arrow.down arrowshape.down arrow.down.message arrow.down.heart arrow.down.app
    ↖ < arrow.up.left arrow.up.backward
    ↗ > arrow.up.right arrow.up.forward arrow.up.forward.app arrow.up.right.square
    ↗ > arrow.up.forward.square link.badge.plus
    ↙ < arrow.down.left arrow.down.backward
    ↘ > arrow.down.right arrow.down.forward arrow.down.right.square
    ↔ = arrow.left.and.right arrow.left.and.line.vertical.and.arrow.right
    ↔ = arrow.right.and.line.vertical.and.arrow.left
    ↕ | arrow.up.and.down arrow.up.and.down.circle arrow.up.and.down.square
    ↕ | arrow.up.and.down.text.horizontal
    ⇄ = arrow.left.arrow.right arrow.left.arrow.right.circle arrow.left.arrow.right.square
    ⇄ = rectangle.2.swap
    ⇅ | arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.square
    ↩ < arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left arrowshape.turn.up.left.2
    ↩ < arrow.turn.up.left arrow.turn.down.left return
    ↪ > arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right arrowshape.turn.up.forward
    ↪ > arrow.turn.up.right arrowshape.bounce.right
    ↰ < arrow.uturn.up arrow.uturn.down arrow.turn.left.up
    ↳ > arrow.turn.down.right arrow.turn.right.down arrow.turn.right.up
    ⤢ / arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
    ⤢ / arrow.down.left.and.arrow.up.right
    ⤡ \\ arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    ✥ + arrow.up.and.down.and.arrow.left.and.right move.3d
    ↻ r arrow.clockwise arrow.clockwise.circle goforward arrow.clockwise.heart
    ↻ r arrow.clockwise.icloud gobackward.badge.plus rotate.right
    ↺ r arrow.counterclockwise arrow.counterclockwise.circle gobackward rotate.left
    ↺ r clock.arrow.circlepath clock.arrow.counterclockwise
    ⟳ r arrow.triangle.2.circlepath arrow.2.circlepath arrow.2.squarepath
    ⟳ r arrow.triangle.2.circlepath.circle arrow.rectanglepath
    ⟳ r repeat repeat.circle repeat.1 memories arrow.trianglehead.2.clockwise
    ⟳ r arrow.trianglehead.2.clockwise.rotate.90
    ⑂ Y arrow.triangle.branch arrow.branch point.3.connected.trianglepath.dotted arrow.triangle.pull
    ⋎ Y arrow.triangle.merge arrow.merge
    ⑃ Y arrow.triangle.swap shuffle shuffle.circle
    ⇧ ^ shift capslock square.and.arrow.up square.and.arrow.up.on.square square.and.arrow.up.circle
    ⇧ ^ arrow.up.doc arrow.up.to.line
    ⇩ v square.and.arrow.down square.and.arrow.down.on.square arrow.down.to.line
    ⇩ v arrow.down.to.line.compact arrow.down.doc tray.and.arrow.down
    ⤓ v arrow.down.circle arrow.down.square arrow.down.circle.dotted icloud.and.arrow.down
    ⤒ ^ arrow.up.circle arrow.up.square tray.and.arrow.up icloud.and.arrow.up
    ➔ > arrow.right.circle arrow.right.square arrow.forward.circle
    ➔ > rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    ⇤ < arrow.left.circle arrow.left.square arrow.backward.circle rectangle.portrait.and.arrow.left
    ‹ < chevron.left chevron.backward chevron.compact.left chevron.left.circle
    ‹ < chevron.backward.circle chevron.left.square
    › > chevron.right chevron.forward chevron.compact.right chevron.right.circle
    › > chevron.forward.circle chevron.right.square
    ⌃ ^ chevron.up chevron.compact.up chevron.up.circle chevron.up.square control
    ⌄ v chevron.down chevron.compact.down chevron.down.circle chevron.down.square
    « < chevron.left.2 backward.end.alt
    » > chevron.right.2 chevron.forward.2 forward.end.alt
    ⇕ | chevron.up.chevron.down chevron.up.chevron.down.square
    ▶ > play play.circle play.square play.rectangle play.tv arrowtriangle.right
    ▶ > arrowtriangle.forward play.desktopcomputer livephoto.play
    ◀ < arrowtriangle.left arrowtriangle.backward
    ▲ ^ arrowtriangle.up triangle triangle.fill arrowtriangle.up.circle
    ▼ v arrowtriangle.down arrowtriangle.down.circle triangle.inset.filled
    ⏸ = pause pause.circle pause.rectangle playpause
    ■ o stop stop.circle square.fill stop.fill
    ⏩ > forward forward.circle forward.frame
    ⏪ < backward backward.circle backward.frame
    ⏭ > forward.end
    ⏮ < backward.end
    ⏏ ^ eject eject.circle
    ⏻ o power power.circle power.dotted
    ◦ o circle circle.dashed circle.dotted circlebadge circle.circle poweroff
    ● * circle.fill circlebadge.fill circle.inset.filled.fill
    ◐ o circle.lefthalf.filled circle.righthalf.filled circle.lefthalf.striped.horizontal
    ◐ o circle.bottomhalf.filled circle.tophalf.filled
    ◌ o circle.dotted.circle circle.hexagongrid circle.hexagonpath circle.grid.cross rays slowmo
    ◌ o timelapse
    □ o square square.dashed app app.dashed rectangle rectangle.dashed rectangle.portrait
    □ o squareshape viewfinder viewfinder.circle
    ▪ * app.fill rectangle.fill rectangle.portrait.fill
    ◇ o diamond rhombus
    ◆ * diamond.fill rhombus.fill
    ⬡ o hexagon octagon pentagon seal shield shield.lefthalf.filled
    ⬢ * hexagon.fill octagon.fill pentagon.fill seal.fill shield.fill
    ▭ = capsule oval
    ☰ = line.3.horizontal line.horizontal.3 line.3.horizontal.circle list.dash list.bullet
    ☰ = list.bullet.circle list.triangle
    ≡ = list.bullet.indent list.bullet.rectangle list.bullet.below.rectangle text.alignleft
    ≡ = text.justify text.justify.left
    ≡ = text.justifyleft text.aligncenter text.alignright line.horizontal.3.circle
    ≡ = text.line.first.and.arrowtriangle.forward
    ⫶ = line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3.decrease
    ⫶ = line.horizontal.3.decrease.circle
    ⋮ = line.3.crossed.swirl.circle slider.horizontal.3 slider.vertical.3 slider.horizontal.2.square
    ⋮ = switch.2 switch.programmable
    № 1 list.number list.number.rtl textformat.123 textformat.superscript
    ▦ # square.grid.2x2 square.grid.3x3 square.grid.3x2 rectangle.grid.1x2 rectangle.grid.2x2
    ▦ # rectangle.grid.3x2 circle.grid.3x3 circle.grid.2x2
    ▤ # rectangle.split.3x1 rectangle.split.1x2 tablecells rectangle.stack square.stack
    ▤ # square.stack.3d.up square.3.layers.3d
    ▥ | rectangle.split.3x3 sidebar.left sidebar.leading sidebar.right sidebar.trailing
    ▥ | sidebar.squares.left rectangle.leftthird.inset.filled
    ⧉ = square.on.square square.on.circle rectangle.on.rectangle doc.on.doc document.on.document
    ⧉ = doc.on.clipboard macwindow.on.rectangle
    ⧉ = plus.square.fill.on.square.fill square.filled.on.square doc.on.doc.fill
    ▣ # macwindow macwindow.badge.plus window.vertical.closed rectangle.inset.filled
    ▣ # inset.filled.rectangle square.inset.filled
    ⌘ c command command.circle command.square
    ⌥ o option
    ⎋ e escape
    ⇥ > arrow.right.to.line.compact arrow.forward.to.line.circle
    ⇪ ^ capslock.fill
    ⌫ x delete.backward trash trash.circle trash.square trash.slash arrow.up.trash
    ❞ " text.quote quote.bubble quote.closing quote.opening quotelevel
    ¶ P paragraph paragraphsign
    § S section textformat.subscript
    ∀ A textformat textformat.size textformat.abc textformat.alt character characters.uppercase
    ∀ A character.cursor.ibeam a.magnify
    a a textformat.size.smaller characters.lowercase
    A A textformat.size.larger
    B B bold bold.italic.underline bold.underline
    I I italic
    U U underline
    S S strikethrough
    ∣ | cursorarrow character.cursor.ibeam.fill cursorarrow.rays cursorarrow.click
    ∣ | cursorarrow.click.2 hand.point.up.left
    """
}
