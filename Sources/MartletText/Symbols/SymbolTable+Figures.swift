// People in motion: a head, a thick trunk and limbs of the weight's thickness.
extension SymbolTable {
  static let figures = """
    figure.stand | 11x21 | dot 5.5 2.6 2; blob 2.3 M5.5 7L5.5 11.6; stroke M5.5 7L2.4 7.8L1.8 11.8M5.5 7L8.6 7.8L9.2 11.8M5.5 11.6L4 13L4 19.4M5.5 11.6L7 13L7 19.4
    figure.walk | 14x21 | dot 8.2 2.6 2; blob 2.3 M7.4 7L6.8 12; stroke M7.4 7L4.2 8.4L2.6 11M7.4 7L9.8 9.6L12.2 10.4M6.8 12L6 15.4L3.4 19.4M6.8 12L9.8 15L10.8 19.4
    figure.walk.motion | 19x21 | dot 13.2 2.6 2; blob 2.3 M12.4 7L11.8 12; stroke M12.4 7L9.2 8.4L7.6 11M12.4 7L14.8 9.6L17.2 10.4M11.8 12L11 15.4L8.4 19.4M11.8 12L14.8 15L15.8 19.4; stroke M2 7H5.4M1 11H4M2.4 15H5.6
    figure.run | 19x21 | dot 12.4 2.6 2; blob 2.3 M10.4 6.4L8.8 11.4; stroke M10.4 6.4L6.6 6.8L4.4 9.6M10.4 6.4L12.6 9.6L16 8.8M8.8 11.4L6.4 14.4L1.6 15.2M8.8 11.4L12.6 13.6L12.4 19.2
    figure.wave | 15x21 | dot 6.4 2.8 2; blob 2.3 M6.4 7L6.4 11.8; stroke M6.4 7L3 8.4L1.8 11.8M6.4 7L10.4 6.6L12.4 2.2M6.4 11.8L4.8 13.4L4.8 19.4M6.4 11.8L8 13.4L8 19.4
    figure.arms.open | 18x21 | dot 9 2.8 2; blob 2.3 M9 7L9 11.8; stroke M9 7L5.2 7.2L1.6 5M9 7L12.8 7.2L16.4 5M9 11.8L7.4 13.4L7.4 19.4M9 11.8L10.6 13.4L10.6 19.4
    figure.fall | 19x19 | dot 4.4 5 2; blob 2.3 M7.2 8.4L11 11.4; stroke M7.2 8.4L8.6 4.4L11.4 1.8M7.2 8.4L4 10.6L2 13.6M11 11.4L14.2 9.4L17.6 7.4M11 11.4L12.4 14.8L16.6 16.6
    figure.roll | 19x21 | dot 6.6 2.6 2; blob 2.3 M6.4 7L6.6 11.6; stroke M6.4 7L8.4 9.4L12 9.4M6.6 11.6L11.6 12L14.2 16.6L17 15.8; stroke M4.2 9.6A5.2 5.2 0 1 0 12.6 15.6
    figure.hiking | 18x21 | dot 9.4 2.6 2; blob 2.3 M8.2 6.8L7.6 11.8; stroke M8.2 6.8L11 9.4L14.4 9M7.6 11.8L6.6 15L4 19.4M7.6 11.8L10.6 14.4L11 19.4; stroke M14.6 6.6V19.4; blob 2.8 M4.6 7.4L4.2 10.8
    figure.stairs | 20x21 | dot 9.6 2.6 2; blob 2.3 M8.4 6.6L7.6 11; stroke M8.4 6.6L5.6 8.2L4.4 10.6M8.4 6.6L10.8 8.6L13.2 8.2M7.6 11L6.2 14.4L3.2 16.6M7.6 11L11.2 11.8L11.4 15; stroke M1.4 19.4H6V17.6H10.6V15.8H14.6V13H18.8
    figure.stair.stepper | 20x21 | dot 10 2.6 2; blob 2.3 M9 6.6L8 11; stroke M9 6.6L11 8.8L14.6 8M8 11L6.4 14.4L3.4 17M8 11L11.4 12L10.8 15.6; stroke M15 6V19M2 19.2H18.4M8.8 16.6H13
    figure.step.training | 20x21 | dot 9.6 2.6 2; blob 2.3 M8.6 6.6L7.8 11; stroke M8.6 6.6L5.8 8.4L4.6 11M8.6 6.6L10.8 9L13 8M7.8 11L6.4 14.6L4.2 19M7.8 11L11.4 12.2L11.6 16; box 8.8 16.6 9.6 3 .8
    figure.cooldown | 19x21 | dot 13.2 3.4 2; blob 2.3 M11.2 6.8L8 11; stroke M11.2 6.8L13.4 10.6L15.6 14.4M8 11L6.4 14.6L3.6 19.2M8 11L12 14.2L13.6 19.2
    figure.flexibility | 23x16 | dot 8.4 3.4 2; blob 2.3 M8 7.6L7.4 12.8; stroke M8 7.6L11.6 9.6L17 12M7.4 12.8L13 13.4L20.6 13.4L21.2 10.8M7.4 12.8L4 14.4L1.8 14.4
    figure.mind.and.body | 20x20 | dot 10 2.8 2; blob 2.3 M10 7L10 12.6; stroke M10 7L6.4 10L3.6 13M10 7L13.6 10L16.4 13M10 12.6L4 16.4L9.6 17.6M10 12.6L16 16.4L10.4 17.6
    figure.yoga | 19x21 | dot 9.5 4.6 2; blob 2.3 M9.5 8.2L9.5 12.4; stroke M9.5 8.2L5.6 5.6L9.1 1.2M9.5 8.2L13.4 5.6L9.9 1.2M9.5 12.4L9.4 16L9.4 19.6M9.5 12.4L13.8 14.6L10.2 16.4
    figure.pilates | 24x16 | dot 4.6 4.6 2; blob 2.3 M7.4 7.4L11 12.6; stroke M7.4 7.4L11 7.2L15.4 6.6M11 12.6L16 8.8L22.2 3.4; stroke M2 14.8H21
    figure.core.training | 24x15 | dot 5 5.2 2; blob 2.3 M7.6 8.6L13 12; stroke M7.6 8.6L5.4 9.6L5 5.4M13 12L17 6.4L20.4 12; stroke M2 13.6H22
    figure.barre | 20x21 | dot 9 2.8 2; blob 2.3 M9 7L9 12; stroke M9 7L4.8 6.4L1.8 8.4M9 7L13 8.2L16.8 9M9 12L8.8 15.6L8.8 19.4M9 12L12.6 14.6L16.6 17; stroke M18.4 9V19.4
    figure.dance | 17x21 | dot 8 2.8 2; blob 2.3 M8.2 7L8.8 11.6; stroke M8.2 7L4.2 6.6L2 2.6M8.2 7L12 8.6L15.4 6M8.8 11.6L5.4 14L6.6 19.2M8.8 11.6L12.4 14.4L13.2 19.2
    figure.socialdance | 24x21 | dot 8 3 2; blob 2.3 M8.2 7L7.2 12; stroke M8.2 7L11.8 7.6L15 4.2M7.2 12L6 15.6L3.4 19.2M7.2 12L8.6 15.6L8.8 19.2; dot 16.4 3.4 2; blob 2.3 M16.6 7.4L17 12; stroke M16.6 7.4L13 8.8M17 12L15.6 15.6V19.2M17 12L19.4 15.4L21.4 19.2M16.6 7.4L20.2 8.4L22 6
    figure.gymnastics | 21x21 | dot 6.8 5.6 2; blob 2.3 M8.8 9L13.4 11; stroke M8.8 9L6.6 13L5.8 18.8M8.8 9L10 13.8L10.6 18.8M13.4 11L16.4 7.8L19.4 4M13.4 11L12.6 6.6L11 2
    figure.martial.arts | 21x21 | dot 6 3.4 2; blob 2.3 M7 7.4L8.4 12; stroke M7 7.4L4.2 9L3.2 6M7 7.4L10.2 8.2L12 6.2M8.4 12L7.2 15.6L5.6 19.4M8.4 12L13 9.6L19.2 8
    figure.kickboxing | 21x21 | dot 6 3 2; blob 2.3 M7 7L8.4 11.8; stroke M7 7L9.6 8.8L9.8 5.6M7 7L4 9L5 5.8M8.4 11.8L7.2 15.6L5.6 19.4M8.4 11.8L12.8 11L18.8 6.4; dot 9.8 5 1.3
    figure.boxing | 20x21 | dot 7.6 3 2; blob 2.3 M8.2 7L7.6 12; stroke M8.2 7L11.4 8L15.2 6.6M8.2 7L6.8 9.6L10.2 10.4M7.6 12L5.4 15L3 19.4M7.6 12L10.8 14.8L11.6 19.4; dot 16.4 6.4 1.7; dot 11 10.4 1.5
    figure.wrestling | 24x18 | dot 9.6 4.6 2; blob 2.3 M8.4 8.6L4.6 11.4; stroke M8.4 8.6L11.4 10L14 8.6M4.6 11.4L6 14.4L3.6 17M4.6 11.4L3 14L1.6 17; dot 14.4 4.6 2; blob 2.3 M15.6 8.6L19.4 11.4; stroke M15.6 8.6L12.6 11.6M19.4 11.4L18 14.4L20.4 17M19.4 11.4L21 14L22.4 17
    figure.highintensity.intervaltraining | 20x21 | dot 12.4 3 2; blob 2.3 M10.6 6.8L9 11.6; stroke M10.6 6.8L7 7.4L5 10M10.6 6.8L13.6 8.6L15.6 5.8M9 11.6L6.4 14.6L2 16M9 11.6L12.8 13.8L12.8 19.2; stroke M1.6 4H5.4M1 7.4H3.4
    figure.mixed.cardio | 22x20 | dot 8 2.8 2; blob 2.3 M8 7L7.6 11.6; stroke M8 7L4.6 8.6L3.2 11.4M8 7L11 9L13.2 7M7.6 11.6L5.4 14.6L3 18.4M7.6 11.6L10 15L10.4 18.6; stroke M13.6 13.6H15.6L17 10.6L18.8 16.6L20 13.6H21
    figure.cross.training | 20x21 | dot 10 5.4 2; blob 2.3 M10 9.4L10 13; stroke M10 9.4L6 8L6 2.8M10 9.4L14 8L14 2.8M10 13L7 15.6L6 19.4M10 13L13 15.6L14 19.4; stroke M2.4 2.6H17.6; box 1.2 1 2.2 3.4 .8; box 16.6 1 2.2 3.4 .8
    figure.strengthtraining.traditional | 24x21 | dot 12 6 2; blob 2.3 M12 9.6L12 13; stroke M12 9.6L7.4 8.4L7.4 3M12 9.6L16.6 8.4L16.6 3M12 13L9 15.8L8.2 19.4M12 13L15 15.8L15.8 19.4; stroke M3 3H21M3.8 .9V5.1M20.2 .9V5.1M1.6 2V4M22.4 2V4
    figure.strengthtraining.functional | 20x21 | dot 9.4 3 2; blob 2.3 M9.4 7L9 12; stroke M9.4 7L13.2 8L15.2 5M9.4 7L5.8 9L4.8 12.4M9 12L6.8 15.2L5.2 19.4M9 12L11.8 15L12.8 19.4; stroke M13.4 4L17 6; dot 13.2 3.8 1.3; dot 17.4 6.2 1.3
    figure.jumprope | 22x21 | dot 11 4.4 2; blob 2.3 M11 8.2L11 12; stroke M11 8.2L7.4 9.6L4.6 9.8M11 8.2L14.4 9.6L17.4 9.8M11 12L9.8 14.6L8.6 17M11 12L12.2 14.6L13.4 17; stroke M4.4 9.8C1.4 12.4 1.6 19.4 11 19.4S20.6 12.4 17.6 9.8
    figure.climbing | 18x21 | dot 9.2 5 2; blob 2.3 M9 8.6L8.6 12.8; stroke M9 8.6L12.6 6.4L13.4 1.8M9 8.6L5.4 9.4L3.4 6.2M8.6 12.8L11.8 14.6L11 19.2M8.6 12.8L5.4 14.4L3 17.4; stroke M15.8 1.4L16.6 6L15.4 11L16.6 19.4
    figure.play | 20x21 | dot 10 3 2; blob 2.3 M10 7L10 11.4; stroke M10 7L6 6.6L2.8 3M10 7L14 6.6L17.2 3M10 11.4L6.4 13.4L5.4 18.4M10 11.4L13.6 13.4L14.6 18.4
    figure.taichi | 21x20 | dot 9.4 2.8 2; blob 2.3 M9.4 7L9.8 11.8; stroke M9.4 7L5.6 8.6L2 7.4M9.4 7L13.2 8.2L17.6 7.8M9.8 11.8L5.4 13.8L3.4 18.6M9.8 11.8L14.4 14.2L17.8 18.6
    figure.elliptical | 21x21 | dot 9.4 2.8 2; blob 2.3 M9 7L8.4 11.4; stroke M9 7L12.4 8.6L15 6.4M8.4 11.4L6 14.8L4.4 17.8M8.4 11.4L11.6 14L12.4 17; stroke M15.2 5L16.6 18.6M2 18.2L17 17M1.6 19.9H19
    figure.rower | 24x17 | dot 10.4 3.2 2; blob 2.3 M9.4 7.2L7.4 12.4; stroke M9.4 7.2L13 8.6L16.6 8.6M7.4 12.4L13 9.8L17 13.2; stroke M16.8 8.6L22 8M2 15H22
    figure.outdoor.cycle | 24x21 | dot 14.4 2.6 2; blob 2.3 M12 6L7.4 9.4; stroke M12 6L13.4 9.6L17 9.8M7.4 9.4L12 12L10.8 16.6; ring 5 15.8 3.7; ring 18.8 15.8 3.7; stroke M17 9.8L18.8 15.8
    figure.indoor.cycle | 22x21 | dot 13.6 2.6 2; blob 2.3 M11.4 6L7.4 9.8; stroke M11.4 6L13 9.4L16.4 8.6M7.4 9.8L11.6 12L10 16.4; stroke M16.6 8.2V18.2M7.2 12.4V18.2M3.2 19.4H19.6; ring 10.6 15.4 2.6
    figure.hand.cycling | 24x19 | dot 8.4 2.8 2; blob 2.3 M8.2 6.8L7.4 11.2; stroke M8.2 6.8L11.6 8.4L15 8.4M7.4 11.2L12.4 11.4L16.6 13; ring 4.8 14.4 3.6; ring 19.4 14.4 3.2; stroke M15.2 8.4L19.4 14.4
    figure.pool.swim | 25x17 | dot 17.4 6.2 2; blob 2.3 M13.6 8L7.4 10.6; stroke M13.6 8L10.6 3.2L15 2M7.4 10.6L4.4 11.2L1.8 11; stroke M1.6 15C3.2 15 3.6 13.8 5.2 13.8S7.2 15 8.8 15S10.8 13.8 12.4 13.8S14.4 15 16 15S18 13.8 19.6 13.8S21.6 15 23.2 15
    figure.open.water.swim | 25x17 | dot 17.4 6 2; blob 2.3 M13.6 8L7.4 10.2; stroke M13.6 8L10.6 3.2L15 2M7.4 10.2L4.4 10.6L1.8 10.2; stroke M1.6 15.2C5 15.2 5.4 12.6 8.8 12.6S12.6 15.2 16 15.2S19.8 12.6 23.2 12.6
    figure.water.fitness | 22x21 | dot 11 3 2; blob 2.3 M11 7L11 11.4; stroke M11 7L7 6.8L5.2 3M11 7L15 6.8L16.8 3M11 11.4L9.6 13.4L9.6 14.4M11 11.4L12.4 13.4L12.4 14.4; stroke M1.6 17.8C3.2 17.8 3.6 16.4 5.2 16.4S7.2 17.8 8.8 17.8S10.8 16.4 12.4 16.4S14.4 17.8 16 17.8S18 16.4 20.4 16.4
    figure.waterpolo | 22x19 | dot 9 5 2; blob 2.3 M9 9L9 12; stroke M9 9L12.8 8L15 4.2M9 9L5.6 10.4L3.4 11.6; dot 16.6 2.8 1.7; stroke M1.6 17C3.2 17 3.6 15.6 5.2 15.6S7.2 17 8.8 17S10.8 15.6 12.4 15.6S14.4 17 16 17S18 15.6 20.4 15.6
    figure.surfing | 23x21 | dot 10 3 2; blob 2.3 M9.6 7L9.8 11; stroke M9.6 7L6 7.4L3 9.4M9.6 7L13.4 8.2L16.8 7M9.8 11L6.6 13.4L5.4 16.6M9.8 11L13.6 12.6L14.8 16; stroke M1.6 16.6C7 18.4 15.6 18 21 13.8
    figure.sailing | 22x21 | dot 5.6 8.4 2; blob 2.3 M6.4 11.4L8.4 14.4; stroke M6.4 11.4L8.8 10.8L11.6 10.4M8.4 14.4L11 13.4L12.6 15.8; stroke M1.8 16.6H20.4L18 19.4H5ZM13 1.6V16.4M13.2 2.2C17.6 5.6 19.4 9.6 19.8 13.6H13.2
    figure.skiing.downhill | 22x21 | dot 12.6 3 2; blob 2.3 M10.6 6.8L7.8 10.6; stroke M10.6 6.8L13.4 9.2L16.8 8M7.8 10.6L11.8 12.8L9.2 16.6; stroke M1.8 14.6L19.4 19.6M16.4 6.8L12 12.6
    figure.skiing.crosscountry | 22x21 | dot 12 2.8 2; blob 2.3 M10.6 6.8L8.8 11.6; stroke M10.6 6.8L13.2 9.4L16.6 8.2M10.6 6.8L7.4 7.6L4.8 10M8.8 11.6L6 14.6L4 18.6M8.8 11.6L12 14.4L12.6 18.6; stroke M1.4 19.4H8M10 19.4H18.4M16.6 6.4L17.6 18.4M5 8.4L3 16
    figure.snowboarding | 22x21 | dot 8.8 3 2; blob 2.3 M9.4 7L10.6 11; stroke M9.4 7L5.8 7.8L3 6M9.4 7L13 8.6L16.6 7.6M10.6 11L7.6 13.4L7.2 16.6M10.6 11L13.6 13.4L13.6 17.4; stroke M2.4 15.2L18.6 19
    figure.skating | 20x21 | dot 13 3.4 2; blob 2.3 M10.6 6.6L6.8 8.8; stroke M10.6 6.6L13 9.4L15.8 10.6M10.6 6.6L8 9.6L6.6 13M6.8 8.8L11 12.4L9.4 17M6.8 8.8L4 11.8L1.4 14.8; stroke M6.8 19.4H13
    figure.curling | 23x19 | dot 12.8 5.6 2; blob 2.3 M9.8 8L5.4 9.6; stroke M9.8 8L12.4 10.6L15 13.6M5.4 9.6L9.4 12.4L6.6 16.4M5.4 9.6L3.4 13.4L1.6 16.4; box 14 13.4 7.4 4 1.8; stroke M15.8 13V11.4H18.4
    figure.hockey | 22x21 | dot 9.4 3 2; blob 2.3 M9 7L7.6 11.6; stroke M9 7L12 8.8L13.6 11M9 7L9 10.4L11.4 9.4M7.6 11.6L5.4 14.6L2.8 18.6M7.6 11.6L9.8 15L9.6 19; stroke M11.4 8L16.6 18H20; dot 19.2 14.6 1
    figure.tennis | 21x21 | dot 8.4 3.4 2; blob 2.3 M8.4 7.4L8 12; stroke M8.4 7.4L12 7.4L14 5.4M8.4 7.4L5 9.2L3.2 12M8 12L5.6 15L3.4 19.4M8 12L10.6 15L12 19.4; stroke M14.69 5.51A2.7 2.1 -45 1 1 18.51 1.69A2.7 2.1 -45 1 1 14.69 5.51Z; dot 18.2 10 1.1
    figure.table.tennis | 21x21 | dot 7.4 3.4 2; blob 2.3 M7.4 7.4L6.6 11.8; stroke M7.4 7.4L10.6 9L13.4 7.4M7.4 7.4L4.6 9.4L3 12M6.6 11.8L4.6 15L2.6 19.4M6.6 11.8L8.8 15L9.4 19.4; dot 14.8 6.4 2.1; dot 18.6 9.2 1; stroke M12 13.4H19.8M17.6 13.6V19.4
    figure.badminton | 21x21 | dot 8 4.4 2; blob 2.3 M8 8.2L8 12.4; stroke M8 8.2L11.4 6.4L13 4.8M8 8.2L4.8 9.6L3.2 12M8 12.4L5.6 15.4L3.6 19.4M8 12.4L10.6 15.4L12 19.4; stroke M13.7 4.7A2.4 2 -45 1 1 17.1 1.3A2.4 2 -45 1 1 13.7 4.7Z; fill M18.4 9.4L19.8 12.4H17Z
    figure.squash | 21x21 | dot 9.8 3.4 2; blob 2.3 M8.6 7.2L7.2 11.8; stroke M8.6 7.2L11.6 9.4L14.2 10.6M8.6 7.2L5.6 8.6L4 11.4M7.2 11.8L4.6 14.8L2.2 19M7.2 11.8L10.4 14.4L10.8 19.4; stroke M14.55 10.7A2.6 2 30 1 1 19.05 13.3A2.6 2 30 1 1 14.55 10.7Z; dot 18.4 5.6 1
    figure.racquetball | 21x21 | dot 9 3.4 2; blob 2.3 M8.6 7.2L7.6 11.8; stroke M8.6 7.2L12 8.4L14.2 6.6M8.6 7.2L5.6 8.8L4 11.4M7.6 11.8L5 14.8L2.6 19M7.6 11.8L10.4 14.8L11 19.4; stroke M14.41 6.47A2.6 2.2 -40 1 1 18.39 3.13A2.6 2.2 -40 1 1 14.41 6.47Z; dot 18.4 11.6 1
    figure.pickleball | 21x21 | dot 9 3.4 2; blob 2.3 M8.6 7.2L7.6 11.8; stroke M8.6 7.2L12 9L14.4 7.8M8.6 7.2L5.6 8.8L4 11.4M7.6 11.8L5 14.8L2.6 19M7.6 11.8L10.4 14.8L11 19.4; box 14.4 3.2 4 4.6 1.4; dot 18.4 11.6 1.1
    figure.baseball | 21x21 | dot 7.8 3.6 2; blob 2.3 M8 7.6L8 12; stroke M8 7.6L11.4 8.8L13.4 6.2M8 7.6L10 9.6L13 7.2M8 12L5.4 15L4 19.4M8 12L10.8 15L12 19.4; blob 1.9 M13.6 6.2L18.2 1.6; dot 17.8 9.6 1.2
    figure.softball | 21x21 | dot 9.4 3.2 2; blob 2.3 M9 7.2L8.2 11.8; stroke M9 7.2L12 9.2L14.4 12M9 7.2L5.4 8.6L3.6 11.6M8.2 11.8L5.6 14.8L3 19M8.2 11.8L11 14.8L12 19.4; dot 16 13.2 1.7
    figure.cricket | 21x21 | dot 9.4 3.2 2; blob 2.3 M8.8 7.2L7.4 11.8; stroke M8.8 7.2L11.6 9.4L13 11.6M8.8 7.2L9.8 10.2L12.6 12M7.4 11.8L5 14.8L3.2 19.4M7.4 11.8L9.6 15L10.2 19.4; blob 2.4 M14 13.2L16.4 17.6; stroke M12.6 11L14 13.2; dot 18.6 9.4 1.2
    figure.golf | 21x21 | dot 7.8 3 2; blob 2.3 M8.2 7L7.4 12; stroke M8.2 7L11 9.6L11.6 12M8.2 7L9 10.4L11.4 12.2M7.4 12L5.6 15.4L4.6 19.4M7.4 12L9.6 15.4L10.2 19.4; stroke M11.6 12L16.6 19.2H18.6; dot 19.2 15.4 1
    figure.soccer | 21x21 | dot 8.8 2.8 2; blob 2.3 M8.2 6.8L7.8 11.4; stroke M8.2 6.8L4.6 7.6L2.4 10M8.2 6.8L11.6 8L14 6.4M7.8 11.4L6.6 15L5.2 19.4M7.8 11.4L11.6 13.4L14 16.4; dot 17.8 17.4 2
    figure.australian.football | 21x21 | dot 8.8 2.8 2; blob 2.3 M8.2 6.8L7.8 11.4; stroke M8.2 6.8L4.6 7.6L2.4 10M8.2 6.8L11.6 8L14 6.4M7.8 11.4L6.6 15L5.2 19.4M7.8 11.4L12 12L15.4 12; fill M16.23 8.98A2.4 1.6 -35 1 1 20.17 6.22A2.4 1.6 -35 1 1 16.23 8.98Z
    figure.american.football | 21x21 | dot 12.2 3 2; blob 2.3 M10.4 6.8L8.6 11.6; stroke M10.4 6.8L7.2 7.2L4.8 9.6M10.4 6.8L12.6 9.8L10 11M8.6 11.6L6 14.4L1.8 15.6M8.6 11.6L12.4 13.8L12.2 19.2; fill M11.43 10.85A2.5 1.6 -30 1 1 15.77 8.35A2.5 1.6 -30 1 1 11.43 10.85Z
    figure.rugby | 21x21 | dot 12.4 2.8 2; blob 2.3 M10.4 6.6L8.6 11.4; stroke M10.4 6.6L7.2 8L8.4 11M10.4 6.6L13.4 8.2L15.6 8.8M8.6 11.4L6 14.4L1.8 15.6M8.6 11.4L12.2 13.8L12 19.2; fill M15.33 9.95A2.2 1.5 -20 1 1 19.47 8.45A2.2 1.5 -20 1 1 15.33 9.95Z
    figure.basketball | 19x21 | dot 8.4 4.8 2; blob 2.3 M8.2 8.6L7.8 12.6; stroke M8.2 8.6L11.8 8L13.4 4.4M8.2 8.6L5 10L3.8 12.8M7.8 12.6L5.8 15.6L4.6 19.4M7.8 12.6L10.4 15.4L11.4 19; dot 14.4 2.4 1.9
    figure.handball | 20x21 | dot 10 4 2; blob 2.3 M9.4 8L8.6 12.2; stroke M9.4 8L6.4 7L4.2 4.4M9.4 8L13 9L15.8 8.4M8.6 12.2L5.6 14.4L2.6 17M8.6 12.2L12 14.6L12.8 19.2; dot 3.2 2.8 1.7
    figure.volleyball | 20x21 | dot 8.4 5.6 2; blob 2.3 M8.4 9.2L8 13; stroke M8.4 9.2L6.4 5.6L8.2 2.4M8.4 9.2L12 7L13.2 3.4M8 13L6 16L4.8 19.4M8 13L10.6 15.8L11.8 19.4; dot 15.6 2.2 1.8
    figure.bowling | 22x20 | dot 12.6 3.8 2; blob 2.3 M10.4 7L6.8 10.2; stroke M10.4 7L12.6 10.2L14.4 13.4M10.4 7L7.8 7L5.6 5M6.8 10.2L10.8 13L8.6 18M6.8 10.2L4.2 13.2L1.8 17; dot 16 15.6 2.3
    figure.disc.sports | 21x21 | dot 8.4 3 2; blob 2.3 M8.4 7L8 12; stroke M8.4 7L11.8 7.6L15.2 7M8.4 7L5.4 8.8L3.8 11.6M8 12L5.8 15.2L4 19.4M8 12L10.6 15L12 19.4; blob 1.6 M16.2 4.6L19.4 5.2
    figure.fencing | 24x20 | dot 7.2 3 2; blob 2.3 M7.4 7L7 11.8; stroke M7.4 7L11.4 8L14 7M7.4 7L3.8 7.8L2.2 5M7 11.8L3.6 14.4L1.8 18.4M7 11.8L11.6 12.6L12.2 18.4; stroke M14 7L22.6 4.8M13.4 5.4L14.4 8.4
    figure.archery | 22x21 | dot 8.2 3 2; blob 2.3 M8 7L8 12.2; stroke M8 7L11.6 7.4L15 7.2M8 7L5 9L7.8 7.4M8 12.2L6.4 15.6L5.2 19.4M8 12.2L9.8 15.6L10.8 19.4; stroke M14 1.6C17.4 4.6 17.4 10 14 13M19.6 7H8
    figure.equestrian.sports | 24x21 | dot 12.4 2.6 2; blob 2.3 M11.4 6L10.4 9.6; stroke M11.4 6L13.2 8.4L15.6 8.6M10.4 9.6L13 12L12 14.6; stroke M3.4 19.2L5 14.8C3.2 12.6 4.6 10.8 7 10.8H14.4L17.6 6.6L18.6 5L19.2 6.6L22 9.2L20.8 11L18.2 10.4L16.6 14.6L19 19.2M14.6 14.8L12.4 19.2M7.4 15L8.2 19.2M4.2 11.6L2 15
    figure.fishing | 22x21 | dot 6.6 3 2; blob 2.3 M6.8 7L6.4 12; stroke M6.8 7L9.8 9.2L12.6 8.2M6.8 7L8 10.2L11.4 8.8M6.4 12L5 15.6L4 19.4M6.4 12L8.4 15.6L9.2 19.4; stroke M11.4 9L18.6 2.2M18.8 2.4V14.6A1.4 1.4 0 0 1 16 14.6
    figure.hunting | 23x20 | dot 6.4 3 2; blob 2.3 M6.8 7L6.4 11.8; stroke M6.8 7L10.6 8.4L13.6 6.8M6.8 7L8.2 9.6L10.4 8M6.4 11.8L5 15L3.4 18.6M6.4 11.8L8.8 15L10 18.6; stroke M7.4 8.6L21 4.4
    figure.lacrosse | 21x21 | dot 8.4 4 2; blob 2.3 M8.4 8L8 12.4; stroke M8.4 8L11.4 8.6L12.6 6M8.4 8L10 10.4L12.2 8M8 12.4L5.6 15.4L3.4 19.4M8 12.4L10.4 15.4L12 19.4; stroke M10.6 10.4L15 4.4; stroke M15.31 4.46A1.9 1.5 -55 1 1 17.49 1.34A1.9 1.5 -55 1 1 15.31 4.46Z
    figure.track.and.field | 20x21 | dot 12.4 2.8 2; blob 2.3 M10.4 6.4L8.8 11; stroke M10.4 6.4L6.6 6.8L4.4 9.6M10.4 6.4L12.6 9.4L16 8.6M8.8 11L6.4 14L2 13.6M8.8 11L12.8 12.6L13.4 16.6; stroke M8 19.4H18.4M9.8 16.8V19.2M16.8 16.8V19.2
    figure.2 | 21x21 | on figure.stand -5 0 1, figure.stand 5 0 1
    figure.2.arms.open | 27x21 | on figure.arms.open -5.6 0 .86, figure.arms.open 5.6 0 .86
    figure.and.child.holdinghands | 19x21 | dot 6 2.6 2; blob 2.3 M6 7V11.6; stroke M6 7L2.8 8L2.2 12M6 7L9.2 8.6L11.2 12M4.4 12.6V19.4M7.6 12.6V19.4; dot 14.4 9.8 1.6; blob 1.9 M14.4 13.2V15.8; stroke M14.4 13L11.2 12M14.4 13L16.6 13.8L17.2 16M13.4 16.2V19.4M15.4 16.2V19.4
    figure.2.and.child.holdinghands | 29x21 | dot 6 2.6 2; blob 2.3 M6 7V11.6; stroke M6 7L2.8 8L2.2 12M6 7L9.2 8.6L11 12M4.4 12.6V19.4M7.6 12.6V19.4; dot 14.5 9.8 1.6; blob 1.9 M14.5 13.2V15.8; stroke M14.5 13L11 12M14.5 13L18 12M13.5 16.2V19.4M15.5 16.2V19.4; dot 23 2.6 2; blob 2.3 M23 7V11.6; stroke M23 7L26.2 8L26.8 12M23 7L19.8 8.6L18 12M21.4 12.6V19.4M24.6 12.6V19.4
    figure.child | 13x17 | dot 6.5 2.8 2.2; blob 2.4 M6.5 7.4V10.4; stroke M6.5 7.2L3.2 7.8L1.6 10M6.5 7.2L9.8 7.8L11.4 10M5 11V15.4M8 11V15.4
    figure.dress.line.vertical.figure | 25x21 | on figure.stand -7 0 1, _dressed 7 0 1, _bar 0 0 1
    _dressed | 12x21 | dot 6 2.6 2; fill M4.6 6H7.4L10 14.6H2Z; stroke M4.6 6.6L1.8 11M7.4 6.6L10.2 11M5 14.6V19.4M7 14.6V19.4
    _bar | 3x19 | stroke M1.5 1.2V17.8
    figure.field.hockey | | same figure.hockey
    figure.ice.hockey | | same figure.hockey
    figure.ice.skating | | same figure.skating
    figure.outdoor.rowing | | same figure.rower
    figure.indoor.rowing | | same figure.rower
    figure.roll.runningpace | | same figure.roll
    figure.walk.treadmill | 20x21 | dot 8.6 2.4 2; blob 2.3 M8 6.4L7.4 10.8; stroke M8 6.4L5 7.8L3.6 10.2M8 6.4L10.4 8.8L12.8 9.4M7.4 10.8L6.4 13.8L3.8 16.6M7.4 10.8L10 13.4L10.8 16.6; stroke M1.6 19.2H17.6L15.6 6.6H13.6
    figure.run.treadmill | 21x21 | dot 10.8 2.4 2; blob 2.3 M9.2 6L7.8 10.4; stroke M9.2 6L5.8 6.4L4 9M9.2 6L11.4 8.8L14 8M7.8 10.4L5.4 13.4L1.8 13.6M7.8 10.4L11 12.6L10.8 17; stroke M2.4 19.4H18.8L16.8 6.4H14.8

    """
}
