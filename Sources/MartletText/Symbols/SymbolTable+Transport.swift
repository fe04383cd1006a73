// Vehicles, travel, sport and games.
extension SymbolTable {
  static let transport = """
    airplane.departure | 24x20 | on _slantplane 0 -2 1, _ground 0 8.6 1
    airplane.arrival | 24x20 | on _landingplane 0 -2 1, _ground 0 8.6 1
    _ground | 22x3 | stroke M1.4 1.5H20.6
    _sideplane | 24x14 | fill M2.4 2.6H4.4A1 1 0 0 1 5.2 3L7 5.4H11L7.4 .9A.5 .5 0 0 1 7.8 .2H9.8A1 1 0 0 1 10.6 .5L15.6 5.4H20C21.8 5.4 23.4 6.4 23.4 7.2S21.8 9 20 9H5.4C4.2 9 3.6 8.4 3.2 7.2L1.8 3.3A.5 .5 0 0 1 2.4 2.6Z
    _slantplane | | turn -22 _sideplane
    _landingplane | | turn 22 _sideplane
    ferry | 23x20 | body M2.6 12.4L11.5 9L20.4 12.4L18.2 16.4C16.8 16.4 16.4 15.8 15.2 15.2C13.6 16.6 13.2 16.8 11.5 16.8S9.4 16.6 7.8 15.2C6.6 15.8 6.2 16.4 4.8 16.4Z; body M5 11.2V6.6A1 1 0 0 1 6 5.6H17A1 1 0 0 1 18 6.6V11.2L11.5 8.8Z; detail M3.6 12L11.5 8.9L19.4 12; stroke M9 5.4V2.6A.8 .8 0 0 1 9.8 1.8H13.2A.8 .8 0 0 1 14 2.6V5.4M1.6 18.8C3.6 18.8 4 17.8 5.8 17.8S8.2 18.8 9.8 18.8H13.2C14.8 18.8 15.4 17.8 17.2 17.8S19.4 18.8 21.4 18.8
    sailboat | 21x21 | body M2 15.6H19L16.8 19.2H5Z; body M9.4 2.2V13.2H2.6C4.2 9.6 6.6 5.8 9.4 2.2Z; body M12 4.4C14.8 6.8 16.8 9.8 17.6 13.2H12Z
    scooter | 22x20 | bi scooter
    moped | 24x18 | ring 5 13.6 3; ring 19 13.6 3; stroke M8 13.6H13C13 10.6 14.8 8.8 17 8.4L14.8 2.2H12.4M2.2 9.6C3.6 8 5.4 7.6 8 7.6H10.4L13.2 11.6M3.4 5.4H9
    motorcycle | 25x17 | ring 5 12 3.7; ring 20 12 3.7; stroke M5 12L9 7.6H16.2L20 12M12.2 12H14.6M8.6 12H12.2L16.4 7.2L15 3H12.4M4 5.4H8.6L10.6 7.6
    car.2 | 27x19 | on car -3.4 -2 .72, car 4.2 2.4 .82 | fills
    car.side | 25x15 | body M2 9.4C2 7.8 3 7.2 4.8 6.8L7.4 3.4A3.4 3.4 0 0 1 10.2 2H14A4 4 0 0 1 17 3.4L19.6 6.4C21.8 6.8 23 7.6 23 9.4V10.8A1 1 0 0 1 22 11.8H3A1 1 0 0 1 2 10.8Z; detail M7.6 6.6H17M12.2 3.8V6.4; stroke M7 11.8V11.9M18 11.8V11.9; holedot 7 11.8 2.6; ring 7 11.8 1.9; ring 18 11.8 1.9
    bus.doubledecker | 18x21 | bodybox 2 1.6 14 16 2.4; detail M2 8.6H16M2 5H16M2 13H16; detaildot 5 15.3 .9; detaildot 13 15.3 .9; stroke M4.6 17.8V19.4M13.4 17.8V19.4
    truck.box | 25x17 | bi truck
    truck.box.fill | 25x17 | slab .8 1.4 13.6 11.4 2; fill M15.2 4.6H18.8A1.4 1.4 0 0 1 19.8 5L23.4 8.4A1.4 1.4 0 0 1 23.8 9.4V11.8A1 1 0 0 1 22.8 12.8H15.2Z; holedot 6.2 13 3.1; holedot 18.8 13 3.1; ring 6.2 13 1.7; ring 18.8 13 1.7
    box.truck.fill | | same truck.box.fill
    truck.pickup.side | 25x15 | body M2 7H12L14.2 3A1.4 1.4 0 0 1 15.4 2.2H18A1.6 1.6 0 0 1 19.4 3.2L21 6.6C22.4 7 23 7.8 23 9.2V11.8H2Z; detail M15 6.6H19; ring 6.8 11.8 1.9; ring 18 11.8 1.9
    train.side.front.car | 25x15 | body M1.6 2H14C18.6 2 22.4 5.4 23.2 9.4C23.4 10.8 22.6 12 21.2 12H1.6Z; detail M4.4 5H8M11 5H14.6M17 5L19.8 8.2H17Z; stroke M1.4 14H23
    train.side.middle.car | 25x15 | bodybox 1.6 2 21.8 10 1.6; detail M4.6 5.2H8.2M10.8 5.2H14.2M16.8 5.2H20.4M4.6 8.6H20.4; stroke M1.4 14H23.6
    train.side.rear.car | | mirror train.side.front.car
    lightrail | 17x21 | bi train-lightrail-front
    lightrail.fill | 17x21 | bi train-lightrail-front-fill
    cablecar | 21x21 | bodybox 2 8.6 17 10.4 2.4; detail M2 13H19M8 9V13M13 9V13; stroke M10.5 8.4V4.6M1.6 6L19.4 3.2
    cablecar.fill | 21x21 | slab 1.3 7.9 18.4 11.8 3; hole M3.4 10.4H7V13.6H3.4ZM8.6 10.4H12.4V13.6H8.6ZM14 10.4H17.6V13.6H14Z; stroke M10.5 8.4V4.6M1.6 6L19.4 3.2
    fuelpump.circle | 20.5x20.5 | on circle 0 0 1, fuelpump.fill 0 0 .5
    ev.charger | 20x20 | bi ev-station
    ev.charger.fill | 20x20 | bi ev-station-fill
    bolt.car | 23x18.5 | bi ev-front
    bolt.car.fill | 23x18.5 | bi ev-front-fill
    steeringwheel | 20.5x20.5 | ring 10.25 10.25 9; ring 10.25 10.25 2.6; stroke M1.6 9.4H7.6M12.9 9.4H18.9M10.25 12.9V19
    engine.combustion | 24x18 | body M5.4 5.4H8.6L10.4 3.8H16.4V6.4L18.4 7.2V9H20.4V6.4H22.4V14.6H20.4V12.4H18.4V14L16 16.2H8.6L6.4 13.6H5.4Z; stroke M3.4 6.4V12.4M9.4 1.6H15.6M12.4 1.8V3.6
    road.lanes | 20x19 | stroke M5.4 1.6L1.6 17.4M14.6 1.6L18.4 17.4M10 2V4.6M10 8.2V10.8M10 14.4V17
    parkingsign | 12x18 | stroke M2 16.2V1.8H6A4.2 4.2 0 0 1 6 10.4H2
    helicopter | 25x17 | body M4.6 5.6H13C17 5.6 19.6 8.4 20 11.4C20 13 19 13.4 17.6 13.4H12C9.6 13.4 8.6 11.6 7.6 9L4 7.8Z; detail M14 8.4L17.8 10.4; stroke M4.6 1.8H21M12.8 2V5.4M2 4.6L4.6 7.6M9.6 15.8H19.6
    signpost.right | 20x21 | stroke M10 1.4V4M10 11.6V19.6; body M2.4 4.4H14.6L18.2 7.8L14.6 11.2H2.4Z
    signpost.left | | mirror signpost.right
    signpost.right.and.left | 20x21 | bi signpost-split
    signpost.right.and.left.fill | 20x21 | bi signpost-split-fill
    basketball | 20.5x20.5 | bodyring 10.25 10.25 9; detail M10.25 1.3V19.2M1.3 10.25H19.2M4 3.9C7.8 7 7.8 13.6 4 16.6M16.5 3.9C12.7 7 12.7 13.6 16.5 16.6
    tennisball | 20.5x20.5 | bodyring 10.25 10.25 9; detail M3.4 4.4C8 6.4 8 14.2 3.4 16.2M17.1 4.4C12.5 6.4 12.5 14.2 17.1 16.2
    volleyball | 20.5x20.5 | bodyring 10.25 10.25 9; detail M10.25 10.25C10.25 6 7.6 2.6 5 2.9M10.25 10.25C14 8 18.4 8.6 19.2 10.6M10.25 10.25C6.6 12.4 5.2 16.8 6.8 18.4M13.4 2.2C8 2.8 4 5.4 1.6 9M18.6 13.8C16 9 12 7.2 9.6 7M3.2 15.8C8.4 18 13.4 16.2 15.2 13.6
    baseball | 20.5x20.5 | bodyring 10.25 10.25 9; detail M4 4C6.6 8 6.6 12.6 4 16.6M16.5 4C13.9 8 13.9 12.6 16.5 16.6M4.2 8.2L7 7.4M4.2 12.4L7 13.2M16.3 8.2L13.5 7.4M16.3 12.4L13.5 13.2
    soccerball | 20.5x20.5 | bodyring 10.25 10.25 9; detailfill M10.25 6.85L11.87 8.03L13.48 9.2L12.87 11.1L12.25 13L10.25 13L8.25 13L7.63 11.1L7.02 9.2L8.63 8.03Z; detail M10.25 6.9V4.2L7.4 2.2M10.25 4.2L13.1 2.2M7.1 9.3L4.4 8.4L1.7 10.25M4.4 8.4L4.9 4.2M13.4 9.3L16.1 8.4L18.8 10.25M16.1 8.4L15.6 4.2M8.3 13L6.6 15.3L7 18.4M6.6 15.3L3 14.6M12.2 13L13.9 15.3L13.5 18.4M13.9 15.3L17.5 14.6
    soccerball.inverse | | same soccerball.fill
    football | 21x21 | body M2 16C1.4 9.4 9.4 1.4 16.8 2C18.4 2.2 18.8 2.6 19 4.2C19.6 11.6 11.6 19.6 5 19C2.8 18.8 2.2 18.2 2 16Z; detail M7.4 13.6L13.6 7.4M7.8 10.6L10.4 13.2M10.6 7.8L13.2 10.4
    american.football | | same football
    cricket.ball | 20.5x20.5 | bodyring 10.25 10.25 9; detail M7.6 2.4L13.4 18M5 3.8L10.6 18.8M10 1.6L15.6 16.6
    hockey.puck | 22x13 | body M2 4.2A9 2.6 0 0 1 20 4.2V8.8A9 2.6 0 0 1 2 8.8Z; detail M2.2 4.6A9 2.4 0 0 0 19.8 4.6
    tennis.racket | 21x21 | body M8.53 12.47A6.6 5.4 -45 1 1 17.87 3.13A6.6 5.4 -45 1 1 8.53 12.47Z; detail M9.6 8L13.4 11.8M12 5.4L15.8 9.2M13.2 4.2L9.2 9.6M16.6 7L11.6 11.8; stroke M9 12L1.8 19.2
    skateboard | 24x11 | stroke M1.6 2C2.6 4.6 4 5.4 6 5.4H18C20 5.4 21.4 4.6 22.4 2; ring 7 8.2 1.5; ring 17 8.2 1.5
    surfboard | 12x22 | body M6 1.6C9.4 6 10.6 10 10.2 14.4C10 17 9 19.2 7.8 20.4H4.2C3 19.2 2 17 1.8 14.4C1.4 10 2.6 6 6 1.6Z; detail M6 5V20
    dumbbell | 25x14 | bodybox 4.6 2 3.4 10 1.4; bodybox 17 2 3.4 10 1.4; stroke M8.2 7H16.8; bodybox 1.6 4.2 3 5.6 1; bodybox 20.4 4.2 3 5.6 1
    sportscourt | 25x18 | bodybox 1.6 1.6 21.8 14.8 2.4; detail M12.5 1.6V16.4M1.6 6H5.2V12H1.6M23.4 6H19.8V12H23.4; detail M9.7 9A2.8 2.8 0 1 1 15.3 9A2.8 2.8 0 1 1 9.7 9Z
    flag.checkered | 19x21 | stroke M2 1.8V19.4M2 2.8H17V12.6H2; fill M2.4 2.6H5.9V5.3H2.4ZM9.4 2.6H13.1V5.3H9.4ZM5.9 5.3H9.4V7.9H5.9ZM13.1 5.3H16.9V7.9H13.1ZM2.4 7.9H5.9V10.4H2.4ZM9.4 7.9H13.1V10.4H9.4ZM5.9 10.4H9.4V12.8H5.9ZM13.1 10.4H16.9V12.8H13.1Z
    flag.2.crossed | 27x20 | stroke M4 18.4L19.4 2M23 18.4L7.6 2; body M7.8 2L2 4.6L5.2 12L10.8 9.6L12.2 6.8Z; body M19.2 2L25 4.6L21.8 12L16.2 9.6L14.8 6.8Z
    crown | 24x18 | body M4 13.4L1.8 5.2A.5 .5 0 0 1 2.5 4.6L7.4 7.4L11.4 2A.7 .7 0 0 1 12.6 2L16.6 7.4L21.5 4.6A.5 .5 0 0 1 22.2 5.2L20 13.4Z; stroke M4.4 16.4H19.6
    medal.fill | 17x21 | bi award-fill
    trophy.circle | 20.5x20.5 | on circle 0 0 1, trophy.fill 0 .2 .54
    trophy.circle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; holebi trophy-fill 5 5 10.5 10.8
    skis | 20x20 | stroke M6 1.6C6.6 1.4 7.2 1.8 7.2 2.6V18.4M12 18.4V2.6C12 1.8 12.6 1.4 13.2 1.6M5.4 11H9M10.4 11H14
    oar.2.crossed | 21x21 | stroke M6.4 6.4L18.6 18.8M14.6 6.4L2.4 18.8; body M2.2 2A3.4 1.9 45 1 1 7 6.8A3.4 1.9 45 1 1 2.2 2Z; body M14 6.8A3.4 1.9 -45 1 1 18.8 2A3.4 1.9 -45 1 1 14 6.8Z
    backpack | 19x21 | body M2.2 9A6 6 0 0 1 8.2 3H10.8A6 6 0 0 1 16.8 9V17.4A2 2 0 0 1 14.8 19.4H4.2A2 2 0 0 1 2.2 17.4Z; stroke M7 3V2.4A1 1 0 0 1 8 1.4H11A1 1 0 0 1 12 2.4V3; detail M6.4 7.4H12.6M5.4 19V13.6A1.6 1.6 0 0 1 7 12H12A1.6 1.6 0 0 1 13.6 13.6V19M5.6 15H13.4
    tent | 24x19 | body M12 2.4L22.2 16.4H1.8Z; detail M12 7.6L7.8 16.2M12 7.6L16.2 16.2; stroke M1.4 16.6H22.6
    tent.2 | 28x18 | on tent 5 1 .78, tent -4.6 0 .92 | fills
    case | 22x18 | bodybox 1.6 4.4 18.8 12 2.4; stroke M7.4 4.2V3A1.4 1.4 0 0 1 8.8 1.6H13.2A1.4 1.4 0 0 1 14.6 3V4.2
    latch.2.case | 22x18 | bodybox 1.6 4.4 18.8 12 2.4; stroke M7.4 4.2V3A1.4 1.4 0 0 1 8.8 1.6H13.2A1.4 1.4 0 0 1 14.6 3V4.2; detail M1.8 9H20.2M6 7.6V10.8M16 7.6V10.8
    cross.case | 22x18 | bodybox 1.6 4.4 18.8 12 2.4; stroke M7.4 4.2V3A1.4 1.4 0 0 1 8.8 1.6H13.2A1.4 1.4 0 0 1 14.6 3V4.2; detail M11 7.2V13.6M7.8 10.4H14.2

    """
}
