// Signs made of lines and plain shapes. The format of a line is described at `SymbolRow`.
extension SymbolTable {
  static let lines = """
    _placeholder | 20.5x20.5 | stroke M1.2 4.6V3.6A2.4 2.4 0 0 1 3.6 1.2H4.6M8 1.2H12.5M15.9 1.2H16.9A2.4 2.4 0 0 1 19.3 3.6V4.6M19.3 8V12.5M19.3 15.9V16.9A2.4 2.4 0 0 1 16.9 19.3H15.9M12.5 19.3H8M4.6 19.3H3.6A2.4 2.4 0 0 1 1.2 16.9V15.9M1.2 12.5V8M7.9 8C8 6.6 9 5.8 10.3 5.8C11.6 5.8 12.7 6.6 12.7 7.9C12.7 9.7 10.3 9.8 10.3 11.6; dot 10.3 14.3 .95
    plus | 15x15 | stroke M7.5 1.3V13.7M1.3 7.5H13.7
    minus | 15x4 | stroke M1.3 2H13.7
    xmark | 14.5x14.5 | stroke M1.9 1.9L12.6 12.6M12.6 1.9L1.9 12.6
    multiply | | same xmark
    divide | 15x14 | stroke M1.3 7H13.7; dot 7.5 2.2 1.3; dot 7.5 11.8 1.3
    equal | 15x9 | stroke M1.3 2.2H13.7M1.3 6.8H13.7
    plusminus | 15x16 | stroke M7.5 1.3V10.3M2.6 5.8H12.4M2.6 14.5H12.4
    checkmark | 15.5x15 | stroke M1.7 8.6L5.9 13L13.6 1.9
    chevron.right | 8.7x14 | stroke M1.7 1.5L7 7L1.7 12.5
    chevron.left | 8.7x14 | stroke M7 1.5L1.7 7L7 12.5
    chevron.forward | | same chevron.right | rtl
    chevron.backward | | same chevron.left | rtl
    chevron.up | 14.5x8.7 | stroke M1.5 7L7.25 1.7L13 7
    chevron.down | 14.5x8.7 | stroke M1.5 1.7L7.25 7L13 1.7
    chevron.right.2 | 14x14 | stroke M1.7 1.5L7 7L1.7 12.5M7 1.5L12.3 7L7 12.5
    chevron.left.2 | 14x14 | stroke M12.3 1.5L7 7L12.3 12.5M7 1.5L1.7 7L7 12.5
    chevron.compact.down | 21x7 | stroke M1.8 1.8L10.5 5L19.2 1.8
    chevron.compact.up | 21x7 | stroke M1.8 5.2L10.5 2L19.2 5.2
    chevron.compact.right | 7x21 | stroke M1.8 1.8L5 10.5L1.8 19.2
    chevron.compact.left | 7x21 | stroke M5.2 1.8L2 10.5L5.2 19.2
    chevron.up.chevron.down | 11x16 | stroke M1.7 5.8L5.5 2L9.3 5.8M1.7 10.2L5.5 14L9.3 10.2
    chevron.left.forwardslash.chevron.right | 24x15 | stroke M6.5 2.5L1.8 7.5L6.5 12.5M17.5 2.5L22.2 7.5L17.5 12.5M13.8 1.3L10.2 13.7
    arrow.right | 17.5x14.5 | stroke M1.4 7.25H15.8M10.2 1.6L15.9 7.25L10.2 12.9
    arrow.left | 17.5x14.5 | stroke M16.1 7.25H1.7M7.3 1.6L1.6 7.25L7.3 12.9
    arrow.up | 14.5x17.5 | stroke M7.25 16.1V1.7M1.6 7.3L7.25 1.6L12.9 7.3
    arrow.down | 14.5x17.5 | stroke M7.25 1.4V15.8M1.6 10.2L7.25 15.9L12.9 10.2
    arrow.forward | | same arrow.right | rtl
    arrow.backward | | same arrow.left | rtl
    arrow.up.right | 14x14 | stroke M1.8 12.2L12 2M3.8 1.9H12.1V10.2
    arrow.up.forward | | same arrow.up.right | rtl
    arrow.up.left | 14x14 | stroke M12.2 12.2L2 2M10.2 1.9H1.9V10.2
    arrow.up.backward | | same arrow.up.left | rtl
    arrow.down.right | 14x14 | stroke M1.8 1.8L12 12M3.8 12.1H12.1V3.8
    arrow.down.left | 14x14 | stroke M12.2 1.8L2 12M10.2 12.1H1.9V3.8
    arrow.up.arrow.down | 20x16.5 | stroke M5.4 15V1.7M1.5 5.6L5.4 1.6L9.3 5.6M14.6 1.5V14.8M10.7 10.9L14.6 14.9L18.5 10.9
    arrow.left.arrow.right | 19x18 | stroke M17.5 5.2H1.8M5.7 1.4L1.7 5.2L5.7 9M1.5 12.8H17.2M13.3 9L17.3 12.8L13.3 16.6
    arrow.right.arrow.left | | mirror arrow.left.arrow.right
    arrow.swap | | same arrow.left.arrow.right
    arrow.uturn.left | 18x16 | stroke M5.6 1.6L1.7 5.4L5.6 9.2M1.9 5.4H11.6A4.7 4.7 0 0 1 11.6 14.8H7.5
    arrow.uturn.right | | mirror arrow.uturn.left
    arrow.uturn.backward | | same arrow.uturn.left | rtl
    arrow.uturn.forward | | same arrow.uturn.right | rtl
    arrow.uturn.down | | turn -90 arrow.uturn.left
    arrow.uturn.up | | turn 90 arrow.uturn.left
    arrow.turn.down.right | 17x15 | stroke M1.6 1.6V5.5A4 4 0 0 0 5.6 9.5H15M11 5.5L15.2 9.5L11 13.5
    arrow.turn.down.left | | mirror arrow.turn.down.right
    arrow.turn.up.right | 17x15 | stroke M1.6 13.4V9.5A4 4 0 0 1 5.6 5.5H15M11 1.5L15.2 5.5L11 9.5
    arrow.turn.up.left | | mirror arrow.turn.up.right
    arrow.down.to.line | 14x19 | stroke M7 1.4V13.4M2.2 8.8L7 13.6L11.8 8.8M1.5 17.4H12.5
    arrow.up.to.line | 14x19 | stroke M7 17.6V5.6M2.2 10.2L7 5.4L11.8 10.2M1.5 1.6H12.5
    arrow.clockwise | 17x19 | stroke M15.1 10.6A6.6 6.6 0 1 1 8.5 4H9.7M7 1.3L9.9 4L7 6.9
    arrow.counterclockwise | | mirror arrow.clockwise
    gobackward | 19x20 | stroke M2 11A7.5 7.5 0 1 0 9.5 3.5H8.7M11.2 .9L8.4 3.6L11.2 6.4
    goforward | | mirror gobackward
    gobackward.5 | 19x20 | on gobackward 0 0 1, _5 0 1 .5
    gobackward.10 | 19x20 | on gobackward 0 0 1, _1 -2.1 1 .46, _0 2.1 1 .46
    gobackward.15 | 19x20 | on gobackward 0 0 1, _1 -2.1 1 .46, _5 2.1 1 .46
    gobackward.30 | 19x20 | on gobackward 0 0 1, _3 -2.1 1 .46, _0 2.1 1 .46
    gobackward.45 | 19x20 | on gobackward 0 0 1, _4 -2.1 1 .46, _5 2.1 1 .46
    gobackward.60 | 19x20 | on gobackward 0 0 1, _6 -2.1 1 .46, _0 2.1 1 .46
    gobackward.75 | 19x20 | on gobackward 0 0 1, _7 -2.1 1 .46, _5 2.1 1 .46
    gobackward.90 | 19x20 | on gobackward 0 0 1, _9 -2.1 1 .46, _0 2.1 1 .46
    goforward.5 | 19x20 | on goforward 0 0 1, _5 0 1 .5
    goforward.10 | 19x20 | on goforward 0 0 1, _1 -2.1 1 .46, _0 2.1 1 .46
    goforward.15 | 19x20 | on goforward 0 0 1, _1 -2.1 1 .46, _5 2.1 1 .46
    goforward.30 | 19x20 | on goforward 0 0 1, _3 -2.1 1 .46, _0 2.1 1 .46
    goforward.45 | 19x20 | on goforward 0 0 1, _4 -2.1 1 .46, _5 2.1 1 .46
    goforward.60 | 19x20 | on goforward 0 0 1, _6 -2.1 1 .46, _0 2.1 1 .46
    goforward.75 | 19x20 | on goforward 0 0 1, _7 -2.1 1 .46, _5 2.1 1 .46
    goforward.90 | 19x20 | on goforward 0 0 1, _9 -2.1 1 .46, _0 2.1 1 .46
    arrow.triangle.2.circlepath | 21x19 | stroke M4 7.6A7 7 0 0 1 17 8.3M17 11.4A7 7 0 0 1 4 10.7; fill M14 8.3H20A.5 .5 0 0 1 20.4 9.1L17.4 12.4A.6 .6 0 0 1 16.6 12.4L13.6 9.1A.5 .5 0 0 1 14 8.3ZM7 10.7H1A.5 .5 0 0 1 .6 9.9L3.6 6.6A.6 .6 0 0 1 4.4 6.6L7.4 9.9A.5 .5 0 0 1 7 10.7Z
    arrow.2.circlepath | | same arrow.triangle.2.circlepath
    arrow.2.squarepath | 22x18 | stroke M3.6 15.2V5A2.4 2.4 0 0 1 6 2.6H13.4M1.2 13L3.6 15.6L6 13M18.4 2.8V13A2.4 2.4 0 0 1 16 15.4H8.6M16 5L18.4 2.4L20.8 5
    repeat | 21x18 | stroke M1.8 8.2V7.4A3.4 3.4 0 0 1 5.2 4H18.6M15.6 1.2L18.9 4L15.6 6.8M19.2 9.8V10.6A3.4 3.4 0 0 1 15.8 14H2.4M5.4 11.2L2.1 14L5.4 16.8
    rotate.right | 19x20 | bodybox 1.4 8.4 10.6 10.6 2; stroke M17.2 12.4V10A6.4 6.4 0 0 0 10.8 3.6H9.4M12.2 1L9.2 3.6L12.2 6.4
    rotate.left | | mirror rotate.right
    arrowtriangle.right | 14x15 | rim M1.6 2.1A1.2 1.2 0 0 1 3.4 1.1L12.5 6.4A1.2 1.2 0 0 1 12.5 8.6L3.4 13.9A1.2 1.2 0 0 1 1.6 12.9Z
    arrowtriangle.left | | mirror arrowtriangle.right
    arrowtriangle.left.fill | | mirror arrowtriangle.right.fill
    arrowtriangle.down | | turn 90 arrowtriangle.right
    arrowtriangle.down.fill | | turn 90 arrowtriangle.right.fill
    arrowtriangle.up | | turn -90 arrowtriangle.right
    arrowtriangle.up.fill | | turn -90 arrowtriangle.right.fill
    arrowtriangle.forward | | same arrowtriangle.right | rtl
    arrowtriangle.forward.fill | | same arrowtriangle.right.fill | rtl
    arrowtriangle.backward | | same arrowtriangle.left | rtl
    arrowtriangle.backward.fill | | same arrowtriangle.left.fill | rtl
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill | 22x14 | stroke M11 1.4V12.6; fill M1.6 2.9L7.9 6.5A.6 .6 0 0 1 7.9 7.5L1.6 11.1A.6 .6 0 0 1 .7 10.6V3.4A.6 .6 0 0 1 1.6 2.9ZM20.4 2.9L14.1 6.5A.6 .6 0 0 0 14.1 7.5L20.4 11.1A.6 .6 0 0 0 21.3 10.6V3.4A.6 .6 0 0 0 20.4 2.9Z
    ellipsis | 18x4.5 | dot 2.4 2.25 1.55; dot 9 2.25 1.55; dot 15.6 2.25 1.55
    line.3.horizontal | 18x13 | stroke M1.5 2H16.5M1.5 6.5H16.5M1.5 11H16.5
    line.horizontal.3 | | same line.3.horizontal
    line.3.horizontal.decrease | 18x13 | stroke M1.3 2H16.7M4.2 6.5H13.8M7 11H11
    line.horizontal.3.decrease | | same line.3.horizontal.decrease
    line.diagonal | 15x15 | stroke M1.5 13.5L13.5 1.5
    list.bullet | 20x14 | stroke M6.8 2H18.6M6.8 7H18.6M6.8 12H18.6; dot 2.1 2 1.35; dot 2.1 7 1.35; dot 2.1 12 1.35 | rtl
    list.dash | 20x14 | stroke M6.8 2H18.6M6.8 7H18.6M6.8 12H18.6M1.3 2H2.7M1.3 7H2.7M1.3 12H2.7 | rtl
    list.bullet.rectangle | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M8.6 5.4H18M8.6 9H18M8.6 12.6H18; detaildot 5.2 5.4 1; detaildot 5.2 9 1; detaildot 5.2 12.6 1 | rtl
    list.bullet.rectangle.portrait | 16.5x21 | bodybox 1.4 1.4 13.7 18.2 2.8; detail M7 6H11.8M7 10.5H11.8M7 15H11.8; detaildot 4.5 6 1; detaildot 4.5 10.5 1; detaildot 4.5 15 1 | rtl
    list.bullet.below.rectangle | 20x19 | bodybox 1.4 1.4 17.2 6.4 2; stroke M6.8 12H18.4M6.8 17H18.4; dot 2.1 12 1.35; dot 2.1 17 1.35 | rtl
    list.star | 20x15 | stroke M8 2.4H18.6M8 7.5H18.6M8 12.6H18.6; fill M3.2 .6L3.9 2L5.4 2.2L4.3 3.2L4.6 4.7L3.2 4L1.8 4.7L2.1 3.2L1 2.2L2.5 2ZM3.2 5.7L3.9 7.1L5.4 7.3L4.3 8.3L4.6 9.8L3.2 9.1L1.8 9.8L2.1 8.3L1 7.3L2.5 7.1ZM3.2 10.8L3.9 12.2L5.4 12.4L4.3 13.4L4.6 14.9L3.2 14.2L1.8 14.9L2.1 13.4L1 12.4L2.5 12.2Z | rtl
    text.alignleft | 19x15 | stroke M1.4 2H17.6M1.4 5.7H11.5M1.4 9.4H17.6M1.4 13.1H11.5 | rtl
    text.alignright | 19x15 | stroke M1.4 2H17.6M7.5 5.7H17.6M1.4 9.4H17.6M7.5 13.1H17.6
    text.aligncenter | 19x15 | stroke M1.4 2H17.6M4.5 5.7H14.5M1.4 9.4H17.6M4.5 13.1H14.5
    text.justify | 19x15 | stroke M1.4 2H17.6M1.4 5.7H17.6M1.4 9.4H17.6M1.4 13.1H17.6
    text.justify.left | | same text.alignleft
    text.justify.leading | | same text.alignleft
    text | | same text.alignleft
    _lines | 14x9 | stroke M1.2 1.2H12.8M1.2 4.5H12.8M1.2 7.8H8.2
    text.bubble | 22.5x20.5 | on bubble 0 0 1, _lines 0 -1.7 .82 | rtl
    text.bubble.fill | 22.5x20.5 | fill M4.65 1.25H17.85A3.9 3.9 0 0 1 21.75 5.15V11.95A3.9 3.9 0 0 1 17.85 15.85H10.25L6.35 19.35A.9 .9 0 0 1 4.85 18.65V15.85H4.65A3.9 3.9 0 0 1 .75 11.95V5.15A3.9 3.9 0 0 1 4.65 1.25Z; cut M6.5 5.7H16M6.5 8.6H16M6.5 11.5H12.4 | rtl
    bubble | 22.5x20.5 | rim M4.65 1.25H17.85A3.9 3.9 0 0 1 21.75 5.15V11.95A3.9 3.9 0 0 1 17.85 15.85H10.25L6.35 19.35A.9 .9 0 0 1 4.85 18.65V15.85H4.65A3.9 3.9 0 0 1 .75 11.95V5.15A3.9 3.9 0 0 1 4.65 1.25Z
    captions | 17x9 | stroke M1.2 2.4H4.8M7.8 2.4H15.8M1.2 6.6H9.2M12.2 6.6H15.8
    bubble.left | | same bubble
    bubble.left.fill | | same bubble.fill
    bubble.right | | mirror bubble
    bubble.right.fill | | mirror bubble.fill
    bubble.left.and.bubble.right | 29x23 | on bubble -3.6 -2.2 .82, bubble.right 4.6 2.6 .78
    bubble.left.and.bubble.right.fill | 29x23 | on bubble.fill -3.6 -2.2 .82, bubble.right.fill 4.6 2.6 .78
    bubble.left.and.text.bubble.right | 29x23 | on bubble -3.6 -2.2 .82, bubble.right 4.6 2.6 .78, _lines 4.6 1.4 .55
    circle | 20.5x20.5 | rim M.5 10.25A9.75 9.75 0 1 1 20 10.25A9.75 9.75 0 1 1 .5 10.25Z
    circle.lefthalf.filled | 20.5x20.5 | ring 10.25 10.25 9; fill M10.25 1A9.25 9.25 0 0 0 10.25 19.5Z
    circle.righthalf.filled | | mirror circle.lefthalf.filled
    circle.dashed | 20.5x20.5 | stroke M4.5 3.2A9 9 0 0 1 7.6 1.6M12.9 1.6A9 9 0 0 1 16 3.2M18.6 6.9A9 9 0 0 1 19.2 9.6M19.2 11A9 9 0 0 1 18 15M15.4 17.7A9 9 0 0 1 12.1 19.1M8.4 19.1A9 9 0 0 1 5.1 17.7M2.5 15A9 9 0 0 1 1.3 11M1.3 9.6A9 9 0 0 1 1.9 6.9
    smallcircle.filled.circle | 20.5x20.5 | ring 10.25 10.25 9; dot 10.25 10.25 3.6
    largecircle.fill.circle | 20.5x20.5 | ring 10.25 10.25 9; dot 10.25 10.25 6.4
    target | 20.5x20.5 | ring 10.25 10.25 9; ring 10.25 10.25 5.2; dot 10.25 10.25 1.8
    square | 19x19 | rim M4.2 .6H14.8A3.6 3.6 0 0 1 18.4 4.2V14.8A3.6 3.6 0 0 1 14.8 18.4H4.2A3.6 3.6 0 0 1 .6 14.8V4.2A3.6 3.6 0 0 1 4.2 .6Z
    app | | same square
    app.fill | | same square.fill
    rectangle | 23x18 | rim M3.9 .7H19.1A3.2 3.2 0 0 1 22.3 3.9V14.1A3.2 3.2 0 0 1 19.1 17.3H3.9A3.2 3.2 0 0 1 .7 14.1V3.9A3.2 3.2 0 0 1 3.9 .7Z
    rectangle.portrait | | turn 90 rectangle
    rectangle.portrait.fill | | turn 90 rectangle.fill
    capsule | 23x13 | rim M6.5 .7H16.5A5.8 5.8 0 0 1 16.5 12.3H6.5A5.8 5.8 0 0 1 6.5 .7Z | room 0 0 3.4
    triangle | 21.5x19.5 | rim M8.85 1.75A2.2 2.2 0 0 1 12.65 1.75L20.65 15.65A2.2 2.2 0 0 1 18.75 18.95H2.75A2.2 2.2 0 0 1 .85 15.65Z
    diamond | 21.5x21.5 | rim M9.15 1.25A2.3 2.3 0 0 1 12.35 1.25L20.25 9.15A2.3 2.3 0 0 1 20.25 12.35L12.35 20.25A2.3 2.3 0 0 1 9.15 20.25L1.25 12.35A2.3 2.3 0 0 1 1.25 9.15Z
    seal | 21.5x21.5 | rim M7.46 2.80A3.7 3.7 0 0 1 14.04 2.80A3.7 3.7 0 0 1 18.70 7.46A3.7 3.7 0 0 1 18.70 14.04A3.7 3.7 0 0 1 14.04 18.70A3.7 3.7 0 0 1 7.46 18.70A3.7 3.7 0 0 1 2.80 14.04A3.7 3.7 0 0 1 2.80 7.46A3.7 3.7 0 0 1 7.46 2.80Z
    square.grid.2x2 | 19x19 | box 1.4 1.4 6.4 6.4 1.6; box 11.2 1.4 6.4 6.4 1.6; box 1.4 11.2 6.4 6.4 1.6; box 11.2 11.2 6.4 6.4 1.6
    square.grid.2x2.fill | 19x19 | slab .8 .8 7.8 7.8 2; slab 10.4 .8 7.8 7.8 2; slab .8 10.4 7.8 7.8 2; slab 10.4 10.4 7.8 7.8 2
    square.grid.3x3 | 19x19 | box 1.3 1.3 3.8 3.8 1; box 7.6 1.3 3.8 3.8 1; box 13.9 1.3 3.8 3.8 1; box 1.3 7.6 3.8 3.8 1; box 7.6 7.6 3.8 3.8 1; box 13.9 7.6 3.8 3.8 1; box 1.3 13.9 3.8 3.8 1; box 7.6 13.9 3.8 3.8 1; box 13.9 13.9 3.8 3.8 1
    square.grid.3x3.fill | 19x19 | slab .7 .7 5 5 1.3; slab 7 .7 5 5 1.3; slab 13.3 .7 5 5 1.3; slab .7 7 5 5 1.3; slab 7 7 5 5 1.3; slab 13.3 7 5 5 1.3; slab .7 13.3 5 5 1.3; slab 7 13.3 5 5 1.3; slab 13.3 13.3 5 5 1.3
    rectangle.grid.1x2 | 21x19 | box 1.4 1.4 18.2 6.4 1.8; box 1.4 11.2 18.2 6.4 1.8
    rectangle.grid.1x2.fill | 21x19 | slab .7 .7 19.6 7.8 2.4; slab .7 10.5 19.6 7.8 2.4
    rectangle.grid.2x2 | 23x18 | bodybox 1.4 1.4 8.8 6 1.6; bodybox 12.8 1.4 8.8 6 1.6; bodybox 1.4 10.6 8.8 6 1.6; bodybox 12.8 10.6 8.8 6 1.6
    square.fill.text.grid.1x2 | 22x19 | slab .7 .7 7.6 7.6 2; slab .7 10.7 7.6 7.6 2; stroke M11.4 2.4H20.4M11.4 6H17.4M11.4 12.4H20.4M11.4 16H17.4 | rtl
    square.split.2x1 | 21x18 | bodybox 1.4 1.4 18.2 15.2 2.8; detail M10.5 1.4V16.6
    square.split.1x2 | 19x19 | bodybox 1.4 1.4 16.2 16.2 2.8; detail M1.4 9.5H17.6
    square.split.bottomrightquarter | 19x19 | bodybox 1.4 1.4 16.2 16.2 2.8; detail M9.5 9.5V17.6M9.5 9.5H17.6
    square.on.square | 20x20 | stroke M6.8 13.2H3.9A2.4 2.4 0 0 1 1.5 10.8V3.9A2.4 2.4 0 0 1 3.9 1.5H10.8A2.4 2.4 0 0 1 13.2 3.9V6.8; bodybox 6.8 6.8 11.7 11.7 2.4 | room 2.65 2.65 3.6
    plus.square.on.square | 20x20 | stroke M6.8 13.2H3.9A2.4 2.4 0 0 1 1.5 10.8V3.9A2.4 2.4 0 0 1 3.9 1.5H10.8A2.4 2.4 0 0 1 13.2 3.9V6.8; detail M12.65 9.7V15.6M9.7 12.65H15.6; bodybox 6.8 6.8 11.7 11.7 2.4
    rectangle.on.rectangle | 25x20 | stroke M5.4 13.4H4.2A2.6 2.6 0 0 1 1.6 10.8V4.2A2.6 2.6 0 0 1 4.2 1.6H16.2A2.6 2.6 0 0 1 18.8 4.2V4.8; bodybox 5.8 6.2 17.6 12 2.6 | room 2.1 2.2 3.8
    rectangle.stack | 21x20 | stroke M5.6 1.6H15.4M3.6 4.8H17.4; box 1.4 8 18.2 10.6 2.8 | room 0 3.3 3.4
    rectangle.stack.fill | 21x20 | stroke M5.6 1.6H15.4M3.6 4.8H17.4; slab .7 7.4 19.6 12 3
    square.stack | 19x20.5 | stroke M5.2 1.5H13.8M3.2 4.5H15.8; box 1.4 7.5 16.2 11.6 2.8 | room 0 3.05 3.5
    square.stack.fill | 19x20.5 | stroke M5.2 1.5H13.8M3.2 4.5H15.8; slab .7 6.9 17.6 12.9 3
    square.and.arrow.up | 17x22.5 | stroke M5.2 8.3H3.5A2 2 0 0 0 1.5 10.3V18.6A2 2 0 0 0 3.5 20.6H13.5A2 2 0 0 0 15.5 18.6V10.3A2 2 0 0 0 13.5 8.3H11.8M8.5 13.8V1.8M5.1 5.1L8.5 1.7L11.9 5.1
    square.and.arrow.up.fill | 17x22.5 | fill M3.5 7.5H13.5A2.8 2.8 0 0 1 16.3 10.3V18.6A2.8 2.8 0 0 1 13.5 21.4H3.5A2.8 2.8 0 0 1 .7 18.6V10.3A2.8 2.8 0 0 1 3.5 7.5Z; hole M7.3 7H9.7V14.4A1.2 1.2 0 0 1 7.3 14.4Z; stroke M8.5 13.8V1.8M5.1 5.1L8.5 1.7L11.9 5.1
    square.and.arrow.down | 17x21 | stroke M5 7.2H3.5A2 2 0 0 0 1.5 9.2V17.4A2 2 0 0 0 3.5 19.4H13.5A2 2 0 0 0 15.5 17.4V9.2A2 2 0 0 0 13.5 7.2H12M8.5 1.5V13M5.1 9.7L8.5 13.1L11.9 9.7
    square.and.arrow.down.on.square | 21x23 | stroke M7 7.2H5.5A2 2 0 0 0 3.5 9.2V15M17.5 15V9.2A2 2 0 0 0 15.5 7.2H14M10.5 1.5V13M7.1 9.7L10.5 13.1L13.9 9.7M1.6 12V18.6A2.6 2.6 0 0 0 4.2 21.2H16.8A2.6 2.6 0 0 0 19.4 18.6V12
    rectangle.portrait.and.arrow.right | 22x19 | stroke M10.4 1.4H4.2A2.4 2.4 0 0 0 1.8 3.8V15.2A2.4 2.4 0 0 0 4.2 17.6H10.4M7.6 9.5H20M16.4 5.6L20.2 9.5L16.4 13.4
    rectangle.portrait.and.arrow.right.fill | 22x19 | fill M4 .7H9.4A2.6 2.6 0 0 1 12 3.3V7.4H7.6A2.1 2.1 0 0 0 7.6 11.6H12V15.7A2.6 2.6 0 0 1 9.4 18.3H4A3 3 0 0 1 1 15.3V3.7A3 3 0 0 1 4 .7Z; stroke M7.6 9.5H20M16.4 5.6L20.2 9.5L16.4 13.4
    sidebar.left | 23x18 | box 1.4 1.4 20.2 15.2 2.8; stroke M8.4 1.4V16.6M3.8 5H6M3.8 7.6H6M3.8 10.2H6
    sidebar.right | | mirror sidebar.left
    sidebar.leading | | same sidebar.left | rtl
    sidebar.trailing | | same sidebar.right | rtl
    rectangle.leadinghalf.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.6 3.6 6.6 10.8 1.2 | rtl
    rectangle.dock | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 5 11 13 3.2 1
    slider.horizontal.3 | 21x18 | stroke M1.4 3.2H10.2M15.6 3.2H19.6M1.4 9H4.6M10 9H19.6M1.4 14.8H10.2M15.6 14.8H19.6; ring 12.9 3.2 2.1; ring 7.3 9 2.1; ring 12.9 14.8 2.1
    magnifyingglass | 18.5x18.5 | ring 7.5 7.5 6; stroke M12 12L17 17
    plus.magnifyingglass | 18.5x18.5 | ring 7.5 7.5 6; stroke M12 12L17 17M7.5 5V10M5 7.5H10
    minus.magnifyingglass | 18.5x18.5 | ring 7.5 7.5 6; stroke M12 12L17 17M5 7.5H10
    viewfinder | 20x20 | stroke M1.5 6V4A2.5 2.5 0 0 1 4 1.5H6M14 1.5H16A2.5 2.5 0 0 1 18.5 4V6M18.5 14V16A2.5 2.5 0 0 1 16 18.5H14M6 18.5H4A2.5 2.5 0 0 1 1.5 16V14 | room 0 0 5
    faceid | 20x20 | stroke M1.5 6V4A2.5 2.5 0 0 1 4 1.5H6M14 1.5H16A2.5 2.5 0 0 1 18.5 4V6M18.5 14V16A2.5 2.5 0 0 1 16 18.5H14M6 18.5H4A2.5 2.5 0 0 1 1.5 16V14M6 6.6V8M14 6.6V8M10.2 6.6V10.6H9.2M6.6 13.2C8.4 15.2 11.6 15.2 13.4 13.2
    questionmark | 10.5x16.5 | stroke M1.8 4.8C1.9 2.8 3.3 1.5 5.2 1.5C7.2 1.5 8.7 2.7 8.7 4.7C8.7 7.4 5.2 7.3 5.2 10.4V10.8; dot 5.2 14.6 1.2
    exclamationmark | 5x16.5 | stroke M2.5 1.6V10.4; dot 2.5 14.5 1.25
    info | 7x16 | dot 3.4 2.2 1.35; stroke M1.6 6.6H3.7V13.8M1.4 14H6
    waveform.path.ecg | 24x18 | stroke M1.4 10H5.2L8 3.4L12 15.6L15.6 6.6L17.4 10H22.6
    waveform.path | 24x18 | stroke M1.4 9H3.6L6 5L8.6 13.6L12 1.8L15.2 16.2L18 6.4L19.8 9H22.6
    waveform | 20x18 | stroke M1.6 7V11M5 4V14M8.4 1.6V16.4M11.8 5V13M15.2 3V15M18.4 7V11
    zzz | 18x18 | stroke M1.5 9.2H8.5L1.5 16.6H8.5M10.5 5.8H15L10.5 10.6H15M12.6 1.4H16.4L12.6 5.2H16.4
    nosign | 20.5x20.5 | ring 10.25 10.25 9; stroke M4 4L16.5 16.5
    slash | 15x15 | stroke M1.6 1.6L13.4 13.4
    power | 18x19 | stroke M9 1.4V9.6M5 4.2A7 7 0 1 0 13 4.2
    number | 16x17 | stroke M5.8 1.4L4 15.6M12 1.4L10.2 15.6M1.8 5.6H14.6M1.4 11.4H14.2
    asterisk | 15x15 | stroke M7.5 1.4V13.6M2.2 4.4L12.8 10.6M2.2 10.6L12.8 4.4
    clock | 20.5x20.5 | ring 10.25 10.25 9; stroke M10.25 4.8V10.6H6
    clock.fill | 20.5x20.5 | dot 10.25 10.25 9.75; cut M10.25 4.8V10.6H6
    timer | 20.5x20.5 | stroke M10.25 1.3A9 9 0 1 1 3.4 4.4M10.25 1.3V4.6M10.25 10.6L5.8 6.2; dot 10.25 10.6 1.2
    gauge | 20.5x20.5 | ring 10.25 10.25 9; stroke M10.25 11L13.8 6; dot 10.25 11 1.5; dot 4.6 10.8 .8; dot 6.2 6.2 .8; dot 10.25 4.4 .8; dot 15.9 10.8 .8
    pause.fill | 13.5x17 | slab 1.4 1 3.9 15 1.1; slab 8.2 1 3.9 15 1.1
    pause | 13.5x17 | box 2 1.5 2.7 14 1; box 8.8 1.5 2.7 14 1
    stop | 17x17 | rim M3 1H14A2 2 0 0 1 16 3V14A2 2 0 0 1 14 16H3A2 2 0 0 1 1 14V3A2 2 0 0 1 3 1Z
    play | 16x18 | rim M2 2.9A1.6 1.6 0 0 1 4.4 1.5L14.6 7.6A1.6 1.6 0 0 1 14.6 10.4L4.4 16.5A1.6 1.6 0 0 1 2 15.1Z
    forward | 23x15 | rim M1.2 2.6A1.1 1.1 0 0 1 2.9 1.7L10.6 6.4A1.2 1.2 0 0 1 10.6 8.6L2.9 13.3A1.1 1.1 0 0 1 1.2 12.4ZM11.6 2.6A1.1 1.1 0 0 1 13.3 1.7L21 6.4A1.2 1.2 0 0 1 21 8.6L13.3 13.3A1.1 1.1 0 0 1 11.6 12.4Z
    backward | | mirror forward
    backward.fill | | mirror forward.fill
    forward.end | 16x15 | rim M1.2 2.6A1.1 1.1 0 0 1 2.9 1.7L11.2 6.4A1.2 1.2 0 0 1 11.2 8.6L2.9 13.3A1.1 1.1 0 0 1 1.2 12.4Z; stroke M14 2V13
    backward.end | | mirror forward.end
    backward.end.fill | | mirror forward.end.fill

    """
}
