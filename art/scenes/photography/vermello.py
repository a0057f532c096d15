"""A pizzeria with a dessert counter: the savoury half."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.deli import *
from kit.fresh import *
from kit.materials import *
from kit.packs import black_card, kraft, lime_paper, paper_cup
from kit.pizzeria import *
from kit.shapes import *
from kit.stage import *
from kit.table import *
from vermello_candle import CANDLE_LIT
from vermello_counter import COUNTER
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


def fries_cup():
    sweep('moss')
    cup = paper_cup(.95, 1.55, lime_paper(), black_card())
    f = fry()
    for i in range(62):
        a, r = random.uniform(0, 6.28), .74 * math.sqrt(random.random())
        place(f, (r * math.cos(a), r * math.sin(a), 1.55 + random.uniform(-.1, .38)), (-22 * r * math.sin(a) + random.uniform(-9, 9), 22 * r * math.cos(a) + random.uniform(-9, 9), random.uniform(-14, 14)), random.uniform(.72, .95))
    settle([place(f, (random.uniform(-1.9, 1.9), random.uniform(-1.7, -.9), .2 + .12 * i), (90, random.uniform(-10, 10), random.uniform(0, 180)), .7) for i in range(11)], [cup])
    straight_bowl(black_glaze(), .5, .42, (1.5, .25, 0))
    pool(.46, .36, sauce(), (1.5, .25, 0))
    studio((0, 0, 1.3), key=950, rim=1000, side=1)
    camera((-.7, -8.2, 2.8), (.18, 0, 1.22), 58, focus=(0, -.7, 1.7), fstop=.5)


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


def salad_above():
    sweep('lime', back=30)
    bowl(wood(True), 2.15, .9)
    lettuce = material('salad leaf', (.10, .30, .02), .35, soft=.05, coat=.4, bump=('noise', 4, .2), mottle=('noise', 1.6, [(.3, (.03, .16, .008)), (.75, (.24, .46, .05))]))
    purple = material('radicchio', (.26, .02, .09), .35, soft=.1, coat=.4, mottle=('noise', 2, [(.4, (.22, .012, .07)), (.65, (.75, .55, .6))]))
    for i in range(95):
        a, r = random.uniform(0, 6.28), 1.65 * math.sqrt(random.random())
        place(leaf(1, random.uniform(.5, .75), random.uniform(.2, .6), .4, purple if i % 6 == 0 else lettuce, .07), (r * math.cos(a) - .2, r * math.sin(a), .62 + .42 * (1 - r / 1.8) + .1 * random.random()), (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)), random.uniform(.6, 1.0))
    for i in range(8):
        a, r = i * .8, .55 + .7 * random.random()
        tomato(at=(r * math.cos(a), r * math.sin(a), 1.12 - .15 * r), turn=(random.uniform(-60, 60), random.uniform(-60, 60), 0), size=.24)
    for i in range(7):
        a, r = random.uniform(0, 6.28), 1.2 * math.sqrt(random.random())
        place(onion_ring(.34), (r * math.cos(a), r * math.sin(a), 1.16), (random.uniform(-25, 25), random.uniform(-25, 25), 0))
    white = box(material('feta', (.92, .90, .84), .6, soft=.3, bump=('noise', 9, .5)), (1, 1, .8), .12)
    for i in range(11):
        a, r = random.uniform(0, 6.28), 1.3 * math.sqrt(random.random())
        place(white, (r * math.cos(a), r * math.sin(a), 1.05), [random.uniform(0, 360) for _ in range(3)], .26)
    for i in range(9):
        a, r = random.uniform(0, 6.28), 1.3 * math.sqrt(random.random())
        place(olive(False), (r * math.cos(a), r * math.sin(a), 1.2 - .1 * r), (0, 20, random.uniform(0, 360)), .15)
    fork(brass(), (2.55, -1.9, .05), (0, 0, 96), .95)
    daylight((0, 0, .6), 1200, side=-1, soft=1.3, room=.25)
    camera((.2, -.8, 9.4), (.18, -.02, .5), 62, focus=(0, 0, 1), fstop=1)


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
    '03': spaghetti, '07': fries_cup, '16': penne_bowl, '18': salad_above, '19': bread_board,
    **COUNTER, **CANDLE_LIT, **PLATES, **OVEN, **SUPPER,
}
