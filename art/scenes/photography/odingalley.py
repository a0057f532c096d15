"""A coastal South Indian table: twenty arrangements, meals first."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.coast import *
from kit.fresh import *
from kit.griddle import *
from kit.lights import market_day, plank_table
from kit.materials import *
from kit.meals import *
from kit.pulao import steamed
from kit.relief import rgb
from kit.sea import gravy
from kit.shapes import *
from kit.spices import *
from kit.stage import *
from kit.sweets import coffee_bean
from kit.table import *
from kit.whole_fish import *
from odingalley_kitchen import KITCHEN
from odingalley_larder import LARDER
from odingalley_market import MARKET


def ladled(kind, r, z, at, seed):
    """A bowl's filling: red gravies with their oil, pale and green ones without."""
    tones = {'sambar': (rgb(.30, .085, .010), rgb(.58, .235, .030)), 'tomato': (rgb(.36, .028, .008), rgb(.62, .125, .018)), 'fish': (rgb(.36, .040, .008), rgb(.60, .155, .018)),
             'korma': (rgb(.52, .33, .12), rgb(.74, .56, .28)), 'greens': (rgb(.030, .070, .010), rgb(.090, .170, .022)), 'coconut': (rgb(.74, .71, .60), rgb(.87, .85, .77))}[kind[0]]
    red = kind in (SAMBAR, TOMATO, FISH_CURRY)
    gravy(r, z, at, seed, .42 if red else -.3, .8, tones, rgb(.50, .110, .008) if red else tones[1] * 1.05, .25 if red else .10)
    curry_leaves((at[0] - .12 * r, at[1] + .1 * r, at[2] + z + .05), (0, 4, 40 * seed), r * .42, 3)
    mustard = blob(material('mustard', (.018, .012, .01), .4), 2)
    for _ in range(14):
        a, q = random.uniform(0, 6.283), r * .8 * math.sqrt(random.random())
        place(mustard, (at[0] + q * math.cos(a), at[1] + q * math.sin(a), at[2] + z + .02), size=random.uniform(.013, .019))


def leaf_meal():
    plank_table(False, 18, turn=8)
    served_leaf(9.5, 4.15, (0, 0, .02), (0, 0, -3))
    steamed(1.08, .50, (.1, -.55, .08), 3)
    for k, ((x, y, r), kind) in enumerate(zip([(-2.15, 1.25, .47), (-1.05, 1.36, .47), (.05, 1.38, .47), (1.15, 1.32, .47)], [SAMBAR, KORMA, GREENS, TOMATO])):
        straight_bowl(steel(), r, .38, (x, y, .14))
        ladled(kind, r * .92, .34, (x, y, .14), k + 2)
    heap(.40, .22, curry(*COCONUT), (-2.35, .1, .09), .3, 1)
    heap(.38, .22, curry('mint', (.075, .13, .018), (.13, .20, .030), (.22, .30, .06)), (-1.5, -.1, .09), .3, 2)
    heap(.34, .21, curry(*FISH_CURRY), (-2.15, -.85, .09), .4, 3)
    place(papad(.82, 2), (2.2, .35, .27), (6, -10, 0))
    place(vada(1), (2.15, -.95, .38), (4, 0, 20), .48)
    place(vada(2), (1.55, -1.30, .34), (0, 8, 60), .44)
    lime_wedge(.34, (-1.35, -1.2, .4), (0, 0, 40))
    chilli_at((-.85, .55, .20), (0, 0, 15), .4, green_chilli())
    curry_leaves((2.0, 1.42, .22), (0, 0, -16), .28, 4)
    market_day((0, 0, .3), 800, side=-1, sky=.38)
    camera((0, -1.3, 9), (0, -.02, .1), 56, focus=(0, -.5, .5), fstop=1.3)
    look('Medium High Contrast', -.05)
    return {'long_side': 1040, 'samples': 14}


