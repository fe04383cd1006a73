/* What the floor programs share: a window around their content, open until the program is ended. */
#ifndef FLOOR_H
#define FLOOR_H

#include <gtk/gtk.h>

/* Shows `content` in a window of 390 by 844 points. */
int floor_show(GtkWidget *content);

#endif
