"""A pizzeria with a dessert counter: the savoury half."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.deli import *
from kit.fresh import *
from kit.materials import *
from kit.pizzeria import *
from kit.shapes import *
from kit.stage import *
from kit.table import *
from vermello_candle import CANDLE_LIT
from vermello_counter import COUNTER
from vermello_hearth import HEARTH
from vermello_oven import OVEN
from vermello_plates import PLATES
from vermello_supper import SUPPER


def spaghetti():
    sweep('black')
    plate(white_glaze(), 2.3)
    noodle_nest(1.25, 1.05, 74, at=(0, 0, .1))
    red = sauce()
    for i in range(9):
        a = random.uniform(0, 6.28)
        place(blob(red, 4, .35, 1.6, (1, 1, .5), i, .1), (.42 * math.cos(a), .42 * math.sin(a), 1.06 - .05 * random.random()), size=random.uniform(.22, .36))
    for x, y, z, k in [(.45, -.5, 1.12, .25), (-.3, -.62, .98, .25), (.1, .25, 1.32, .27)]:
        tomato(at=(x, y, z), turn=(random.uniform(-30, 30), random.uniform(-30, 30), 0), size=k)
    basil((-.05, -.12, 1.3), (0, 0, 30), .5)
    scatter([blob(material('parmesan', (.93, .84, .6), .6, soft=.2), 1, .3, 1, (1, .5, .25))], 90, ring(.2, 1.9), (.02, .06), lift=.45)
    studio((0, 0, .8), key=1000, rim=900)
    camera((.5, -7.4, 3.6), (0, 0, .72), 66, focus=(0, -.7, 1), fstop=.5)


def penne_bowl():
    sweep('paper')
    cloth(linen((.36, .55, .05)), (5, 3.2), (.6, .3, 0), (0, 0, 14), .08)
    dish = bowl(black_glaze(), 2.0, .85, (0, 0, .12))
    p = penne()
    settle(pour([p], 85, (0, 0, .8), 1.0, .05, (.36, .4)), [dish], 100)
    for o in [o for o in bpy.data.objects if o.data == p][::6]:
        place(blob(sauce(), 3, .3, 1.5, (1, 1, .4), 2), (o.location.x, o.location.y, o.location.z + .1), size=.16)
    for x, y in [(-.6, -.3), (.5, .2), (.1, -.7), (-.2, .6)]:
        place(leaf(1, .6, .25, .3), (x, y, .98), (10, -10, random.uniform(0, 360)), .42)
    fork(steel(), (2.5, -1.4, .1), (0, 0, 74), .9)
    daylight((0, 0, .6), 1000, side=-1, soft=1.8, room=.3)
    camera((-.9, -7.6, 4.3), (.2, -.05, .5), 60, focus=(0, -.4, .9), fstop=.6)


def bread_board():
    sweep('black')
    board(wood(), (6.4, 2.7, .2), turn=(0, 0, -4))
    loaf(3.3, (-1.35, .15, .18), (0, 0, 6))
    for i in range(3):
        bread_slice(.66, .22, (.75 + .5 * i, -.05 - .1 * i, .2 - .03 * i), (-12 - 16 * i, 0, 58 - 9 * i))
    knife(steel(), (-.9, -1.1, .2), (0, 0, -3), .95)
    scatter([blob(crumb_bread(), 2, .4, 2)], 60, ring(.2, 1.4, (1.1, -.6)), (.015, .05), lift=.22)
    straight_bowl(black_glaze(), .5, .35, (2.75, .55, .2))
    pool(.46, .28, material('dip oil', (.5, .42, .03), .05, coat=1), (2.75, .55, .2))
    studio((0, 0, .6), key=1300, rim=700)
    camera((.9, -8.4, 2.5), (.1, 0, .55), 60, focus=(.6, -.5, .7), fstop=.5)


PICTURES = {
    '03-spaghetti-nest': spaghetti, '16-bowl-of-penne': penne_bowl, '19-bread-with-olive-oil': bread_board,
    **COUNTER, **CANDLE_LIT, **PLATES, **OVEN, **SUPPER, **HEARTH,
}
