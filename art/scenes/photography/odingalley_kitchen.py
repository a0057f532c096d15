"""The same kitchen: breads, pots and sweets."""
from kit import fried
from kit.coast import *
from kit.fresh import *
from kit.griddle import *
from kit.lights import market_day, plank_table
from kit.materials import *
from kit.meals import *
from kit.relief import rgb
from kit.sea import gravy
from kit.shapes import *
from kit.snacks import cashew
from kit.spices import *
from kit.stage import *
from kit.table import *
from kit.whole_fish import served_leaf


def biryani_pot():
    sweep('moss')
    place(lathe([(0, .02), (1.0, 0), (1.5, .3), (1.68, .85), (1.5, 1.3), (1.3, 1.42), (1.42, 1.62), (1.5, 1.66), (1.46, 1.7), (1.26, 1.46), (1.4, 1.28), (1.56, .85), (0, .3)], brass(), 128))
    long_white = blob(material('rice', (.90, .87, .78), .45, soft=.2), 2, .04, 1.5, (1, .2, .19))
    long_gold = blob(material('saffron rice', (.90, .56, .08), .45, soft=.2), 2, .04, 1.5, (1, .2, .19))
    long_red = blob(material('masala rice', (.62, .26, .06), .45, soft=.1), 2, .04, 1.5, (1, .2, .19))
    rice(1.2, .66, (0, 0, 1.5), 1500, [long_white, long_white, long_gold, long_red], .115)
    meat = material('chicken', (.42, .15, .04), .4, coat=.5, bump=('noise', 5, .5), mottle=('noise', 2, [(.3, (.24, .07, .018)), (.7, (.62, .27, .07))]))
    for i, (x, y, z) in enumerate([(-.5, -.45, 1.95), (.55, -.3, 1.98), (.05, .45, 2.05), (-.05, -.85, 1.78)]):
        place(blob(meat, 5, .3, 1.6, (1, .75, .6), i, .06), (x, y, z), (0, 0, i * 70), .36)
    fried = material('fried onion', (.24, .075, .02), .4, coat=.3)
    for i in range(26):
        a, r = random.uniform(0, 6.28), random.uniform(.1, 1.0)
        place(tube([(-.15, 0, 0), (-.05, .06, .05), (.08, -.03, .03), (.16, .05, 0)], fried, .025), (r * math.cos(a), r * math.sin(a), 2.03 - .3 * r * r), (0, 0, random.uniform(0, 360)), random.uniform(.8, 1.3))
    for i in range(6):
        a = i * 1.1
        place(cashew(i % 3), (.75 * math.cos(a), .75 * math.sin(a), 1.98), (20, 10, i * 60), .17)
    for i in range(5):
        place(leaf(1, .6, .3, .3), (.05, -.05, 2.1), (0, -20, i * 72), .36)
    lime_wedge(.42, (1.85, -1.15, .42), (0, 0, 40))
    bits = clove_things()
    place(bits['anise'], (-1.75, -1.2, .1), (0, 0, 10), .36)
    place(bits['cinnamon'], (-1.2, -1.5, .12), (0, 0, -14), .5)
    studio((0, 0, 1.2), key=1000, rim=1100)
    camera((.6, -7.8, 4.0), (.02, 0, 1.12), 62, focus=(0, -.7, 1.9), fstop=.5)