def dosa_plate():
    sweep('slate')
    place(disc(steel(), 2.9, .08, .03, 128), (.2, .2, 0))
    dosa_roll(4.7, .52, (.05, -.05, .1), (0, 0, 12))
    for (x, y), kind in zip([(-.95, 1.35), (.35, 1.5), (1.6, 1.45)], [COCONUT, TOMATO, SAMBAR]):
        straight_bowl(steel(), .54, .48, (x, y, .08))
        curry_fill(.48, .4, kind, (x, y, .08), 5)
    curry_leaves((.9, -1.35, .14), (0, 0, 20), .5, 4)
    studio((0, .2, .6), key=1100, rim=1000)
    camera((-.6, -7.4, 5.4), (.05, .42, .3), 54, focus=(0, -.3, .7), fstop=.7)


def filter_coffee():
    sweep('black')
    m = brass()
    place(lathe([(0, .03), (.9, .02), (1.0, .04), (1.05, .5), (1.12, .62), (1.1, .64), (1.02, .54), (.96, .1), (0, .08)], m, 96), (.05, 0, 0))
    tumbler(m, .62, 1.5, (.05, 0, .1), flare=1.16)
    foam = material('foam', (.62, .42, .24), .45, soft=.3, coat=.25, bump=[('voronoi', 46, .35), ('voronoi', 17, .25)], mottle=('voronoi', 26, [(.08, (.80, .62, .42)), (.45, (.60, .39, .20)), (.9, (.36, .19, .08))]))
    heap(.64, .15, foam, (.05, 0, 1.5), .25, 2, 2.6)
    bean = coffee_bean()
    settle([place(bean, (random.gauss(-.7, .7), random.gauss(-1.35, .3), .1 + .07 * i), [random.uniform(0, 360)] * 3, .15) for i in range(34)], [])
    tumbler(m, .45, 1.0, (1.55, .95, 0), flare=1.16)
    studio((0, 0, 1), key=1000, rim=1300)
    lamp((-2, -5, 1.5), (0, 0, .8), 2.5, 200, WARM)
    camera((-.5, -7.4, 2.9), (.12, 0, .92), 60, focus=(.05, -.7, 1.2), fstop=.45)


def fried_fish():
    """Opens the gallery: the title lies over its lower left, so the head looks to the right."""
    sweep('black', spec=.04)
    served_leaf(9.5, 4.6, (.3, .25, 0), (0, 0, -5))
    whole_fish((.36, .34, .10), (3, 0, -7), 3.72)
    for k, (x, y) in enumerate([(-.22, -1.02), (.41, -1.20), (-.84, -1.14)]):
        onion_slice(.40 - .05 * (k == 1), 3, k, (x, y, .17), (4 * k - 4, 3, 40 * k))
    lime_wedge(.44, (1.38, -1.22, .50), (0, 0, 24))
    lime_wedge(.44, (2.12, -1.02, .50), (0, 0, -32))
    curry_leaves((-.50, .62, .74), (0, 6, 8), .36, 4)
    curry_leaves((.2, 1.62, .2), (0, 0, -4), .5, 5)
    for x, y, a in [(-1.92, -.80, 14), (-1.78, -1.04, -6)]:
        chilli_at((x, y, .22), (0, 0, a), .42, green_chilli())
    rub = [blob(material('rub red', (.30, .03, .008), .7), 1, .3), blob(material('rub black', (.02, .012, .008), .6), 1, .3), blob(material('rub gold', (.50, .24, .04), .7), 1, .3)]
    scatter(rub, 150, lambda: (random.gauss(.1, 1.5), random.gauss(-.65, .32)), (.012, .03), lift=.12)
    studio((0, .2, .5), key=900, rim=420, fill=170, rim_colour=(.88, 1, .55))
    lamp((.6, 5.0, 3.0), (0, .2, .6), 2.4, 420, (1, .93, .84), tall=1.2)
    camera((.5, -7.4, 5.6), (.12, .02, .22), 58, focus=(.4, .0, .6), fstop=.8)


