"""Vermello where it is hot, and what stands about before and after."""
from kit.coffee import espresso, moka
from kit.lights import *
from kit.materials import *
from kit.shapes import *
from kit.stage import camera, look
from kit.steam import steam


def moka_steam():
    plank_table(turn=-7)
    dark_wall(9)
    moka((-.25, .35, 0), -24, 1.0)
    espresso((1.05, -.75, 0), 35, .98)
    steam((1.0, -.70, .74), 1.3, 2.0, 3.1, .42)
    steam((-1.1, .15, 2.85), 1.2, 1.9, 5.7, .40)
    far_lights(18, 8.5, .6, 5, 4.6, 22, 31, (.025, .055))
    candle_dark((0, 0, 1.4), key=620, back=560, fill=30)
    lamp((-5.2, -3.2, 2.4), (0, 0, 1.8), 1.2, 420, (1, .84, .62), tall=5)
    camera((.3, -9.4, 2.6), (.18, 0, 1.72), 62, focus=(0, -.5, 1.6), fstop=.55)
    look('Medium High Contrast', .3)


OVEN = PICTURES = {'08': moka_steam}
