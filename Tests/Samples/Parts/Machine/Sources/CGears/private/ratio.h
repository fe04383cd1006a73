#pragma once

static inline double teeth_of_wheel(int teeth) { return (double)teeth * RATIO; }
