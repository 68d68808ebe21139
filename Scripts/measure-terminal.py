#!/usr/bin/env python3
"""Measures a terminal program as a process: CPU from a key to its bytes, bytes written, memory.

  swift build -c release --product TerminalProbe
  python3 Scripts/measure-terminal.py .build/release/TerminalProbe views

Sends d (one cell changes), s (the content scrolls by a row) and a (everything changes) to the
program on a 200 x 50 terminal.
"""
import fcntl
import json
import os
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time

ROUNDS, KEYS = 5, 200


def cpu_ns(pid):
    total = 0
    for task in os.listdir("/proc/%d/task" % pid):
        with open("/proc/%d/task/%s/schedstat" % (pid, task)) as file:
            total += int(file.read().split()[0])
    return total


def drain(fd, quiet):
    data = b""
    while select.select([fd], [], [], quiet)[0]:
        data += os.read(fd, 65536)
    return data


def press(fd, key):
    os.write(fd, key)
    select.select([fd], [], [], 2)
    data = os.read(fd, 1 << 20)
    while select.select([fd], [], [], 0.0005)[0]:
        data += os.read(fd, 1 << 20)
    return data


def report(name, unit, median, **others):
    figures = {"name": "terminal." + name, "unit": unit, "median": median, **others}
    print(json.dumps(figures, ensure_ascii=False))


def main():
    pid, fd = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", LANG="C.UTF-8",
                          COLUMNS="200", LINES="50")
        time.sleep(0.2)
        os.execv(sys.argv[1], sys.argv[1:])
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))
    drain(fd, 1.0)
    os.write(fd, b"\x1b[?2026;2$y\x1b[?62c")
    drain(fd, 0.3)
    for name, key in (("one cell", b"d"), ("scroll", b"s"), ("everything", b"a")):
        times, sizes = [], []
        for _ in range(ROUNDS):
            press(fd, key)
            before = cpu_ns(pid)
            sizes += [len(press(fd, key)) for _ in range(KEYS)]
            times.append((cpu_ns(pid) - before) / KEYS / 1000)
        report(name, "µs of CPU", round(statistics.median(times), 1), min=round(min(times), 1),
               max=round(max(times), 1), bytes=statistics.median(sizes))
    before = cpu_ns(pid)
    time.sleep(1)
    report("idle", "µs of CPU in 1 s", (cpu_ns(pid) - before) / 1000)
    with open("/proc/%d/status" % pid) as file:
        memory = next(line for line in file if line.startswith("VmRSS"))
    report("memory", "MB", round(int(memory.split()[1]) / 1024, 1))
    os.kill(pid, signal.SIGTERM)


main()