def payasam():
    plank_table(False, 18, turn=11)
    served_leaf(9.5, 4.4, (.1, .25, .02), (0, 0, -9))
    bowl(brass(), 1.25, .85, (0, 0, .12), foot=.5)
    gravy(1.13, .84, (0, 0, .10), 5, .10, .45, (rgb(.66, .45, .22), rgb(.86, .69, .43)), rgb(.80, .50, .13), .06)
    strand = [tube(smoothed([(random.uniform(-.4, .4), random.uniform(-.4, .4), random.uniform(-.03, .02)) for _ in range(5)], 3), material('vermicelli', (.80, .64, .40), .32, soft=.3, coat=.3), .016) for _ in range(9)]
    for i in range(70):
        a, r = random.uniform(0, 6.28), .92 * math.sqrt(random.random())
        place(strand[i % 9], (r * math.cos(a), r * math.sin(a), .945), (random.uniform(-5, 5), random.uniform(-5, 5), random.uniform(0, 360)), random.uniform(.45, .75))
    nuts = [fried.cashew(k) for k in range(4)]
    for i in range(11):
        a, r = i * .92, .16 + .42 * random.random()
        place(nuts[i % 4], (r * math.cos(a), r * math.sin(a), 1.0), (random.uniform(-20, 20), random.uniform(-20, 20), i * 60), random.uniform(.27, .32))
    raisin = [blob(material('raisin', (.16, .045, .015), .35, coat=.4, vary=.4, bump=('noise', 6, .8)), 5, .34, 2.6, (1, .72, .66), k, .12) for k in range(3)]
    for i in range(10):
        a, r = random.uniform(0, 6.28), .78 * math.sqrt(random.random())
        place(raisin[i % 3], (r * math.cos(a), r * math.sin(a), .99), (random.uniform(-20, 20), 0, i * 50), random.uniform(.10, .13))
    thread = [tube(smoothed([(-.5, 0, 0), (-.1, .12, .02), (.2, -.05, .01), (.5, .06, .03)], 2), material('saffron', (.52, .06, .008), .5), .045, taper=lambda t: 1 - .6 * t) for _ in range(2)]
    for i in range(30):
        a, r = random.uniform(0, 6.28), .85 * math.sqrt(random.random())
        place(thread[i % 2], (r * math.cos(a), r * math.sin(a), .965), (0, 0, i * 50), random.uniform(.10, .16))
    spoon(brass(), (-2.2, -1.35, .14), (0, 0, 18), .7)
    market_day((0, 0, .5), 780, side=-1, sky=.38)
    camera((.5, -6.8, 4.2), (0, -.05, .52), 64, focus=(0, -.5, 1.0), fstop=.55)
    look('Medium High Contrast', -.02)
    return {'long_side': 940, 'samples': 14}


def vada_stack():
    sweep('black')
    bowl(lime_glaze(), 1.45, .6, (0, 0, 0), foot=.5)
    for x, y, z, t in [(-.55, .1, .72, (8, 10, 0)), (.6, .2, .74, (-6, -8, 50)), (.0, -.55, .86, (24, 0, 90)), (.05, .35, 1.42, (-10, 8, 30)), (-.05, -.15, 2.0, (28, -6, 10))]:
        place(vada(int(z * 10)), (x, y, z), t, .78)
    curry_leaves((.15, -.25, 2.5), (0, -14, 40), .4, 3)
    straight_bowl(steel(), .62, .5, (1.7, -.95, 0))
    curry_fill(.55, .42, COCONUT, (1.7, -.95, 0), 6)
    place(chilli(), (1.7, -.95, .55), (0, 0, 40), .22)
    studio((0, 0, 1.2), key=1100, rim=1200)
    camera((-.6, -7.8, 2.7), (.2, 0, 1.15), 60, focus=(0, -.9, 1.3), fstop=.45)


def parottas():
    sweep('slate')
    board(wood(True), (4.6, 3.2, .18), turn=(0, 0, 12))
    for i in range(4):
        place(parotta(i + 1), (-.7 + .08 * math.sin(i * 2.2), .15 + .08 * math.cos(i * 1.9), .36 + .3 * i), (random.uniform(-4, 4), random.uniform(-4, 4), i * 80), 1.22)
    place(parotta(7), (-.1, -1.15, .95), (54, 0, 10), 1.1)
    straight_bowl(brass(), .78, .6, (1.75, .1, .18))
    curry_fill(.7, .52, KORMA, (1.75, .1, .18), 9)
    for i in range(3):
        place(onion_ring(.36), (1.5 + .3 * i, -1.15 + .08 * i, .26 + .05 * i), (7 * i, 0, 0))
    lime_wedge(.34, (2.55, -.75, .42), (0, 0, 40))
    studio((0, 0, .8), key=1150, rim=1000, side=-1)
    camera((.3, -7.2, 3.1), (.2, -.1, .68), 62, focus=(0, -1.0, .9), fstop=.5)