def brass_bowls():
    sweep('black')
    for (x, y, r), kind in zip([(-1.75, .35, 1.0), (.2, -.45, 1.15), (2.05, .55, .95)], [GREENS, FISH_CURRY, KORMA]):
        bowl(brass(), r, .85, (x, y, 0), foot=.5)
        curry_fill(r * .86, .68, kind, (x, y, 0), 13)
    p = prawn()
    for x, y, t in [(-.15, -.55, 20), (.5, -.25, 160), (.25, -.85, 260)]:
        place(p, (x, y, .8), (14, -10, t), .36)
    curry_leaves((1.75, .5, .8), (0, 0, 20), .36, 3)
    chilli_at((-1.75, .3, .82), (0, 0, 30), .34)
    lime_wedge(.4, (1.35, -1.35, .4), (0, 0, 40))
    scatter([blob(material('mustard', (.018, .012, .01), .4), 2)], 60, ring(.2, 2.6, (0, -1)), (.02, .032), lift=.02)
    studio((0, 0, .6), key=1150, rim=1200)
    camera((.4, -7.6, 3.9), (.1, -.12, .46), 60, focus=(.1, -.9, .7), fstop=.5)


def thali_above():
    plank_table(False, 18, turn=64)
    place(lathe([(0, .03), (2.5, .02), (2.55, 0), (2.62, .05), (2.68, .3), (2.74, .32), (2.72, .35), (2.62, .32), (2.55, .09), (0, .08)], steel(), 192))
    kinds = [SAMBAR, KORMA, GREENS, TOMATO, COCONUT, FISH_CURRY]
    for i, kind in enumerate(kinds):
        a = math.radians(22 + 40 * i)
        x, y = 1.9 * math.cos(a), 1.9 * math.sin(a)
        straight_bowl(steel(), .52, .4, (x, y, .08))
        ladled(kind, .475, .35, (x, y, .08), i + 2)
    steamed(1.0, .46, (.12, -.14, .07), 8, 4800)
    place(papad(.8, 4), (-.82, -1.62, .32), (0, 8, 0))
    place(vada(4), (1.10, -1.50, .4), (0, 0, 0), .50)
    lime_wedge(.3, (1.95, -.95, .38), (0, 0, 70))
    curry_leaves((-.1, -.2, .56), (0, 0, 30), .26, 3)
    market_day((0, 0, .3), 760, side=-1, sky=.42)
    camera((-.2, -.7, 9), (0, -.02, .15), 57, fstop=1.3, roll=12)
    look('Medium High Contrast', -.05)
    return {'long_side': 960, 'samples': 14}


def limewash(back=7.5):
    """A sunlit wall behind a table, out of focus."""
    m = material('limewash', (.50, .40, .27), .9, spec=.1, bump=[('noise', 1.2, .3), ('noise', 9, .2)], mottle=('noise', .45, [(.3, (.40, .30, .185)), (.7, (.58, .475, .33))]))
    return place(mesh([(-30, back, -6), (30, back, -6), (30, back, 20), (-30, back, 20)], [(0, 1, 2, 3)], m))


def poori_tower():
    plank_table(False, 18, turn=-9)
    limewash()
    served_leaf(9.5, 3.6, (.3, .9, .02), (0, 0, -10))
    plate(black_glaze(), 2.1, (0, 0, .08))
    for i in range(9):
        place(papad(1.25, i), (.12 * math.sin(i * 2.2), .1 * math.cos(i * 1.7), .30 + i * .2), (random.uniform(-7, 7), random.uniform(-7, 7), i * 53))
    place(papad(1.2, 11), (1.15, -.95, 1.08), (64, 6, 28))
    straight_bowl(brass(), .42, .36, (-1.4, -.95, .18))
    gravy(.38, .30, (-1.4, -.95, .18), 4, -.3, .8, (rgb(.075, .13, .018), rgb(.18, .26, .045)), rgb(.20, .28, .06), .1)
    market_day((0, 0, 1), 820, side=-1, sky=.40, hard=.9)
    camera((-.5, -7.8, 2.9), (.1, 0, 1.05), 62, focus=(.3, -.9, 1.1), fstop=.42)
    look('Medium High Contrast', 0)
    return {'long_side': 940, 'samples': 14}


PICTURES = {
    '01-banana-leaf-meal': leaf_meal, '02-long-dosa': dosa_plate, '04-filter-coffee': filter_coffee, '05-fried-fish-on-banana-leaf': fried_fish,
    '07-three-brass-bowls': brass_bowls, '11-steel-thali': thali_above, '18-pile-of-papads': poori_tower, **KITCHEN, **LARDER, **MARKET,
}
