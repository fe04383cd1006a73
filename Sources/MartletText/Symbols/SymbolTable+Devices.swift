// Devices, sound, people and messages.
extension SymbolTable {
  static let devices = """
    airplayaudio | 22x19 | stroke M3.91 15.94A9 9 0 1 1 18.09 15.94M6.63 13.57A5.4 5.4 0 1 1 15.37 13.57; fill M10.2 12.4A1 1 0 0 1 11.8 12.4L15.4 17.2A.8 .8 0 0 1 14.8 18.5H7.2A.8 .8 0 0 1 6.6 17.2Z; dot 11 10.2 1.5
    airplay.audio | | same airplayaudio
    airplayvideo | 23x19 | stroke M5.4 14.2H4.2A2.6 2.6 0 0 1 1.6 11.6V4.2A2.6 2.6 0 0 1 4.2 1.6H18.8A2.6 2.6 0 0 1 21.4 4.2V11.6A2.6 2.6 0 0 1 18.8 14.2H17.6; fill M10.7 11.4A1 1 0 0 1 12.3 11.4L16.9 16.9A.8 .8 0 0 1 16.3 18.2H6.7A.8 .8 0 0 1 6.1 16.9Z
    airplay.video | | same airplayvideo
    airpods | 21x20 | body M6.6 2C8.4 2 9.6 3.4 9.6 5.2C9.6 6.8 8.6 8 7.6 8.4V17A1.25 1.25 0 0 1 5.1 17V9.8C2.8 9.4 1.8 7.8 1.8 6.2C1.8 3.8 3.8 2 6.6 2Z; body M14.4 2C12.6 2 11.4 3.4 11.4 5.2C11.4 6.8 12.4 8 13.4 8.4V17A1.25 1.25 0 0 0 15.9 17V9.8C18.2 9.4 19.2 7.8 19.2 6.2C19.2 3.8 17.2 2 14.4 2Z; detail M4.4 5.4H6M16.6 5.4H15
    airpod.left | 12x20 | body M7.6 2C9.4 2 10.6 3.4 10.6 5.2C10.6 6.8 9.6 8 8.6 8.4V17A1.25 1.25 0 0 1 6.1 17V9.8C3.8 9.4 1.8 7.8 1.8 6.2C1.8 3.8 4.8 2 7.6 2Z; detail M4.8 5.4H6.4
    airpod.right | | mirror airpod.left
    airpodspro | | same airpods
    airpods.pro | | same airpods
    airpodsmax | 20x21 | stroke M4.2 9.4V8.4A5.8 6.4 0 0 1 15.8 8.4V9.4; bodybox 2 9.6 4.4 8.8 2.1; bodybox 13.6 9.6 4.4 8.8 2.1
    airpods.max | | same airpodsmax
    earbuds | 20x19 | bi earbuds
    earbuds.case | 21x19 | bodybox 1.8 3.4 17.4 12.6 5; detail M2 8H19; detaildot 10.5 11 .9
    headphones.over.ear | | same headphones
    headset | 20x20 | bi headset
    homepod | 19x20 | bodybox 1.8 1.8 15.4 15.6 7; detail M6 4.4H13; stroke M5.4 18.6H13.6
    homepod.2 | 27x20 | on homepod -6.2 0 .8, homepod 6.2 0 .8 | fills
    homepodmini | 19x18 | bodybox 1.8 1.8 15.4 13.6 6.6; detail M6.4 4.4H12.6; stroke M6 16.6H13
    homepod.mini | | same homepodmini
    hifispeaker.2 | 25x21 | on hifispeaker -5.6 0 .92, hifispeaker 5.6 0 .92 | fills
    appletv | 23x15 | bodybox 1.6 2.4 19.8 9.2 2.6; detaildot 17.6 8.6 .9
    appletvremote.gen4 | 10x21 | bodybox 1.6 1.6 6.8 17.8 2.2; detaildot 5 5 1.3; detaildot 3.8 9 .8; detaildot 6.2 9 .8; detaildot 3.8 11.6 .8; detaildot 6.2 11.6 .8
    av.remote | 10x21 | bodybox 1.6 1.6 6.8 17.8 2.2; detail M3.4 6A1.6 1.6 0 1 1 6.6 6A1.6 1.6 0 1 1 3.4 6Z; detaildot 3.8 10.6 .8; detaildot 6.2 10.6 .8; detaildot 3.8 13.4 .8; detaildot 6.2 13.4 .8
    tv.and.mediabox | 25x20 | stroke M14 14H4.2A2.6 2.6 0 0 1 1.6 11.4V4.2A2.6 2.6 0 0 1 4.2 1.6H20.8A2.6 2.6 0 0 1 23.4 4.2V9M6 17H13.6; bodybox 16.4 11.4 7 6 1.4
    tv.and.hifispeaker.fill | 25x20 | fill M4.2 .9H20.8A3.3 3.3 0 0 1 24.1 4.2V8.6H17.2A2.4 2.4 0 0 0 14.8 11V14.6H4.2A3.3 3.3 0 0 1 .9 11.3V4.2A3.3 3.3 0 0 1 4.2 .9ZM6 16.4H13.6A.7 .7 0 0 1 13.6 17.8H6A.7 .7 0 0 1 6 16.4Z; slab 16.4 10.2 7.4 9.2 1.6; holedot 20.1 15.6 2
    4k.tv | 23x18 | on tv 0 0 1, _4 -3.2 -1.5 .44, _k 3.2 -1.5 .44
    appclip | 20.5x20.5 | stroke M10.25 1.25A9 9 0 0 1 16.41 3.69M18.04 5.75A9 9 0 0 1 19.01 12.31M18.04 14.75A9 9 0 0 1 12.85 18.87M10.25 19.25A9 9 0 0 1 4.09 16.81M2.46 14.75A9 9 0 0 1 1.49 8.19M2.46 5.75A9 9 0 0 1 7.65 1.63M5.57 7.55A5.4 5.4 0 0 1 14.93 7.55M14.93 12.95A5.4 5.4 0 0 1 5.57 12.95; dot 10.25 10.25 2.2
    applelogo | 18x20.5 | fill M9.2 5.6C10.6 4.6 12.4 4.2 14 5C16.2 6 17.2 8.4 17 11C16.8 14.4 14.6 18.4 12.2 19.3C11 19.7 10.2 19 9.2 19S7.4 19.7 6.2 19.3C3.6 18.4 1.2 14.4 1 11C.8 8.4 1.8 6 4 5C5.8 4.2 7.8 4.6 9.2 5.6ZM8.6 4.4C8.4 2.6 10 .8 12.2 .6C12.4 2.6 10.8 4.4 8.6 4.4Z
    apple.logo | | same applelogo
    apps.iphone | 12.5x21 | bodybox 1.4 1.4 9.7 18.2 2.4; detailfill M3.6 4H5.6V6H3.6ZM6.9 4H8.9V6H6.9ZM3.6 7.4H5.6V9.4H3.6ZM6.9 7.4H8.9V9.4H6.9ZM3.6 10.8H5.6V12.8H3.6ZM6.9 10.8H8.9V12.8H6.9Z; detail M4.8 17H7.7
    apps.ipad | 16x21 | bodybox 1.4 1.4 13.2 18.2 2.4; detailfill M4 4H6V6H4ZM7 4H9V6H7ZM10 4H12V6H10ZM4 7.4H6V9.4H4ZM7 7.4H9V9.4H7ZM10 7.4H12V9.4H10ZM4 10.8H6V12.8H4ZM7 10.8H9V12.8H7ZM10 10.8H12V12.8H10Z; detail M6.4 17.2H9.6
    apps.iphone.badge.plus | 16x22 | on apps.iphone -1 -.4 1, plus.circle.fill 4 5.6 .46
    iphone.gen1 | 12.5x21 | bodybox 1.4 1.4 9.7 18.2 2.4; detaildot 6.25 17 1.2
    iphone.gen2 | 12.5x21 | bodybox 1.4 1.4 9.7 18.2 2.4; detail M4.6 2.4H7.9
    iphone.gen3 | 12.5x21 | bodybox 1.4 1.4 9.7 18.2 2.4; detail M5 4.2H7.5
    iphone.homebutton | | same iphone.gen1
    iphone.landscape | | turn 90 iphone.gen2
    iphone.radiowaves.left.and.right | 22x21 | on iphone.gen3 0 0 .92, _waves 7.6 0 .62, _wavesleft -7.6 0 .62
    iphone.circle | 20.5x20.5 | on circle 0 0 1, _solidphone 0 0 .56
    _solidphone | 12.5x21 | slab .7 .7 11.1 19.6 3; cut M4.6 16.8H7.9
    iphone.and.arrow.forward | 20x21 | stroke M11 6.4V3.8A2.4 2.4 0 0 0 8.6 1.4H3.8A2.4 2.4 0 0 0 1.4 3.8V17.2A2.4 2.4 0 0 0 3.8 19.6H8.6A2.4 2.4 0 0 0 11 17.2V14.6M7.4 10.5H18M14.6 7L18.2 10.5L14.6 14 | rtl
    iphone.and.arrow.right.outward | | same iphone.and.arrow.forward
    ipad.and.iphone | 25x21 | stroke M12.4 19.6H4A2.4 2.4 0 0 1 1.6 17.2V3.8A2.4 2.4 0 0 1 4 1.4H14A2.4 2.4 0 0 1 16.4 3.8V5.8; bodybox 15.2 8.4 7.8 11.2 1.8
    macbook.and.iphone | 27x18 | on laptopcomputer -1.4 0 1, _smallphone 9 2.4 1
    laptopcomputer.and.iphone | | same macbook.and.iphone
    laptopcomputer.and.arrow.down | 25x19 | on laptopcomputer 0 0 1, arrow.down 0 -2 .42
    _smallphone | 8x12 | bodybox 1.2 1.2 5.6 9.6 1.4
    macbook.and.ipad | 27x19 | on laptopcomputer -1.4 -.4 1, _smallpad 8.4 2 1
    _smallpad | 10x13 | bodybox 1.2 1.2 7.6 10.6 1.4
    desktopcomputer.and.arrow.down | 22x20 | on desktopcomputer 0 0 1, arrow.down 0 -2.2 .42
    desktopcomputer.trianglebadge.exclamationmark | 24x21 | on desktopcomputer -.6 -.4 1, exclamationmark.triangle.fill 7 4.6 .5
    display.2 | 28x20 | on display -4 -1 .78, display 4.6 1 .84
    macmini | 22x12 | bodybox 1.6 2 18.8 7.6 2; detaildot 17.4 6.8 .8
    macpro.gen3 | 14x21 | bodybox 2 2.4 10 15.6 1.6; detail M5 6H5.1M9 6H9.1M5 9.2H5.1M9 9.2H9.1M5 12.4H5.1M9 12.4H9.1M7 7.6H7.1M7 10.8H7.1; stroke M4 18.4V19.6M10 18.4V19.6
    macstudio | 20x15 | bodybox 1.6 2 16.8 10.6 2.2; detail M4.6 9.6H6M8 9.6H9.4
    pc | 22x20 | bi pc-display
    xserve | 23x10 | bodybox 1.6 1.8 19.8 6.4 1.4; detail M5 5H9; detaildot 16 5 .8; detaildot 18.6 5 .8
    visionpro | 25x16 | body M2 8.4C2 4.2 5.4 2.2 12.5 2.2S23 4.2 23 8.4C23 11.8 20.8 13.8 18 13.8C15.4 13.8 14.6 11.6 12.5 11.6S9.6 13.8 7 13.8C4.2 13.8 2 11.8 2 8.4Z
    vision.pro | | same visionpro
    computermouse | 14x21 | bodybox 1.6 1.6 10.8 17.8 5.4; detail M7 5V8.4
    magicmouse | 14x21 | bodybox 1.6 1.6 10.8 17.8 5.4
    airtag | 20.5x20.5 | bodyring 10.25 10.25 9; detail M4.25 10.25A6 6 0 1 1 16.25 10.25A6 6 0 1 1 4.25 10.25Z
    wifi.router | 22x19 | bi router
    wifi.router.fill | 22x19 | bi router-fill
    wifi.exclamationmark | 23x17.5 | on wifi 0 0 1, _bang 7.6 2.6 1
    _bang | 5x12 | stroke M2.5 1.6V7; dot 2.5 10.2 1.2
    cellularbars | 22x17 | slab 1.4 11.4 3.6 4.2 1; slab 6.6 8.4 3.6 7.2 1; slab 11.8 5 3.6 10.6 1; slab 17 1.4 3.6 14.2 1
    dot.radiowaves.forward | | same dot.radiowaves.right | rtl
    dot.radiowaves.up.forward | 18x18 | dot 3.4 14.6 2; stroke M4 8.6A5.6 5.6 0 0 1 9.4 14M4.4 4.6A9.6 9.6 0 0 1 13.4 13.6M4.8 .8A13.4 13.4 0 0 1 17.2 13.2
    wave.3.right | 16x18 | stroke M2.4 6A4.6 4.6 0 0 1 2.4 12M6.2 4A8 8 0 0 1 6.2 14M10 2A11.4 11.4 0 0 1 10 16
    wave.3.left | | mirror wave.3.right
    wave.3.up | | turn -90 wave.3.right
    wave.3.down | | turn 90 wave.3.right
    wave.3.forward | | same wave.3.right | rtl
    wave.3.backward | | same wave.3.left | rtl
    radiowaves.left | | mirror radiowaves.right
    radiowaves.right | | same wave.3.right
    radio | 23x19 | bodybox 1.6 6 19.8 11.4 2.4; stroke M3.4 5.8L17.6 1.4; detail M4.6 9.4H18.4M14.6 13.4A1.8 1.8 0 1 1 18.2 13.4A1.8 1.8 0 1 1 14.6 13.4ZM5 12.4H10.4M5 14.6H10.4
    sensor.tag.radiowaves.forward | 23x20 | bodybox 1.6 4.4 11 11.2 2.6; detaildot 7.1 10 1.6; stroke M15.6 6A6 6 0 0 1 15.6 14M18.6 3.8A10 10 0 0 1 18.6 16.2
    sensor | 18x20 | bodyring 9 13 4.6; detaildot 9 13 1.4; stroke M4.4 5.4A7.6 7.6 0 0 1 13.6 5.4M2 2.6A11.6 11.6 0 0 1 16 2.6
    battery.25 | 26x13 | box 1.4 1.4 20.4 10.2 2.8; slab 3.6 3.6 4 5.8 1; stroke M24.2 5V8
    battery.75 | 26x13 | box 1.4 1.4 20.4 10.2 2.8; slab 3.6 3.6 12 5.8 1; stroke M24.2 5V8
    battery.0percent | | same battery.0
    battery.25percent | | same battery.25
    battery.50percent | | same battery.50
    battery.75percent | | same battery.75
    battery.100percent | | same battery.100
    battery.100.bolt | 26x13 | bi battery-charging
    battery.100percent.bolt | | same battery.100.bolt
    batteryblock | 23x18 | body M2 5.6H21V16.2H2Z; stroke M4.4 3H8M15 3H18.6
    powermeter | 20.5x20.5 | ring 10.25 10.25 9; stroke M4.74 11.03A5.6 5.6 0 0 1 15.76 11.03M10.25 12L12.8 8.4
    sdcard | 16x20.5 | body M5.6 1.6H12.4A2 2 0 0 1 14.4 3.6V16.8A2 2 0 0 1 12.4 18.8H3.6A2 2 0 0 1 1.6 16.8V6Z; detail M6.4 4.6V7.6M9 4.6V7.6M11.6 4.6V7.6
    simcard | 16x20.5 | body M5.6 1.6H12.4A2 2 0 0 1 14.4 3.6V16.8A2 2 0 0 1 12.4 18.8H3.6A2 2 0 0 1 1.6 16.8V6Z; detail M4.6 9.4H11.4V15.8H4.6ZM8 9.4V15.8M4.6 12.6H11.4
    simcard.2 | 21x22 | on simcard -2.6 -1 .84, simcard 2.8 1.2 .84 | fills
    cable.connector | 10x21 | body M3 7.6H7V13.4H3Z; stroke M3.6 7.4V2H6.4V7.4M5 13.6V19.4
    cable.coaxial | 20x20 | bodyring 6.4 13.6 4.6; detaildot 6.4 13.6 1.2; stroke M9.8 10.2L18 2
    externaldrive.connected.to.line.below | 23x21 | on externaldrive 0 -2.4 1, _lineout 0 8 1 | fills
    _lineout | 22x6 | stroke M11 .6V2.6M1.4 4.4H8.6M13.4 4.4H20.6; ring 11 4.4 1.6
    externaldrive.badge.wifi | 25x18 | on externaldrive -.6 -.4 1, wifi 7.4 4.4 .42
    externaldrive.badge.icloud | 25x18 | on externaldrive -.6 -.4 1, icloud.fill 7.4 4.4 .44
    externaldrive.trianglebadge.exclamationmark | 25x18 | on externaldrive -.6 -.4 1, exclamationmark.triangle.fill 7.4 3.6 .5
    internaldrive.fill | | same externaldrive.fill
    xserve.raid | | same server.rack
    scanner | 23x15 | bodybox 1.6 6.4 19.8 6.6 2; stroke M3.4 6L20 1.8; detail M5 9.8H10
    projector | 23x15 | bi projector
    projector.fill | 23x15 | bi projector-fill
    web.camera | 17x20 | bodyring 8.5 7.6 5.8; detaildot 8.5 7.6 1.8; stroke M3 17.6C4.6 15.6 12.4 15.6 14 17.6
    video.doorbell | 12x21 | bodybox 1.6 1.6 8.8 17.8 4; detail M4.2 14.4A1.8 1.8 0 1 1 7.8 14.4A1.8 1.8 0 1 1 4.2 14.4Z; detaildot 6 6.2 1.8
    lock.square.stack | 19x20.5 | on square.stack 0 0 1, lock.fill 0 3 .4
    exclamationmark.lock | 23x20 | on lock -3 0 1, _tallbang 8.4 0 1 | fills
    _tallbang | 4x15 | stroke M2 1.6V9.4; dot 2 13 1.2
    lock.trianglebadge.exclamationmark | 19x21 | on lock -1.4 -.4 1, exclamationmark.triangle.fill 4.4 5 .5 | fills
    lock.open.rotation | 21x20 | stroke M3.4 13.6A8 8 0 1 1 9.4 17.6M1.4 10.8L3.2 13.8L6.4 12.6M8.4 9V6.8A2.1 2.1 0 0 1 12.4 6; slab 7 8.6 7 5.4 1.3
    key.horizontal | 24x13 | body M7 1.8A4.7 4.7 0 1 0 11.2 8.4H13L14.4 7.2L16 8.4L17.6 7.2L19.2 8.4L22.2 6.4L20.2 4.4H11.2A4.7 4.7 0 0 0 7 1.8Z; detaildot 5.4 6.5 1.2
    key.viewfinder | 20x20 | on viewfinder 0 0 1, key.fill 0 0 .44
    key.radiowaves.forward | 24x20 | on key.horizontal -2 3 .9, _waves 7.6 -4 .5
    opticid | 23x16 | stroke M1.8 8C4 4 7.4 1.8 11.5 1.8S19 4 21.2 8C19 12 15.6 14.2 11.5 14.2S4 12 1.8 8ZM8.1 8A3.4 3.4 0 1 1 14.9 8A3.4 3.4 0 1 1 8.1 8ZM11.5 6.4V9.6
    face.dashed | 20.5x20.5 | stroke M8.07 1.52A9 9 0 0 1 12.27 1.48M14.89 2.54A9 9 0 0 1 17.88 5.48M18.98 8.07A9 9 0 0 1 19.02 12.27M17.96 14.89A9 9 0 0 1 15.02 17.88M12.43 18.98A9 9 0 0 1 8.23 19.02M5.61 17.96A9 9 0 0 1 2.62 15.02M1.52 12.43A9 9 0 0 1 1.48 8.23M2.54 5.61A9 9 0 0 1 5.48 2.62M7 12.6C8.6 14.8 11.9 14.8 13.5 12.6M10.25 7.4V10.8H9.4; dot 7 8 1; dot 13.5 8 1
    face.smiling.inverse | | same face.smiling.fill
    eyedropper.halffull | 19x19 | bi eyedropper
    cursorarrow.rays | 21x21 | on _cursor 3 3.4 1.1, _cornerrays -2.6 -2.4 1
    _cornerrays | 15x15 | stroke M7.5 1.2V3.6M1.2 7.5H3.6M3 3L4.8 4.8M12 3L10.2 4.8M3 12L4.8 10.2
    cursorarrow.click | 21x21 | on _cursor 3 3.4 1.1, _cornerarc -1.4 -1.2 1
    _cornerarc | 17x17 | stroke M6.6 14.4A6.8 6.8 0 1 1 14.8 7.6
    cursorarrow.click.2 | 21x21 | on _cursor 3 3.4 1.1, _cornerarcs -.6 -.6 1
    _cornerarcs | 18x18 | stroke M7 16.2A8 8 0 1 1 16.8 7.4M7.2 12A4.2 4.2 0 1 1 12.6 8
    cursorarrow.motionlines | 22x20 | on _cursor 4.6 2.4 1.2, _motion -5 -3 1
    _motion | 10x10 | stroke M1.2 5H7M2.4 8.6H6.4M3.6 1.4H8.4
    cursorarrow.and.square.on.square.dashed | 22x22 | on square.on.square -1 -1 1, _cursor 7 6.4 .9
    cursorarrow.square | 19x19 | on square 0 0 1, _cursor .4 .4 .8
    rectangle.and.cursorarrow | 23x20 | on rectangle -.6 -1 .96, _cursor 6 4.6 1
    wand.and.rays | 21x21 | stroke M2 19L13.4 7.6M10.6 8.2L12.8 10.4M15.4 1.6V4.4M19.4 5.6H16.6M9.4 1.8L11 3.4M19.2 11.6L17.6 10M18.6 2.4L17.2 3.8
    wand.and.rays.inverse | | same wand.and.rays
    wand.and.stars.inverse | 21x21 | bi magic
    wand.and.sparkles | | same wand.and.stars
    theatermasks | 25x20 | body M2 2.4C5.4 1.4 9.4 1.4 12.8 2.4V8C12.8 11.6 10.6 14 7.4 14.6C4.2 14 2 11.6 2 8Z; detail M4.6 8.6C5.6 10.8 9.2 10.8 10.2 8.6; detaildot 5.2 5.8 .9; detaildot 9.6 5.8 .9; body M14.6 6.4C17.4 6 20.4 6.2 23 7V12.4C23 15.8 20.8 18 17.6 18.6C15.4 18.2 13.6 17 12.8 15.2C14.6 13.2 15 10.8 14.6 6.4Z; detail M15.2 15.4C16.2 13.4 19.4 13.4 20.4 15.4; detaildot 20 10.6 .9; detaildot 16.8 10.6 .9
    playpause | 24x17 | body M2 3.2A.9 .9 0 0 1 3.4 2.4L11.6 7.6A1.1 1.1 0 0 1 11.6 9.4L3.4 14.6A.9 .9 0 0 1 2 13.8Z; bodybox 15 2.4 1.8 12.2 .8; bodybox 19.8 2.4 1.8 12.2 .8
    playpause.fill | 24x17 | fill M1.3 3.2A1.6 1.6 0 0 1 3.8 1.8L12 7A1.8 1.8 0 0 1 12 10L3.8 15.2A1.6 1.6 0 0 1 1.3 13.8Z; slab 14.4 1.6 3.2 13.8 1.1; slab 19.4 1.6 3.2 13.8 1.1
    backward.frame | 19x15 | body M16.6 2.6V12.4L8 7.5Z; bodybox 2 2 2 11 .8
    forward.frame | | mirror backward.frame
    forward.frame.fill | | mirror backward.frame.fill
    backward.end.alt | 24x15 | body M12.4 2.4V12.6L4.8 7.5ZM21 2.4V12.6L13.4 7.5Z; stroke M2.2 2V13
    backward.end.alt.fill | 24x15 | fill M12.6 1.8A.6 .6 0 0 1 13 2.2V6.6L20.8 1.6A.6 .6 0 0 1 21.8 2.2V12.8A.6 .6 0 0 1 20.8 13.4L13 8.4V12.8A.6 .6 0 0 1 12 13.4L4 8.2A.9 .9 0 0 1 4 6.8L12 1.6Z; stroke M2.2 2V13
    forward.end.alt | | mirror backward.end.alt
    forward.end.alt.fill | | mirror backward.end.alt.fill
    memories.badge.plus | 23x20 | on memories -.6 -.4 1, plus.circle.fill 6.6 5 .5
    goforward.plus | 19x20 | on goforward 0 0 1, plus 0 1 .42
    gobackward.minus | 19x20 | on gobackward 0 0 1, minus 0 1 .42
    music.note.house | 22x20 | on _house 0 0 1, music.note 0 2 .46
    music.note.house.fill | 22x20 | fill M11 1A1.6 1.6 0 0 1 12 1.4L20.6 8.8A1 1 0 0 1 20 10.6H19.2V16.6A2 2 0 0 1 17.2 18.6H4.8A2 2 0 0 1 2.8 16.6V10.6H2A1 1 0 0 1 1.4 8.8L10 1.4A1.6 1.6 0 0 1 11 1Z; holebi music-note 8 7.6 6 8.4
    _house | 22x20 | body M3.6 9.4V16.4A1.6 1.6 0 0 0 5.2 18H16.8A1.6 1.6 0 0 0 18.4 16.4V9.4; stroke M1.8 10L10.2 2.6A1.2 1.2 0 0 1 11.8 2.6L20.2 10
    play.house | 22x20 | on _house 0 0 1, play.fill .4 2 .42
    house.and.flag | 24x20 | on house -1.6 0 .98, flag.fill 7.6 -3.4 .46
    house.lodge | 22x20 | bi house
    house.lodge.fill | 22x20 | bi house-fill
    music.note.tv | 23x18 | on tv 0 0 1, music.note 0 -1.5 .4
    music.note.square.stack | 19x20.5 | on square.stack 0 0 1, music.note 0 3 .4
    music.microphone | | same music.mic
    guitars | 20x21 | stroke M17.6 2L10.4 9.6; body M11.6 9.2C13 10.4 12.2 11.6 12 12.8C11.8 14.2 13 15 11.4 17C9.4 19.6 5.4 20 3.4 18C1.4 16 1.6 12.4 4.2 10.4C6.2 8.8 7 10.2 8.4 9.8C9.6 9.4 10.4 8.2 11.6 9.2Z; detaildot 7.6 14 1.5; stroke M15.6 1.6L18.4 4.2
    guitars.fill | 20x21 | stroke M17.6 2L10.4 9.6M15.6 1.6L18.4 4.2; fill M12.2 8.8C13.8 10.4 13 11.6 12.8 12.8C12.6 14.2 13.8 15.2 12 17.4C9.6 20.4 5.2 20.8 2.8 18.4C.6 16.2 .8 12 3.8 9.8C6 8.2 7 9.6 8.2 9.2C9.4 8.8 10.6 7.2 12.2 8.8Z; holedot 7.6 14 1.5
    pianokeys | 23x16 | bodybox 1.6 1.6 19.8 12.6 2; detail M8.2 9V14.2M14.8 9V14.2; detailfill M6.6 1.6H9.8V9H6.6ZM13.2 1.6H16.4V9H13.2Z
    pianokeys.inverse | | same pianokeys.fill
    metronome | 18x20 | body M6.6 1.8H11.4L15.6 16.4A1.4 1.4 0 0 1 14.2 18.2H3.8A1.4 1.4 0 0 1 2.4 16.4Z; detail M3.6 13.4H14.4M9 13.2L13.4 5.4
    tuningfork | 12x21 | stroke M2.4 1.6V7A3.6 3.6 0 0 0 9.6 7V1.6M6 10.8V19.4
    amplifier | 21x19 | bodybox 1.6 1.6 17.8 15.8 2.2; detail M1.6 6H19.4M6.9 11.6A3.6 3.6 0 1 1 14.1 11.6A3.6 3.6 0 1 1 6.9 11.6Z; detaildot 5 3.9 .8; detaildot 8 3.9 .8; detaildot 16 3.9 .8
    speaker.badge.exclamationmark | 19x18 | on speaker -2 0 1, exclamationmark.circle.fill 4 4 .44
    speaker.zzz | 21x17 | on speaker -4.4 0 1, zzz 5 -2 .56 | fills
    speaker.plus | 20x17 | on speaker -4 0 1, plus 6 0 .52 | fills
    speaker.minus | 20x17 | on speaker -4 0 1, minus 6 0 .52 | fills
    ear.and.waveform | 22x20 | on ear -4 0 1, waveform 6 0 .5
    waveform.and.mic | 24x19 | on mic -6 0 .86, waveform 5 0 .66
    waveform.and.magnifyingglass | 22x20 | on waveform -1 -1 1, magnifyingglass 5.4 4.6 .56
    waveform.badge.mic | 24x20 | on waveform -1.4 -.4 1, mic.fill 7.8 4 .5
    waveform.path.badge.plus | 25x19 | on waveform.path -.6 -.6 1, plus.circle.fill 8 4.6 .46
    waveform.path.badge.minus | 25x19 | on waveform.path -.6 -.6 1, minus.circle.fill 8 4.6 .46
    recordingtape | 25x13 | ring 6 6 4.2; ring 19 6 4.2; stroke M6 10.2H19
    cassette | 23x17 | bi cassette
    bonjour | 20.5x20.5 | stroke M7.05 14.4A3.2 3.2 0 0 1 13.45 14.4M3.85 14.4A6.4 6.4 0 0 1 16.65 14.4M.85 14.4A9.4 9.4 0 0 1 19.65 14.4; dot 10.25 14.4 1.3
    cpu.fill | 20.5x20.5 | bi cpu-fill
    display.trianglebadge.exclamationmark | | same desktopcomputer.trianglebadge.exclamationmark
    apple.terminal | | same terminal
    apple.terminal.fill | | same terminal.fill
    arcade.stick | 18x20 | body M2 14.4H16V18.2H2Z; stroke M9 14V7.6; dot 9 4.6 3.2
    arcade.stick.console | 22x19 | body M3.4 10.4H18.6L20.4 17.2H1.6Z; stroke M7.4 10V6; dot 7.4 3.8 2.4; detaildot 12.4 13.6 1; detaildot 15.6 13.6 1
    dpad | 20x20 | bi dpad
    dpad.fill | 20x20 | bi dpad-fill
    puzzlepiece.extension.fill | 20x20 | bi puzzle-fill
    checkerboard.rectangle | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detailfill M2 1.8H8.2V6.4H2ZM14.8 1.8H21V6.4H14.8ZM8.2 6.4H14.8V11.6H8.2ZM2 11.6H8.2V16.2H2ZM14.8 11.6H21V16.2H14.8Z
    squareshape | 19x19 | box 1.4 1.4 16.2 16.2 .4
    squareshape.fill | 19x19 | slab .7 .7 17.6 17.6 .6
    squareshape.split.2x2 | 19x19 | box 1.4 1.4 16.2 16.2 .4; stroke M9.5 1.4V17.6M1.4 9.5H17.6
    squareshape.split.3x3 | 19x19 | box 1.4 1.4 16.2 16.2 .4; stroke M6.8 1.4V17.6M12.2 1.4V17.6M1.4 6.8H17.6M1.4 12.2H17.6
    cross.vial | 19x21 | body M3 2H9V15.4A3 3 0 0 1 3 15.4Z; detail M6 8V12M4 10H8; stroke M2 2H10M13.4 8.4H17.4M15.4 6.4V10.4
    phone.down | | turn 135 phone
    phone.down.fill | | turn 135 phone.fill
    phone.arrow.up.right | 19x19 | bi telephone-outbound
    phone.arrow.up.right.fill | 19x19 | bi telephone-outbound-fill
    phone.arrow.down.left | 19x19 | bi telephone-inbound
    phone.arrow.down.left.fill | 19x19 | bi telephone-inbound-fill
    phone.fill.arrow.up.right | | same phone.arrow.up.right.fill
    phone.fill.arrow.down.left | | same phone.arrow.down.left.fill
    phone.arrow.right | 19x19 | bi telephone-forward
    phone.connection | 20x20 | on phone -.6 .6 .96, _phonewaves 4.6 -4.6 1 | fills
    phone.and.waveform | 21x20 | on phone -1 .4 .96, waveform 5 -4.6 .44 | fills
    _phonewaves | 10x10 | stroke M1.6 5A3.6 3.6 0 0 1 5 8.4M1.8 1.4A7.2 7.2 0 0 1 8.6 8.2
    envelope.arrow.triangle.branch | 23x19 | on envelope -.6 -.6 1, arrow.branch 7 4 .5
    envelope.and.arrow.trianglehead.branch | | same envelope.arrow.triangle.branch
    envelope.badge.shield.half.filled | 24x19 | on envelope -.6 -.6 1, shield.lefthalf.filled 7.4 3.6 .5
    shield.lefthalf.filled | 18x21.5 | bi shield-shaded
    shield.righthalf.filled | | mirror shield.lefthalf.filled
    shield.checkered | 18x21.5 | bi shield-shaded
    shield.lefthalf.fill | | same shield.lefthalf.filled
    person.fill.checkmark | 25x18.5 | on person.fill -4 0 1, checkmark 8.4 -1 .52
    person.fill.xmark | 25x18.5 | on person.fill -4 0 1, xmark 8.4 -1 .5
    person.fill.questionmark | 25x18.5 | on person.fill -4 0 1, questionmark 8.4 -1 .58
    person.fill.turn.right | 24x18.5 | on person.fill -3.6 0 1, _turnr 8 -1 1
    person.fill.turn.left | 24x18.5 | on person.fill 3.6 0 1, _turnl -8 -1 1
    _turnr | 8x8 | stroke M1.4 6.4V4.4A2 2 0 0 1 3.4 2.4H6.4M4.6 .8L6.6 2.4L4.6 4.2
    _turnl | | mirror _turnr
    person.fill.and.arrow.left.and.arrow.right | 26x19 | on person.fill -4.4 0 1, arrow.left.arrow.right 7.6 0 .5
    person.and.arrow.left.and.arrow.right | 26x19 | on person -4.4 0 1, arrow.left.arrow.right 7.6 0 .5
    person.and.arrow.left.and.arrow.right.outward | | same person.and.arrow.left.and.arrow.right
    person.line.dotted.person | 30x18.5 | on person -8 0 .9, person 8 0 .9, _threedots 0 -1 1 | fills
    _threedots | 3x12 | dot 1.5 1.6 .9; dot 1.5 6 .9; dot 1.5 10.4 .9
    person.2.wave.2 | 31x18 | on person -5 0 .86, person 5 0 .86, _waves 13 -3 .5, _wavesleft -13 -3 .5 | fills
    person.2.crop.square.stack | 19x20.5 | on square.stack 0 0 1, person.2.fill 0 3 .42
    person.2.badge.gearshape | 27x20 | on person.2 -.6 -.6 1, gearshape.fill 9 5 .5
    person.2.badge.gearshape.fill | 27x20 | on person.2.fill -.6 -.6 1, gearshape.fill 9 5 .5
    person.2.gobackward | 24x22 | on gobackward 0 0 1.14, person.2.fill 0 1 .44
    person.crop.artframe | 19x21 | bodybox 1.6 1.6 15.8 17.8 2.2; detailfill M4.4 16.8C4.8 13 6.8 11.6 9.5 11.6S14.2 13 14.6 16.8Z; detaildot 9.5 7.6 2.6
    person.crop.square.filled.and.at.rectangle | 25x19 | on rectangle 0 0 1.04, person.crop.square.fill -5.6 0 .52, at 5.6 0 .44
    person.crop.square.on.square.angled | 23x22 | on square.on.square 0 0 1.06, person.fill 2.6 2.6 .5
    person.crop.circle.dashed | 20.5x20.5 | on circle.dashed 0 0 1, person.fill 0 0 .56
    person.text.rectangle | 25x18 | bodybox 1.4 1.4 22.2 15.2 2.8; detaildot 8 6.6 2.2; detailfill M4 13.4C4.4 10.8 6 9.8 8 9.8S11.6 10.8 12 13.4Z; detail M15 6.4H20M15 9.4H20M15 12.4H18
    lanyardcard | 19x21 | bodybox 1.6 6 15.8 13.4 2.2; detaildot 9.5 11 2; detailfill M5.8 17C6.2 14.6 7.6 13.8 9.5 13.8S12.8 14.6 13.2 17Z; stroke M5 1.4L9.5 5.6L14 1.4
    person.bust | 17x20 | body M8.5 1.8A3.6 4.2 0 0 1 8.5 10.2A3.6 4.2 0 0 1 8.5 1.8Z; body M1.8 17C1.8 13.6 4.6 12.2 8.5 12.2S15.2 13.6 15.2 17Z
    person.spatialaudio.fill | 25x18.5 | on person.fill 0 2 .8, _waves 9.6 -2 .6, _wavesleft -9.6 -2 .6
    rectangle.person.crop | 25x18 | box 1.4 1.4 22.2 15.2 2.8; stroke M14.4 6.4H20M14.4 9.4H20M14.4 12.4H18; dot 8 6.6 2.2; fill M4 13.4C4.4 10.8 6 9.8 8 9.8S11.6 10.8 12 13.4Z
    bubble.middle.bottom | 22.5x20.5 | rim M4.65 1.25H17.85A3.9 3.9 0 0 1 21.75 5.15V11.95A3.9 3.9 0 0 1 17.85 15.85H14L11.9 18.6A.8 .8 0 0 1 10.6 18.6L8.5 15.85H4.65A3.9 3.9 0 0 1 .75 11.95V5.15A3.9 3.9 0 0 1 4.65 1.25Z
    bubble.middle.top | | turn 180 bubble.middle.bottom
    bubble.middle.top.fill | | turn 180 bubble.middle.bottom.fill
    bubble.left.and.exclamationmark.bubble.right | 29x23 | on bubble -3.6 -2.2 .82, bubble.right 4.6 2.6 .78, exclamationmark 4.6 1.4 .46
    bubble.left.and.text.bubble.right.fill | 29x23 | on bubble.fill -3.6 -2.2 .82, text.bubble.fill 4.6 2.6 .78
    ellipsis.curlybraces | 22x18 | on curlybraces 0 0 1, ellipsis 0 0 .36
    ellipsis.viewfinder | 20x20 | on viewfinder 0 0 1, ellipsis 0 0 .6
    ellipsis.message.fill | 21.5x20 | bi chat-dots-fill
    shareplay | 26x20 | on person.fill 0 2 .86, _waves 10 -2.4 .72, _wavesleft -10 -2.4 .72

    """
}
