// The least that a server can do for a click: it waits for all connections, reads the click's frame,
// and writes a frame as long as a page's answer. Prints its address, and serves until it is killed.

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

static const char greeting[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n";
static const char tree[] = "[[\"full\",[1,\"a\",\"button\"]]]";
static const char patch[] = "[[\"t\",9,\"Count: 12\"]]";

static void watch(int queue, int file) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = file};
  epoll_ctl(queue, EPOLL_CTL_ADD, file, &event);
}

static void answer(int file, const char *text) {
  char frame[128] = {(char)0x81, (char)strlen(text)};
  memcpy(frame + 2, text, strlen(text));
  send(file, frame, strlen(text) + 2, MSG_NOSIGNAL);
}

int main(void) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = inet_addr("127.0.0.1")};
  socklen_t size = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, size) || listen(listener, 1024) ||
      getsockname(listener, (struct sockaddr *)&address, &size)) {
    return 69;
  }
  printf("http://127.0.0.1:%d/\n", ntohs(address.sin_port));
  fflush(stdout);
  int queue = epoll_create1(0);
  watch(queue, listener);
  struct epoll_event events[256];
  unsigned char bytes[4096];
  for (;;) {
    int count = epoll_wait(queue, events, 256, -1);
    for (int index = 0; index < count; index++) {
      int file = events[index].data.fd;
      if (file == listener) {
        int next = accept(listener, NULL, NULL), on = 1;
        setsockopt(next, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        watch(queue, next);
        continue;
      }
      ssize_t length = recv(file, bytes, sizeof bytes, 0);
      if (length < 2) {
        close(file);
      } else if (bytes[0] == 'G') {
        send(file, greeting, strlen(greeting), MSG_NOSIGNAL);
      } else {
        // A long frame is a page's hello.
        answer(file, (bytes[1] & 0x7F) > 50 ? tree : patch);
      }
    }
  }
}
