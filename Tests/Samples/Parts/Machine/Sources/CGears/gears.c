#include "gears.h"

#include <math.h>

#include "ratio.h"

double gear_turns(int teeth) { return round(teeth / teeth_of_wheel(GEAR_TEETH)); }
