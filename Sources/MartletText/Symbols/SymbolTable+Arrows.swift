// Arrows, chevrons, shapes and solids.
extension SymbolTable {
  static let arrows = """
    arrow.left.and.right | 22x12 | stroke M1.8 6H20.2M6 1.6L1.6 6L6 10.4M16 1.6L20.4 6L16 10.4
    arrow.up.and.down | | turn 90 arrow.left.and.right
    arrow.left.and.line.vertical.and.arrow.right | 24x15 | stroke M12 1.4V13.6M9.2 7.5H1.8M5 4.2L1.6 7.5L5 10.8M14.8 7.5H22.2M19 4.2L22.4 7.5L19 10.8
    arrow.right.and.line.vertical.and.arrow.left | 24x15 | stroke M12 1.4V13.6M1.4 7.5H8.6M5.6 4.2L9 7.5L5.6 10.8M22.6 7.5H15.4M18.4 4.2L15 7.5L18.4 10.8
    arrow.up.and.line.horizontal.and.arrow.down | | turn 90 arrow.left.and.line.vertical.and.arrow.right
    arrow.down.and.line.horizontal.and.arrow.up | | turn 90 arrow.right.and.line.vertical.and.arrow.left
    arrow.left.to.line | | turn 90 arrow.down.to.line
    arrow.right.to.line | | turn -90 arrow.down.to.line
    arrow.forward.to.line | | same arrow.right.to.line | rtl
    arrow.backward.to.line | | same arrow.left.to.line | rtl
    arrow.right.to.line.compact | | same arrow.right.to.line
    arrow.left.to.line.compact | | same arrow.left.to.line
    arrow.up.to.line.compact | | same arrow.up.to.line
    arrow.down.to.line.compact | | same arrow.down.to.line
    arrow.up.to.line.alt | | same arrow.up.to.line
    arrow.down.to.line.alt | | same arrow.down.to.line
    arrow.left.to.line.alt | | same arrow.left.to.line
    arrow.right.to.line.alt | | same arrow.right.to.line
    arrow.down.backward | | same arrow.down.left | rtl
    arrow.down.forward | | same arrow.down.right | rtl
    arrow.up.backward.and.arrow.down.forward | | same arrow.up.left.and.arrow.down.right | rtl
    arrow.down.forward.and.arrow.up.backward | | same arrow.down.right.and.arrow.up.left | rtl
    arrow.up.right.and.arrow.down.left | | mirror arrow.up.left.and.arrow.down.right
    arrow.down.left.and.arrow.up.right | | mirror arrow.down.right.and.arrow.up.left
    arrow.up.forward.and.arrow.down.backward | | same arrow.up.right.and.arrow.down.left | rtl
    arrow.down.backward.and.arrow.up.forward | | same arrow.down.left.and.arrow.up.right | rtl
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left | 20x20 | bi arrows-fullscreen
    arrow.forward.and.arrow.backward | | same arrow.right.arrow.left | rtl
    arrow.right.filled.filter.arrow.right | 24x14 | stroke M1.4 7H7M4.6 4.4L7.2 7L4.6 9.6M16.4 7H22.4M20 4.4L22.6 7L20 9.6; slab 9.6 1.6 4.6 10.8 1.2
    arrow.turn.left.up | | turn -90 arrow.turn.up.right
    arrow.turn.left.down | | turn -90 arrow.turn.up.left
    arrow.turn.right.up | | turn -90 arrow.turn.down.right
    arrow.turn.right.down | | turn 90 arrow.turn.up.right
    arrow.turn.up.forward | | same arrow.turn.up.right | rtl
    arrow.turn.up.backward | | same arrow.turn.up.left | rtl
    arrow.turn.down.forward | | same arrow.turn.down.right | rtl
    arrow.turn.down.backward | | same arrow.turn.down.left | rtl
    arrow.turn.up.forward.iphone | 22x21 | on iphone -3.6 0 1, arrow.turn.up.right 5.6 -1 .62
    arrow.uturn.backward.circle.badge.ellipsis | 23x22 | on arrow.uturn.backward.circle -1 -.6 .96, ellipsis.circle.fill 6.6 6 .5
    arrow.uturn.right.circle.badge.ellipsis | 23x22 | on arrow.uturn.right.circle -1 -.6 .96, ellipsis.circle.fill 6.6 6 .5
    arrow.triangle.merge | 18x20 | stroke M9 18.4V2.4M5.2 5.8L9 2L12.8 5.8M2.4 18.4V15.4C2.4 12.6 9 12.6 9 9.4M15.6 18.4V15.4C15.6 12.6 9 12.6 9 9.4
    arrow.merge | | same arrow.triangle.merge
    arrow.branch | 18x20 | stroke M9 18.4V12.4C9 9.4 3.4 9.4 3.4 6V2.2M1.2 4.8L3.4 2L5.6 4.8M9 12.4C9 9.4 14.6 9.4 14.6 6V2.2M12.4 4.8L14.6 2L16.8 4.8
    arrow.triangle.swap | 22x18 | stroke M5 15V8.4C5 4.4 11 4.4 11 8.4V9.6C11 13.6 17 13.6 17 9.6V3M2.4 12.4L5 15.4L7.6 12.4M14.4 5.6L17 2.6L19.6 5.6
    arrow.triangle.capsulepath | 24x17 | stroke M3.6 9.4A5.8 5.8 0 0 1 9.4 3H14.6A5.8 5.8 0 0 1 19.4 6M20.4 7.6A5.8 5.8 0 0 1 14.6 14H9.4A5.8 5.8 0 0 1 4.6 11M20.2 2.8L19.8 6.4L16.4 5.4M3.8 14.2L4.2 10.6L7.6 11.6
    arrow.triangle.turn.up.right.diamond | 21.5x21.5 | on diamond 0 0 1, arrow.turn.up.right 0 -.2 .54
    arrow.triangle.turn.up.right.diamond.fill | 21.5x21.5 | fill M9.15 1.25A2.3 2.3 0 0 1 12.35 1.25L20.25 9.15A2.3 2.3 0 0 1 20.25 12.35L12.35 20.25A2.3 2.3 0 0 1 9.15 20.25L1.25 12.35A2.3 2.3 0 0 1 1.25 9.15Z; cut M7.2 14.2V11.6A2 2 0 0 1 9.2 9.6H14M11.8 7L14.2 9.6L11.8 12.2
    arrow.triangle.turn.up.right.circle | 20.5x20.5 | on circle 0 0 1, arrow.turn.up.right 0 -.2 .56
    arrow.triangle.turn.up.right.circle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; cut M6.6 13.6V11A2 2 0 0 1 8.6 9H13.6M11.4 6.4L13.8 9L11.4 11.6
    arrow.triangle.pull | 18x20 | stroke M3.6 6.4V13.6M14.4 13.6V8A3 3 0 0 0 11.4 5H8.6M11 2.4L8.4 5L11 7.6; ring 3.6 4 2; ring 3.6 16 2; ring 14.4 16 2
    arrow.trianglehead.2.clockwise | | same arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 | | same arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise | | mirror arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise.rotate.90 | | mirror arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise | | same arrow.clockwise
    arrow.trianglehead.counterclockwise | | same arrow.counterclockwise
    arrow.trianglehead.branch | | same arrow.triangle.branch
    arrow.trianglehead.merge | | same arrow.triangle.merge
    arrow.trianglehead.swap | | same arrow.triangle.swap
    arrow.trianglehead.2.clockwise.rotate.90.camera | | same camera.rotate
    arrow.trianglehead.counterclockwise.rotate.90 | | same arrow.counterclockwise
    arrow.trianglehead.clockwise.rotate.90 | | same arrow.clockwise
    arrow.rectanglepath | 24x18 | stroke M3.4 12V5A2.4 2.4 0 0 1 5.8 2.6H18.2A2.4 2.4 0 0 1 20.6 5V8M20.6 10V13A2.4 2.4 0 0 1 18.2 15.4H8.6M18.2 6L20.6 8.6L23 6M11 13L8.4 15.4L11 17.8M3.4 12L1.2 9.6M3.4 12L5.6 9.6
    arrow.circlepath | 20x20 | stroke M14.89 4.18A7.6 7.6 0 1 1 8.68 2.52M6.4 1.6L9.6 2.4L7.6 5.2
    arrow.up.and.down.text.horizontal | 22x18 | stroke M4.6 1.8V16.2M1.6 4.6L4.6 1.6L7.6 4.6M1.6 13.4L4.6 16.4L7.6 13.4M11.4 5H20.4M11.4 9H20.4M11.4 13H20.4
    arrow.left.and.right.text.vertical | 18x20 | stroke M1.8 15.6H16.2M4.6 12.6L1.6 15.6L4.6 18.6M13.4 12.6L16.4 15.6L13.4 18.6M5 1.6V9.4M9 1.6V9.4M13 1.6V9.4
    arrow.up.and.person.rectangle.portrait | 18x22 | bodybox 2 7 14 13.6 2.4; detaildot 9 11.4 1.9; detailfill M5.2 17.8C5.6 15.4 7 14.4 9 14.4S12.4 15.4 12.8 17.8Z; stroke M9 5.2V1.6M6.6 3.4L9 1.2L11.4 3.4
    arrow.up.left.arrow.down.right | 20x20 | stroke M2 12V2H12M2.2 2.2L8.4 8.4M18 8V18H8M17.8 17.8L11.6 11.6
    arrow.down.app.dashed | 19x19 | on square.dashed 0 0 1, arrow.down 0 0 .5
    arrow.up.bin | 18x21 | stroke M1.5 4.6H16.5M6 4.4V3A1.5 1.5 0 0 1 7.5 1.5H10.5A1.5 1.5 0 0 1 12 3V4.4; body M3 4.8L3.9 17.4A2.2 2.2 0 0 0 6.1 19.4H11.9A2.2 2.2 0 0 0 14.1 17.4L15 4.8; detail M9 8.6V15.4M6.4 11L9 8.4L11.6 11
    arrow.up.page.on.clipboard | 17.5x21.5 | on clipboard 0 0 1, arrow.up 0 1.6 .5
    arrowkeys | 23x17 | bodybox 8.6 1.4 5.8 5.8 1.4; bodybox 1.4 9.8 5.8 5.8 1.4; bodybox 8.6 9.8 5.8 5.8 1.4; bodybox 15.8 9.8 5.8 5.8 1.4
    arrowshape.right | 20x18 | rim M10.6 2.4A.9 .9 0 0 1 12.1 1.7L18.8 8.2A1.1 1.1 0 0 1 18.8 9.8L12.1 16.3A.9 .9 0 0 1 10.6 15.6V12.4H2.8A1.5 1.5 0 0 1 1.3 10.9V7.1A1.5 1.5 0 0 1 2.8 5.6H10.6Z
    arrowshape.left | | mirror arrowshape.right
    arrowshape.left.fill | | mirror arrowshape.right.fill
    arrowshape.up | | turn -90 arrowshape.right
    arrowshape.up.fill | | turn -90 arrowshape.right.fill
    arrowshape.down | | turn 90 arrowshape.right
    arrowshape.down.fill | | turn 90 arrowshape.right.fill
    arrowshape.forward | | same arrowshape.right | rtl
    arrowshape.forward.fill | | same arrowshape.right.fill | rtl
    arrowshape.backward | | same arrowshape.left | rtl
    arrowshape.backward.fill | | same arrowshape.left.fill | rtl
    arrowshape.left.arrowshape.right | 25x14 | body M7.4 2L1.8 7L7.4 12V9.4H17.6V12L23.2 7L17.6 2V4.6H7.4Z
    arrowshape.turn.up.backward | | same arrowshape.turn.up.left | rtl
    arrowshape.turn.up.backward.fill | | same arrowshape.turn.up.left.fill | rtl
    arrowshape.turn.up.backward.2 | | same arrowshape.turn.up.left.2 | rtl
    arrowshape.turn.up.left.2.fill | 23x18 | bi reply-all-fill
    arrowshape.turn.up.backward.2.fill | | same arrowshape.turn.up.left.2.fill | rtl
    arrowshape.turn.up.forward | | same arrowshape.turn.up.right | rtl
    arrowshape.turn.up.forward.fill | | same arrowshape.turn.up.right.fill | rtl
    arrowshape.zigzag.right | 22x18 | stroke M2 14L7 4L12 13L16.4 5.4M12.6 5.4H16.8V9.6
    arrowshape.bounce.right | 22x18 | stroke M1.8 3.4C4.6 4.6 6.4 8.4 7.4 14C8.8 6.8 13.4 4 18.8 6M15.6 2.8L19.2 6.2L15.2 9
    arrowtriangle.up.circle | 20.5x20.5 | on circle 0 0 1, arrowtriangle.up.fill 0 -.4 .5
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right | 22x14 | stroke M11 1.4V12.6; body M7.4 3.4V10.6L2 7ZM14.6 3.4V10.6L20 7Z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left | 22x14 | stroke M11 1.4V12.6; body M2.4 3.4V10.6L7.8 7ZM19.6 3.4V10.6L14.2 7Z
    arrowtriangle.up.arrowtriangle.down.window.right | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detailfill M14.6 7.8L17 4.6L19.4 7.8ZM14.6 10.2L17 13.4L19.4 10.2Z; detail M12.4 1.4V16.6
    chevron.left.chevron.left.dotted | 18x14 | stroke M7 1.5L1.7 7L7 12.5; dot 13.4 2.4 .9; dot 11.2 4.7 .9; dot 9.2 7 .9; dot 11.2 9.3 .9; dot 13.4 11.6 .9
    chevron.right.dotted.chevron.right | | mirror chevron.left.chevron.left.dotted
    chevron.left.to.line | 12x14 | stroke M10 1.5L4.7 7L10 12.5M1.6 1.5V12.5
    chevron.right.to.line | | mirror chevron.left.to.line
    chevron.left.and.chevron.right | 17x14 | stroke M6.4 2L1.8 7L6.4 12M10.6 2L15.2 7L10.6 12
    chevron.up.2 | | turn -90 chevron.right.2
    chevron.down.2 | | turn 90 chevron.right.2
    chevron.forward.2 | | same chevron.right.2 | rtl
    chevron.backward.2 | | same chevron.left.2 | rtl
    chevron.forward.to.line | | same chevron.right.to.line | rtl
    chevron.backward.to.line | | same chevron.left.to.line | rtl
    chevron.compact.forward | | same chevron.compact.right | rtl
    chevron.compact.backward | | same chevron.compact.left | rtl
    chevron.down.forward | | same chevron.down.right | rtl
    chevron.down.right | 12x12 | stroke M10 2.4V10H2.4
    chevron.up.right | 12x12 | stroke M2.4 2H10V9.6
    chevron.up.forward | | same chevron.up.right | rtl
    chevron.down.dotted.2 | 15x15 | stroke M1.6 8L7.5 13L13.4 8; dot 2 2 .9; dot 4.8 4.2 .9; dot 7.5 6.2 .9; dot 10.2 4.2 .9; dot 13 2 .9
    chevron.up.dotted.2 | | turn 180 chevron.down.dotted.2
    chevron.compact.up.chevron.compact.down | 20x14 | stroke M1.8 5L10 1.8L18.2 5M1.8 9L10 12.2L18.2 9
    chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left | 20x20 | stroke M6.6 3.4L10 1.8L13.4 3.4M6.6 16.6L10 18.2L13.4 16.6M3.4 6.6L1.8 10L3.4 13.4M16.6 6.6L18.2 10L16.6 13.4
    move.3d | 21x21 | stroke M10 11V2M7.6 4.4L10 1.8L12.4 4.4M10 11L17.6 15.4M14.4 16.4L18 15.6L16.8 12.2M10 11L2.4 15.4M5.6 16.4L2 15.6L3.2 12.2
    rotate.3d | 22x21 | stroke M15.6 14.4C13.8 18 12.2 19.2 11 19.2C8.8 19.2 7 15.2 7 10.2S8.8 1.4 11 1.4C12.6 1.4 14 3.4 14.6 6.4M18.4 7.4C19.8 8.2 20.6 9.2 20.6 10.2C20.6 12.4 16.4 14.2 11.2 14.2S1.6 12.4 1.6 10.2S5.8 6.2 11 6.2M12.4 11.6L15.2 14.1L12.8 16.8
    scale.3d | 21x21 | stroke M10 11V4M10 11L16 14.4M10 11L4 14.4; bodybox 8.4 1.2 3.2 3.2 .8; bodybox 15.4 13.4 3.2 3.2 .8; bodybox 2 13.4 3.2 3.2 .8
    view.3d | 21x19 | stroke M1.6 6V3A1.6 1.6 0 0 1 3.2 1.4H6M15 1.4H17.8A1.6 1.6 0 0 1 19.4 3V6M19.4 13V16A1.6 1.6 0 0 1 17.8 17.6H15M6 17.6H3.2A1.6 1.6 0 0 1 1.6 16V13; body M10.5 4.4L15 7V12L10.5 14.6L6 12V7Z; detail M6.2 7.2L10.5 9.6L14.8 7.2M10.5 9.6V14.4
    torus | 22x16 | body M1.8 8A9.2 6.2 0 1 1 20.2 8A9.2 6.2 0 1 1 1.8 8Z; detail M6.4 7C8 9.6 14 9.6 15.6 7M7.6 8.2C8.6 6 13.4 6 14.4 8.2
    cube.transparent | 19x21 | body M9.5 1.8L17 6V15L9.5 19.2L2 15V6Z; detail M2.2 6.2L9.5 10.4L16.8 6.2M9.5 10.4V19; stroke M9.5 2.4V6M4.6 13.6L2.4 14.8M14.4 13.6L16.6 14.8
    cylinder | 17x20 | body M2 4.8C2 3.2 5 1.8 8.5 1.8S15 3.2 15 4.8V15.2C15 16.8 12 18.2 8.5 18.2S2 16.8 2 15.2Z; detail M2.2 5.2C2.6 6.8 5.4 8 8.5 8S14.4 6.8 14.8 5.2
    cylinder.split.1x2 | 17x20 | body M2 4.8C2 3.2 5 1.8 8.5 1.8S15 3.2 15 4.8V15.2C15 16.8 12 18.2 8.5 18.2S2 16.8 2 15.2Z; detail M2.2 5.2C2.6 6.8 5.4 8 8.5 8S14.4 6.8 14.8 5.2M2.2 10.4C2.6 12 5.4 13.2 8.5 13.2S14.4 12 14.8 10.4
    cone | 18x20 | body M9 1.8L16 15.4C16 17 13 18.2 9 18.2S2 17 2 15.4Z; detail M2.4 15C4 13.8 6.2 13.2 9 13.2S14 13.8 15.6 15
    pyramid | 22x19 | body M11 1.8L20 13.4L11 17.2L2 13.4Z; detail M11 2.2V17
    capsule.portrait | | turn 90 capsule
    capsule.lefthalf.filled | 23x13 | box 1.4 1.4 20.2 10.2 5.1; fill M11.5 1.4V11.6H6.5A5.1 5.1 0 0 1 6.5 1.4Z
    capsule.righthalf.filled | | mirror capsule.lefthalf.filled
    oval | 24x17 | rim M.6 8.5A11.4 7.8 0 1 1 23.4 8.5A11.4 7.8 0 1 1 .6 8.5Z
    oval.portrait | | turn 90 oval
    rhombus | 18x21.5 | rim M7.9 1.4A1.5 1.5 0 0 1 10.1 1.4L16.9 9.8A1.5 1.5 0 0 1 16.9 11.7L10.1 20.1A1.5 1.5 0 0 1 7.9 20.1L1.1 11.7A1.5 1.5 0 0 1 1.1 9.8Z
    pentagon.fill | 20.5x20.5 | bi pentagon-fill
    heptagon | 20.5x20.5 | bi heptagon
    heptagon.fill | 20.5x20.5 | bi heptagon-fill
    triangleshape | | same triangle
    triangleshape.fill | | same triangle.fill
    righttriangle | 19x19 | rim M2.8 1.6A1.2 1.2 0 0 1 4.8 1L17.8 15.4A1.6 1.6 0 0 1 16.6 18H3.6A1.6 1.6 0 0 1 2 16.4Z
    star.lefthalf.fill | 20.5x19.5 | bi star-half
    star.leadinghalf.fill | 20.5x19.5 | bi star-half | rtl
    heart.lefthalf.fill | 20.5x18.5 | bi heart-half
    bolt.horizontal | | turn 90 bolt
    bolt.horizontal.fill | | turn 90 bolt.fill
    suit.club | 20x19 | bi suit-club
    suit.club.fill | 20x19 | bi suit-club-fill
    suit.diamond | 17x20 | bi suit-diamond
    suit.diamond.fill | 17x20 | bi suit-diamond-fill
    suit.spade | 19x20 | bi suit-spade
    suit.spade.fill | 19x20 | bi suit-spade-fill
    location.north | | turn -45 location
    location.north.fill | | turn -45 location.fill
    location.north.line | 18x22 | on location.north 0 -1.6 .9, _baseline 0 9.6 1
    location.north.line.fill | 18x22 | on location.north.fill 0 -1.6 .9, _baseline 0 9.6 1
    _baseline | 14x2 | stroke M1.2 1H12.8
    location.north.circle | 20.5x20.5 | on circle 0 0 1, location.north.fill 0 -.6 .5
    point.topleft.down.curvedto.point.bottomright.up | 20x20 | ring 4 4 2.2; ring 16 16 2.2; stroke M4 6.4C4 14.6 8 14.6 10 10S16 5.4 16 13.6
    point.topleft.down.to.point.bottomright.curvepath | | same point.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up.fill | 20x20 | dot 4 4 3; dot 16 16 3; stroke M4 6.4C4 14.6 8 14.6 10 10S16 5.4 16 13.6
    point.3.connected.trianglepath.dotted | 21x19 | bodyring 10.5 4 2.4; bodyring 4 15 2.4; bodyring 17 15 2.4; stroke M9 6.8L5.6 12.4M12 6.8L15.4 12.4M7.2 15H13.8
    point.3.filled.connected.trianglepath.dotted | | same point.3.connected.trianglepath.dotted.fill
    point.bottomleft.forward.to.point.topright.scurvepath | 20x20 | ring 4 16 2.2; ring 16 4 2.2; stroke M6.4 16C12.4 16 7.6 4 13.6 4
    point.forward.to.point.capsulepath | 22x14 | ring 4 4 2.2; ring 18 10 2.2; stroke M6.4 4H16A3 3 0 0 1 18.6 7.4M15.6 10H6A3 3 0 0 1 3.4 6.6
    app.connected.to.app.below.fill | 18x21 | slab 2.4 1 8 8 2.2; slab 7.6 12 8 8 2.2; stroke M6.4 9.2V13A3 3 0 0 0 7.4 15.6
    circle.grid.2x1 | 20x10 | bodyring 5 5 3.4; bodyring 15 5 3.4

    """
}
