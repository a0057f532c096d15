"""Vermello by candlelight."""
from kit.bar import *
from kit.deli import olive
from kit.fresh import *
from kit.lights import *
from kit.materials import *
from kit.pizza import *
from kit.shapes import *
from kit.stage import camera, look
from kit.sweets import berry
from kit.table import brass, plate, round_board


def pizza_above():
    plank_table(turn=14)
    round_board(wood(True), 2.75, .14, (0, 0, 0))
    _, spots = pizza(2.45, at=(0, 0, .15), turn=(0, 0, 20), seed=4, pools=10)
    rnd = random.Random(8)
    for i in range(7):
        a, q = i * 2.4 + .4, 2.45 * (.18 + .09 * i * .9)
        o = basil_leaf(rnd.uniform(.8, 1.0), i, .10)
        o.location, o.rotation_euler = (q * math.cos(a), q * math.sin(a), .37), (rnd.uniform(-.2, .2), rnd.uniform(-.1, .1), rnd.uniform(0, 6.28))
    basil_sprig((2.6, -2.55, .1), (0, 0, 40), .6, seed=3)
    flour = blob(material('flour', (.62, .56, .48), .95), 1)
    scatter([flour], 700, ring(2.55, 3.6), (.003, .009), lift=.0)
    scatter([flour], 90, ring(2.3, 2.75), (.004, .012), lift=.145)
    lamp((-5.4, 3.6, 2.6), (0, 0, 0), 1.3, 1150, CANDLE)
    lamp((4.6, 4.2, 2.4), (0, 0, 0), 1.2, 260, (1, .66, .40))
    lamp((1, -5, 7), (0, 0, 0), 3, 70, (1, .88, .75))
    camera((0, -1.0, 10.2), (.0, .02, 0), 62, focus=(0, 0, .25), fstop=.9)
    look('Medium High Contrast', .35)


def candle_table():
    plank_table(turn=-9)
    dark_wall(9)
    plate(brass(), 1.75, (-.35, .45, 0))
    burning_candle((-.62, .15, .1), .34, 2.05, 2, 75)
    burning_candle((.42, .62, .1), .30, 1.35, 5, 60)
    burning_candle((-1.35, 1.05, .1), .28, .85, 9, 45)
    for i in range(9):
        place(olive(i % 3 == 0), (.95 + .26 * (i % 4) + .1 * (i // 4), -1.25 - .27 * (i // 4), .17), (0, random.uniform(-20, 20), random.uniform(0, 360)), .17)
    wine = drink('wine', (.42, .012, .020), 1.34)
    stem = [(0, 0), (.62, 0), (.64, .03), (.16, .08), (.06, .2), (.05, 1.2), (.12, 1.35), (.60, 1.75), (.74, 2.35), (.60, 3.05), (.575, 3.06), (.71, 2.35), (.57, 1.78), (.1, 1.41), (0, 1.4)]
    place(lathe(stem, glass('stem', rough=.0), 128, smooth=2), (1.55, .25, 0), size=.86)
    place(lathe([(0, 1.39), (.11, 1.41), (.585, 1.765), (.715, 2.2), (.69, 2.19), (0, 2.19)], wine, 96, smooth=1), (1.55, .25, 0), size=.86)
    glow_card((1.9, 2.2, 1.5), (2.4, 2.6), (1, .50, .18), 1.6)
    far_lights(18, 8.0, .8, 4.6, 4.6, 18, 5, (.025, .05))
    lamp((-3.8, -4.5, 4.5), (0, 0, .8), 2.2, 130, (1, .80, .6))
    lamp((3.8, 3.6, 2.4), (0, 0, .9), 1.2, 130, (1, .6, .3))
    clear_view()
    camera((.3, -8.8, 2.6), (.12, 0, 1.42), 58, focus=(-.5, 0, 1.5), fstop=.55)
    look('Medium High Contrast', .2)


CANDLE_LIT = PICTURES = {'01': pizza_above, '13': candle_table, }
