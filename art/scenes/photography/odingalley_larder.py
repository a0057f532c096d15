"""The same kitchen's larder: spices, coconuts, limes, the mortar."""
from kit.coconut import coconut_open, coconut_shut, shavings
from kit.fresh import *
from kit.lights import market_day, plank_table
from kit.materials import *
from kit.meals import *
from kit.shapes import *
from kit.spices import *
from kit.stage import *
from kit.table import *
from kit.whole_fish import served_leaf


def spice_line():
    sweep('paper')
    hues = [('turmeric', (.86, .46, .02), (.70, .32, .01)), ('chilli', (.60, .045, .012), (.42, .02, .006)), ('coriander', (.42, .30, .12), (.30, .20, .07)), ('pepper', (.09, .075, .06), (.03, .025, .02))]
    for i, (n, c, d) in enumerate(hues):
        heap(.82, .8, powder(n, c, d), (-2.55 + 1.7 * i, .25 * (-1) ** i, 0), .12, i + 1, 1.05)
    bits = clove_things()
    for k, x, y, a, s in [('cinnamon', -1.8, -1.15, 20, .6), ('cinnamon', -1.5, -1.35, 8, .55), ('anise', 0, -1.2, 0, .42), ('anise', .75, -1.4, 30, .36), ('cardamom', 1.7, -1.15, 40, .22), ('cardamom', 2.1, -1.35, 100, .22), ('cardamom', 1.9, -.95, 160, .2)]:
        place(bits[k], (x, y, .14), (0, 0, a), s)
    daylight((0, 0, .3), 1050, side=-1, soft=1.0, room=.28)
    camera((.3, -8.8, 3.4), (0, -.3, .22), 54, focus=(0, -.5, .4), fstop=.5)


def coconuts():
    plank_table(False, 18, turn=-12)
    served_leaf(9.5, 4.6, (.1, .55, .02), (0, 0, 14), 7)
    coconut_open(1.15, (-.85, -.25, 1.10), (52, -12, 0), 3)
    coconut_open(.84, (1.12, -.80, .80), (36, 20, 0), 8)
    coconut_shut(1.10, (.95, 1.0, 1.24), (54, 10, 20), 5)
    rnd = random.Random(6)
    heap_ = [(rnd.gauss(-.35, .34), rnd.gauss(-1.92, .17), .07 + .07 * (k // 9)) for k in range(26)]
    shavings(heap_ + [(rnd.uniform(-1.7, 1.4), rnd.uniform(-2.15, -1.62), .05) for _ in range(9)], 4)
    shavings([(rnd.gauss(-.3, .55), rnd.gauss(-1.93, .20), .05 + .05 * (k % 3)) for k in range(90)], 9, True)
    curry_leaves((-2.0, -1.35, .14), (0, 0, 12), .42, 4)
    market_day((0, 0, .9), 760, side=-1, sky=.40, hard=1.9)
    camera((.2, -7.4, 3.3), (.08, -.05, .82), 61, focus=(-.6, -.9, .9), fstop=.5)
    look('Medium High Contrast', -.10)
    return {'long_side': 1000, 'samples': 16}


def lime_chillies():
    sweep('black')
    fruit = lime()
    for x, y, z, k, t in [(-.75, .4, .85, .88, (70, 20, 0)), (.95, .55, .9, .92, (20, 60, 40)), (.1, .2, 2.05, .85, (100, 10, 20))]:
        place(fruit, (x, y, z), t, k)
    lime_half(.78, (-.95, -1.0, .62), (58, -18, 0))
    lime_wheel(.62, .15, (.75, -1.15, .6), (80, 18, 0))
    for i, (x, y, z, a) in enumerate([(1.5, -1.3, .15, 20), (1.25, -1.65, .15, 35), (-.15, -1.75, .15, -20), (-1.75, -1.5, .15, 130), (.2, -1.45, .3, 60)]):
        chilli_at((x, y, z), (0, 0, a), .55, green_chilli() if i % 2 else None)
    bead = thin_glass('bead', (.95, 1, .90))

    def skin_spot():
        a, b = random.uniform(3.6, 5.8), random.uniform(-.3, 1.2)
        x, y, z, k = random.choice([(-.75, .4, .85, .88), (.95, .55, .9, .92), (.1, .2, 2.05, .85)])
        return x + k * math.cos(a) * math.cos(b), y + k * math.sin(a) * math.cos(b), z + k * math.sin(b)
    drops(skin_spot, bead, 70, (.012, .04))
    studio((0, 0, 1.1), key=900, rim=1300, side=1)
    camera((-.3, -7.4, 2.3), (.05, 0, 1.2), 64, focus=(0, -1, 1.1), fstop=.45)


def mortar():
    sweep('black')
    stone = material('granite', (.07, .072, .066), .65, bump=[('noise', 18, .4), ('voronoi', 30, .3)], mottle=('noise', 26, [(.35, (.03, .03, .028)), (.55, (.08, .082, .075)), (.75, (.20, .20, .18))]))
    place(lathe([(0, .02), (.9, 0), (1.0, .1), (.85, .35), (1.25, .8), (1.45, 1.45), (1.38, 1.52), (1.22, 1.48), (1.0, .95), (.5, .6), (0, .5)], stone, 96, .01))
    place(lathe([(0, 0), (.3, .03), (.36, .2), (.26, .6), (.22, 1.6), (.28, 1.85), (.2, 2.0), (0, 2.04)], stone, 64, .01), (.15, .1, .85), (14, 26, 0))
    heap(.9, .3, powder('masala', (.44, .20, .05), (.26, .09, .02)), (-.1, -.05, .98), .3, 3)
    corn = blob(material('peppercorn', (.035, .028, .022), .6, bump=('voronoi', 5, .9)), 4, .1, 2.5)
    settle([place(corn, (random.gauss(-.5, .9), random.gauss(-1.5, .3), .1 + .03 * i), (0, 0, 0), random.uniform(.07, .09)) for i in range(60)], [])
    for i in range(9):
        a = random.uniform(0, 6.28)
        place(corn, (.6 * math.cos(a), .6 * math.sin(a), 1.26), size=.08)
    bits = clove_things()
    place(bits['anise'], (1.5, -1.35, .12), (6, 0, 20), .42)
    place(bits['cinnamon'], (1.75, -.75, .14), (0, 0, 62), .62)
    place(bits['cardamom'], (-1.85, -.85, .12), (0, 0, 30), .24)
    place(bits['cardamom'], (-1.6, -1.1, .12), (0, 0, 110), .24)
    chilli_at((-1.75, .1, .16), (0, 0, 70), .6)
    studio((0, 0, .9), key=1300, rim=1300)
    camera((.3, -7.4, 3.4), (0, -.1, .85), 62, focus=(0, -.9, 1.2), fstop=.5)


LARDER = {'08-whole-and-ground-spices': spice_line, '09-coconut-halves': coconuts, '10-limes-and-chillies': lime_chillies, '19-granite-mortar': mortar}
