// Home, body, health and clothing.
extension SymbolTable {
  static let home = """
    bed.double | 25x18 | stroke M1.8 15.8V11.4A2.4 2.4 0 0 1 4.2 9H20.8A2.4 2.4 0 0 1 23.2 11.4V15.8M3.6 8.6V4.2A2.2 2.2 0 0 1 5.8 2H19.2A2.2 2.2 0 0 1 21.4 4.2V8.6M1.8 13.2H23.2M6 8.8V7A1.4 1.4 0 0 1 7.4 5.6H10.8A1.4 1.4 0 0 1 12.2 7V8.8M12.8 8.8V7A1.4 1.4 0 0 1 14.2 5.6H17.6A1.4 1.4 0 0 1 19 7V8.8
    bed.double.fill | 25x18 | fill M4.2 8.4H20.8A3 3 0 0 1 23.9 11.4V15.8A.9 .9 0 0 1 22.2 15.8V13.9H2.8V15.8A.9 .9 0 0 1 1.1 15.8V11.4A3 3 0 0 1 4.2 8.4ZM2.9 7.4V4.2A2.9 2.9 0 0 1 5.8 1.3H19.2A2.9 2.9 0 0 1 22.1 4.2V7.4H20V6.4A1.8 1.8 0 0 0 18.2 4.6H14.8A1.8 1.8 0 0 0 13 6.4V7.4H12V6.4A1.8 1.8 0 0 0 10.2 4.6H6.8A1.8 1.8 0 0 0 5 6.4V7.4Z
    bathtub | 23x20 | body M2 10.4H21V12.4A4.6 4.6 0 0 1 16.4 17H6.6A4.6 4.6 0 0 1 2 12.4Z; stroke M4.2 10.2V4.2A2.4 2.4 0 0 1 8.8 3.2M6.8 5.4L10.6 3.4M6 17.2L5.2 18.8M17 17.2L17.8 18.8
    shower | 20x20 | stroke M4.6 18.6V4.6A3 3 0 0 1 10.6 4.6V5.8M7 10.2A3.8 3.8 0 0 1 14.4 9.2ZM9 13L9.4 14.2M12.2 12L12.8 13.4M15.2 11L15.8 12.4M10.4 17L10.8 18.2M13.8 16L14.4 17.4
    shower.handheld | 20x20 | bodyring 12.6 6.8 4.6; stroke M9.4 10L2.4 17.8; detaildot 11 6.6 .8; detaildot 14 6.6 .8; detaildot 12.6 8.6 .8; detaildot 12.6 4.8 .8
    sink | 22x19 | body M2 10H20L18.6 14.6A2.4 2.4 0 0 1 16.4 16.2H5.6A2.4 2.4 0 0 1 3.4 14.6Z; stroke M11 9.8V4.4A2.6 2.6 0 0 1 16.2 4.4V5.6M8.2 9.8V8H10.8M11 16.4V17.8
    toilet | 18x21 | bodybox 2.6 1.6 12.8 6.4 1.6; body M2.4 10.2H15.6C15.6 13.4 13.6 15.4 11.4 15.8L12.4 19.4H5.6L6.6 15.8C4.4 15.4 2.4 13.4 2.4 10.2Z; detaildot 9 4.4 .9
    chair | 16x21 | bodybox 3.4 1.6 9.2 8 1.6; bodybox 2 10.8 12 3 1.2; stroke M3.4 14V19.4M12.6 14V19.4
    chair.lounge | 24x18 | stroke M1.8 4.2L8 11.4H22.2M8 11.4L5 16.2M18.6 11.6L20.6 16.2M5.6 8.6L11 8.4
    sofa | 24x18 | body M4.6 8.2V5.4A3 3 0 0 1 7.6 2.4H16.4A3 3 0 0 1 19.4 5.4V8.2A2.4 2.4 0 0 0 17.6 10.4V11.2H6.4V10.4A2.4 2.4 0 0 0 4.6 8.2Z; body M2 10.2A2.1 2.1 0 0 1 6.2 10.2V11.4H17.8V10.2A2.1 2.1 0 0 1 22 10.2V14A1.4 1.4 0 0 1 20.6 15.4H3.4A1.4 1.4 0 0 1 2 14Z; detail M12 2.6V11; stroke M4.6 15.6V16.6M19.4 15.6V16.6
    table.furniture | 24x17 | bodybox 1.6 2.4 20.8 3 1; stroke M4.4 5.6V15.4M19.6 5.6V15.4
    cabinet | 20x20 | bodybox 2 1.8 16 15.4 1.6; detail M10 1.8V17.2M7.8 8.4V10.6M12.2 8.4V10.6; stroke M4 17.4V18.8M16 17.4V18.8
    dresser | 22x18 | bodybox 2 1.8 18 12.8 1.6; detail M2 8.2H20M11 1.8V14.6M5.6 5H7.4M14.6 5H16.4M5.6 11.4H7.4M14.6 11.4H16.4; stroke M4 14.8V16.4M18 14.8V16.4
    refrigerator | 15x21 | bodybox 2 1.6 11 17.4 2; detail M2 8H13M4.6 4.2V5.8M4.6 10.4V13.4; stroke M3.6 19.2V19.8M11.4 19.2V19.8
    oven | 19x21 | bodybox 1.8 1.8 15.4 17.4 2.2; detail M1.8 7H17.2M5.4 10.4H13.6V15.6H5.4Z; detaildot 5 4.4 1; detaildot 9.5 4.4 1; detaildot 14 4.4 1
    stove | 20x21 | bodybox 1.8 5.6 16.4 13.6 2; detail M1.8 10H18.2M5.8 13H14.2V16.2H5.8Z; detaildot 5 7.8 .9; detaildot 10 7.8 .9; detaildot 15 7.8 .9; stroke M4.2 2.6H8.2M11.8 2.6H15.8
    cooktop | 23x18 | bodybox 1.6 1.6 19.8 14.8 2.6; detail M5 6A2 2 0 1 1 9 6A2 2 0 1 1 5 6ZM5 12.2A2 2 0 1 1 9 12.2A2 2 0 1 1 5 12.2ZM11 9A3 3 0 1 1 17 9A3 3 0 1 1 11 9Z; detaildot 18.6 6 .8; detaildot 18.6 9 .8; detaildot 18.6 12 .8
    microwave | 24x17 | bodybox 1.6 1.6 20.8 12.6 2; detail M4.4 4.4H15V11.4H4.4Z; detaildot 18.6 5 .9; detaildot 18.6 8 .9; detaildot 18.6 11 .9; stroke M4.4 14.4V15.6M19.6 14.4V15.6
    dishwasher | 19x21 | bodybox 1.8 1.8 15.4 17.4 2.2; detail M1.8 6.4H17.2M5 4.1H8M12.4 4.1H14M6 10.2V15.6M9.5 10.2V15.6M13 10.2V15.6
    washer | 19x21 | bodybox 1.8 1.8 15.4 17.4 2.2; detail M1.8 6.2H17.2M11.6 4H14.4M5.5 12.6A4 4 0 1 1 13.5 12.6A4 4 0 1 1 5.5 12.6Z; detaildot 5 4 .9
    dryer | 19x21 | bodybox 1.8 1.8 15.4 17.4 2.2; detail M1.8 6.2H17.2M11.6 4H14.4M5.5 12.6A4 4 0 1 1 13.5 12.6A4 4 0 1 1 5.5 12.6ZM8 11.4C8.6 12.2 8.6 13 8 13.8M11 11.4C11.6 12.2 11.6 13 11 13.8; detaildot 5 4 .9
    fan | 20.5x20.5 | bi fan
    fan.fill | 20.5x20.5 | bi fan
    fanblades | 20x20 | bi fan
    fanblades.fill | 20x20 | bi fan
    fan.desk | 19x21 | bodyring 9.5 7.8 6.2; detail M9.5 7.8L9.5 3.6M9.5 7.8L13 10M9.5 7.8L6 10; stroke M9.5 14.2V18M5.4 19.2H13.6
    fan.floor | 17x22 | bodyring 8.5 6.8 5.2; detail M8.5 6.8V3.4M8.5 6.8L11.4 8.6M8.5 6.8L5.6 8.6; stroke M8.5 12.2V19.6M4.4 20.4H12.6
    fan.ceiling | 24x14 | stroke M12 1.4V7M9.4 7H14.6V10H9.4ZM9.2 8.4L1.6 7M14.8 8.4L22.4 7M10.6 12.4H13.4
    air.conditioner.horizontal | 25x19 | bodybox 1.6 1.8 21.8 8.8 2; detail M5 7.8H20; stroke M6.4 13.6C7.6 14.6 5.4 16 6.6 17.2M12.5 13.6C13.7 14.6 11.5 16 12.7 17.2M18.6 13.6C19.8 14.6 17.6 16 18.8 17.2
    air.purifier | 15x21 | bodybox 2 1.8 11 17.4 2.4; detail M5 5H10M5 8H10M5 11H10M5 14H10
    dehumidifier | 17x21 | bodybox 2 1.8 13 16.6 2.4; detail M8.5 7C10 9 10.8 10.2 10.8 11.4A2.3 2.3 0 0 1 6.2 11.4C6.2 10.2 7 9 8.5 7ZM5.4 4.6H11.6; stroke M4.4 18.6V19.6M12.6 18.6V19.6
    humidifier | 17x21 | bodybox 3 7.8 11 11.2 2.4; detail M6 12H11; stroke M6 5.4C4.8 4.4 7 3 5.8 1.8M11 5.4C9.8 4.4 12 3 10.8 1.8
    heater.vertical | 17x21 | bodybox 2 1.8 13 15.6 2.2; detail M5.6 5.4V14M8.5 5.4V14M11.4 5.4V14; stroke M4.4 17.6V19.4M12.6 17.6V19.4
    lamp.desk | 19x21 | stroke M5 18.2L3 11.8L8 5.4M2 19.2H10; body M7 3L11.2 1.8C13.6 3 15.6 5.6 16.4 8.6L9.8 10.6C8.6 9.4 7.4 7.6 7 6Z
    lamp.floor | 15x21 | body M4.4 1.8H10.6L13 8.6H2Z; stroke M7.5 8.8V19M4 19.4H11
    lamp.table | 17x21 | body M5.4 1.8H11.6L14.6 9.4H2.4Z; body M6.2 12C5 13.6 5 16.6 7 18.8H10C12 16.6 12 13.6 10.8 12Z; stroke M8.5 9.6V11.8M5.6 19.2H11.4
    lamp.ceiling | 20x19 | stroke M10 1.4V6.6M6.8 1.6H13.2; body M10 6.8C14.4 6.8 17.6 9.6 18.2 13.6H1.8C2.4 9.6 5.6 6.8 10 6.8Z; stroke M8 16.4A2.2 2.2 0 0 0 12 16.4
    chandelier | 23x21 | stroke M11.5 1.4V13.6M3 8.6V9.4A4.6 4.6 0 0 0 7.6 14H15.4A4.6 4.6 0 0 0 20 9.4V8.6M11.5 14V18.6M3 4.6V6M20 4.6V6; dot 11.5 19 1; slab 1.6 6.6 2.8 2.4 .6; slab 18.6 6.6 2.8 2.4 .6
    lightbulb.2 | 24x21 | on lightbulb -4.6 0 .94, lightbulb 5 0 .94 | fills
    lightbulb.led | | same lightbulb
    lightbulb.led.fill | | same lightbulb.fill
    light.recessed | 20x17 | stroke M1.6 2H18.4M5 2.2V5.6H15V2.2M10 9V11.4M5 8.4L3.4 10.6M15 8.4L16.6 10.6
    light.beacon.max | 22x20 | body M6.4 14.4V10A4.6 4.6 0 0 1 15.6 10V14.4Z; stroke M4.4 17.4H17.6M11 1.6V3.2M4.4 4.2L5.6 5.4M17.6 4.2L16.4 5.4M1.8 10H3.2M18.8 10H20.2
    light.beacon.min | 18x17 | body M4.4 11.4V7A4.6 4.6 0 0 1 13.6 7V11.4Z; stroke M2.4 14.6H15.6
    flashlight.off.fill | 11x22 | fill M1.4 2A1 1 0 0 1 2.4 1H8.6A1 1 0 0 1 9.6 2V3.4H1.4ZM1.4 4.8H9.6V5.8C9.6 7.4 8.4 8 8.2 9.6V19A2 2 0 0 1 6.2 21H4.8A2 2 0 0 1 2.8 19V9.6C2.6 8 1.4 7.4 1.4 5.8Z; hole M4.8 11A.7 .7 0 0 1 6.2 11V13.4A.7 .7 0 0 1 4.8 13.4Z
    flashlight.on.fill | 14x22 | fill M2.9 6A1 1 0 0 1 3.9 5H10.1A1 1 0 0 1 11.1 6V7.2H2.9ZM2.9 8.6H11.1V9.4C11.1 10.8 9.9 11.4 9.7 12.8V19A2 2 0 0 1 7.7 21H6.3A2 2 0 0 1 4.3 19V12.8C4.1 11.4 2.9 10.8 2.9 9.4Z; hole M6.3 13.6A.7 .7 0 0 1 7.7 13.6V16A.7 .7 0 0 1 6.3 16Z; stroke M7 1V2.8M2.2 1.6L3.2 3.2M11.8 1.6L10.8 3.2
    door.left.hand.closed | 16x21 | bodybox 2 1.6 12 17.8 1.4; detaildot 11.2 10.6 1.1
    door.right.hand.closed | | mirror door.left.hand.closed
    door.left.hand.open | 17x21 | stroke M5.4 2H14A1.4 1.4 0 0 1 15.4 3.4V17.6A1.4 1.4 0 0 1 14 19H9.6; body M1.8 3.2A1 1 0 0 1 3 2.2L8.6 3.8A1.2 1.2 0 0 1 9.4 5V18.6A1 1 0 0 1 8.2 19.6L2.8 18.2A1.2 1.2 0 0 1 1.8 17Z; detaildot 7 11.2 1
    door.right.hand.open | | mirror door.left.hand.open
    door.garage.closed | 23x19 | body M2 17.4V7.6L11.5 2L21 7.6V17.4H17.4V9.6H5.6V17.4Z; stroke M5.8 12.2H17.2M5.8 14.8H17.2M5.8 17.4H17.2
    door.garage.open | 23x19 | body M2 17.4V7.6L11.5 2L21 7.6V17.4H17.4V9.6H5.6V17.4Z; stroke M5.8 12.2H17.2
    door.sliding.left.hand.closed | 20x20 | bodybox 1.8 1.8 16.4 16.4 1.8; detail M10 1.8V18.2M7.6 8.6V11.4
    pedestrian.gate.closed | 21x19 | stroke M2 17.4V4A2 2 0 0 1 6 4V17.4M15 17.4V4A2 2 0 0 1 19 4V17.4M6 6.6H15M6 14.4H15M9 6.8V14.2M12 6.8V14.2
    window.vertical.closed | 17x21 | bodybox 1.8 1.8 13.4 15.4 1.8; detail M1.8 9.5H15.2; stroke M1 19.4H16
    window.vertical.open | 17x21 | bodybox 1.8 1.8 13.4 15.4 1.8; detail M1.8 7H15.2M1.8 10H15.2; stroke M1 19.4H16
    window.horizontal | 21x19 | bodybox 1.8 1.8 17.4 13.4 1.8; detail M10.5 1.8V15.2; stroke M1 17.4H20
    window.casement | 21x20 | bodybox 1.8 1.8 17.4 14.4 1.8; detail M10.5 1.8V16.2M8.2 8.4V10M12.8 8.4V10; stroke M1 18.4H20
    window.shade.closed | 19x20 | bodybox 1.8 1.8 15.4 15 1.6; detail M4.6 5H14.4M4.6 7.8H14.4M4.6 10.6H14.4M4.6 13.4H14.4; dot 9.5 18.6 .9
    blinds.horizontal.closed | 20x20 | stroke M1.6 2H18.4M3.4 5.4H16.6M3.4 8.8H16.6M3.4 12.2H16.6M3.4 15.6H16.6M16.6 2V18.4
    blinds.horizontal.open | 20x20 | stroke M1.6 2H18.4M4.4 2V17M15.6 2V17; blob 1 M3.4 6H16.6; blob 1 M3.4 9.4H16.6; blob 1 M3.4 12.8H16.6; blob 1 M3.4 16.2H16.6
    blinds.vertical.closed | 20x20 | stroke M1.6 2H18.4M3.4 4.6V18M7.8 4.6V18M12.2 4.6V18M16.6 4.6V18
    curtains.closed | 21x20 | stroke M1.6 2H19.4; body M3 4.4H10V18H3ZM11 4.4H18V18H11Z; detail M6.4 7V15.4M14.6 7V15.4
    curtains.open | 21x20 | stroke M1.6 2H19.4; body M3 4.4H9.4C8.8 9 7.4 12.4 5.6 14.6L6.4 18H3ZM18 4.4H11.6C12.2 9 13.6 12.4 15.4 14.6L14.6 18H18Z
    stairs | 21x18 | stroke M1.6 16.2H6.4V11.6H11V7H15.6V2.4H19.4
    spigot | 21x19 | body M1.8 8H5.4C6.4 6.8 7.6 6.2 9 6.2S11.8 6.8 12.6 8C16.4 8 18.8 10 18.8 13.6H14.8C14.8 12.4 14 11.8 12.6 11.8C11.6 13 10.4 13.6 9 13.6S6.4 13 5.4 11.8H1.8Z; stroke M9 6V2.4M5.6 2H12.4M16.8 16.4V17.6
    pipe.and.drop | 19x20 | body M2 3H9.6A6.4 6.4 0 0 1 16 9.4V11.6H10.4V9.4A.8 .8 0 0 0 9.6 8.6H2Z; fill M13.2 13.6C14.6 15.4 15.2 16.4 15.2 17.2A2 2 0 0 1 11.2 17.2C11.2 16.4 11.8 15.4 13.2 13.6Z
    sprinkler | 21x18 | stroke M7.4 16.4H13.6M10.5 16.2V10.4M8 10.2H13M6 7.4L4.4 6.2M15 7.4L16.6 6.2M8.6 5.4L7.6 3.4M12.4 5.4L13.4 3.4M3 9.6L1.8 9.2M18 9.6L19.2 9.2
    switch.2 | 22x18 | bodybox 1.6 1.6 18.8 6.2 3.1; bodybox 1.6 10.2 18.8 6.2 3.1; detaildot 17.2 4.7 2; detaildot 4.8 13.3 2
    lightswitch.on | 15x21 | bodybox 1.8 1.6 11.4 17.8 2; detail M5.4 6H9.6V15H5.4Z; detailfill M5.4 6H9.6V10.4H5.4Z
    lightswitch.off | 15x21 | bodybox 1.8 1.6 11.4 17.8 2; detail M5.4 6H9.6V15H5.4Z; detailfill M5.4 10.6H9.6V15H5.4Z
    togglepower | 20x20 | ring 10 10 8.4; stroke M10 5.6V14.4
    poweron | 5x15 | stroke M2.5 1.4V13.6
    poweroff | 15x15 | ring 7.5 7.5 6
    poweroutlet.type.a | 19x19 | bodybox 1.4 1.4 16.2 16.2 3.4; detail M6.8 6.8V12.2M12.2 6.8V12.2
    poweroutlet.type.f | 19x19 | bodybox 1.4 1.4 16.2 16.2 3.4; detail M4.1 9.5A5.4 5.4 0 1 1 14.9 9.5A5.4 5.4 0 1 1 4.1 9.5Z; detaildot 7.2 9.5 1; detaildot 11.8 9.5 1
    poweroutlet.strip | 25x12 | bodybox 1.6 1.8 18 8.4 2; detail M5 4.4V7.6M8 4.4V7.6M12.6 4.4V7.6M15.6 4.4V7.6; stroke M19.8 6H23.4
    powercord | 20x20 | stroke M18 2C12 2 15.4 9.4 10 9.4M7.4 12.6L2 18; body M8 7.6L12.4 12L10.6 13.8A3.1 3.1 0 0 1 6.2 9.4Z
    cross | 20x20 | body M7.4 1.8H12.6A.8 .8 0 0 1 13.4 2.6V6.6H17.4A.8 .8 0 0 1 18.2 7.4V12.6A.8 .8 0 0 1 17.4 13.4H13.4V17.4A.8 .8 0 0 1 12.6 18.2H7.4A.8 .8 0 0 1 6.6 17.4V13.4H2.6A.8 .8 0 0 1 1.8 12.6V7.4A.8 .8 0 0 1 2.6 6.6H6.6V2.6A.8 .8 0 0 1 7.4 1.8Z
    stethoscope | 20x21 | stroke M4.2 2H2.6V7A4.6 4.6 0 0 0 11.8 7V2H10.2M7.2 11.8V14.4A4.6 4.6 0 0 0 16.4 14.4V11.2; ring 16.4 9 2
    syringe.fill | 20x20 | stroke M13 1.8L18.2 7M15.6 4.4L12.8 7.2M2 18L5.4 14.6M9.8 4.2L15.8 10.2; fill M11 4.6L15.4 9L8 16.6L4.1 15.9L3.4 12Z
    ivfluid.bag | 15x21 | stroke M7.5 16.4V19.4M5.4 3.4V2.6A1 1 0 0 1 6.4 1.6H8.6A1 1 0 0 1 9.6 2.6V3.4; body M3.6 3.6H11.4A1.8 1.8 0 0 1 13.2 5.4V12.8L10.6 16.2H4.4L1.8 12.8V5.4A1.8 1.8 0 0 1 3.6 3.6Z; detail M1.8 9.4C4 8.2 5.4 10.6 7.5 9.4S11 8.2 13.2 9.4
    testtube.2 | 21x20 | body M2.6 2V15A2.6 2.6 0 0 0 7.8 15V2Z; body M13.2 2V15A2.6 2.6 0 0 0 18.4 15V2Z; detail M2.8 9H7.6M13.4 11.4H18.2; stroke M1.6 2H8.8M12.2 2H19.4
    facemask | 24x17 | body M5 4.6C7.6 4.4 9.6 3 12 2.2C14.4 3 16.4 4.4 19 4.6V9.4C19 12.6 16 14.8 12 14.8S5 12.6 5 9.4Z; detail M8 7.4H16M8 10.2H16; stroke M5 5.6C2.8 5.2 1.8 6.6 2 8.2C2.2 9.8 3.6 10.8 5.2 10.8M19 5.6C21.2 5.2 22.2 6.6 22 8.2C21.8 9.8 20.4 10.8 18.8 10.8
    brain | 22x19 | body M11 3.4C10.4 2 8.6 1.4 7.2 2.2C5.4 2 3.8 3.2 4 5.2C2.2 5.8 1.4 7.8 2.4 9.4C1.4 11 2 13.2 3.8 13.8C4 16 6.2 17.4 8 16.6C9.4 17.6 10.6 16.8 11 15.6C11.4 16.8 12.6 17.6 14 16.6C15.8 17.4 18 16 18.2 13.8C20 13.2 20.6 11 19.6 9.4C20.6 7.8 19.8 5.8 18 5.2C18.2 3.2 16.6 2 14.8 2.2C13.4 1.4 11.6 2 11 3.4Z; detail M11 3.6V15.4M7.6 5.4C8.4 5.6 8.8 6.4 8.6 7.2M5 9.4C6.2 9.2 7 9.8 7.4 10.6M7.6 13.6C7.8 12.6 8.4 12.2 9 12.2M14.4 5.4C13.6 5.6 13.2 6.4 13.4 7.2M17 9.4C15.8 9.2 15 9.8 14.6 10.6M14.4 13.6C14.2 12.6 13.6 12.2 13 12.2
    _head | 20x21 | stroke M8 19.6V16.6H5.8A2 2 0 0 1 3.8 14.6V12.6L1.8 11.8C1.4 11.6 1.4 11.2 1.6 10.8L3.4 8C3.4 4.2 6.4 1.6 10.4 1.6C14.8 1.6 18.2 4.8 18.2 9C18.2 12 16.6 14 15.4 15.6V19.6
    brain.head.profile | 20x21 | on _head 0 0 1, _smallbrain .8 -2 1
    _smallbrain | 11x9 | stroke M1.6 5.2C1 3.6 2.2 2.2 3.6 2.2C4.4 1 6.2 1 7 2C8.6 1.8 9.8 3.2 9.4 4.6C10 6 9 7.4 7.6 7.4C7 8.2 5.6 8.2 5 7.4C3.2 7.8 1.6 6.8 1.6 5.2ZM4 4.4C4.8 4.2 5.4 4.6 5.6 5.4M7.4 4.2L6.8 5
    brain.filled.head.profile | 20x21 | on _head 0 0 1, _smallbrainSolid .8 -2 1
    _smallbrainSolid | 11x9 | fill M1 5.2C.4 3.2 1.8 1.6 3.4 1.6C4.4 .4 6.4 .4 7.2 1.4C9.2 1.2 10.4 2.9 10 4.6C10.6 6.4 9.4 8 7.8 8C7 8.8 5.4 8.8 4.8 8C2.6 8.4 1 7 1 5.2Z
    brain.head.profile.fill | 20x21 | fill M7.3 20.3V17.3H5.8A2.7 2.7 0 0 1 3.1 14.6V13.1L1.4 12.4C.7 12.1 .6 11.1 1 10.4L2.7 7.8C2.8 3.7 6.1 .9 10.4 .9C15.2 .9 18.9 4.4 18.9 9C18.9 12.1 17.3 14.2 16.1 15.8V20.3Z; cut M7 8C6.6 6.6 7.6 5.4 8.8 5.4C9.6 4.2 11.2 4.2 12 5.2C13.6 5 14.8 6.4 14.4 7.8C15 9.2 14 10.6 12.6 10.6C12 11.4 10.6 11.4 10 10.6C8.4 10.8 7 9.8 7 8Z
    eyes | 25x17 | body M2 8.5A4.8 6.6 0 1 1 11.6 8.5A4.8 6.6 0 1 1 2 8.5Z; body M13.4 8.5A4.8 6.6 0 1 1 23 8.5A4.8 6.6 0 1 1 13.4 8.5Z; detailfill M5.9 9.4A2.3 3 0 1 1 10.5 9.4A2.3 3 0 1 1 5.9 9.4Z; detailfill M17.3 9.4A2.3 3 0 1 1 21.9 9.4A2.3 3 0 1 1 17.3 9.4Z
    eyes.inverse | | same eyes.fill
    eye.trianglebadge.exclamationmark | 26x19 | on eye -.6 -.6 1, exclamationmark.triangle.fill 7.4 3.4 .5
    nose | 15x20 | stroke M7.6 1.8C7.4 6.4 5 9.4 3 12.2C1.6 14.2 2.2 16 4.2 16.2C5 16.2 5.4 16 6 15.6C6.6 17.6 9.4 18 10.2 15.6C11.4 16.2 13.2 15.8 13.2 14
    nose.fill | 15x20 | fill M6.8 1.2H9.4C10 6 12.4 9 13.4 12.2C14.2 15 12.6 17.4 10.4 16.6C9.6 18.8 6.8 19 5.6 17C3 17.6 .8 15.6 1.6 12.8C2.4 10 6 6.6 6.8 1.2Z
    mouth | 24x14 | body M1.8 7C4.8 5.4 6.4 2 9 2C10.4 2 11 2.8 12 2.8S13.6 2 15 2C17.6 2 19.2 5.4 22.2 7C19.8 10.2 16.4 12 12 12S4.2 10.2 1.8 7Z; detail M2.6 7C6 6 8 7.6 12 7.6S18 6 21.4 7
    mustache | 25x11 | body M12.5 3.6C11.4 1.6 7.6 1 5.8 3.4C4.8 4.8 3.6 5.4 1.8 4.6C2.4 8 5.6 9.6 8.6 9C10.4 8.6 11.8 7.4 12.5 6C13.2 7.4 14.6 8.6 16.4 9C19.4 9.6 22.6 8 23.2 4.6C21.4 5.4 20.2 4.8 19.2 3.4C17.4 1 13.6 1.6 12.5 3.6Z
    hand.point.up | | same _pointingline
    hand.point.up.fill | | same _pointing
    hand.point.right | | turn 90 _pointingline
    hand.point.left | | turn -90 _pointingline
    hand.point.down | | turn 180 _pointingline
    hand.point.down.fill | | turn 180 _pointing
    _pointingline | 17x21 | bi hand-index
    hand.point.up.left.fill | 18x21 | bi hand-index-fill
    hands.clap | 22x22 | body M6.2 13L12.4 6.6A1.3 1.3 0 0 1 14.3 8.4L10.8 12L16 6.8A1.3 1.3 0 0 1 17.8 8.6L13.2 13.4L16.8 9.8A1.3 1.3 0 0 1 18.6 11.6L14.6 15.8L16.2 14.2A1.2 1.2 0 0 1 18 15.8L14.4 19.4C11.8 22 7.6 21.2 5.6 18.6C3.6 16.2 3.4 12.6 4 9.6A1.3 1.3 0 0 1 6.6 10Z; stroke M6.6 2.2L7.6 4.6M11.2 1.6L10.6 4M2.4 4.6L4.6 6
    hands.sparkles | 24x22 | stroke M2 12.4L4.4 9.4A1.3 1.3 0 0 1 6.6 10.6V6.2A1.25 1.25 0 0 1 9 6V17.6M9 20.2C5.6 20.2 3.8 18 2 14.8V12.4M22 12.4L19.6 9.4A1.3 1.3 0 0 0 17.4 10.6V6.2A1.25 1.25 0 0 0 15 6V17.6M15 20.2C18.4 20.2 20.2 18 22 14.8; fill M12 .4Q12.58 3.02 15.2 3.6Q12.58 4.18 12 6.8Q11.42 4.18 8.8 3.6Q11.42 3.02 12 .4ZM4 1.8Q4.4 3.6 6.2 4Q4.4 4.4 4 6.2Q3.6 4.4 1.8 4Q3.6 3.6 4 1.8ZM20 1.8Q20.4 3.6 22.2 4Q20.4 4.4 20 6.2Q19.6 4.4 17.8 4Q19.6 3.6 20 1.8Z
    hand.thumbsup.circle | 20.5x20.5 | on circle 0 0 1, hand.thumbsup.fill 0 0 .5
    hand.thumbsdown.circle | 20.5x20.5 | on circle 0 0 1, hand.thumbsdown.fill 0 0 .5
    hand.palm.facing | | same hand.raised
    hand.palm.facing.fill | | same hand.raised.fill
    tshirt | 25x20 | body M8.6 2.2L2 5.4L4 10.4L6.8 9.4V17.8H18.2V9.4L21 10.4L23 5.4L16.4 2.2C15.6 4 14.2 4.8 12.5 4.8S9.4 4 8.6 2.2Z
    jacket | 23x21 | body M8 1.8L3.6 4L1.8 19H6V9V19.2H17V9V19H21.2L19.4 4L15 1.8L11.5 6.4Z; detail M11.5 6.6V19
    coat | | same jacket
    hat.cap | 24x15 | body M3 10.4C3 5.6 6.4 2.2 11 2.2S18.6 5.4 18.8 9.6L22.4 11.4C22.8 12.4 21.8 13 20.8 12.8C15 11.6 8.4 11.6 4 12.8C3.2 13 3 11.6 3 10.4Z
    shoe | 25x15 | body M2.4 3C3.4 4.4 5.6 5 7.4 3.4L9.6 2L14.4 7.2C16 8.4 18.4 8.4 20.4 8.8C22.2 9.2 23 10.4 23 12.8H2.2C1.4 9.6 1.6 6 2.4 3Z; detail M2.4 10H22M10.4 6.2L12 4.8M12.6 8.2L14 6.6
    shoe.2 | 26x18 | on shoe -1.4 -2.4 .84, shoe 1.6 3 .84 | fills
    shoeprints.fill | 18x20 | fill M2.22 6.73A3.2 4.8 -6 1 1 8.58 6.07A3.2 4.8 -6 1 1 2.22 6.73ZM9.42 7.47A3.2 4.8 6 1 1 15.78 8.13A3.2 4.8 6 1 1 9.42 7.47ZM3.2 13.2L7.6 12.8C8.2 15.6 7.4 17 6 17S3.2 15.8 3.2 13.2ZM10.4 14.2L14.8 14.6C14.8 17.2 13.4 18.4 12 18.4S9.8 17 10.4 14.2Z
    sunglasses | 26x12 | bi sunglasses
    sunglasses.fill | 26x12 | bi sunglasses
    comb | 26x13 | body M2 2H24V4.6C24 5 23.8 5.4 23.4 5.4H2.6C2.2 5.4 2 5 2 4.6Z; stroke M3 5.6V11M6 5.6V11M9 5.6V11M12 5.6V11M15 5.6V11M18 5.6V11M22.4 5.6V11
    powersleep | | same moon
    syringe | 20x20 | stroke M13 1.8L18.2 7M15.6 4.4L12.8 7.2M2 18L5.4 14.6; stroke M11 5.4L14.6 9L7.6 16L4.6 15.4L4 12.4ZM8.6 8L10.4 9.8M6.4 10.2L8.2 12; stroke M9.8 4.2L15.8 10.2
    staroflife | 20x20 | body M8 1.8H12V6.6L16.2 4.2L18.2 7.6L14 10L18.2 12.4L16.2 15.8L12 13.4V18.2H8V13.4L3.8 15.8L1.8 12.4L6 10L1.8 7.6L3.8 4.2L8 6.6Z

    """
}