def buttermilk():
    sweep('paper')
    for (x, y, k) in [(-.8, -.1, 1.0), (1.0, .6, .92)]:
        place(lathe([(0, .02), (.55, 0), (.62, .08), (.82, 1.0), (.72, 1.75), (.8, 2.0), (.86, 2.02), (.83, 2.06), (.72, 1.98), (.64, 1.72), (.72, 1.0), (.5, .12), (0, .1)], clay(), 96, .012), (x, y, 0), size=k)
        pool(.66 * k, 1.86 * k, material('buttermilk', (.92, .91, .84), .3, soft=.3, coat=.4, bump=('noise', 7, .2)), (x, y, 0), .03, .03)
        for i in range(5):
            a = random.uniform(0, 6.28)
            place(leaf(.5, .3, .2, .2), (x + .25 * math.cos(a), y + .25 * math.sin(a), 1.9 * k), (0, -8, i * 70), .5)
        for i in range(12):
            a, r = random.uniform(0, 6.28), .5 * random.random()
            place(blob(material('mustard', (.018, .012, .01), .4), 2), (x + r * math.cos(a), y + r * math.sin(a), 1.9 * k), size=.025)
    curry_leaves((-.75, -.15, 2.0), (0, -38, 30), .6, 4)
    chilli_at((1.35, -1.15, .16), (0, 0, 20), .55, green_chilli())
    lime_half(.5, (.45, -1.3, .45), (34, 10, 0))
    daylight((0, 0, 1.1), 1000, side=1, soft=1.6, room=.32)
    camera((.3, -7.8, 3.3), (.08, 0, 1.05), 62, focus=(-.6, -.8, 1.4), fstop=.5)


def tempering():
    sweep('slate')
    pan = iron()
    place(lathe([(0, .06), (.6, .03), (1.2, .3), (1.5, .72), (1.55, .74), (1.46, .7), (1.15, .36), (.6, .12), (0, .14)], pan, 128), (-.9, 0, 0))
    place(tube([(.5, .1, .72), (1.6, .25, 1.0), (3.4, .5, 1.15)], pan, .085))
    pool(1.02, .3, material('hot oil', (.46, .30, .02), .05, coat=1, soft=.2, bump=('noise', 5, .1)), (-.9, 0, 0))
    m = blob(material('mustard', (.018, .012, .01), .35, coat=.3), 2)
    for i in range(230):
        a, r = random.uniform(0, 6.28), .98 * math.sqrt(random.random())
        place(m, (-.9 + r * math.cos(a), r * math.sin(a), .33 + .05 * random.random()), size=random.uniform(.025, .038))
    dal = blob(material('urad', (.86, .62, .30), .5), 3, .05, 1, (1, .8, .5))
    for i in range(40):
        a, r = random.uniform(0, 6.28), .9 * math.sqrt(random.random())
        place(dal, (-.9 + r * math.cos(a), r * math.sin(a), .35), (0, 0, random.uniform(0, 360)), .05)
    for x, y, a in [(-1.3, -.3, 30), (-.75, .35, 140)]:
        curry_leaves((x, y, .45), (0, -8, a), .42, 3)
    for x, y, a in [(-.95, -.55, 10), (-.3, 0, 70), (-1.35, .35, 120)]:
        chilli_at((x, y, .42), (0, 0, a), .38)
    for i in range(14):
        a = random.uniform(0, 6.28)
        place(m, (-.9 + random.gauss(0, .6), random.gauss(0, .4), random.uniform(.9, 2.1)), size=.032)
    place(garlic(), (1.75, -1.0, .3), (60, 0, 30), .38)
    place(garlic(), (2.3, -.7, .28), (80, 0, 140), .33)
    studio((-.3, 0, .6), key=1250, rim=1100, side=1)
    camera((-.7, -6.4, 3.7), (-.12, .05, .42), 58, focus=(-.8, -.6, .6), fstop=.5)


KITCHEN = {'12-biryani-pot': biryani_pot, '13-warm-payasam': payasam, '14-stacked-vadas': vada_stack, '15-flaky-parotta': parottas, '17-buttermilk-in-clay': buttermilk, '20-tempering': tempering}
