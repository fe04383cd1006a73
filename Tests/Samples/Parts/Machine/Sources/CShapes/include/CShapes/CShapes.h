#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// The area of a polygon with a corner for each tooth of a gear, of radius one.
double shape_area(void);

#ifdef __cplusplus
}
#endif
