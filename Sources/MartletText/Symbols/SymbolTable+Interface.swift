// Windows, layouts, documents, cameras, editing and gauges.
extension SymbolTable {
  static let interface = """
    macwindow | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M1.4 5.8H21.6; detaildot 4 3.6 .75; detaildot 6.4 3.6 .75; detaildot 8.8 3.6 .75 | room 0 2 3.8
    macwindow.on.rectangle | 26x21 | on _backframe -2 -1.8 .86, macwindow 1.8 1.8 .86
    _backframe | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8
    uiwindow.split.2x1 | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M1.4 5.4H21.6M11.5 5.4V16.6
    menubar.rectangle | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detailfill M2 1.6H21V5.2H2Z
    menubar.dock.rectangle | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detailfill M2 1.6H21V5.2H2ZM6.6 11.6H16.4A.8 .8 0 0 1 17.2 12.4V13.6A.8 .8 0 0 1 16.4 14.4H6.6A.8 .8 0 0 1 5.8 13.6V12.4A.8 .8 0 0 1 6.6 11.6Z
    dock.rectangle | | same rectangle.dock
    menucard | 17x21 | bodybox 1.6 1.6 13.8 17.8 2.2; detail M4.8 5.6H12.2M4.8 8.8H9.6M4.8 12H12.2M4.8 15.2H9.6
    filemenu.and.selection | 21x19 | bodybox 1.4 1.4 18.2 16.2 2.8; detail M1.4 5.4H19.6M4.8 8.8H11M4.8 14.4H9; detailfill M2 10.4H19V12.8H2Z
    rectangle.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.7 3.7 15.6 10.6 1.4
    rectangle.inset.topleft.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.7 3.7 7.4 5 1.1
    rectangle.inset.topright.filled | | mirror rectangle.inset.topleft.filled
    rectangle.inset.bottomleft.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.7 9.3 7.4 5 1.1
    rectangle.inset.bottomright.filled | | mirror rectangle.inset.bottomleft.filled
    rectangle.lefthalf.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.6 3.6 6.6 10.8 1.2
    rectangle.righthalf.inset.filled | | mirror rectangle.lefthalf.inset.filled
    rectangle.trailinghalf.inset.filled | | same rectangle.righthalf.inset.filled | rtl
    rectangle.leadingthird.inset.filled | | same rectangle.leftthird.inset.filled | rtl
    rectangle.trailingthird.inset.filled | | same rectangle.rightthird.inset.filled | rtl
    rectangle.tophalf.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.6 3.6 15.8 4.6 1.2
    rectangle.bottomhalf.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.6 9.8 15.8 4.6 1.2
    rectangle.leftthird.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.6 3.6 4.4 10.8 1.1
    rectangle.rightthird.inset.filled | | mirror rectangle.leftthird.inset.filled
    rectangle.bottomthird.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.6 11.2 15.8 3.2 1
    rectangle.topthird.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 3.6 3.6 15.8 3.2 1
    rectangle.center.inset.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; slab 7.2 5.6 8.6 6.8 1.2
    rectangle.lefthalf.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; fill M4.2 1.4H11.5V16.6H4.2A2.8 2.8 0 0 1 1.4 13.8V4.2A2.8 2.8 0 0 1 4.2 1.4Z
    rectangle.righthalf.filled | | mirror rectangle.lefthalf.filled
    rectangle.leadinghalf.filled | | same rectangle.lefthalf.filled | rtl
    rectangle.trailinghalf.filled | | same rectangle.righthalf.filled | rtl
    rectangle.bottomhalf.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; fill M1.4 9H21.6V13.8A2.8 2.8 0 0 1 18.8 16.6H4.2A2.8 2.8 0 0 1 1.4 13.8Z
    rectangle.tophalf.filled | 23x18 | box 1.4 1.4 20.2 15.2 2.8; fill M1.4 9H21.6V4.2A2.8 2.8 0 0 0 18.8 1.4H4.2A2.8 2.8 0 0 0 1.4 4.2Z
    square.lefthalf.filled | 19x19 | box 1.4 1.4 16.2 16.2 3.2; fill M9.5 1.4V17.6H4.6A3.2 3.2 0 0 1 1.4 14.4V4.6A3.2 3.2 0 0 1 4.6 1.4Z
    square.righthalf.filled | | mirror square.lefthalf.filled
    square.leadinghalf.filled | | same square.lefthalf.filled | rtl
    square.trailinghalf.filled | | same square.righthalf.filled | rtl
    square.bottomhalf.filled | | turn -90 square.lefthalf.filled
    square.tophalf.filled | | turn 90 square.lefthalf.filled
    square.inset.filled | 19x19 | box 1.4 1.4 16.2 16.2 3.2; slab 3.9 3.9 11.2 11.2 1.8
    circle.inset.filled | 20.5x20.5 | ring 10.25 10.25 9; dot 10.25 10.25 6.4
    circle.bottomhalf.filled | | turn -90 circle.lefthalf.filled
    circle.tophalf.filled | | turn 90 circle.lefthalf.filled
    circle.lefthalf.striped.horizontal | 20.5x20.5 | ring 10.25 10.25 9; stroke M10.25 1.25V19.25M4.6 4H10.25M2 7.2H10.25M1.4 10.25H10.25M2 13.4H10.25M4.6 16.6H10.25
    circle.dotted | 20.5x20.5 | dot 10.25 1.65 .85; dot 13.54 2.3 .85; dot 16.33 4.17 .85; dot 18.2 6.96 .85; dot 18.85 10.25 .85; dot 18.2 13.54 .85; dot 16.33 16.33 .85; dot 13.54 18.2 .85; dot 10.25 18.85 .85; dot 6.96 18.2 .85; dot 4.17 16.33 .85; dot 2.3 13.54 .85; dot 1.65 10.25 .85; dot 2.3 6.96 .85; dot 4.17 4.17 .85; dot 6.96 2.3 .85 | room 0 0 4.4
    square.dashed | 19x19 | stroke M1.4 5.4V4.6A3.2 3.2 0 0 1 4.6 1.4H5.4M8 1.4H11M13.6 1.4H14.4A3.2 3.2 0 0 1 17.6 4.6V5.4M17.6 8V11M17.6 13.6V14.4A3.2 3.2 0 0 1 14.4 17.6H13.6M11 17.6H8M5.4 17.6H4.6A3.2 3.2 0 0 1 1.4 14.4V13.6M1.4 11V8 | room 0 0 4.8
    app.dashed | | same square.dashed | room 0 0 4.8
    square.dashed.inset.filled | 19x19 | on square.dashed 0 0 1, _innersquare 0 0 1
    _innersquare | 19x19 | slab 4.2 4.2 10.6 10.6 2
    circle.dashed.inset.filled | 20.5x20.5 | on circle.dashed 0 0 1, _innerdot 0 0 1
    _innerdot | 20.5x20.5 | dot 10.25 10.25 5.8
    rectangle.dashed | 23x18 | stroke M1.4 5V4.2A2.8 2.8 0 0 1 4.2 1.4H5.2M8 1.4H10.2M12.8 1.4H15M17.8 1.4H18.8A2.8 2.8 0 0 1 21.6 4.2V5M21.6 7.6V10.4M21.6 13V13.8A2.8 2.8 0 0 1 18.8 16.6H17.8M15 16.6H12.8M10.2 16.6H8M5.2 16.6H4.2A2.8 2.8 0 0 1 1.4 13.8V13M1.4 10.4V7.6 | room 0 0 4.6
    rectangle.portrait.dashed | | turn 90 rectangle.dashed | room 0 0 4.2
    rectangle.dashed.badge.record | 24x19 | on rectangle.dashed -.4 -.4 1, _record 8 5.6 1
    _record | 8x8 | dot 4 4 2.9
    rectangle.dashed.and.paperclip | 23x19 | on rectangle.dashed 0 0 1, paperclip 5 2.6 .5
    rectangle.expand.vertical | 21x21 | bodybox 1.6 6.6 17.8 7.8 2; stroke M10.5 4.6V1.4M8.6 3L10.5 1.2L12.4 3M10.5 16.4V19.6M8.6 18L10.5 19.8L12.4 18
    rectangle.compress.vertical | 21x21 | bodybox 1.6 7.6 17.8 5.8 2; stroke M10.5 1.4V5M8.6 3.6L10.5 5.4L12.4 3.6M10.5 19.6V16M8.6 17.4L10.5 15.6L12.4 17.4
    rectangle.split.3x1 | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M8.2 1.4V16.6M14.8 1.4V16.6
    rectangle.split.2x1 | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M11.5 1.4V16.6
    rectangle.split.1x2 | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M1.4 9H21.6
    rectangle.split.2x2 | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M11.5 1.4V16.6M1.4 9H21.6
    rectangle.split.3x3 | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M8.2 1.4V16.6M14.8 1.4V16.6M1.4 6.4H21.6M1.4 11.6H21.6
    square.split.2x2 | 19x19 | bodybox 1.4 1.4 16.2 16.2 2.8; detail M9.5 1.4V17.6M1.4 9.5H17.6
    square.split.diagonal | 19x19 | bodybox 1.4 1.4 16.2 16.2 2.8; detail M2.4 16.6L16.6 2.4
    square.split.diagonal.2x2 | 19x19 | bodybox 1.4 1.4 16.2 16.2 2.8; detail M2.4 16.6L16.6 2.4M2.4 2.4L16.6 16.6
    rectangle.3.group | 23x18 | bodybox 1.4 1.4 8.2 15.2 2; bodybox 12.6 1.4 9 6 1.8; bodybox 12.6 10.6 9 6 1.8
    rectangle.3.offgrid | 23x18 | bodybox 1.4 1.4 12 6 1.8; bodybox 16 1.4 5.6 6 1.6; bodybox 5 10.6 16.6 6 1.8
    square.grid.3x2 | 23x16 | bodybox 1.3 1.6 4.6 4.6 1.2; bodybox 9.2 1.6 4.6 4.6 1.2; bodybox 17.1 1.6 4.6 4.6 1.2; bodybox 1.3 9.8 4.6 4.6 1.2; bodybox 9.2 9.8 4.6 4.6 1.2; bodybox 17.1 9.8 4.6 4.6 1.2
    square.grid.3x1.below.line.grid.1x2 | 23x19 | bodybox 1.3 11.6 4.6 4.6 1.2; bodybox 9.2 11.6 4.6 4.6 1.2; bodybox 17.1 11.6 4.6 4.6 1.2; stroke M1.6 2.4H21.4M1.6 7H21.4
    square.grid.4x3.fill | 24x18 | slab .8 .8 4.7 4.6 1.1; slab 6.7 .8 4.7 4.6 1.1; slab 12.6 .8 4.7 4.6 1.1; slab 18.5 .8 4.7 4.6 1.1; slab .8 6.7 4.7 4.6 1.1; slab 6.7 6.7 4.7 4.6 1.1; slab 12.6 6.7 4.7 4.6 1.1; slab 18.5 6.7 4.7 4.6 1.1; slab .8 12.6 4.7 4.6 1.1; slab 6.7 12.6 4.7 4.6 1.1; slab 12.6 12.6 4.7 4.6 1.1; slab 18.5 12.6 4.7 4.6 1.1
    rectangle.grid.3x2 | 25x18 | bodybox 1.4 1.4 5.4 6 1.4; bodybox 9.8 1.4 5.4 6 1.4; bodybox 18.2 1.4 5.4 6 1.4; bodybox 1.4 10.6 5.4 6 1.4; bodybox 9.8 10.6 5.4 6 1.4; bodybox 18.2 10.6 5.4 6 1.4
    rectangle.grid.1x3 | 21x20 | bodybox 1.4 1.4 18.2 3.8 1.4; bodybox 1.4 8.1 18.2 3.8 1.4; bodybox 1.4 14.8 18.2 3.8 1.4
    rectangle.grid.3x1 | 23x18 | bodybox 1.4 1.4 4.6 15.2 1.6; bodybox 9.2 1.4 4.6 15.2 1.6; bodybox 17 1.4 4.6 15.2 1.6
    rectangle.grid.3x3 | 23x18 | bodybox 1.3 1.3 4.6 3.4 1; bodybox 9.2 1.3 4.6 3.4 1; bodybox 17.1 1.3 4.6 3.4 1; bodybox 1.3 7.3 4.6 3.4 1; bodybox 9.2 7.3 4.6 3.4 1; bodybox 17.1 7.3 4.6 3.4 1; bodybox 1.3 13.3 4.6 3.4 1; bodybox 9.2 13.3 4.6 3.4 1; bodybox 17.1 13.3 4.6 3.4 1
    circle.grid.2x2 | 19x19 | bodyring 4.7 4.7 3.3; bodyring 14.3 4.7 3.3; bodyring 4.7 14.3 3.3; bodyring 14.3 14.3 3.3
    circle.grid.3x3 | 20x20 | bodyring 3.2 3.2 2; bodyring 10 3.2 2; bodyring 16.8 3.2 2; bodyring 3.2 10 2; bodyring 10 10 2; bodyring 16.8 10 2; bodyring 3.2 16.8 2; bodyring 10 16.8 2; bodyring 16.8 16.8 2
    circle.grid.cross | 21x21 | bodyring 10.5 4 2.6; bodyring 4 10.5 2.6; bodyring 17 10.5 2.6; bodyring 10.5 17 2.6
    circle.hexagongrid | 21x20 | bodyring 13.6 4.63 2.1; bodyring 16.7 10 2.1; bodyring 13.6 15.37 2.1; bodyring 7.4 15.37 2.1; bodyring 4.3 10 2.1; bodyring 7.4 4.63 2.1; bodyring 10.5 10 2.1
    circle.hexagonpath | 21x20 | bodyring 10.5 3 1.9; bodyring 16.56 6.5 1.9; bodyring 16.56 13.5 1.9; bodyring 10.5 17 1.9; bodyring 4.44 13.5 1.9; bodyring 4.44 6.5 1.9; stroke M12.74 4.29L14.32 5.21M16.56 9.09L16.56 10.91M14.32 14.79L12.74 15.7M8.26 15.71L6.68 14.8M4.44 10.91L4.44 9.09M6.68 5.2L8.26 4.29
    hexagon.lefthalf.filled | 19x21 | bi hexagon-half
    dot.square | 19x19 | bodybox 1.4 1.4 16.2 16.2 3.2; detaildot 9.5 9.5 2
    dot.circle | 20.5x20.5 | bodyring 10.25 10.25 9; detaildot 10.25 10.25 2
    dot.viewfinder | 20x20 | stroke M1.5 6V4A2.5 2.5 0 0 1 4 1.5H6M14 1.5H16A2.5 2.5 0 0 1 18.5 4V6M18.5 14V16A2.5 2.5 0 0 1 16 18.5H14M6 18.5H4A2.5 2.5 0 0 1 1.5 16V14; dot 10 10 2.2
    smallcircle.circle | 20.5x20.5 | ring 10.25 10.25 9; ring 10.25 10.25 3
    smallcircle.filled.circle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; cut M5.85 10.25A4.4 4.4 0 1 1 14.65 10.25A4.4 4.4 0 1 1 5.85 10.25Z
    record.circle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; holedot 10.25 10.25 4.2
    square.on.circle | 22x22 | bodybox 9 9 11.4 11.4 2.4; stroke M7.2 15.8A7.2 7.2 0 1 1 15.8 7.2
    square.and.arrow.up.on.square | 21x23 | stroke M7 8.4H5.5A2 2 0 0 0 3.5 10.4V16M17.5 16V10.4A2 2 0 0 0 15.5 8.4H14M10.5 13.4V1.8M7.1 5.1L10.5 1.7L13.9 5.1M1.6 12.6V18.6A2.6 2.6 0 0 0 4.2 21.2H16.8A2.6 2.6 0 0 0 19.4 18.6V12.6
    square.and.arrow.down.fill | 17x21 | fill M3.5 6.4H13.5A2.8 2.8 0 0 1 16.3 9.2V17.4A2.8 2.8 0 0 1 13.5 20.2H3.5A2.8 2.8 0 0 1 .7 17.4V9.2A2.8 2.8 0 0 1 3.5 6.4Z; cut M8.5 5V13M5.1 9.7L8.5 13.1L11.9 9.7; stroke M8.5 1.5V4.6
    square.and.arrow.up.circle | 20.5x20.5 | on circle 0 0 1, square.and.arrow.up 0 -.6 .52
    square.and.line.vertical.and.square | 23x15 | bodybox 1.4 3.4 6.2 8.2 1.4; bodybox 15.4 3.4 6.2 8.2 1.4; stroke M11.5 1.4V13.6
    square.2.layers.3d | 21x17 | body M10.5 1.8L19 6.4L10.5 11L2 6.4Z; stroke M2 10.6L10.5 15.2L19 10.6
    square.3.layers.3d.top.filled | 21x21 | bi layers-half
    square.fill.on.square.fill | | same square.on.square.fill
    rectangle.fill.on.rectangle.fill | | same rectangle.on.rectangle.fill
    rectangle.portrait.on.rectangle.portrait | 20x24 | stroke M13.4 5.4V4.2A2.6 2.6 0 0 0 10.8 1.6H4.2A2.6 2.6 0 0 0 1.6 4.2V15.2A2.6 2.6 0 0 0 4.2 17.8H4.8; bodybox 6.2 5.8 12 16.6 2.6
    rectangle.portrait.split.2x1 | 17x21 | bodybox 1.4 1.4 14.2 18.2 2.6; detail M8.5 1.4V19.6
    rectangle.portrait.and.arrow.forward | | same rectangle.portrait.and.arrow.right | rtl
    rectangle.portrait.and.arrow.forward.fill | | same rectangle.portrait.and.arrow.right.fill | rtl
    rectangle.portrait.arrowtriangle.2.outward | 24x20 | bodybox 7.4 1.6 9.2 16.8 2; fill M4.6 7.2V12.8A.5 .5 0 0 1 3.8 13.2L.9 10.4A.5 .5 0 0 1 .9 9.6L3.8 6.8A.5 .5 0 0 1 4.6 7.2ZM19.4 7.2V12.8A.5 .5 0 0 0 20.2 13.2L23.1 10.4A.5 .5 0 0 0 23.1 9.6L20.2 6.8A.5 .5 0 0 0 19.4 7.2Z
    rectangle.and.hand.point.up.left | 23x20 | on rectangle -.4 -1.4 .96, hand.point.up 4.4 3.4 .62 | fills
    rectangle.and.pencil.and.ellipsis | 25x18 | stroke M14.4 3H4.2A2.6 2.6 0 0 0 1.6 5.6V13.8A2.6 2.6 0 0 0 4.2 16.4H19.8A2.6 2.6 0 0 0 22.4 13.8V10.4M13.6 11.4L14.4 8.6L21 2A1.3 1.3 0 0 1 22.8 3.8L16.4 10.4Z; dot 5.6 10 1.1; dot 9 10 1.1
    rectangle.and.text.magnifyingglass | 25x20 | stroke M9.6 15H4.2A2.6 2.6 0 0 1 1.6 12.4V4.2A2.6 2.6 0 0 1 4.2 1.6H18.8A2.6 2.6 0 0 1 21.4 4.2V5.6M5.4 5.8H12.4M5.4 9.4H9.2M19.6 15.8L22.8 19; ring 16.6 12.4 4.1
    rectangle.and.paperclip | 25x20 | on rectangle -1 -.6 .96, paperclip 7 3.4 .56
    rectangle.on.rectangle.angled | 25x20 | stroke M3.6 13.6L1.8 6.6A2.4 2.4 0 0 1 3.6 3.8L13.6 1.6A2.4 2.4 0 0 1 16.4 3.2; bodybox 5.8 6.2 17.6 12 2.6
    rectangle.stack.person.crop | 21x20 | stroke M5.6 1.6H15.4M3.6 4.8H17.4; bodybox 1.4 8 18.2 10.6 2.8; detaildot 10.5 11.6 1.9; detailfill M6.4 18.2C6.8 15.4 8.4 14.4 10.5 14.4S14.2 15.4 14.6 18.2Z
    person.crop.rectangle.stack | | same rectangle.stack.person.crop
    person.crop.rectangle.stack.fill | | same rectangle.stack.person.crop.fill
    mail.stack | 23x21 | stroke M5.6 1.6H17.4M3.6 4.8H19.4; bodybox 1.6 8 19.8 11.4 2.6; detail M2.6 9.6L11.5 15L20.4 9.6
    opticaldisc | 20.5x20.5 | bodyring 10.25 10.25 9; detail M7.85 10.25A2.4 2.4 0 1 1 12.65 10.25A2.4 2.4 0 1 1 7.85 10.25ZM10.25 4.4A5.9 5.9 0 0 1 16.1 10.25
    sidebar.squares.left | 23x18 | box 1.4 1.4 20.2 15.2 2.8; stroke M9 1.4V16.6; slab 3.6 4 3.2 3.2 .8; slab 3.6 9 3.2 3.2 .8
    sidebar.squares.right | | mirror sidebar.squares.left
    sidebar.squares.leading | | same sidebar.squares.left | rtl
    inset.filled.rectangle | | same rectangle.inset.filled
    inset.filled.circle | | same circle.inset.filled
    inset.filled.square | | same square.inset.filled
    clear | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M8.2 5.7L14.8 12.3M14.8 5.7L8.2 12.3
    textbox | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M5.4 5.4H17.6M5.4 9H17.6M5.4 12.6H12.4
    text.rectangle | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detail M5.4 5.4H17.6M5.4 9H17.6M5.4 12.6H12.4 | rtl
    text.rectangle.page | 16.5x20.5 | bodybox 1.4 1.4 13.7 17.7 2.6; detail M4.4 5H12M4.4 15.4H9.6; detailfill M4.4 7.6H12V12.8H4.4Z
    doc.text.image | 16.5x20.5 | bodybox 1.4 1.4 13.7 17.7 2.6; detail M4.4 12.6H12M4.4 15.6H9.6; detailfill M4.4 4.6H12V10H4.4Z
    doc.append | 16.5x20.5 | bodybox 1.4 1.4 13.7 17.7 2.6; detail M4.4 5H12M4.4 8H12; slab 4.4 11 7.7 5 .8
    doc.append.fill | 16.5x20.5 | slab .7 .7 15.1 19.1 3.2; cut M4.4 5H12M4.4 8H12; hole M4.4 11H12V16H4.4Z
    doc.viewfinder | 20x20 | on viewfinder 0 0 1, doc 0 0 .54
    doc.viewfinder.fill | 20x20 | on viewfinder 0 0 1, doc.fill 0 0 .54
    doc.text.viewfinder | 20x20 | on viewfinder 0 0 1, doc.text 0 0 .58
    doc.badge.gearshape | 19x21 | on doc -1 -.4 .96, gearshape.fill 4.6 5 .5
    doc.badge.gearshape.fill | 19x21 | on doc.fill -1 -.4 .96, gearshape.fill 4.6 5 .5
    doc.circle | 20.5x20.5 | on circle 0 0 1, doc.fill 0 0 .52
    arrow.up.doc | 16.5x20.5 | bi file-earmark-arrow-up
    arrow.up.doc.fill | 16.5x20.5 | bi file-earmark-arrow-up-fill
    arrow.down.doc | 16.5x20.5 | bi file-earmark-arrow-down
    arrow.down.doc.fill | 16.5x20.5 | bi file-earmark-arrow-down-fill
    arrow.up.document | | same arrow.up.doc
    arrow.up.document.fill | | same arrow.up.doc.fill
    arrow.down.document | | same arrow.down.doc
    arrow.down.document.fill | | same arrow.down.doc.fill
    document.on.document | | same doc.on.doc
    document.on.document.fill | | same doc.on.doc.fill
    document.on.clipboard | | same doc.on.clipboard
    document.on.clipboard.fill | | same doc.on.clipboard.fill
    document.viewfinder | | same doc.viewfinder
    document.badge.plus | | same doc.badge.plus
    document.badge.plus.fill | | same doc.badge.plus.fill
    document.badge.gearshape | | same doc.badge.gearshape
    document.badge.arrow.up | | same doc.badge.arrow.up
    document.badge.clock | | same doc.badge.clock
    document.badge.ellipsis | | same doc.badge.ellipsis
    document.circle | | same doc.circle
    lock.document | | same lock.doc
    lock.document.fill | | same lock.doc.fill
    richtext.page | | same doc.richtext
    richtext.page.fill | | same doc.richtext.fill
    text.document.fill | | same doc.text.fill
    text.page.fill | | same doc.plaintext.fill
    zipper.page | | same doc.zipper
    append.page | | same doc.append
    append.page.fill | | same doc.append.fill
    arrow.right.doc.on.clipboard | 20x21.5 | on clipboard -1.2 0 1, arrow.right 5 2.2 .56
    list.bullet.clipboard | | same list.clipboard
    list.bullet.clipboard.fill | | same list.clipboard.fill
    checkmark.clipboard | 17.5x21.5 | bi clipboard-check
    heart.text.clipboard | 18x22 | bodybox 1.4 3.4 15.2 17.2 2.6; slab 5.4 1 7.2 4.6 1.6; detail M5 6.4H13M5 13.8H13M5 17H10; detailfill M9 12C7.2 10.8 6.6 10 6.6 9.2A1.3 1.3 0 0 1 9 8.6A1.3 1.3 0 0 1 11.4 9.2C11.4 10 10.8 10.8 9 12Z
    heart.text.square | 19x19 | bodybox 1.4 1.4 16.2 16.2 3.2; detail M4.8 11.6H14.2M4.8 14.6H10.6; detailfill M9.5 9.2C6.6 7.4 5.8 6.2 5.8 5A1.9 1.9 0 0 1 9.5 4.4A1.9 1.9 0 0 1 13.2 5C13.2 6.2 12.4 7.4 9.5 9.2Z
    chart.bar.doc.horizontal | 16.5x20.5 | bodybox 1.4 1.4 13.7 17.7 2.6; detail M4.6 6H11.8M4.6 10.2H9M4.6 14.4H10.6
    chart.bar.horizontal.page | | same chart.bar.doc.horizontal
    chart.bar.horizontal.page.fill | | same chart.bar.doc.horizontal.fill
    chart.bar.xaxis.ascending | 21x19 | stroke M1.6 17.4H19.4; bodybox 2.6 10.6 3 4.2 .6; bodybox 9 6.6 3 8.2 .6; bodybox 15.4 2 3 12.8 .6
    chart.line.downtrend.xyaxis | 21x20 | bi graph-down-arrow
    chart.line.flattrend.xyaxis | 21x19 | stroke M1.8 1.6V15.2A2 2 0 0 0 3.8 17.2H19.4M5.6 9H17.4M14.6 6.2L17.6 9L14.6 11.8
    chart.dots.scatter | 21x19 | stroke M1.8 1.6V15.2A2 2 0 0 0 3.8 17.2H19.4; dot 6.4 11.8 1.3; dot 9.4 7.6 1.3; dot 12.6 10.6 1.3; dot 14.2 4.6 1.3; dot 17.4 7.4 1.3
    scope | 20.5x20.5 | ring 10.25 10.25 7; stroke M10.25 1.2V6.4M10.25 14.1V19.3M1.2 10.25H6.4M14.1 10.25H19.3
    plus.viewfinder | 20x20 | on viewfinder 0 0 1, plus 0 0 .62
    camera.viewfinder | 20x20 | on viewfinder 0 0 1, camera.fill 0 0 .46
    location.viewfinder | 20x20 | on viewfinder 0 0 1, location.fill 0 0 .5
    text.viewfinder | 20x20 | on viewfinder 0 0 1, text.alignleft 0 0 .52
    person.fill.viewfinder | 20x20 | on viewfinder 0 0 1, person.fill 0 0 .58
    camera.metering.center.weighted | 23x18 | box 1.4 1.4 20.2 15.2 2.8; dot 11.5 9 2; stroke M11.5 4.4A4.6 4.6 0 0 1 13.06 4.67M14.2 5.28A4.6 4.6 0 0 1 15.3 6.41M15.87 7.58A4.6 4.6 0 0 1 16.1 9.14M15.87 10.42A4.6 4.6 0 0 1 15.13 11.82M14.2 12.72A4.6 4.6 0 0 1 12.78 13.42M11.5 13.6A4.6 4.6 0 0 1 9.94 13.33M8.8 12.72A4.6 4.6 0 0 1 7.7 11.59M7.13 10.42A4.6 4.6 0 0 1 6.9 8.86M7.13 7.58A4.6 4.6 0 0 1 7.87 6.18M8.8 5.28A4.6 4.6 0 0 1 10.22 4.58
    camera.metering.spot | 23x18 | box 1.4 1.4 20.2 15.2 2.8; dot 11.5 9 2
    camera.rotate | 23x18.5 | body M2 6.4A2.4 2.4 0 0 1 4.4 4H6.8L8.2 2.2A1.4 1.4 0 0 1 9.4 1.6H13.6A1.4 1.4 0 0 1 14.8 2.2L16.2 4H18.6A2.4 2.4 0 0 1 21 6.4V14.2A2.4 2.4 0 0 1 18.6 16.6H4.4A2.4 2.4 0 0 1 2 14.2Z; detail M7.6 9A4.2 4.2 0 0 1 15 8.6M15.2 6V8.8H12.6M15.4 11.4A4.2 4.2 0 0 1 8 11.8M7.8 14.4V11.6H10.4
    arrow.triangle.2.circlepath.camera | | same camera.rotate
    arrow.triangle.2.circlepath.camera.fill | | same camera.rotate.fill
    aperture | 20.5x20.5 | ring 10.25 10.25 9; stroke M10.25 5.65L18.81 7.47M14.23 7.95L16.94 16.27M14.23 12.55L8.38 19.05M10.25 14.85L1.69 13.03M6.27 12.55L3.56 4.23M6.27 7.95L12.12 1.45M10.25 5.65L14.23 7.95L14.23 12.55L10.25 14.85L6.27 12.55L6.27 7.95Z
    camera.on.rectangle | 25x20 | on _backframe -1.4 -1.6 .9, camera 2 2 .82 | fills
    photo.artframe | 23x20 | bi easel
    photo.tv | 23x18 | on tv 0 0 1, _picture 0 -1.4 1
    _picture | 16x9 | fill M1 8.2L5 3.2A.8 .8 0 0 1 6.2 3.2L8.6 6L10 4.6A.8 .8 0 0 1 11.2 4.6L15 8.2Z; dot 11.6 1.9 1.2
    pano | 25x18 | body M2 2.4C8.4 4.4 16.6 4.4 23 2.4V15.6C16.6 13.6 8.4 13.6 2 15.6Z; detailfill M3.4 13.4L9 7.6A.8 .8 0 0 1 10.2 7.6L13.4 10.8L15.4 8.8A.8 .8 0 0 1 16.6 8.8L21.6 13.4C16.6 11.8 8.4 11.8 3.4 13.4Z; detaildot 17.6 6.4 1.2
    livephoto | 20.5x20.5 | ring 10.25 10.25 2.2; ring 10.25 10.25 5.4; stroke M10.25 1.25A9 9 0 0 1 10.46 1.25M12.01 1.42A9 9 0 0 1 12.21 1.47M13.69 1.94A9 9 0 0 1 13.89 2.02M15.25 2.77A9 9 0 0 1 15.43 2.89M16.61 3.89A9 9 0 0 1 16.76 4.04M17.73 5.25A9 9 0 0 1 17.85 5.43M18.56 6.81A9 9 0 0 1 18.64 7M19.08 8.49A9 9 0 0 1 19.12 8.7M19.25 10.25A9 9 0 0 1 19.25 10.46M19.08 12.01A9 9 0 0 1 19.03 12.21M18.56 13.69A9 9 0 0 1 18.48 13.89M17.73 15.25A9 9 0 0 1 17.61 15.43M16.61 16.61A9 9 0 0 1 16.46 16.76M15.25 17.73A9 9 0 0 1 15.07 17.85M13.69 18.56A9 9 0 0 1 13.5 18.64M12.01 19.08A9 9 0 0 1 11.8 19.12M10.25 19.25A9 9 0 0 1 10.04 19.25M8.49 19.08A9 9 0 0 1 8.29 19.03M6.81 18.56A9 9 0 0 1 6.61 18.48M5.25 17.73A9 9 0 0 1 5.07 17.61M3.89 16.61A9 9 0 0 1 3.74 16.46M2.77 15.25A9 9 0 0 1 2.65 15.07M1.94 13.69A9 9 0 0 1 1.86 13.5M1.42 12.01A9 9 0 0 1 1.38 11.8M1.25 10.25A9 9 0 0 1 1.25 10.04M1.42 8.49A9 9 0 0 1 1.47 8.29M1.94 6.81A9 9 0 0 1 2.02 6.61M2.77 5.25A9 9 0 0 1 2.89 5.07M3.89 3.89A9 9 0 0 1 4.04 3.74M5.25 2.77A9 9 0 0 1 5.43 2.65M6.81 1.94A9 9 0 0 1 7 1.86M8.49 1.42A9 9 0 0 1 8.7 1.38
    livephoto.play | 20.5x20.5 | on livephoto 0 0 1, play.fill 0 0 .4
    timelapse | 20.5x20.5 | ring 10.25 10.25 5.4; stroke M10.25 1.25A9 9 0 0 1 10.34 1.25M12.12 1.45A9 9 0 0 1 12.21 1.47M13.91 2.03A9 9 0 0 1 14 2.07M15.54 2.97A9 9 0 0 1 15.62 3.02M16.94 4.23A9 9 0 0 1 17 4.3M18.04 5.75A9 9 0 0 1 18.09 5.83M18.81 7.47A9 9 0 0 1 18.84 7.56M19.2 9.31A9 9 0 0 1 19.21 9.4M19.2 11.19A9 9 0 0 1 19.19 11.28M18.81 13.03A9 9 0 0 1 18.78 13.12M18.04 14.75A9 9 0 0 1 18 14.83M16.94 16.27A9 9 0 0 1 16.87 16.34M15.54 17.53A9 9 0 0 1 15.46 17.59M13.91 18.47A9 9 0 0 1 13.82 18.51M12.12 19.05A9 9 0 0 1 12.03 19.07M10.25 19.25A9 9 0 0 1 10.16 19.25M8.38 19.05A9 9 0 0 1 8.29 19.03M6.59 18.47A9 9 0 0 1 6.5 18.43M4.96 17.53A9 9 0 0 1 4.88 17.48M3.56 16.27A9 9 0 0 1 3.5 16.2M2.46 14.75A9 9 0 0 1 2.41 14.67M1.69 13.03A9 9 0 0 1 1.66 12.94M1.3 11.19A9 9 0 0 1 1.29 11.1M1.3 9.31A9 9 0 0 1 1.31 9.22M1.69 7.47A9 9 0 0 1 1.72 7.38M2.46 5.75A9 9 0 0 1 2.5 5.67M3.56 4.23A9 9 0 0 1 3.63 4.16M4.96 2.97A9 9 0 0 1 5.04 2.91M6.59 2.03A9 9 0 0 1 6.68 1.99M8.38 1.45A9 9 0 0 1 8.47 1.43
    slowmo | 20.5x20.5 | ring 10.25 10.25 5.4; stroke M10.25 2.25L10.25 1.05M12.72 2.64L13.09 1.5M14.95 3.78L15.66 2.81M16.72 5.55L17.69 4.84M17.86 7.78L19 7.41M18.25 10.25L19.45 10.25M17.86 12.72L19 13.09M16.72 14.95L17.69 15.66M14.95 16.72L15.66 17.69M12.72 17.86L13.09 19M10.25 18.25L10.25 19.45M7.78 17.86L7.41 19M5.55 16.72L4.84 17.69M3.78 14.95L2.81 15.66M2.64 12.72L1.5 13.09M2.25 10.25L1.05 10.25M2.64 7.78L1.5 7.41M3.78 5.55L2.81 4.84M5.55 3.78L4.84 2.81M7.78 2.64L7.41 1.5
    person.and.background.dotted | 21x20 | on person.fill 0 1.4 .9, _dotgrid 0 -5 1
    _dotgrid | 20x6 | dot 2 1.2 .8; dot 6 1.2 .8; dot 14 1.2 .8; dot 18 1.2 .8; dot 2 4.6 .8; dot 18 4.6 .8
    pip | 23x18 | bodybox 1.4 1.4 20.2 15.2 2.8; detailfill M12.4 9.6A1 1 0 0 1 13.4 8.6H18.4A1 1 0 0 1 19.4 9.6V13.4A1 1 0 0 1 18.4 14.4H13.4A1 1 0 0 1 12.4 13.4Z
    pip.enter | 24x19 | stroke M21.6 7.4V4.2A2.8 2.8 0 0 0 18.8 1.4H4.2A2.8 2.8 0 0 0 1.4 4.2V13.8A2.8 2.8 0 0 0 4.2 16.6H9.6M5 5L9.4 9.4M9.8 5.8V9.8H5.8; slab 12.4 9.8 10.6 7.8 1.6
    pip.exit | 24x19 | stroke M21.6 7.4V4.2A2.8 2.8 0 0 0 18.8 1.4H4.2A2.8 2.8 0 0 0 1.4 4.2V13.8A2.8 2.8 0 0 0 4.2 16.6H9.6M5.2 5.2L9.6 9.6M4.8 9V5H8.8; slab 12.4 9.8 10.6 7.8 1.6
    pip.swap | 24x19 | stroke M21.6 7.4V4.2A2.8 2.8 0 0 0 18.8 1.4H4.2A2.8 2.8 0 0 0 1.4 4.2V13.8A2.8 2.8 0 0 0 4.2 16.6H9.6M5.2 5.2L9.4 9.4M4.8 8V5H7.8M9.8 6.6V9.8H6.6; slab 12.4 9.8 10.6 7.8 1.6
    film.fill | 21x18 | slab .6 .9 19.8 16.2 2.4; hole M2.4 3H4.4V5H2.4ZM2.4 6.4H4.4V8.2H2.4ZM2.4 9.8H4.4V11.6H2.4ZM2.4 13H4.4V15H2.4ZM16.6 3H18.6V5H16.6ZM16.6 6.4H18.6V8.2H16.6ZM16.6 9.8H18.6V11.6H16.6ZM16.6 13H18.6V15H16.6Z; cut M6.4 9H14.6
    film.stack | 23x21 | stroke M5.6 1.6H17.4M3.6 4.8H19.4; bodybox 1.6 8 19.8 11.4 2.4; detail M5.6 8V19.4M17.4 8V19.4M5.6 13.7H17.4
    newspaper.fill | 23x19 | fill M3.6 1H16.4A2.6 2.6 0 0 1 19 3.6V16.2A2 2 0 0 0 19.4 18H3.4A2.8 2.8 0 0 1 .8 15.2V3.8A2.8 2.8 0 0 1 3.6 1ZM20.2 5H20.6A1.8 1.8 0 0 1 22.4 6.8V15.8A1.6 1.6 0 0 1 20.2 17Z; hole M3.6 4H10V9.4H3.6Z; cut M12.4 4.8H15.8M12.4 8.4H15.8M4.2 12H15.8M4.2 15H15.8
    keyboard.fill | 23x16 | bi keyboard-fill
    building.fill | 17x20 | bi building-fill
    ruler.fill | 20x20 | bi rulers
    pills.fill | 20x20 | bi capsule-pill
    wallet.pass.fill | 20x18 | bi wallet-fill
    die.face.1.fill | 19x19 | bi dice-1-fill
    die.face.2.fill | 19x19 | bi dice-2-fill
    die.face.3.fill | 19x19 | bi dice-3-fill
    die.face.4.fill | 19x19 | bi dice-4-fill
    die.face.6.fill | 19x19 | bi dice-6-fill
    pencil.tip | 17x20 | stroke M2.4 18.4L7.2 3A1.4 1.4 0 0 1 9.8 3L14.6 18.4M6.2 7.6C7.6 8.8 9.4 8.8 10.8 7.6M4.4 12.4C7 14 10 14 12.6 12.4
    pencil.tip.crop.circle | 20.5x20.5 | on circle 0 0 1, _tip 0 2.4 1
    _tip | 10x14 | stroke M1.6 13.4L4.2 3.6A.9 .9 0 0 1 5.8 3.6L8.4 13.4M3.4 7.4C4.4 8.2 5.6 8.2 6.6 7.4
    pencil.and.outline | 21x21 | stroke M12.4 3.4L15.2 1.6L19.4 5.8L17.6 8.6M14.4 2.4L18.6 6.6M12 3.8L17.2 9L7.4 18.8L1.8 19.6L2.4 13.4ZM4 16.8L10.8 10
    paintbrush.pointed | 20x20 | stroke M7.4 10.4L16.6 1.8A1.1 1.1 0 0 1 18.2 3.4L9.6 12.6M7.2 10.4C9 10.4 9.8 11.4 9.8 12.8C9.4 16.6 6 18.6 1.8 17.8C3.6 17 3.4 15.8 3.8 13.6C4.2 11.6 5.4 10.4 7.2 10.4Z
    paintbrush.pointed.fill | 20x20 | fill M8.6 10L16.4 1.6A1.4 1.4 0 0 1 18.4 3.6L10 11.4A4.6 4.6 0 0 0 8.6 10ZM7 10.4A3.1 3.1 0 0 1 9.6 13C9.2 17.2 5.6 19.2 1.2 18.2C3 17.2 2.8 15.8 3.2 13.6C3.6 11.6 5 10.4 7 10.4Z
    eraser | 21x19 | bi eraser
    eraser.fill | 21x19 | bi eraser-fill
    lasso | 20x20 | stroke M5.6 13.4C3 12.4 1.6 10.6 1.6 8.4C1.6 4.6 5.4 1.8 10 1.8S18.4 4.6 18.4 8.4C18.4 12.2 14.6 15 10 15C9.2 15 8.4 14.9 7.6 14.8; ring 6.4 13.6 1.8; stroke M5.4 15.2C5.4 17 4.6 18.2 2.8 18.4
    lasso.and.sparkles | 21x20 | on lasso 0 0 1, sparkles 1 -1.4 .4
    scribble | 21x17 | stroke M1.8 6.2C4.2 3.2 8.6 .6 9.4 2.6C10.4 5 2.6 10.8 4 13C5.4 15.2 13.4 3.2 15.6 5C17.6 6.6 10.4 12.6 12 14.4C13.2 15.8 16.6 11.6 19.2 10.2
    scribble.variable | 21x17 | blob 1.1 M1.8 6.2C4.2 3.2 8.6 .6 9.4 2.6C10.4 5 2.6 10.8 4 13; blob 2.2 M4 13C5.4 15.2 13.4 3.2 15.6 5; blob 1.6 M15.6 5C17.6 6.6 10.4 12.6 12 14.4C13.2 15.8 16.6 11.6 19.2 10.2
    signature | 24x16 | stroke M1.6 12.4C5 11.6 8.6 6.6 8.4 3.4C8.2 .8 5.8 1.6 5.6 5.4C5.4 9.6 6.4 12.6 8.2 12C10 11.4 10.4 8.4 11.4 8.4C12.4 8.4 11.6 11.6 12.8 11.6C14 11.6 14.4 9 15.4 9S16 11.4 17.4 11.4H22.4M2 14.6H22
    crop.rotate | 21x21 | on crop 0 1 .84, _topturn 0 0 1
    _topturn | 21x21 | stroke M13 1.6A8.4 8.4 0 0 1 19.4 8.4M15.4 1.2L12.8 1.6L13.6 4.2M8 19.4A8.4 8.4 0 0 1 1.6 12.6M5.6 19.8L8.2 19.4L7.4 16.8
    perspective | 21x19 | stroke M2 2.4L19 5.8V13.2L2 16.6ZM2 9.5H19M10.5 4.2V14.8
    skew | 22x17 | stroke M6.4 2.4H20.4L15.6 14.6H1.6Z
    grid | 20x20 | box 1.4 1.4 17.2 17.2 2.4; stroke M7.1 1.4V18.6M12.9 1.4V18.6M1.4 7.1H18.6M1.4 12.9H18.6
    slider.vertical.3 | | turn -90 slider.horizontal.3
    slider.horizontal.2.square | 19x19 | bodybox 1.4 1.4 16.2 16.2 3.2; detail M4.6 6.6H8.4M12.6 6.6H14.4M4.6 12.4H6M10.2 12.4H14.4M9 6.6A1.5 1.5 0 1 1 12 6.6A1.5 1.5 0 1 1 9 6.6ZM6.6 12.4A1.5 1.5 0 1 1 9.6 12.4A1.5 1.5 0 1 1 6.6 12.4Z
    slider.horizontal.below.rectangle | 22x20 | bodybox 1.6 1.6 18.8 9 2.4; stroke M1.6 16H9.2M13.6 16H20.4; ring 11.4 16 2.1
    slider.horizontal.below.square.filled.and.square | 22x20 | bodybox 1.6 1.6 8.2 8.2 1.8; slab 12 .9 9 9 2.2; stroke M1.6 16H9.2M13.6 16H20.4; ring 11.4 16 2.1
    slider.horizontal.2.gobackward | 21x20 | on gobackward 0 0 1, _twosliders 0 1 1
    _twosliders | 9x8 | stroke M.8 2H3M6 2H8.2M.8 6H3.8M7 6H8.2; dot 4.4 2 1.3; dot 5.2 6 1.3
    dial.low | 20.5x20.5 | ring 10.25 10.25 6.6; stroke M10.25 10.25L6.8 12.2; dot 3.74 16.76 .7; dot 1.5 13.09 .7; dot 1.16 8.81 .7; dot 2.81 4.84 .7; dot 6.07 2.05 .7; dot 10.25 1.05 .7; dot 14.43 2.05 .7; dot 17.69 4.84 .7; dot 19.34 8.81 .7; dot 19 13.09 .7; dot 16.76 16.76 .7
    dial.medium | 20.5x20.5 | ring 10.25 10.25 6.6; stroke M10.25 10.25V6.2; dot 3.74 16.76 .7; dot 1.5 13.09 .7; dot 1.16 8.81 .7; dot 2.81 4.84 .7; dot 6.07 2.05 .7; dot 10.25 1.05 .7; dot 14.43 2.05 .7; dot 17.69 4.84 .7; dot 19.34 8.81 .7; dot 19 13.09 .7; dot 16.76 16.76 .7
    dial.high | 20.5x20.5 | ring 10.25 10.25 6.6; stroke M10.25 10.25L13.7 12.2; dot 3.74 16.76 .7; dot 1.5 13.09 .7; dot 1.16 8.81 .7; dot 2.81 4.84 .7; dot 6.07 2.05 .7; dot 10.25 1.05 .7; dot 14.43 2.05 .7; dot 17.69 4.84 .7; dot 19.34 8.81 .7; dot 19 13.09 .7; dot 16.76 16.76 .7
    dial.min | | same dial.low
    dial.max | | same dial.high
    gauge.medium | 20.5x20.5 | ring 10.25 10.25 9; stroke M10.25 11V5.4; dot 10.25 11 1.5; dot 4.6 10.8 .8; dot 6.2 6.2 .8; dot 14.3 6.2 .8; dot 15.9 10.8 .8
    gauge.low | 20.5x20.5 | ring 10.25 10.25 9; stroke M10.25 11L6.6 6.4; dot 10.25 11 1.5; dot 4.6 10.8 .8; dot 10.25 4.4 .8; dot 14.3 6.2 .8; dot 15.9 10.8 .8
    gauge.high | | same gauge
    gauge.with.needle | | same gauge
    gauge.with.needle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; cut M10.25 11L13.8 6; holedot 10.25 11 1.6; holedot 4.6 10.8 .8; holedot 6.2 6.2 .8; holedot 10.25 4.4 .8; holedot 15.9 10.8 .8
    gauge.open.with.lines.needle.33percent | 21x18 | bi speedometer2
    gauge.with.dots.needle.bottom.50percent | | same gauge.medium
    gauge.with.dots.needle.50percent | | same gauge.medium
    gauge.with.dots.needle.33percent | | same gauge.low
    gauge.with.dots.needle.67percent | | same gauge
    gauge.with.dots.needle.0percent | | same gauge.low
    gauge.with.dots.needle.100percent | | same gauge
    speedometer | 20.5x20.5 | bi speedometer
    gyroscope | 20.5x20.5 | ring 10.25 10.25 9; stroke M3.89 3.89A9 3.4 45 1 1 16.61 16.61A9 3.4 45 1 1 3.89 3.89ZM3.89 16.61A9 3.4 -45 1 1 16.61 3.89A9 3.4 -45 1 1 3.89 16.61Z; dot 10.25 10.25 1.4
    level | 21x12 | bodybox 1.6 2 17.8 8 2; detail M8 2V10M13 2V10; detaildot 10.5 6 1.3
    tablecells | 22x18.5 | bodybox 1.4 1.4 19.2 15.7 2.4; detail M1.4 6.6H20.6M1.4 11.8H20.6M7.8 1.4V17.1M14.2 1.4V17.1
    tablecells.badge.ellipsis | 24x20 | on tablecells -1 -.8 1, ellipsis.circle.fill 7 5.4 .5
    table.badge.more | 24x20 | on table -1 -.8 1, ellipsis.circle.fill 7 5.4 .5
    calendar.day.timeline.left | 22x19 | stroke M6.6 1.6V17.4M9.6 4.4H20M9.6 9.5H20M9.6 14.6H20; dot 2.8 4.4 1.3; dot 2.8 9.5 1.3; dot 2.8 14.6 1.3
    calendar.day.timeline.leading | | same calendar.day.timeline.left | rtl
    calendar.and.person | 24x20 | on calendar -1.6 -.4 1, person.fill 7.4 4 .52
    list.bullet.indent | 20x18 | stroke M6.8 2H18.6M10.4 7H18.6M10.4 12H18.6M6.8 16.4H18.6; dot 2.1 2 1.3; dot 6.2 7 1.2; dot 6.2 12 1.2; dot 2.1 16.4 1.3 | rtl
    list.triangle | 20x15 | stroke M8 2.4H18.6M8 7.5H18.6M8 12.6H18.6; fill M1.6 .6L5 2.4L1.6 4.2ZM1.6 5.7L5 7.5L1.6 9.3ZM1.6 10.8L5 12.6L1.6 14.4Z | rtl
    checklist.checked | 21x17 | bi list-check | rtl
    checklist.unchecked | 21x17 | stroke M8.6 3.2H19.4M8.6 8.5H19.4M8.6 13.8H19.4; ring 3.4 3.2 1.6; ring 3.4 8.5 1.6; ring 3.4 13.8 1.6 | rtl
    line.horizontal.3.circle | | same line.3.horizontal.circle
    line.3.horizontal.button.angledtop.vertical.right | 22x18 | stroke M1.6 4.4H13M1.6 9H13M1.6 13.6H13; body M16.4 3.4H20.2V14.6H16.4Z
    line.diagonal.arrow | 15x15 | stroke M1.6 13.4L13 2M6.6 1.8H13.2V8.4

    """
}
