#include "CShapes/CShapes.h"

#include <cmath>
#include <numeric>
#include <vector>

#include "gears.h"

double shape_area() {
  constexpr double turn = 6.283185307179586;
  if constexpr (GEAR_TEETH < 3) return 0;
  std::vector<double> triangles(GEAR_TEETH, std::sin(turn / GEAR_TEETH) / 2);
  return std::accumulate(triangles.begin(), triangles.end(), 0.0);
}
