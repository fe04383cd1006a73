// Text formatting, mathematics, keys, currencies and commerce.
extension SymbolTable {
  static let signs = """
    abc | | same textformat.abc
    textformat.123 | 28x14 | on _1 -9.6 0 .9, _2 0 0 .9, _3 9.8 0 .9
    textformat.numbers | | same textformat.123
    textformat.abc.dottedunderline | 26x19 | on textformat.abc 0 -2 1, _dotline 0 7.4 1
    _dotline | 24x2 | dot 1.6 1 .8; dot 5.05 1 .8; dot 8.5 1 .8; dot 11.95 1 .8; dot 15.4 1 .8; dot 18.85 1 .8; dot 22.3 1 .8
    textformat.superscript | 20x16 | stroke M1.4 15L6 4.6L10.6 15M3 11.4H9M13.4 2.8L16 1.4V7.6
    textformat.subscript | 20x17 | stroke M1.4 11.8L6 1.4L10.6 11.8M3 8.2H9M13.4 11L16 9.6V15.8
    textformat.characters.arrow.left.and.right | 26x21 | on textformat.abc 0 -3.4 .9, arrow.left.and.right 0 6 .7
    bold.italic.underline | 29x17 | on bold -9.4 -1 .8, italic 0 -1 .8, underline 9.4 -.2 .8
    bold.underline | 22x17 | on bold -5 -1 .9, underline 5.4 0 .9
    character.textbox | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M8 13L11.5 4.6L15 13M9.2 10.2H13.8
    character.phonetic | 20x16 | stroke M2 4.4C4.6 1.6 8.4 2.2 8.4 5.6V13.6M8.4 8.6C4.6 8 1.6 9.4 1.6 11.4C1.6 14 5.8 14.6 8.4 11.8M8.4 8.6H18.2C18.2 4.4 16.2 2.6 13.4 2.6C10.4 2.6 8.4 4.8 8.4 8.4C8.4 12.2 10.4 13.8 13.6 13.8C15.6 13.8 17 13 17.8 12
    character.magnify | 20x18 | on _a -3 -.6 1, magnifyingglass 4.6 3.2 .6
    text.insert | 20x18 | stroke M8.4 2H18.4M8.4 15.4H18.4M11.4 8.7H18.4M1.6 5.4L5.6 8.7L1.6 12 | rtl
    text.append | 20x18 | stroke M1.6 2H18.4M1.6 6.4H18.4M1.6 10.8H9M14.6 9.6V16.4M11.2 13H18 | rtl
    text.redaction | 20x16 | slab 1.2 1.2 10 3.4 .8; slab 12.6 1.2 6.2 3.4 .8; slab 1.2 6.3 5.4 3.4 .8; slab 8 6.3 10.8 3.4 .8; slab 1.2 11.4 12 3.4 .8
    text.word.spacing | 22x17 | stroke M2.4 11L5 3.4L7.6 11M3.4 8.4H6.6M14.4 11L17 3.4L19.6 11M15.4 8.4H18.6M2 15.2H20M4 13.4L2 15.2L4 17M18 13.4L20 15.2L18 17
    text.line.first.and.arrowtriangle.forward | 20x16 | stroke M7 2.4H18.4M1.6 6.4H18.4M1.6 10.4H18.4M1.6 14.4H12; fill M1.4 .4L4.6 2.4L1.4 4.4Z | rtl
    text.line.last.and.arrowtriangle.forward | 20x16 | stroke M1.6 1.6H18.4M1.6 5.6H18.4M1.6 9.6H18.4M7 13.6H18.4; fill M1.4 11.6L4.6 13.6L1.4 15.6Z | rtl
    text.alignleading | | same text.alignleft
    text.justify.trailing | | same text.alignright
    text.justify.right | | same text.alignright
    text.badge.star | 22x18 | on text.alignleft -1 0 1, star.fill 7 4.4 .46
    text.below.photo | 21x20 | slab 1.6 1.4 17.8 9.4 2; holedot 6 4.6 1.2; hole M3.4 9.4L9 5.6L12 7.8L14 6.4L17.6 9.4Z; stroke M1.8 14.2H19.2M1.8 18H12
    text.and.command.macwindow | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M1.4 5.4H21.6M4.6 8.8H10M4.6 12H8
    quote.closing | | turn 180 quote.opening
    quotelevel | 19x16 | stroke M2 1.6V14.4M7 3H17.4M7 8H17.4M7 13H13
    section | 12x19 | stroke M9.6 4.4C9.4 2.8 8 1.6 6 1.6C4 1.6 2.4 2.8 2.4 4.6C2.4 8.4 9.6 7.4 9.6 11.2C9.6 13 8 13.8 6.6 13.8M2.4 14.6C2.6 16.2 4 17.4 6 17.4C8 17.4 9.6 16.2 9.6 14.4C9.6 10.6 2.4 11.6 2.4 7.8C2.4 6 4 5.2 5.4 5.2
    shift | 19x19 | bi shift
    shift.fill | 19x19 | bi shift-fill
    capslock | 19x20 | bi capslock
    capslock.fill | 19x20 | bi capslock-fill
    control | 16x10 | stroke M2.2 8L8 2L13.8 8
    escape | 19x19 | stroke M6.9 2.66A7.6 7.6 0 1 1 2.36 7.2M9.6 9.8L3 3.2M2.6 8V2.8H7.8
    return | 20x16 | stroke M5.6 5.6L1.7 9.4L5.6 13.2M1.9 9.4H15.4A2.6 2.6 0 0 0 18 6.8V2
    return.left | | same return
    return.right | | mirror return
    delete.backward | | same delete.left | rtl
    delete.backward.fill | | same delete.left.fill | rtl
    delete.forward | | same delete.right | rtl
    delete.right.fill | 23x18 | bi backspace-reverse-fill
    delete.forward.fill | | same delete.right.fill | rtl
    eject | 18x18 | bi eject
    eject.fill | 18x18 | bi eject-fill
    projective | 14x17 | stroke M1.6 2L12 8.5L1.6 15M12.2 2L1.8 8.5L12.2 15
    fn | 18x17 | stroke M7.6 2C5.2 1.4 4.2 2.6 4.2 4.6V13.4M1.6 6.4H7.4M10 6.4V13.4M10 9.4C10 7.2 11.4 6.2 13 6.2S15.8 7.2 15.8 9.2V13.4
    space | 20x8 | stroke M1.6 1.6V4.4A1.6 1.6 0 0 0 3.2 6H16.8A1.6 1.6 0 0 0 18.4 4.4V1.6
    keyboard.chevron.compact.down | 23x21 | on keyboard 0 -2.4 1, _downmark 0 8.6 1
    keyboard.chevron.compact.down.fill | 23x21 | on keyboard.fill 0 -2.4 1, _downmark 0 8.6 1
    _downmark | 9x4 | stroke M1.2 1L4.5 2.8L7.8 1
    plus.minus | 22x15 | stroke M5.6 2.4V11.6M1.2 7H10M13 7H20.8
    plus.forwardslash.minus | 22x18 | stroke M5.6 2V9.2M2 5.6H9.2M13 13H20M15.6 2L7 16.4
    plus.slash.minus | | same plus.forwardslash.minus
    minus.plus.batteryblock | 23x18 | body M2 5.6H21V16.2H2Z; stroke M4.4 3H8M15 3H18.6; detail M5 10.8H8.8M14.2 10.8H18M16.1 8.9V12.7
    lessthan | 14x14 | stroke M12.4 1.8L1.8 7L12.4 12.2
    greaterthan | | mirror lessthan
    lessthanorequalto | 14x17 | stroke M12.4 1.6L1.8 6.4L12.4 11.2M1.8 15.2H12.4
    greaterthanorequalto | | mirror lessthanorequalto
    notequal | 15x15 | stroke M1.6 5H13.4M1.6 10H13.4M11 1.4L4 13.6
    sum | 15x18 | stroke M12.8 4V1.8H2L8.4 9L2 16.2H13.2V14
    function | 20x18 | stroke M8.4 2.2C6 1 4.8 2.6 4.4 5L2.8 13.4C2.4 15.8 1.6 16.6 .9 16.4M1.4 7.4H7.6M10.6 8.4C12.6 7 13.4 9 14 11.4C14.6 13.8 15.4 15.8 17.4 14.4M17.8 8L10.2 15
    x.squareroot | 22x18 | stroke M1.4 10.4H3.4L6.4 16L10.2 1.8H20.6M12.6 6.6L19 14.4M19 6.6L12.6 14.4
    xmark.triangle.circle.square | 21x20 | ring 15.2 5 3.2; stroke M2.4 2.4L7.4 7.4M7.4 2.4L2.4 7.4; bodybox 12.4 12.2 5.6 5.6 1; body M5 12L8.4 18H1.6Z
    angle | 17x16 | stroke M14.4 2L2 14.2H15.4M7.4 9A6.4 6.4 0 0 1 9.4 14
    compass.drawing | 18x20 | ring 9 4 1.9; stroke M9 1V2M8 5.8L3 18.4M10 5.8L15 18.4M4.4 13.2C7.4 15 10.6 15 13.6 13.2
    scalemass | 19x20 | body M4.2 7.6H14.8A1.2 1.2 0 0 1 16 8.6L17.4 16.8A1.6 1.6 0 0 1 15.8 18.6H3.2A1.6 1.6 0 0 1 1.6 16.8L3 8.6A1.2 1.2 0 0 1 4.2 7.6Z; ring 9.5 4 2.6
    exclamationmark.2 | 10x16.5 | on exclamationmark -2.6 0 1, exclamationmark 2.6 0 1
    exclamationmark.3 | 15x16.5 | on exclamationmark -5 0 1, exclamationmark 0 0 1, exclamationmark 5 0 1
    exclamationmark.questionmark | 17x16.5 | on exclamationmark -5.4 0 1, questionmark 3 0 1
    checkmark.gobackward | 19x20 | on gobackward 0 0 1, checkmark 0 1 .46
    exclamationmark.arrow.triangle.2.circlepath | 21x19 | on arrow.triangle.2.circlepath 0 0 1, exclamationmark 0 0 .44
    exclamationmark.arrow.circlepath | | same exclamationmark.arrow.triangle.2.circlepath
    checkmark.arrow.trianglehead.counterclockwise | | same checkmark.gobackward
    clock.arrow.2.circlepath | 21x19 | on arrow.triangle.2.circlepath 0 0 1, _hands 0 .4 1
    _hands | 8x8 | stroke M4 1V4.4L6.2 5.8
    clock.arrow.trianglehead.counterclockwise.rotate.90 | | same clock.arrow.circlepath
    clock.arrow.trianglehead.2.counterclockwise.rotate.90 | | same clock.arrow.2.circlepath
    deskclock | 20x20 | bodyring 10 9.4 7.6; detail M10 5.2V9.6H13; stroke M5 15.4L3.4 18M15 15.4L16.6 18
    alarm.waves.left.and.right | 28x20 | on alarm 0 0 .92, _waves 11 -1 .66, _wavesleft -11 -1 .66 | fills
    repeat.1 | 21x20 | bi repeat-1
    centsign | 13x19 | stroke M11 6.4C10.2 5 8.8 4.4 7 4.4C4 4.4 2 6.4 2 9.6S4 14.8 7 14.8C8.8 14.8 10.2 14.2 11 12.8M7 1.6V17.6
    francsign | 14x19 | stroke M3.6 17.4V1.8H11.6M3.6 9.2H10M1.6 13.4H8
    florinsign | 15x19 | stroke M13 2.6C10.4 .8 8.6 2.2 8 5L6 14.4C5.6 16.8 4 18.2 1.8 16.8M4 8H11.4
    turkishlirasign | 15x19 | stroke M5 1.6V17.4C9.6 17.4 13 14.6 13 10.4M1.8 8.6L10 4.4M1.8 12.4L10 8.2
    rublesign | 14x19 | stroke M4 17.4V1.8H8.4A4.4 4.4 0 0 1 8.4 10.6H1.6M1.6 14H9
    indianrupeesign | 14x19 | stroke M2 1.8H12M2 6H12M3 1.8C9.4 1.8 10 9.8 3.4 9.8H2L9.6 17.4
    rupeesign | 18x19 | stroke M2.4 17.4V1.8H6A4.2 4.2 0 0 1 6 10.2H2.6M6.4 10.2L10.4 17.4M16 10.4C15.4 9.2 12 9 12 11S16.4 12.8 16.4 15S12.6 17.6 11.8 15.8
    pesosign | 15x19 | stroke M4 17.4V1.8H8A4.4 4.4 0 0 1 8 10.6H4M1.4 4.6H13.6M1.4 7.8H13.6
    wonsign | 18x19 | stroke M1.8 1.8L5.4 17.2L9 4.4L12.6 17.2L16.2 1.8M1.4 8H16.6M1.4 11.4H16.6
    kipsign | 15x19 | stroke M4 1.8V17.4M12.6 1.8L4.2 9.6L12.8 17.4M1.4 9.6H13.6
    lirasign | 14x19 | stroke M12 5C11.6 2.8 10.2 1.6 8.2 1.6C6 1.6 4.6 3.2 4.6 5.6C4.6 9 6.4 11 5.2 14.4C4.8 15.8 3.8 16.8 2 17.4H12.4M2 8.4H9.6M2 11.6H9.6
    shekelsign | 17x19 | stroke M2 17.2V1.8H7A4 4 0 0 1 11 5.8V12.4M15 1.8V17.2H10A4 4 0 0 1 6 13.2V6.6
    nairasign | 17x19 | stroke M4 17.4V1.8L13 17.4V1.8M1.4 7.6H15.6M1.4 11.4H15.6
    guaranisign | 15x19 | stroke M12.6 5.6C11.6 4 10 3.2 7.8 3.2C4.4 3.2 2 5.8 2 9.5S4.4 15.8 7.8 15.8C11 15.8 13 13.8 13 10.4H8M7.6 1.4V17.6
    hryvniasign | 15x19 | stroke M3 4.6C3.4 2.8 5 1.6 7.4 1.6S12 3 12 5.4C12 9.6 3 8.6 3 13.6C3 16 4.8 17.4 7.4 17.4S11.8 16.2 12.2 14.4M1.4 8H13.6M1.4 11.2H13.6
    tengesign | 14x19 | stroke M1.8 1.8H12.2M1.8 5.6H12.2M7 5.6V17.4
    pesetasign | 18x19 | stroke M2.4 17.4V1.8H5.6A4.2 4.2 0 0 1 5.6 10.2H2.6M1.2 6H11M13 4.4V15A2 2 0 0 0 16.4 16.4M10.8 7.8H16.4
    cedisign | 14x19 | stroke M12 5.2C11 3.8 9.6 3 7.6 3C4.2 3 2 5.6 2 9.5S4.2 16 7.6 16C9.6 16 11 15.2 12 13.8M7.4 1.2V17.8
    coloncurrencysign | 15x19 | stroke M12.6 5.2C11.6 3.8 10.2 3 8.2 3C4.8 3 2.4 5.6 2.4 9.5S4.8 16 8.2 16C10.2 16 11.6 15.2 12.6 13.8M6.6 1.2L4.4 17.8M11.4 1.2L9.2 17.8
    cruzeirosign | 16x19 | stroke M9.4 4.8C8.6 3.6 7.4 3 6 3C3.6 3 1.8 5.4 1.8 9.5S3.6 16 6 16C7.4 16 8.6 15.4 9.4 14.2M8.6 8.4V16.2M8.6 11C9.4 9 11.4 8 13.8 8.8
    tugriksign | 15x19 | stroke M1.6 1.8H13.4M7.5 1.8V17.4M3.4 9.6L11.6 6.6M3.4 13.2L11.6 10.2
    dongsign | 14x19 | stroke M10.6 1.6V13.4M10.6 9A3.9 3.9 0 1 1 2.8 9A3.9 3.9 0 1 1 10.6 9M7.4 4H12.8M2.4 17H11.4
    bahtsign | 14x19 | stroke M3 3.4V15.6H7.6A3.2 3.2 0 0 0 7.6 9.2H3M7 9.2A2.9 2.9 0 0 0 7 3.4H3M7 1.2V17.8
    larisign | 15x19 | stroke M13 13.6A5.6 5.6 0 1 0 2 9.6C2 13.4 4.6 16 8 16M6 3V9.4M9 3V9.4M2.4 17H13
    manatsign | 16x19 | stroke M2 16.6V11A6 6 0 0 1 14 11V16.6M8 2V16.6
    eurozonesign | 18x19 | stroke M14 5C12.8 3.6 11.2 3 9.2 3C5.8 3 3.4 5.6 3.4 9.5S5.8 16 9.2 16C11.2 16 12.8 15.4 14 14M1.6 8H10.6M1.6 11H10.6M16 8.4V10.8
    australiandollarsign | 20x20 | on _a -4.6 0 1.1, dollarsign 5 0 .86
    singaporedollarsign | 20x20 | on _s -4.6 0 1.1, dollarsign 5 0 .86
    brazilianrealsign | 20x20 | on _r -4.6 0 1.1, dollarsign 5 0 .86
    danishkronesign | 18x19 | on _k -4 0 1.1, _r 4.6 0 1.1
    norwegiankronesign | 18x19 | on _k -4 0 1.1, _r 4.6 0 1.1
    swedishkronasign | 18x19 | on _k -4 0 1.1, _r 4.6 0 1.1
    chineseyuanrenminbisign | | same yensign
    dollarsign.arrow.circlepath | 21x19 | on arrow.triangle.2.circlepath 0 0 1.05, dollarsign 0 0 .44
    eurosign.arrow.circlepath | 21x19 | on arrow.triangle.2.circlepath 0 0 1.05, eurosign 0 0 .44
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90 | 19x20 | on gobackward 0 0 1, dollarsign 0 1 .5
    creditcard.and.123 | 23x17 | bodybox 1.4 1.4 20.2 14.2 2.4; detailfill M1.4 4.4H21.6V7.2H1.4Z; detail M11.4 11.6H11.5M14.4 11.6H14.5M17.4 11.6H17.5M4.4 11.6H7.6
    creditcard.trianglebadge.exclamationmark | 25x19 | on creditcard -.6 -.6 1, exclamationmark.triangle.fill 7.4 3.6 .5 | fills
    banknote.fill | 24x15 | slab .6 .9 22.8 13.2 2.4; holedot 12 7.5 3; holedot 4.4 7.5 .9; holedot 19.6 7.5 .9
    giftcard | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M1.4 7.2H21.6M8.4 1.4V16.6M8.4 7C5.6 6.8 4.8 3.6 6.6 3.4C7.8 3.2 8.4 5.4 8.4 7C8.4 5.4 9 3.2 10.2 3.4C12 3.6 11.2 6.8 8.4 7M8.4 7.2L5.4 10.4M8.4 7.2L11.4 10.4
    gift.circle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; holebi gift-fill 5 4.6 10.5 11
    handbag | 19x21 | bi handbag
    handbag.fill | 19x21 | bi handbag-fill
    shippingbox.and.arrow.backward | 24x21 | on shippingbox 2.2 0 1, arrow.left -7 5 .6
    purchased | 21.5x21.5 | on seal 0 0 1, _p .4 0 .62
    purchased.circle | 20.5x20.5 | on circle 0 0 1, _p .4 0 .62

    """
}
