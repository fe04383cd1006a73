// Names drawn from Bootstrap Icons (MIT licence), each fitted into the room that such a symbol takes.
extension SymbolTable {
  static let icons = """
    trash | 18x21 | bi trash
    trash.fill | 18x21 | bi trash-fill
    photo | 22x18 | bi image
    photo.fill | 22x18 | bi image-fill
    photo.on.rectangle | 24x20 | bi images
    photo.on.rectangle.angled | 24x20 | bi images
    photo.stack | 24x20 | bi images
    memories | 21x19 | bi clock-history
    star | 20.5x19.5 | bi star
    star.fill | 20.5x19.5 | bi star-fill
    star.leadinghalf.filled | 20.5x19.5 | bi star-half | rtl
    heart | 20.5x18.5 | bi heart | room 0 -.9 4
    heart.fill | 20.5x18.5 | bi heart-fill
    suit.heart | 19x18 | bi suit-heart
    suit.heart.fill | 19x18 | bi suit-heart-fill
    gear | 20.5x20.5 | bi gear-wide-connected
    gearshape | 20.5x20.5 | bi gear
    gearshape.fill | 20.5x20.5 | bi gear-fill
    gearshape.2 | 26x22 | on gearshape -4 -2 .76, gearshape 6.6 4.4 .62
    gearshape.2.fill | 26x22 | on gearshape.fill -4 -2 .76, gearshape.fill 6.6 4.4 .62
    calendar | 20.5x19 | bi calendar3
    alarm | 20x20 | bi alarm
    alarm.fill | 20x20 | bi alarm-fill
    stopwatch | 18x21 | bi stopwatch
    stopwatch.fill | 18x21 | bi stopwatch-fill
    clock.arrow.circlepath | 21x19 | bi clock-history
    hourglass | 15x21 | bi hourglass
    hourglass.tophalf.fill | 15x21 | bi hourglass-top
    hourglass.tophalf.filled | 15x21 | bi hourglass-top
    hourglass.bottomhalf.fill | 15x21 | bi hourglass-bottom
    hourglass.bottomhalf.filled | 15x21 | bi hourglass-bottom
    bookmark | 14.5x20 | bi bookmark
    bookmark.fill | 14.5x20 | bi bookmark-fill
    book | 23x18.5 | bi book
    book.fill | 23x18.5 | bi book-fill
    newspaper | 23x19 | bi newspaper
    globe | 20.5x20.5 | bi globe
    network | 20.5x20.5 | bi globe2
    _plane | 20.5x20.5 | bi airplane-fill
    airplane | | turn 90 _plane
    house | 22x20 | bi house-door
    house.fill | 22x20 | bi house-door-fill
    building.2 | 22x20 | bi buildings
    building.2.fill | 22x20 | bi buildings-fill
    building | 17x20 | bi building
    building.columns | 21x20 | bi bank
    building.columns.fill | 21x20 | bi bank2
    storefront | 22x19 | bi shop
    sun.max | 22.5x22.5 | bi brightness-high
    sun.max.fill | 22.5x22.5 | bi brightness-high-fill
    sun.min | 18x18 | bi brightness-low
    sun.min.fill | 18x18 | bi brightness-low-fill
    moon | 18x18.5 | bi moon
    moon.fill | 18x18.5 | bi moon-fill
    moon.stars | 20x20 | bi moon-stars
    moon.stars.fill | 20x20 | bi moon-stars-fill
    sunrise | 22x20 | bi sunrise
    sunrise.fill | 22x20 | bi sunrise-fill
    sunset | 22x20 | bi sunset
    sunset.fill | 22x20 | bi sunset-fill
    cloud | 23x16.5 | bi cloud
    cloud.fill | 23x16.5 | bi cloud-fill
    icloud | 23x16.5 | bi cloud | room 0 1.7 3.7
    icloud.fill | 23x16.5 | bi cloud-fill
    icloud.and.arrow.down | 23x19 | bi cloud-download
    icloud.and.arrow.up | 23x19 | bi cloud-upload
    cloud.sun | 25x19 | bi cloud-sun
    cloud.sun.fill | 25x19 | bi cloud-sun-fill
    cloud.rain | 22x20 | bi cloud-rain
    cloud.rain.fill | 22x20 | bi cloud-rain-fill
    cloud.drizzle | 22x20 | bi cloud-drizzle
    cloud.drizzle.fill | 22x20 | bi cloud-drizzle-fill
    cloud.snow | 22x20 | bi cloud-snow
    cloud.snow.fill | 22x20 | bi cloud-snow-fill
    cloud.fog | 22x20 | bi cloud-fog
    cloud.fog.fill | 22x20 | bi cloud-fog-fill
    cloud.bolt | 22x20 | bi cloud-lightning
    cloud.bolt.fill | 22x20 | bi cloud-lightning-fill
    cloud.bolt.rain.fill | 22x20 | bi cloud-lightning-rain-fill
    snow | 20x20.5 | bi snow
    snowflake | 20x20.5 | bi snow
    wind | 21x18 | bi wind
    tornado | 20x19 | bi tornado
    umbrella | 19x20 | bi umbrella
    umbrella.fill | 19x20 | bi umbrella-fill
    thermometer | 12x21 | bi thermometer-half
    thermometer.medium | 12x21 | bi thermometer-half
    bolt | 14x21 | bi lightning
    bolt.fill | 14x21 | bi lightning-fill
    flame | 17x21 | bi fire
    flame.fill | 17x21 | bi fire
    drop | 15x20.5 | bi droplet
    drop.fill | 15x20.5 | bi droplet-fill
    tree | 18x21 | bi tree
    tree.fill | 18x21 | bi tree-fill
    link | 19x19 | bi link-45deg
    paperclip | 16x20 | bi paperclip
    eye | 25x16.5 | bi eye
    eye.fill | 25x16.5 | bi eye-fill
    eye.slash | 25x19 | bi eye-slash
    eye.slash.fill | 25x19 | bi eye-slash-fill
    eyeglasses | 25x12 | bi eyeglasses
    binoculars | 21x20 | bi binoculars
    binoculars.fill | 21x20 | bi binoculars-fill
    doc | 16.5x20.5 | bi file-earmark | room 0 2.2 3.5
    doc.fill | 16.5x20.5 | bi file-earmark-fill
    doc.text | 16.5x20.5 | bi file-earmark-text
    doc.text.fill | 16.5x20.5 | bi file-earmark-text-fill
    doc.plaintext | 16.5x20.5 | bi file-text
    doc.plaintext.fill | 16.5x20.5 | bi file-text-fill
    doc.richtext | 16.5x20.5 | bi file-richtext
    doc.richtext.fill | 16.5x20.5 | bi file-richtext-fill
    doc.on.doc | 18.5x22 | bi files
    doc.on.doc.fill | 19x22 | on doc.fill 2.3 -2.2 .8, doc.fill -2.3 2.2 .8
    doc.zipper | 16.5x20.5 | bi file-earmark-zip
    doc.on.clipboard | 17.5x21.5 | bi clipboard
    doc.on.clipboard.fill | 17.5x21.5 | bi clipboard-fill
    clipboard | 17.5x21.5 | bi clipboard
    clipboard.fill | 17.5x21.5 | bi clipboard-fill
    document | | same doc
    document.fill | | same doc.fill
    text.document | | same doc.text
    doc.text.magnifyingglass | 19x21 | on doc.text -1 -.4 .96, magnifyingglass 4.6 4.4 .56
    text.page.badge.magnifyingglass | | same doc.text.magnifyingglass
    text.magnifyingglass | 20x18 | on text.alignleft -.8 -1 .9, magnifyingglass 5 3.6 .56
    note.text | 20x18 | bi card-text
    folder | 22x18 | bi folder | room 0 1.6 3.7
    folder.fill | 22x18 | bi folder-fill
    tray | 22x17 | bi inbox
    tray.fill | 22x17 | bi inbox-fill
    tray.2 | 22x20 | bi inboxes
    tray.2.fill | 22x20 | bi inboxes-fill
    archivebox | 20.5x18 | bi archive
    archivebox.fill | 20.5x18 | bi archive-fill
    shippingbox | 20x21 | bi box-seam
    shippingbox.fill | 20x21 | bi box-seam-fill
    cube | 19x21 | bi box
    cube.fill | 19x21 | bi box-fill
    square.and.pencil | 21x20.5 | bi pencil-square
    pencil | 17.5x17.5 | bi pencil
    paintbrush | 20x20 | bi brush
    paintbrush.fill | 20x20 | bi brush-fill
    paintpalette | 21.5x20 | bi palette
    paintpalette.fill | 21.5x20 | bi palette-fill
    eyedropper | 19x19 | bi eyedropper
    scissors | 20x20 | bi scissors
    crop | 20x20 | bi crop
    wand.and.stars | 21x21 | bi magic
    sparkles | 20.5x21 | bi stars
    hammer | 20x20 | bi hammer
    hammer.fill | 20x20 | bi hammer
    wrench | 20x20 | bi wrench
    wrench.fill | 20x20 | bi wrench
    wrench.and.screwdriver | 21x21 | bi tools
    wrench.and.screwdriver.fill | 21x21 | bi tools
    screwdriver | 20x20 | bi screwdriver
    ruler | 20x20 | bi rulers
    magnet | 18x20 | bi magnet
    tag | 20x20 | bi tag
    tag.fill | 20x20 | bi tag-fill
    bookmark.square | 20x20 | bi bookmarks
    infinity | 22.5x12 | bi infinity
    shuffle | 21x17 | bi shuffle
    at | 19x19 | bi at
    percent | 17x17 | bi percent
    command | 17x17 | bi command
    option | 19x15 | bi option
    chart.bar | 21x18 | bi bar-chart
    chart.bar.fill | 21x18 | bi bar-chart-fill
    chart.bar.xaxis | 21x19 | bi bar-chart-line
    chart.line.uptrend.xyaxis | 21x20 | bi graph-up-arrow
    chart.xyaxis.line | 21x20 | bi graph-up
    chart.pie | 20x20 | bi pie-chart
    chart.pie.fill | 20x20 | bi pie-chart-fill
    table | 22x18.5 | bi table
    flag | 17x20.5 | bi flag
    flag.fill | 17x20.5 | bi flag-fill
    paperplane | 20.5x20.5 | bi send
    paperplane.fill | 20.5x20.5 | bi send-fill
    hand.thumbsup | 19x20.5 | bi hand-thumbs-up
    hand.thumbsup.fill | 19x20.5 | bi hand-thumbs-up-fill
    hand.thumbsdown | 19x20.5 | bi hand-thumbs-down
    hand.thumbsdown.fill | 19x20.5 | bi hand-thumbs-down-fill
    pin | 13.5x21.5 | bi pin
    pin.fill | 13.5x21.5 | bi pin-fill
    delete.left | 23x18 | bi backspace
    delete.left.fill | 23x18 | bi backspace-fill
    delete.right | 23x18 | bi backspace-reverse
    face.smiling | 20.5x20.5 | bi emoji-smile
    face.smiling.fill | 20.5x20.5 | bi emoji-smile-fill
    map | 22x20 | bi map
    map.fill | 22x20 | bi map-fill
    location | 19x19 | bi cursor
    location.fill | 19x19 | bi cursor-fill
    key | 22x13 | bi key
    key.fill | 22x13 | bi key-fill
    lock | 14.5x20 | bi lock
    lock.fill | 14.5x20 | bi lock-fill
    lock.open | 18x20 | bi unlock
    lock.open.fill | 18x20 | bi unlock-fill
    shield | 18x21.5 | bi shield
    shield.fill | 18x21.5 | bi shield-fill
    octagon | 20.5x20.5 | bi octagon
    octagon.fill | 20.5x20.5 | bi octagon-fill
    hexagon | 19x21 | bi hexagon | room 0 0 4.8
    hexagon.fill | 19x21 | bi hexagon-fill
    pentagon | 20.5x20.5 | bi pentagon | room 0 .6 4.4
    mic | 14x21 | bi mic
    mic.fill | 14x21 | bi mic-fill
    microphone | | same mic
    microphone.fill | | same mic.fill
    music.mic | 14x21 | bi mic
    bell | 18.5x20.5 | bi bell
    bell.fill | 18.5x20.5 | bi bell-fill
    bell.and.waves.left.and.right | 26x20.5 | bi bell; stroke M2.6 3.6A8.6 8.6 0 0 0 2.6 11.6M23.4 3.6A8.6 8.6 0 0 1 23.4 11.6
    speaker | 12x17 | bi volume-off
    speaker.fill | 12x17 | bi volume-off-fill
    speaker.wave.1 | 18x17 | bi volume-down
    speaker.wave.1.fill | 18x17 | bi volume-down-fill
    speaker.wave.2 | 21x17 | bi volume-up
    speaker.wave.2.fill | 21x17 | bi volume-up-fill
    speaker.wave.3 | 23x17 | bi volume-up
    speaker.wave.3.fill | 23x17 | bi volume-up-fill
    speaker.slash | 21x17 | bi volume-mute
    speaker.slash.fill | 21x17 | bi volume-mute-fill
    hifispeaker | 15x21 | bi speaker
    hifispeaker.fill | 15x21 | bi speaker-fill
    headphones | 20x20 | bi headphones
    music.note | 14x19 | bi music-note
    music.note.list | 21x18 | bi music-note-list
    music.quarternote.3 | 19x19 | bi music-note-beamed
    antenna.radiowaves.left.and.right | 23x18 | bi broadcast-pin
    wifi | 22x16.5 | bi wifi
    wifi.slash | 22x18 | bi wifi-off
    personalhotspot | 23x18 | bi broadcast
    bluetooth | 13x20 | bi bluetooth
    envelope | 22.5x17 | bi envelope
    envelope.fill | 22.5x17 | bi envelope-fill
    envelope.open | 21x21 | bi envelope-open
    envelope.open.fill | 21x21 | bi envelope-open-fill
    message | 21.5x20 | bi chat | room 0 -1.1 4.4
    message.fill | 21.5x20 | bi chat-fill
    ellipsis.message | 21.5x20 | bi chat-dots
    quote.opening | 17x12 | bi quote
    quote | | same quote.opening
    phone | 19x19 | bi telephone
    phone.fill | 19x19 | bi telephone-fill
    video | 25x16 | bi camera-video
    video.fill | 25x16 | bi camera-video-fill
    camera | 23x18.5 | bi camera
    camera.fill | 23x18.5 | bi camera-fill
    camera.filters | 21x21 | bi intersect
    camera.macro | 20x20 | bi flower1
    film | 21x18 | bi film
    tv | 23x18 | bi tv | room 0 -1.5 4
    tv.fill | 23x18 | bi tv-fill
    play.tv | 23x18 | on tv 0 0 1, play.fill .4 -1.4 .42
    play.rectangle | 23x18 | bi play-btn
    play.rectangle.fill | 23x18 | bi play-btn-fill
    play.rectangle.on.rectangle | 24x20 | bi collection-play
    record.circle | 20.5x20.5 | bi record-circle
    desktopcomputer | 22x20 | bi display | room 0 -2.4 4
    display | 22x20 | bi display | room 0 -2.4 4
    laptopcomputer | 25x17 | bi laptop | room 0 -1.6 3.6
    iphone | 12.5x21 | bi phone | room 0 -.8 3.2
    ipad | 16x21 | bi tablet | room 0 -.8 3.8
    applewatch | 13x21 | bi smartwatch | room 0 0 3
    iphone.homebutton.radiowaves.left.and.right | 22x21 | bi phone-vibrate
    keyboard | 23x16 | bi keyboard
    printer | 21x20 | bi printer
    printer.fill | 21x20 | bi printer-fill
    cpu | 20.5x20.5 | bi cpu
    memorychip | 22x16 | bi memory
    terminal | 22x18 | bi terminal
    terminal.fill | 22x18 | bi terminal-fill
    curlybraces | 20x18 | bi braces
    qrcode | 19x19 | bi qr-code
    qrcode.viewfinder | 20x20 | bi qr-code-scan
    barcode | 21x17 | bi upc
    barcode.viewfinder | 21x20 | bi upc-scan
    battery.100 | 26x13 | bi battery-full
    battery.50 | 26x13 | bi battery-half
    battery.0 | 26x13 | bi battery
    poweroutlet.type.b | 19x19 | bi outlet
    poweroutlet.type.b.fill | 19x19 | bi outlet
    powerplug | 18x20 | bi plug
    powerplug.fill | 18x20 | bi plug-fill
    lightbulb | 14x21 | bi lightbulb
    lightbulb.fill | 14x21 | bi lightbulb-fill
    creditcard | 23x17 | bi credit-card
    creditcard.fill | 23x17 | bi credit-card-fill
    wallet.pass | 20x18 | bi wallet2
    banknote | 24x15 | bi cash
    dollarsign | 11x20 | bi currency-dollar
    eurosign | 13x18 | bi currency-euro
    sterlingsign | 12x18 | bi currency-pound
    yensign | 13x18 | bi currency-yen
    bitcoinsign | 12x19 | bi currency-bitcoin
    cart | 22x20 | bi cart
    cart.fill | 22x20 | bi cart-fill
    bag | 18x21 | bi bag
    bag.fill | 18x21 | bi bag-fill
    basket | 22x20 | bi basket
    basket.fill | 22x20 | bi basket-fill
    gift | 20x21 | bi gift
    gift.fill | 20x21 | bi gift-fill
    ticket | 22x16 | bi ticket-perforated
    ticket.fill | 22x16 | bi ticket-perforated-fill
    briefcase | 21.5x19 | bi briefcase
    briefcase.fill | 21.5x19 | bi briefcase-fill
    graduationcap | 24x19 | bi mortarboard
    graduationcap.fill | 24x19 | bi mortarboard-fill
    trophy | 20x20.5 | bi trophy
    trophy.fill | 20x20.5 | bi trophy-fill
    rosette | 17x21 | bi award
    medal | 17x21 | bi award
    die.face.1 | 19x19 | bi dice-1
    die.face.2 | 19x19 | bi dice-2
    die.face.3 | 19x19 | bi dice-3
    die.face.4 | 19x19 | bi dice-4
    die.face.5 | 19x19 | bi dice-5
    die.face.6 | 19x19 | bi dice-6
    die.face.5.fill | 19x19 | bi dice-5-fill
    dice | 21x21 | bi dice-5
    dice.fill | 21x21 | bi dice-5-fill
    gamecontroller | 24x17 | bi controller
    gamecontroller.fill | 24x17 | bi controller
    puzzlepiece | 20x20 | bi puzzle
    puzzlepiece.fill | 20x20 | bi puzzle-fill
    puzzlepiece.extension | 20x20 | bi puzzle
    car | 21x18 | bi car-front
    car.fill | 21x18 | bi car-front-fill
    bus | 19x20 | bi bus-front
    bus.fill | 19x20 | bi bus-front-fill
    tram | 17x21 | bi train-front
    tram.fill | 17x21 | bi train-front-fill
    bicycle | 25x16 | bi bicycle
    box.truck | 25x17 | bi truck
    fuelpump | 20x20 | bi fuel-pump
    fuelpump.fill | 20x20 | bi fuel-pump-fill
    cup.and.saucer | 22x19 | bi cup-hot
    cup.and.saucer.fill | 22x19 | bi cup-hot-fill
    bandage | 20x20 | bi bandaid
    bandage.fill | 20x20 | bi bandaid-fill
    lungs | 22x20 | bi lungs
    lungs.fill | 22x20 | bi lungs-fill
    ear | 14x20 | bi ear
    pills | 20x20 | bi capsule-pill
    ladybug | 19x20 | bi bug
    ladybug.fill | 19x20 | bi bug-fill
    list.number | 20x17 | bi list-ol | rtl
    checklist | 21x17 | bi list-check | rtl
    square.3.layers.3d | 21x21 | bi layers
    square.stack.3d.up | 21x20 | bi layers
    square.stack.3d.up.fill | 21x20 | bi layers-fill
    arrowshape.turn.up.left | 21x18 | bi reply
    arrowshape.turn.up.left.fill | 21x18 | bi reply-fill
    arrowshape.turn.up.left.2 | 23x18 | bi reply-all
    arrowshape.turn.up.right | | mirror arrowshape.turn.up.left
    arrowshape.turn.up.right.fill | | mirror arrowshape.turn.up.left.fill
    arrow.up.left.and.arrow.down.right | 19x19 | bi arrows-angle-expand
    arrow.down.right.and.arrow.up.left | 19x19 | bi arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right | 20x20 | bi arrows-move
    arrow.up.right.and.arrow.down.left.rectangle | 23x18 | bi fullscreen
    arrow.triangle.branch | | same arrow.branch
    character.cursor.ibeam | 21x18 | bi input-cursor-text
    character.bubble | 21x20 | bi translate
    text.cursor | 12x19 | bi cursor-text
    text.quote | 20x15 | bi blockquote-left | rtl
    paragraphsign | 14x18 | bi paragraph
    increase.indent | 19x15 | bi text-indent-left | rtl
    decrease.indent | 19x15 | bi text-indent-right | rtl
    selection.pin.in.out | 20x20 | bi bounding-box
    accessibility | 20.5x20.5 | bi universal-access-circle
    megaphone | 22x19 | bi megaphone
    megaphone.fill | 22x19 | bi megaphone-fill
    touchid | 20x20 | bi fingerprint
    lifepreserver | 20.5x20.5 | bi life-preserver

    """
}
