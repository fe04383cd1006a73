// Weather, sky and air: Bootstrap Icons where one depicts the sign, compositions and own paths otherwise.
extension SymbolTable {
  static let weather = """
    cloud.bolt.rain | 22x20 | bi cloud-lightning-rain
    cloud.hail | 22x20 | bi cloud-hail
    cloud.hail.fill | 22x20 | bi cloud-hail-fill
    cloud.sleet | 22x20 | bi cloud-sleet
    cloud.sleet.fill | 22x20 | bi cloud-sleet-fill
    cloud.heavyrain | 22x20 | bi cloud-rain-heavy
    cloud.heavyrain.fill | 22x20 | bi cloud-rain-heavy-fill
    cloud.moon | 25x19 | bi cloud-moon
    cloud.moon.fill | 25x19 | bi cloud-moon-fill
    _rain | 14x5 | stroke M3.4 .9L2.2 4.1M7.6 .9L6.4 4.1M11.8 .9L10.6 4.1
    _smallbolt | 8x9 | fill M5.2 .4L1.2 5.1A.4 .4 0 0 0 1.5 5.7H3.4L2.6 8.6L6.8 4A.4 .4 0 0 0 6.5 3.3H4.5Z
    cloud.sun.rain | 25x23 | on cloud.sun 0 -2 .98, _rain -1.2 9.7 1 | fills
    cloud.moon.rain | 25x23 | on cloud.moon 0 -2 .98, _rain -1.2 9.7 1 | fills
    cloud.sun.bolt | 25x22 | on cloud.sun 0 -1.6 .98, _smallbolt -1.4 7.2 1 | fills
    cloud.moon.bolt | 25x22 | on cloud.moon 0 -1.6 .98, _smallbolt -1.4 7.2 1 | fills
    cloud.circle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; holebi cloud-fill 4.4 6 11.7 8.4
    smoke | 22x20 | bi cloud-haze2
    smoke.fill | 22x20 | bi cloud-haze2-fill
    carbon.dioxide.cloud | 25x18 | on icloud 0 0 1.06, _c -4.2 2.4 .42, _o .6 2.4 .42, _2 4.6 4 .3
    carbon.monoxide.cloud | 25x18 | on icloud 0 0 1.06, _c -2.6 2.4 .46, _o 3 2.4 .46
    _sunabove | 20x11 | stroke M5 9.8A5 5 0 0 1 15 9.8M10 2.6L10 .8M15.09 4.71L16.36 3.44M4.91 4.71L3.64 3.44M1.2 9.8H2.8M17.2 9.8H18.8
    _sunaboveSolid | 20x11 | fill M4.3 10.5A5.7 5.7 0 0 1 15.7 10.5Z; stroke M10 2.4L10 .8M15.23 4.57L16.36 3.44M4.77 4.57L3.64 3.44M1 9.8H2.6M17.4 9.8H19
    sun.horizon | 22x18 | bi brightness-alt-high
    sun.horizon.fill | 22x18 | bi brightness-alt-high-fill
    sun.and.horizon | | same sun.horizon
    sun.and.horizon.fill | | same sun.horizon.fill
    sun.haze | 20x20 | on _sunabove 0 -4.2 1, _haze 0 6 1
    sun.haze.fill | 20x20 | on _sunaboveSolid 0 -4.2 1, _haze 0 6 1
    _haze | 20x7 | stroke M2 1H18M4.8 3.6H15.2M7.6 6.2H12.4
    sun.dust | 20x20 | on _sunabove 0 -4.2 1, _dust 0 6 1
    sun.dust.fill | 20x20 | on _sunaboveSolid 0 -4.2 1, _dust 0 6 1
    _dust | 20x7 | stroke M2 1H4.4M7.4 1H18M4.8 3.6H10.4M13.4 3.6H15.2M7.6 6.2H12.4
    sun.rain | 20x20 | on _sunabove 0 -4.2 1, _rain 0 5.2 1
    sun.rain.fill | 20x20 | on _sunaboveSolid 0 -4.2 1, _rain 0 5.2 1
    sun.snow | 20x20 | on _sunabove 0 -4.2 1, _flakes 0 5.4 1
    sun.snow.fill | 20x20 | on _sunaboveSolid 0 -4.2 1, _flakes 0 5.4 1
    _flakes | 18x7 | dot 3 1.6 1.1; dot 9 1.6 1.1; dot 15 1.6 1.1; dot 6 5.2 1.1; dot 12 5.2 1.1
    sun.lefthalf.filled | 22.5x22.5 | ring 11.25 11.25 5; fill M11.25 6A5.25 5.25 0 0 0 11.25 16.5Z; stroke M11.25 3.25L11.25 1.05M16.91 5.59L18.46 4.04M19.25 11.25L21.45 11.25M16.91 16.91L18.46 18.46M11.25 19.25L11.25 21.45M5.59 16.91L4.04 18.46M3.25 11.25L1.05 11.25M5.59 5.59L4.04 4.04
    sun.righthalf.filled | | mirror sun.lefthalf.filled
    light.max | 20x20 | ring 10 10 3.4; stroke M10 3.6L10 1M14.53 5.47L16.36 3.64M16.4 10L19 10M14.53 14.53L16.36 16.36M10 16.4L10 19M5.47 14.53L3.64 16.36M3.6 10L1 10M5.47 5.47L3.64 3.64
    light.min | 18x18 | ring 9 9 3.4; dot 9 1.9 1; dot 9 16.1 1; dot 1.9 9 1; dot 16.1 9 1; dot 4 4 1; dot 14 4 1; dot 4 14 1; dot 14 14 1
    rays | 20x20 | stroke M10 5.4L10 1.2M13.25 6.75L16.22 3.78M14.6 10L18.8 10M13.25 13.25L16.22 16.22M10 14.6L10 18.8M6.75 13.25L3.78 16.22M5.4 10L1.2 10M6.75 6.75L3.78 3.78
    sparkle | 20x20 | fill M10 .8Q11.66 8.34 19.2 10Q11.66 11.66 10 19.2Q8.34 11.66 .8 10Q8.34 8.34 10 .8Z
    moon.zzz | 21x20 | on moon -1.4 .8 .96, zzz 6 -4.6 .46 | fills
    moon.haze | 20x21 | on moon 0 -3 .82, _haze 0 7 1 | fills
    moon.dust | 20x21 | on moon 0 -3 .82, _dust 0 7 1 | fills
    moonphase.new.moon | 20.5x20.5 | stroke M10.25 1.25A9 9 0 0 1 12.35 1.5M13.69 1.94A9 9 0 0 1 15.54 2.97M16.61 3.89A9 9 0 0 1 17.92 5.55M18.56 6.81A9 9 0 0 1 19.14 8.84M19.25 10.25A9 9 0 0 1 19 12.35M18.56 13.69A9 9 0 0 1 17.53 15.54M16.61 16.61A9 9 0 0 1 14.95 17.92M13.69 18.56A9 9 0 0 1 11.66 19.14M10.25 19.25A9 9 0 0 1 8.15 19M6.81 18.56A9 9 0 0 1 4.96 17.53M3.89 16.61A9 9 0 0 1 2.58 14.95M1.94 13.69A9 9 0 0 1 1.36 11.66M1.25 10.25A9 9 0 0 1 1.5 8.15M1.94 6.81A9 9 0 0 1 2.97 4.96M3.89 3.89A9 9 0 0 1 5.55 2.58M6.81 1.94A9 9 0 0 1 8.84 1.36
    moonphase.waxing.crescent | 20.5x20.5 | ring 10.25 10.25 9; fill M10.25 1.25A9 9 0 0 1 10.25 19.25C14.4 16.6 15.4 13.6 15.4 10.25S14.4 3.9 10.25 1.25Z
    moonphase.first.quarter | | same circle.righthalf.filled
    moonphase.waxing.gibbous | 20.5x20.5 | ring 10.25 10.25 9; fill M10.25 1.25A9 9 0 0 1 10.25 19.25C6.1 16.6 5.1 13.6 5.1 10.25S6.1 3.9 10.25 1.25Z
    moonphase.full.moon | 20.5x20.5 | dot 10.25 10.25 9.75; holedot 7.4 7.6 1.9; holedot 13.6 6.6 1.1; holedot 12.4 13 2.3; holedot 6.6 13.2 1
    moonphase.waning.gibbous | | mirror moonphase.waxing.gibbous
    moonphase.last.quarter | | same circle.lefthalf.filled
    moonphase.waning.crescent | | mirror moonphase.waxing.crescent
    hurricane | 20x20 | bi hurricane
    tropicalstorm | 20x20 | bi tropical-storm
    rainbow | 22x14 | bi rainbow
    wind.snow | 22x19 | on wind -1.6 -1 .92, snowflake 6.4 4.6 .44
    snowflake.circle.fill | 20.5x20.5 | dot 10.25 10.25 9.75; holebi snow 4.4 4.4 11.7 11.7
    water.waves | 21x17 | bi water
    water.waves.and.arrow.up | 21x21 | on water.waves 0 3 .9, arrow.up 0 -5 .6
    water.waves.and.arrow.down | 21x21 | on water.waves 0 3 .9, arrow.down 0 -5 .6
    humidity | 21x20 | bi moisture
    humidity.fill | 21x20 | bi moisture
    drop.halffull | 15x20.5 | bi droplet-half
    drop.degreesign | 20x20.5 | on drop -2.4 0 1, _degree 7.4 -6.4 1
    drop.degreesign.fill | 20x20.5 | on drop.fill -2.4 0 1, _degree 7.4 -6.4 1
    _degree | 5x5 | ring 2.5 2.5 1.6
    degreesign.celsius | 17x14 | on _degree -6.2 -4.2 1, _c 2.6 0 1
    degreesign.fahrenheit | 16x14 | on _degree -5.6 -4.2 1, _f 2.6 0 1
    thermometer.high | 12x21 | bi thermometer-high
    thermometer.low | 12x21 | bi thermometer-low
    thermometer.sun | 18x21 | bi thermometer-sun
    thermometer.sun.fill | 18x21 | bi thermometer-sun
    thermometer.snowflake | 18x21 | bi thermometer-snow
    thermometer.transmission | 23x21 | on thermometer 0 0 1, _waves 7.4 -2 .8, _wavesleft -7.4 -2 .8
    _wavesleft | | mirror _waves
    aqi.low | 20x20 | dot 10 3.6 1.15; dot 5.2 6.4 1.15; dot 14.8 6.4 1.15; dot 10 9.2 1.15; dot 5.2 13.6 1.15; dot 14.8 13.6 1.15; dot 10 16.4 1.15
    aqi.medium | 20x20 | dot 10 3.4 1.2; dot 14.67 5.33 1.2; dot 16.6 10 1.2; dot 14.67 14.67 1.2; dot 10 16.6 1.2; dot 5.33 14.67 1.2; dot 3.4 10 1.2; dot 5.33 5.33 1.2; dot 10 7 1.2; dot 12.6 11.5 1.2; dot 7.4 11.5 1.2
    aqi.high | 20x20 | dot 10 1.6 1.25; dot 14.2 2.73 1.25; dot 17.27 5.8 1.25; dot 18.4 10 1.25; dot 17.27 14.2 1.25; dot 14.2 17.27 1.25; dot 10 18.4 1.25; dot 5.8 17.27 1.25; dot 2.73 14.2 1.25; dot 1.6 10 1.25; dot 2.73 5.8 1.25; dot 5.8 2.73 1.25; dot 10 5.4 1.25; dot 13.98 7.7 1.25; dot 13.98 12.3 1.25; dot 10 14.6 1.25; dot 6.02 12.3 1.25; dot 6.02 7.7 1.25; dot 10 10 1.25
    globe.americas | 20.5x20.5 | bi globe-americas
    globe.europe.africa | 20.5x20.5 | bi globe-europe-africa
    globe.asia.australia | 20.5x20.5 | bi globe-asia-australia
    globe.central.south.asia | 20.5x20.5 | bi globe-central-south-asia
    globe.americas.fill | | same globe.americas
    globe.europe.africa.fill | | same globe.europe.africa
    globe.asia.australia.fill | | same globe.asia.australia
    globe.central.south.asia.fill | | same globe.central.south.asia
    globe.desk | 20x22 | ring 10.4 8 5.4; stroke M5 8H15.8M10.4 2.6C7.4 5.4 7.4 10.6 10.4 13.4C13.4 10.6 13.4 5.4 10.4 2.6M5.4 1.6A8.4 8.4 0 1 0 16.4 14M9.6 16.6V20.2M5.6 20.4H13.6
    beach.umbrella | 21x21 | body M1.8 8.8C3 3.2 9.6 .2 14.8 3.2C18.6 5.4 19.8 9.8 18.4 13.6Z; detail M12 11.2C14.6 7.4 15 4.8 14.6 3.4M8 10.2C8.6 6.4 10.6 3.6 14.2 3.2; stroke M10.2 11L6.8 19.4M1.8 19.6H13.4
    barometer | 20.5x20.5 | ring 10.25 10.25 9; stroke M10.25 10.25L14.4 6.2M4.4 10.25H5M15.5 10.25H16.1M10.25 4.4V5M6.1 6.1L6.5 6.5; dot 10.25 10.25 1.6; stroke M7.4 15.4H13.1
    mountain.2 | 26x16 | body M1.6 14.6A.6 .6 0 0 1 1.1 13.6L9 2A1.2 1.2 0 0 1 11 2L14.2 6.8L16.1 4.6A1.2 1.2 0 0 1 17.9 4.6L24.9 13.6A.6 .6 0 0 1 24.4 14.6Z; detail M6.4 6.8L8.6 8.4L10.4 7L13.2 8.8

    """
}
