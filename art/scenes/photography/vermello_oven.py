"""Vermello where it is hot, and what stands about before and after."""
from kit.bar import burning_candle
from kit.cartons import pizza_box
from kit.coffee import espresso, moka
from kit.doughs import proofing_tray
from kit.lights import *
from kit.materials import *
from kit.shapes import *
from kit.stage import camera, look
from kit.steam import steam

VERMELLO = '04-vermello'


def moka_steam():
    plank_table(turn=-7)
    dark_wall(9)
    moka((-.25, .35, 0), -24, 1.0)
    espresso((1.05, -.75, 0), 35, .98)
    steam((1.15, -.80, .74), 1.2, 2.6, 1.4, .34)
    far_lights(18, 8.5, .6, 5, 4.6, 22, 31, (.02, .085))
    candle_dark((0, 0, 1.4), key=620, back=560, fill=30)
    lamp((-5.2, -3.2, 2.4), (0, 0, 1.8), 1.2, 420, (1, .84, .62), tall=5)
    camera((.3, -9.4, 2.6), (.18, 0, 1.72), 62, focus=(0, -.5, 1.6), fstop=.55)
    look('Medium High Contrast', .3)


def dough_at_rest():
    plank_table(turn=-12)
    proofing_tray(4, 3, 1.42, (0, .1, 0), 11)
    dust = blob(material('flour', (.80, .76, .69), .95), 1)
    scatter([dust], 1300, ring(2.2, 4.6, (.6, -.6)), (.004, .014))
    lamp((-5.4, 3.2, 2.5), (0, 0, .3), 1.1, 1250, CANDLE)
    lamp((4.6, 4.0, 2.4), (0, 0, .3), 1.2, 240, (1, .66, .40))
    lamp((1, -5, 7), (0, 0, 0), 3, 70, (1, .88, .75))
    camera((-.4, -5.2, 7.0), (.12, -.22, .2), 54, focus=(0, -.6, .6), fstop=.7)
    look('Medium High Contrast', .25)
    return {'long_side': 880, 'samples': 10}


def boxes_to_go():
    plank_table(turn=8)
    dark_wall(9)
    z = 0
    for k in range(4):
        pizza_box(VERMELLO, 3.3, .36, ((-.06, .05, -.03, .04)[k], (.03, -.04, .02, 0)[k], z), (4, -5, 2, -16)[k], wide=2.3, seed=k + 2)
        z += .375
    burning_candle((2.15, 2.0, 0), .30, 1.25, 4, 40)
    far_lights(18, 8.5, .8, 5, 4.8, 22, 17, (.025, .055))
    candle_dark((0, 0, .9), key=1000, back=560, fill=60)
    camera((-1.0, -9.0, 4.9), (-.16, 0, 1.02), 57, focus=(-.2, -1.0, 1.4), fstop=.7)
    look('Medium High Contrast', .3)
    return {'long_side': 860, 'samples': 12}


OVEN = PICTURES = {'08': moka_steam, '20': dough_at_rest, '21': boxes_to_go}
