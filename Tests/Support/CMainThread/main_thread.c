// Keeps the main actor of a test process on the process's main thread.
//
// Tests begin in an asynchronous main function. Swift then hands the main queue over to Dispatch, whose workers take it in
// turn; engines that remember their main thread (WebKit) end the process when the worker changes. Apps have a loop on
// their main thread; so have tests with this.

#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

// What the runtime calls in the place of its own wait, and what run loops use of Dispatch.
extern void (*swift_task_asyncMainDrainQueue_hook)(void *original, void *compatible);
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static void drain_main_queue(void *original, void *compatible) {
  (void)original;
  (void)compatible;
  struct pollfd queue = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  for (;;) {
    if (poll(&queue, 1, -1) != 1) continue;
    uint64_t count;
    if (read(queue.fd, &count, sizeof count) != sizeof count) continue;
    _dispatch_main_queue_callback_4CF(NULL);
  }
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = drain_main_queue; }
