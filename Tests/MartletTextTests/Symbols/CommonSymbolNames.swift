/// Names that apps commonly use, of all categories.
let commonSymbolNames = """
  0.circle 1.circle 1.circle.fill 1.square 10.circle 2.circle 2.square.fill 3.circle 50.circle a.circle
  a.circle.fill abc airplane airplane.arrival airplane.circle airplane.departure airplayaudio airplayvideo airpods
  alarm alarm.fill allergens ant ant.fill antenna.radiowaves.left.and.right aperture app app.badge app.fill
  appclip applelogo applewatch apps.iphone aqi.high aqi.low aqi.medium archivebox archivebox.fill
  arrow.2.circlepath arrow.2.squarepath arrow.backward arrow.clockwise arrow.clockwise.circle
  arrow.clockwise.circle.fill arrow.counterclockwise arrow.down arrow.down.app arrow.down.circle
  arrow.down.circle.fill arrow.down.doc arrow.down.left arrow.down.right arrow.down.right.and.arrow.up.left
  arrow.down.to.line arrow.forward arrow.left arrow.left.and.right arrow.left.arrow.right arrow.left.circle
  arrow.left.circle.fill arrow.rectanglepath arrow.right arrow.right.circle arrow.right.circle.fill
  arrow.right.doc.on.clipboard arrow.right.square arrow.triangle.2.circlepath arrow.triangle.branch
  arrow.triangle.merge arrow.triangle.swap arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left
  arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.arrow.down arrow.up.arrow.down.circle
  arrow.up.backward.and.arrow.down.forward arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.left
  arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square arrow.up.to.line arrow.uturn.backward
  arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.left arrowshape.left.fill arrowshape.right
  arrowshape.right.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right
  arrowshape.turn.up.right.fill arrowtriangle.down arrowtriangle.down.fill arrowtriangle.left
  arrowtriangle.left.fill arrowtriangle.right arrowtriangle.right.circle arrowtriangle.right.fill arrowtriangle.up
  arrowtriangle.up.fill atom b.circle backpack backward backward.end backward.end.fill backward.fill bag
  bag.badge.plus bag.circle bag.fill bandage bandage.fill barcode barcode.viewfinder barometer basket basket.fill
  basketball bathtub battery.0 battery.100 battery.100.bolt battery.25 battery.50 battery.75 beach.umbrella
  bed.double bed.double.fill bell bell.badge bell.badge.fill bell.circle bell.fill bell.slash bell.slash.fill
  bell.square bicycle binoculars binoculars.fill bird bird.fill birthday.cake birthday.cake.fill
  bitcoinsign.circle blinds.horizontal.closed bold bolt bolt.car bolt.circle bolt.circle.fill bolt.fill bolt.heart
  bolt.horizontal bolt.slash book book.closed book.closed.fill book.fill bookmark bookmark.circle bookmark.fill
  bookmark.slash bookmark.square books.vertical books.vertical.fill brain brain.filled.head.profile
  brain.head.profile briefcase briefcase.fill bubble.left bubble.left.and.bubble.right
  bubble.left.and.bubble.right.fill bubble.left.fill bubble.right bubble.right.fill building building.2
  building.2.fill building.columns building.fill bus bus.fill cabinet calendar calendar.badge.clock
  calendar.badge.plus calendar.circle camera camera.circle camera.circle.fill camera.fill camera.filters
  camera.macro camera.rotate camera.viewfinder capslock capsule capsule.fill captions.bubble car car.circle
  car.fill carbon.dioxide.cloud carrot carrot.fill cart cart.badge.minus cart.badge.plus cart.circle cart.fill
  case cat cat.fill chair chair.lounge character character.book.closed character.cursor.ibeam chart.bar
  chart.bar.fill chart.bar.xaxis chart.line.downtrend.xyaxis chart.line.uptrend.xyaxis chart.pie chart.pie.fill
  chart.xyaxis.line checklist checkmark checkmark.bubble checkmark.circle checkmark.circle.fill checkmark.message
  checkmark.rectangle checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
  checkmark.square.fill chevron.backward chevron.compact.down chevron.compact.up chevron.down chevron.down.circle
  chevron.forward chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
  chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.right.circle
  chevron.right.circle.fill chevron.up chevron.up.chevron.down chevron.up.circle circle circle.bottomhalf.filled
  circle.circle circle.circle.fill circle.dashed circle.dotted circle.fill circle.grid.2x2 circle.grid.3x3
  circle.grid.cross circle.hexagongrid circle.inset.filled circle.lefthalf.filled circle.righthalf.filled
  circle.slash clear clear.fill clipboard clipboard.fill clock clock.arrow.circlepath clock.circle clock.fill
  cloud cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle cloud.drizzle.fill
  cloud.fill cloud.fog cloud.fog.fill cloud.hail cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.bolt
  cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.rain cloud.rain.fill cloud.sleet cloud.snow
  cloud.snow.fill cloud.sun cloud.sun.bolt cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill comb command cone
  control cpu creditcard creditcard.circle creditcard.fill crop crop.rotate cross cross.case cross.case.fill
  cross.circle cross.fill crown crown.fill cube cube.fill cube.transparent cup.and.saucer cup.and.saucer.fill
  cursorarrow cursorarrow.click cursorarrow.rays cylinder delete.left delete.left.fill delete.right deskclock
  desktopcomputer dial.high dial.low dial.max dial.min diamond diamond.fill dice dice.fill die.face.1
  die.face.1.fill die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 die.face.6.fill display divide
  divide.circle doc doc.badge.plus doc.fill doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill
  doc.plaintext doc.richtext doc.text doc.text.fill doc.text.image doc.text.image.fill dog dog.fill
  dollarsign.circle dollarsign.circle.fill dollarsign.square door.left.hand.closed door.left.hand.open
  dot.radiowaves.left.and.right dot.radiowaves.right dot.square drop drop.degreesign drop.fill drop.halffull
  drop.triangle dumbbell dumbbell.fill ear ellipsis ellipsis.bubble ellipsis.circle ellipsis.circle.fill
  ellipsis.message envelope envelope.badge envelope.circle envelope.fill envelope.open envelope.open.fill equal
  equal.circle eurosign.circle exclamationmark exclamationmark.bubble exclamationmark.circle
  exclamationmark.circle.fill exclamationmark.lock exclamationmark.octagon exclamationmark.shield
  exclamationmark.triangle exclamationmark.triangle.fill externaldrive externaldrive.connected.to.line.below eye
  eye.circle eye.fill eye.slash eye.slash.fill eyedropper eyedropper.halffull eyeglasses eyes face.dashed
  face.smiling face.smiling.fill faceid facemask fan fanblades ferry ferry.fill figure.2
  figure.2.and.child.holdinghands figure.basketball figure.boxing figure.climbing figure.cooldown
  figure.core.training figure.cricket figure.dance figure.flexibility figure.golf figure.hiking figure.jumprope
  figure.outdoor.cycle figure.pool.swim figure.rower figure.run figure.soccer figure.stairs figure.stand
  figure.strengthtraining.traditional figure.walk figure.wave figure.yoga film film.fill fish fish.fill flag
  flag.2.crossed flag.checkered flag.circle flag.fill flame flame.circle flame.fill flashlight.off.fill
  flashlight.on.fill folder folder.badge.plus folder.circle folder.fill football fork.knife fork.knife.circle
  forward forward.end forward.end.fill forward.fill fuelpump fuelpump.fill function gamecontroller
  gamecontroller.fill gauge gauge.medium gear gearshape gearshape.2 gearshape.2.fill gearshape.fill gift gift.fill
  giftcard giftcard.fill globe globe.americas globe.americas.fill globe.asia.australia globe.desk
  globe.europe.africa gobackward gobackward.10 gobackward.15 gobackward.30 goforward goforward.10 goforward.15
  goforward.30 graduationcap graduationcap.fill greaterthan gyroscope hammer hammer.fill hand.draw hand.point.down
  hand.point.left hand.point.right hand.point.up hand.point.up.left hand.raised hand.raised.fill hand.raised.slash
  hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill hand.wave
  hand.wave.fill hands.clap hands.sparkles hare hare.fill headphones headphones.circle heart heart.circle
  heart.circle.fill heart.fill heart.rectangle heart.slash heart.slash.fill heart.square heart.square.fill
  heart.text.square hexagon hexagon.fill hifispeaker highlighter hourglass hourglass.bottomhalf.filled
  hourglass.circle hourglass.tophalf.filled house house.circle house.circle.fill house.fill humidity humidity.fill
  hurricane infinity info info.bubble info.circle info.circle.fill internaldrive ipad iphone italic ivfluid.bag
  key key.fill key.horizontal key.horizontal.fill keyboard keyboard.fill ladybug ladybug.fill lamp.desk
  lamp.desk.fill laptopcomputer largecircle.fill.circle lasso latch.2.case leaf leaf.circle leaf.fill lessthan
  light.max light.min lightbulb lightbulb.fill lightbulb.slash line.3.horizontal line.3.horizontal.decrease
  line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.diagonal line.diagonal.arrow
  line.horizontal.3 link link.badge.plus link.circle list.bullet list.bullet.indent list.bullet.rectangle
  list.clipboard list.dash list.number list.star livephoto location location.circle location.circle.fill
  location.fill location.north location.north.fill location.slash lock lock.circle lock.fill lock.open
  lock.open.fill lock.shield lungs lungs.fill macwindow magnifyingglass magnifyingglass.circle
  magnifyingglass.circle.fill map map.circle map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill
  mappin.slash medal medal.fill memorychip menucard message message.circle message.fill mic mic.circle
  mic.circle.fill mic.fill mic.slash mic.slash.fill microbe minus minus.circle minus.circle.fill
  minus.magnifyingglass minus.square moon moon.circle moon.fill moon.haze moon.stars moon.stars.fill moon.zzz
  moonphase.first.quarter moonphase.full.moon moonphase.new.moon mountain.2 mountain.2.fill mouth move.3d mug
  multiply multiply.circle multiply.circle.fill music.mic music.note music.note.list mustache network newspaper
  newspaper.fill nose nosign number number.circle octagon opticaldisc option oval oval.fill oven paintbrush
  paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill pano pano.fill
  paperclip paperclip.circle paperplane paperplane.circle paperplane.circle.fill paperplane.fill pause
  pause.circle pause.circle.fill pause.fill pawprint pawprint.fill pc pencil pencil.and.outline pencil.circle
  pencil.circle.fill pencil.slash pencil.tip pentagon percent person person.2 person.2.circle person.2.fill
  person.3 person.3.fill person.badge.minus person.badge.plus person.circle person.circle.fill person.crop.circle
  person.crop.circle.badge.checkmark person.crop.circle.badge.plus person.crop.circle.badge.xmark
  person.crop.circle.fill person.crop.circle.fill.badge.plus person.crop.rectangle person.crop.square
  person.crop.square.fill person.fill person.fill.checkmark person.fill.questionmark person.fill.xmark
  person.line.dotted.person person.text.rectangle person.wave.2 perspective phone phone.badge.plus phone.circle
  phone.circle.fill phone.down phone.down.fill phone.fill photo photo.artframe photo.badge.plus photo.circle
  photo.circle.fill photo.fill photo.on.rectangle photo.on.rectangle.angled photo.stack photo.tv pills pills.fill
  pin pin.fill pin.slash pip pip.enter pip.exit play.circle play.circle.fill playpause playpause.fill plus
  plus.app plus.app.fill plus.bubble plus.circle plus.circle.fill plus.forwardslash.minus plus.magnifyingglass
  plus.message plus.minus plus.rectangle plus.rectangle.on.rectangle plus.square plus.square.fill
  point.topleft.down.curvedto.point.bottomright.up power power.circle printer printer.fill purchased puzzlepiece
  puzzlepiece.fill pyramid qrcode qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill
  questionmark.diamond questionmark.square quote.bubble quote.closing quote.opening rays record.circle
  record.circle.fill rectangle rectangle.3.group rectangle.and.pencil.and.ellipsis
  rectangle.and.text.magnifyingglass rectangle.dashed rectangle.expand.vertical rectangle.fill rectangle.grid.1x2
  rectangle.grid.2x2 rectangle.inset.filled rectangle.lefthalf.inset.filled rectangle.on.rectangle
  rectangle.portrait rectangle.portrait.and.arrow.right rectangle.split.3x1 rectangle.stack rectangle.stack.fill
  refrigerator repeat repeat.1 rhombus rhombus.fill rosette rotate.3d rotate.left rotate.left.fill rotate.right
  rotate.right.fill ruler ruler.fill scissors scissors.badge.ellipsis scooter scope screwdriver scribble
  scribble.variable scroll scroll.fill sdcard seal seal.fill server.rack shareplay shift shippingbox
  shippingbox.fill shoe shower shuffle sidebar.left sidebar.right signature simcard sink skew slash.circle
  slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 slowmo smallcircle.filled.circle smoke
  smoke.fill snow snowflake soccerball sofa sparkle sparkles sparkles.rectangle.stack sparkles.tv speaker
  speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3
  speaker.wave.3.fill speedometer spigot sportscourt square square.and.arrow.down square.and.arrow.down.fill
  square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.on.square square.and.pencil square.dashed
  square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill square.lefthalf.filled
  square.on.circle square.on.square square.split.2x1 square.stack square.stack.3d.up square.stack.3d.up.fill
  square.stack.fill star star.bubble star.circle star.circle.fill star.fill star.leadinghalf.filled star.slash
  star.square star.square.fill staroflife sterlingsign.circle stethoscope stop stop.circle stop.circle.fill
  stop.fill stopwatch stopwatch.fill stove strikethrough suit.club suit.diamond suit.heart suit.heart.fill
  suit.spade suitcase suitcase.fill sum sun.and.horizon sun.and.horizon.fill sun.dust sun.haze sun.max
  sun.max.fill sun.min sun.min.fill sun.rain sun.snow sunglasses sunrise sunrise.fill sunset sunset.fill swift
  switch.2 syringe table.furniture tag tag.circle tag.fill takeoutbag.and.cup.and.straw target tennisball tent
  testtube.2 text.aligncenter text.alignleft text.alignright text.book.closed text.bubble text.bubble.fill
  text.justify text.quote textbox textformat textformat.abc textformat.alt textformat.size theatermasks
  theatermasks.fill thermometer thermometer.high thermometer.low thermometer.medium thermometer.snowflake
  thermometer.sun thermometer.transmission ticket ticket.fill timelapse timer togglepower toilet tornado tortoise
  tortoise.fill touchid tram tram.fill trash trash.circle trash.circle.fill trash.fill trash.slash tray tray.2
  tray.and.arrow.down tray.and.arrow.up tray.fill tray.full tray.full.fill tree tree.fill triangle triangle.fill
  trophy trophy.fill tshirt tshirt.fill tv tv.fill uiwindow.split.2x1 umbrella umbrella.fill underline video
  video.circle video.fill video.slash viewfinder wallet.pass wallet.pass.fill wand.and.rays wand.and.stars
  wand.and.stars.inverse washer water.waves waveform waveform.circle waveform.path waveform.path.ecg wifi
  wifi.exclamationmark wifi.slash wind wind.snow window.vertical.closed wineglass wrench wrench.and.screwdriver
  wrench.fill x.squareroot xmark xmark.bin xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill
  xmark.seal xmark.shield xmark.square yensign.circle zzz
  """.split(whereSeparator: \.isWhitespace).map(String.init)
