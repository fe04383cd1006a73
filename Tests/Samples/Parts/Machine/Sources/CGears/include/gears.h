#pragma once

#define GEAR_TEETH 12

/// How often a wheel of three times the size turns while a gear moves by that many teeth.
double gear_turns(int teeth);
