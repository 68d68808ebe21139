extension SymbolTable {
  /// Objects: people, papers, devices, weather. A line contains a glyph, its ASCII substitute, and
  /// its symbols.
  static let objects = """
    ★ * star.fill star.circle.fill star.square.fill star.leadinghalf.filled star.bubble
    ☆ * star star.circle star.square star.slash
    ♥ * heart.fill heart.circle.fill heart.text.square.fill suit.heart.fill bolt.heart.fill
    ♡ o heart heart.circle heart.text.square heart.slash suit.heart bolt.heart
    ♣ c suit.club
    ♠ s suit.spade
    ♦ d suit.diamond
    ⚑ P flag.fill flag.circle.fill flag.2.crossed
    ⚐ P flag flag.circle flag.slash flag.checkered
    ⚡ Z bolt bolt.circle bolt.horizontal bolt.slash bolt.square bolt.shield bolt.badge.clock
    ⚡ Z bolt.fill powerplug bolt.batteryblock
    ✨ * sparkles sparkle wand.and.stars wand.and.rays wand.and.sparkles apple.intelligence
    ✨ * sparkle.magnifyingglass sparkles.rectangle.stack
    🏠 H house house.circle homekit house.lodge
    🏢 H building building.2 building.columns building.2.crop.circle
    👤 U person person.circle person.crop.circle person.crop.square person.fill person.text.rectangle
    👤 U person.crop.rectangle person.badge.plus
    👤 U person.crop.circle.badge.checkmark person.crop.circle.badge.xmark person.fill.questionmark
    👤 U person.fill.checkmark person.bust
    👥 U person.2 person.3 person.2.circle person.2.square.stack person.and.person
    👥 U rectangle.stack.person.crop person.crop.square.stack
    🚶 U figure.walk figure.stand figure figure.wave figure.arms.open figure.mind.and.body
    🚶 U accessibility
    🏃 U figure.run figure.run.circle figure.hiking figure.outdoor.cycle bicycle
    🏃 U figure.strengthtraining.traditional sportscourt
    😀 : face.smiling face.smiling.inverse face.dashed
    👋 ~ hand.wave
    👍 + hand.thumbsup
    👎 - hand.thumbsdown
    ✋ ! hand.raised hand.raised.slash hand.raised.circle hand.draw hand.tap hand.point.right
    ✋ ! hand.point.up.braille nosign
    👀 e eye eye.circle eye.square eye.fill eyes
    ⦸ - eye.slash eye.slash.circle slash.circle circle.slash nosign.app prohibit
    👓 8 eyeglasses sunglasses binoculars
    🔍 ? magnifyingglass magnifyingglass.circle text.magnifyingglass doc.text.magnifyingglass
    🔍 ? rectangle.and.text.magnifyingglass
    🔎 ? sparkle.magnifyingglass.circle mail.and.text.magnifyingglass
    ✎ / pencil pencil.circle pencil.line pencil.and.outline pencil.tip pencil.slash highlighter
    ✎ / scribble scribble.variable signature
    ✎ / square.and.pencil square.and.pencil.circle rectangle.and.pencil
    ✎ / rectangle.and.pencil.and.ellipsis.rtl applepencil
    🎨 % paintbrush paintpalette paintbrush.pointed eyedropper swatchpalette
    📝 = note.text note note.text.badge.plus
    ✂ x scissors
    🔗 & link link.circle personalhotspot link.badge.minus
    📎 & paperclip paperclip.circle
    📌 ! pin pin.circle pin.square mappin mappin.circle mappin.and.ellipse mappin.slash pin.slash
    🔖 b bookmark bookmark.circle bookmark.square book.bookmark text.book.closed bookmark.slash
    ◈ t tag tag.circle tag.square tag.slash
    📄 = doc doc.text doc.richtext doc.plaintext document doc.badge.plus doc.badge.gearshape
    📄 = doc.append text.document doc.zipper doc.circle
    📄 = doc.viewfinder doc.text.image doc.badge.arrow.up doc.badge.ellipsis doc.text.below.ecg
    📄 = text.page
    📁 / folder folder.circle folder.badge.plus folder.badge.minus folder.badge.gearshape
    📁 / folder.badge.person.crop folder.badge.questionmark
    📦 / archivebox archivebox.circle tray.full tray.2 externaldrive.badge.timemachine
    📦 / filemenu.and.selection
    📥 v tray tray.circle tray.and.arrow.down.fill square.and.arrow.down.fill
    📤 ^ paperplane paperplane.circle tray.and.arrow.up.fill
    📋 = clipboard doc.on.clipboard.fill list.clipboard pencil.and.list.clipboard
    📕 b book book.circle book.closed book.pages character.book.closed books.vertical
    📕 b books.vertical.circle menucard magazine
    📰 = newspaper newspaper.circle
    📅 = calendar calendar.circle calendar.badge.plus calendar.badge.clock calendar.day.timeline.left
    📅 = calendar.badge.exclamationmark
    🕐 o clock clock.circle clock.badge clock.badge.checkmark clock.badge.exclamationmark
    🕐 o clock.badge.xmark deskclock
    ⏰ o alarm alarm.waves.left.and.right
    ⏱ o timer stopwatch timer.circle timer.square gauge gauge.with.needle gauge.high speedometer
    ⏱ o gauge.medium
    ⏳ x hourglass hourglass.circle hourglass.badge.plus
    ⚙ * gear gearshape gearshape.2 gearshape.circle gear.badge gear.circle
    ⚙ * gearshape.arrow.triangle.2.circlepath
    🔧 T wrench wrench.and.screwdriver wrench.adjustable screwdriver
    🔨 T hammer hammer.circle
    🔒 # lock lock.circle lock.square lock.shield lock.rectangle lock.doc lock.icloud lock.app.dashed
    🔒 # lock.rotation
    🔓 o lock.open lock.open.rotation lock.slash lock.trianglebadge.exclamationmark
    🔑 k key key.horizontal key.icloud key.viewfinder person.badge.key touchid faceid opticid
    🔔 ! bell bell.circle bell.square bell.badge bell.and.waves.left.and.right bell.fill
    🔕 - bell.slash bell.slash.circle
    ✉ @ envelope envelope.circle envelope.badge envelope.open envelope.arrow.triangle.branch mail
    ✉ @ mail.stack
    💬 " bubble bubble.left bubble.right bubble.left.and.bubble.right bubble.middle.bottom
    💬 " text.bubble message message.circle
    💬 " bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right
    💬 " plus.bubble.fill exclamationmark.bubble.fill
    📞 t phone phone.circle phone.down phone.arrow.up.right phone.connection teletype
    📱 = iphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.radiowaves.left.and.right ipad
    📱 = ipad.landscape smartphone apps.iphone candybarphone
    💻 = laptopcomputer macbook macbook.and.iphone laptopcomputer.and.iphone macbook.gen2
    💻 = desktopcomputer display display.2 desktopcomputer.trianglebadge.exclamationmark pc
    💻 = menubar.rectangle menubar.dock.rectangle
    📺 = tv appletv tv.circle airplayvideo airplay.video
    ⌚ o applewatch applewatch.watchface watch.analog
    ⌨ = keyboard keyboard.chevron.compact.down keyboard.badge.ellipsis
    ⎙ = printer scanner faxmachine
    💾 = externaldrive internaldrive opticaldiscdrive opticaldisc
    💾 = externaldrive.connected.to.line.below sdcard cylinder cylinder.split.1x2
    🔋 = battery.100 battery.75 battery.50 battery.25 battery.0 battery.100percent battery.75percent
    🔋 = battery.50percent minus.plus.batteryblock
    🔌 = cable.connector cable.connector.horizontal powercord powerplug.portrait
    📶 w wifi wifi.circle wifi.slash wifi.exclamationmark cellularbars
    📶 w antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
    📡 w antenna.radiowaves.left.and.right.circle dot.radiowaves.right dot.radiowaves.up.forward
    📡 w wave.3.right wave.3.left
    ☁ o cloud icloud cloud.circle icloud.circle icloud.slash cloud.slash checkmark.icloud
    ☁ o exclamationmark.icloud xmark.icloud cloud.fog
    🌐 o globe globe.americas globe.europe.africa globe.asia.australia network globe.desk
    🌐 o globe.badge.chevron.backward network.slash safari
    🧭 m map map.circle
    🧭 m safari.fill location.north.circle compass.drawing location.north.line
    ➤ > location location.circle location.fill location.north location.slash location.viewfinder
    🚗 c car car.circle car.2 steeringwheel fuelpump
    🚌 c bus tram bus.doubledecker
    ✈ > airplane airplane.circle airplane.departure airplane.arrival
    🚢 c ferry sailboat
    🛒 $ cart cart.badge.plus cart.circle basket
    👜 $ bag bag.badge.plus bag.circle handbag
    🎁 * gift gift.circle giftcard
    💳 $ creditcard creditcard.circle wallet.pass wallet.bifold
    $ $ dollarsign dollarsign.circle dollarsign.square banknote dollarsign.arrow.circlepath
    € E eurosign eurosign.circle
    £ L sterlingsign sterlingsign.circle
    ¥ Y yensign yensign.circle
    ₿ B bitcoinsign bitcoinsign.circle
    📈 / chart.line.uptrend.xyaxis chart.xyaxis.line chart.line.uptrend.xyaxis.circle
    📈 / waveform.path.ecg chart.line.flattrend.xyaxis
    📉 \\ chart.line.downtrend.xyaxis
    📊 = chart.bar chart.bar.xaxis chart.bar.doc.horizontal chart.bar.horizontal.page
    📊 = chart.dots.scatter chart.pie.circle
    ◔ o chart.pie chart.donut
    📷 o camera camera.circle camera.viewfinder camera.badge.ellipsis camera.metering.center.weighted
    📷 o camera.aperture camera.filters
    🎥 o video video.circle video.badge.plus video.slash film film.stack web.camera movieclapper
    🌄 % photo photo.circle photo.stack photo.on.rectangle photo.on.rectangle.angled photo.artframe
    🌄 % photo.badge.plus photo.tv rectangle.on.rectangle.angled
    🎤 o mic mic.circle mic.slash mic.badge.plus music.mic music.microphone waveform.and.mic
    🔈 > speaker speaker.circle
    🔉 ) speaker.wave.1 speaker.1
    🔊 ) speaker.wave.2 speaker.wave.3 speaker.3 speaker.2 hifispeaker
    🔊 ) homepod airpods airpodspro
    🔇 x speaker.slash speaker.slash.circle speaker.zzz
    🎧 o headphones headphones.circle beats.headphones earbuds
    ♪ d music.note music.note.list music.quarternote.3 music.note.house opticaldisc.fill
    ♫ d music.note.tv guitars pianokeys metronome
    ∿ ~ waveform waveform.circle waveform.path waveform.badge.plus water.waves alternatingcurrent
    ∿ ~ lines.measurement.horizontal
    📻 = radio
    🎮 + gamecontroller arcade.stick arcade.stick.console dpad
    🎲 6 die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 dice
    🧩 + puzzlepiece puzzlepiece.extension puzzlepiece.circle
    🎯 o target.circle scope.circle
    🏆 Y trophy trophy.circle medal rosette crown
    🎫 t ticket ticket.circle
    🎭 % theatermasks theatermask.and.paintbrush
    🎓 ^ graduationcap graduationcap.circle studentdesk
    💼 = briefcase briefcase.circle suitcase suitcase.cart latch.2.case case
    📦 # shippingbox shippingbox.circle shippingbox.and.arrow.backward cube cube.transparent cube.box
    🧪 u testtube.2 flask atom
    🔬 u microscope stethoscope cross.case cross.vial syringe
    💊 o pills pill cross cross.circle bandage staroflife facemask
    🧠 @ brain brain.head.profile
    👂 ) ear ear.badge.checkmark hearingdevice.ear
    🦴 = dumbbell figure.cooldown
    🛌 = bed.double bed.double.circle sofa chair chair.lounge
    🍴 = fork.knife fork.knife.circle takeoutbag.and.cup.and.straw
    ☕ u cup.and.saucer mug wineglass
    🍕 v birthday.cake carrot
    🌱 Y leaf leaf.circle leaf.arrow.triangle.circlepath camera.macro
    🌳 T tree tree.circle
    🐾 . pawprint pawprint.circle dog cat
    🐛 x ladybug ant
    🐟 x fish
    🐦 x bird
    🐇 x hare tortoise lizard
    🔥 ^ flame flame.circle
    💧 o drop drop.circle drop.triangle humidity
    ☀ * sun.max sun.min sun.max.circle sunrise sunset sun.haze sun.dust sun.horizon light.max
    ⛅ * cloud.sun sun.rain
    🌙 ( moon moon.circle moon.stars moon.zzz moon.haze bed.double.moon powersleep
    ☾ ( moon.dust sleep sleep.circle zzz
    ☂ r umbrella cloud.rain cloud.drizzle cloud.heavyrain cloud.hail
    ❄ * snow snowflake cloud.snow snowflake.circle thermometer.snowflake
    ⛈ Z cloud.bolt cloud.bolt.rain tornado hurricane
    💨 ~ wind wind.circle fan fan.desk
    ° | thermometer thermometer.medium thermometer.sun thermometer.low thermometer.high
    ° | thermometer.variable.and.figure
    💡 o lightbulb lightbulb.circle lightbulb.slash lamp.desk lamp.floor flashlight.on.fill
    💡 o flashlight.off.fill
    👕 T tshirt tshirt.circle hanger shoe
    🧱 # square.stack.3d.down.right square.stack.3d.forward.dottedline cube.fill
    🧱 # building.columns.fill
    ▦ # cpu cpu.fill memorychip memorychip.fill
    ▤ = server.rack xserve
    ❯ > terminal apple.terminal chevron.right.square.fill
    { { curlybraces curlybraces.square ellipsis.curlybraces
    ⟨ < chevron.left.slash.chevron.right swift
    🍎 a apple.logo applelogo
    📣 < megaphone horn
    💥 * burst burst.fill sparkles.tv
    🚀 ^ rocket paperplane.fill
    📐 / ruler ruler.circle triangle.lefthalf.filled level angle
    🧹 / eraser eraser.line.dashed bubbles.and.sparkles
    ⚖ = scalemass scale.3d
    ⛭ o dial.low dial.medium dial.high dial.min dial.max
    ⬓ = hand.raised.square inset.filled.bottomhalf.rectangle rectangle.bottomthird.inset.filled
    ⬓ = dock.rectangle
    ⏎ < return.left arrow.turn.down.left.circle
    文 A translate character.bubble textformat.characters a.circle.fill.translate
    🎌 ? flag.filled.and.flag.crossed
    🔢 1 textformat.numbers
    📍 ! location.pin
    🆔 I person.text.rectangle.fill lanyardcard
    🧳 = suitcase.rolling
    🎉 * party.popper balloon balloon.2 fireworks
    📇 = person.crop.square.filled.and.at.rectangle person.crop.artframe
    ⛨ # checkmark.shield.fill lock.shield.fill exclamationmark.shield.fill xmark.shield.fill
    """
}
