"""Snacbox without a plate: what holds, closes, stacks and seasons."""
from kit.lights import *
from kit.machine import spiral, tray
from kit.materials import *
from kit.shapes import *
from kit.stage import camera
from kit.wraps import *


def vending_lane():
    """Three lanes, three pouches; the one in the middle is about to fall."""
    paper_sweep('tomato', 9)
    tray(3, 2.5, 4.6, (0, 0, 1.0), None, lime_paper())
    for k, (body, label, word, seed) in enumerate(((None, None, 'lime', 2), (film((.72, .68, .58), .3), None, 'black', 4), (None, None, 'cream', 7))):
        x = (k - 1) * 2.5
        gone = k == 1
        spiral((x, -.05 + 1.18 * gone, 1.04), .86, 1.18, 3 - gone, .042)
        for row in range(2):
            first = gone and row == 0
            pouch((x, .54 + 1.18 * row - .30 * first, 1.13 - .05 * first), ((8 if first else -2), 0, (4 if first else 0)), .90, body, label, word, seed + row, .48)
    hard_flash((0, 0, 2.2), 1250, high=3.4)
    camera((.3, -11.5, 3.7), (0, 0, 2.25), 62, focus=(0, .2, 2.2), fstop=1.8)


THINGS = PICTURES = {'01': vending_lane}
