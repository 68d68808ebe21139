"""Pictures of Journal, and of each control, in headless Chromium: screens.py FOLDER. JOURNAL names the
program; WebProbe is beside it."""

import pathlib
import sys
import time

import chromium
import journal

WIDTHS = {375: 667, 768: 1024, 1280: 800, 2560: 1440}


def wait_for_tab(page, name):
    page.click_on(f'[role=tab][aria-label="{name}"]')
    page.wait(f'document.querySelector(\'[role=tab][aria-label="{name}"]\')'
              '.ariaSelected === "true"')


def open_sheet(page):
    x, y = page.box("text=Run 5 km")
    page.mouse("mousePressed", x, y, "right", 1, 2)
    page.mouse("mouseReleased", x, y, "right", 1)
    page.wait('document.querySelector("[role=menuitem]")')
    page.click_on("text=Details…")
    page.wait('document.activeElement.localName === "textarea"')
    page.type("Along the river, at an easy pace.", rate=200)


def open_menu(page):
    page.press("Escape")
    page.wait('!document.querySelector("dialog")')
    x, y = page.box("text=Run 5 km")
    page.mouse("mousePressed", x, y, "right", 1, 2)
    page.mouse("mouseReleased", x, y, "right", 1)
    page.wait('document.querySelector("[role=menuitem]")')


SCREENS = {
    "day": lambda page: wait_for_tab(page, "Day"),
    "future": lambda page: wait_for_tab(page, "Future"),
    "categories": lambda page: wait_for_tab(page, "Categories"),
    "bundles": lambda page: wait_for_tab(page, "Bundles"),
    "search": lambda page: wait_for_tab(page, "Search"),
    "sheet": lambda page: (wait_for_tab(page, "Day"), open_sheet(page)),
    "menu": open_menu,
}


def picture(page, path):
    # Movements end, and the pointer is nowhere.
    page.mouse("mouseMoved", 1, 1)
    time.sleep(0.5)
    page.picture(path)


def show_controls(page, server, folder, end):
    for name in ("Form", "Empty", "Links"):
        server.tab(page, name)
        picture(page, folder / f"controls-{name.lower()}-{end}")
    server.tab(page, "Form")
    for what in server.PRESENTED:
        server.open(page, what)
        picture(page, folder / f"controls-{what}-{end}")
        server.close_presented(page, what)


def main(folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    browser = chromium.Chromium()
    for width, height in WIDTHS.items():
        for appearance in ("light", "dark"):
            end = f"{width}-{appearance}.png"
            for server in journal.Server("--sample"), journal.Controls():
                page = browser.page(server.url, width, height, dark=appearance == "dark",
                                    context=browser.context())
                page.wait('document.querySelectorAll("#app .t").length > 3', 20)
                if isinstance(server, journal.Controls):
                    show_controls(page, server, folder, end)
                else:
                    for name, show in SCREENS.items():
                        show(page)
                        picture(page, folder / f"{name}-{end}")
                page.close()
                server.close()
    browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
