"""Snacbox under one bare flash, on coloured paper."""
from kit.fresh import lime_half, lime_wedge
from kit.fried import *
from kit.lights import *
from kit.materials import *
from kit.shapes import *
from kit.snacks import almond, fried_pea, peanut
from kit.stage import camera, look
from kit.table import *
from kit.wraps import *


def murukku_stack():
    paper_sweep('tomato', 5)
    spirals = [murukku(3.3, s) for s in range(5)]
    pile = [place(spirals[i % 5], (.10 * math.sin(i * 2.1), .09 * math.cos(i * 1.7), .16 + i * .31), (0, 0, i * 77)) for i in range(7)]
    settle(pile, [], 60, friction=.9)
    place(spirals[0], (1.02, -1.0, .90), (68, 0, 28), .98)
    place(spirals[3], (-1.15, -1.35, .12), (0, 0, 40), .78)
    bits = [blob(material('murukku crumb', (.40, .16, .04), .6), 3, .7, 2.5, seed=s) for s in range(3)]
    scatter(bits, 60, ring(1.2, 2.4, (.2, -.6)), (.012, .05), lift=.02)
    hard_flash((0, 0, 1), 900)
    camera((-1.2, -8.6, 4.0), (.05, -.2, 1.05), 70, focus=(.1, -.9, 1.0), fstop=1.2)


def pretzels():
    paper_sweep('sea', 30)
    kinds = [pretzel(s) for s in range(3)]
    crystal = salt_crystal()
    loose = []
    for i in range(9):
        loose.append(place(kinds[i % 3][0], (-1.95 + 1.95 * (i % 3) + random.uniform(-.2, .2), -1.75 + 1.75 * (i // 3) + random.uniform(-.2, .2), .3 + .12 * i), (random.uniform(-8, 8), random.uniform(-8, 8), random.uniform(-70, 70)), .86))
    settle(loose, [], 110)
    bpy.context.view_layer.update()
    for i, o in enumerate(loose):
        salt_on(kinds[i % 3][1], 64, o, i, (.024, .062), crystal)
    for i in range(210):
        place(crystal, (random.gauss(0, 2.0), random.gauss(-.2, 1.4), .012), [random.uniform(0, 360) for _ in range(3)], random.uniform(.012, .045))
    crumb = [blob(material('pretzel crumb', (.30, .11, .03), .7), 2, .6, 2, seed=s) for s in range(3)]
    scatter(crumb, 80, ring(.2, 3.0), (.008, .026), lift=.012)
    hard_flash((0, 0, .2), 1350, side=-1, high=6.5)
    lamp((5.5, 3.5, 3.2), (0, 0, .2), 1.0, 420, (1, .74, .46))
    camera((-.6, -4.6, 7.4), (0, -.02, .1), 56, focus=(0, -.5, .4), fstop=.5)
    return {'long_side': 860, 'samples': 10}


def three_pouches():
    paper_sweep('marigold', 3.6)
    white = film((.70, .66, .57), .3)
    pouch((-1.95, .35, 0), (0, 0, 12), .95, None, lime_paper(), seed=2)
    pouch((.15, -.45, 0), (0, 0, -5), 1.04, white, black_card(), 'lime', 4)
    pouch((2.25, .45, 0), (0, 0, -17), .92, None, lime_paper(), seed=7)
    chips = [potato_chip(s) for s in range(5)]
    heap = [place(chips[i % 5], (random.uniform(-2.4, 2.5), random.uniform(-2.0, -1.35), .3 + .16 * i), [random.uniform(0, 360) for _ in range(3)], random.uniform(.34, .42)) for i in range(13)]
    settle(heap, [])
    hard_flash((0, 0, 1.2), 1000)
    camera((-.4, -10, 2.9), (.1, 0, 1.26), 56, focus=(.1, -1.0, 1.4), fstop=1.6)


def cashew_macro():
    paper_sweep('cocoa', 30)
    nuts = [cashew(s) for s in range(6)]
    rim = place(lathe([(1.75, 0), (1.95, 6)], None, 60, smooth=0), (0, .5, 0))
    settle(pour(nuts, 190, (0, .5, .4), 1.3, .035, (.52, .62)), [rim], 90)
    bpy.data.objects.remove(rim)
    lamp((-4.6, 4.2, 3.2), (0, 0, .4), .5, 1000, (1, .86, .66))
    lamp((3.6, -4.6, 4.2), (0, 0, .4), .35, 620, (1, .95, .88))
    camera((.4, -4.6, 2.25), (.05, .1, .46), 60, focus=(0, -.75, .6), fstop=.45)


def tin_tower():
    paper_sweep('blush', 4.2)
    lime, cream = lime_paper(), material('cream band', (.84, .74, .54), .6, bump=('noise', 30, .05))
    tin(1.12, 1.15, (0, 0, 0), -16, black_card(), 'lime', True)
    tin(1.02, 1.05, (.08, -.03, 1.22), -14, lime, 'black', True)
    tin(.90, .95, (-.03, .02, 2.34), -16, cream, 'black')
    chips = [potato_chip(s) for s in range(5)]
    for i in range(26):
        a, q = i * 2.4, .50 * math.sqrt(random.random())
        place(chips[i % 5], (-.03 + q * math.cos(a), .02 + q * math.sin(a), 3.15 + .42 * (1 - q) * random.uniform(.4, 1)), (random.uniform(-80, 80), random.uniform(-80, 80), random.uniform(0, 360)), random.uniform(.32, .4))
    tin_lid(1.02, (2.02, .10, 1.04), (74, 0, 24))
    settle([place(chips[i % 5], (random.uniform(-1.5, 1.5), random.uniform(-2.3, -1.6), .3 + .15 * i), [random.uniform(0, 360) for _ in range(3)], .36) for i in range(9)], [])
    crumb = [blob(material('chip crumb', (.78, .50, .12), .6), 2, .6, 2, seed=s) for s in range(3)]
    scatter(crumb, 70, ring(.1, 1.5, (0, -1.9)), (.010, .032), lift=.012)
    hard_flash((0, 0, 1.6), 1250)
    lamp((4.8, 3.2, 4.4), (0, 0, 2.4), 1.0, 520, (1, .70, .40)).data.spread = math.radians(60)  # past the wall
    camera((-.9, -10.6, 4.1), (.36, 0, 1.62), 66, focus=(0, -1.0, 1.7), fstop=.8)
    return {'long_side': 860, 'samples': 10}


def three_bowls():
    paper_sweep('blush', 30)
    kinds = [([cashew(s) for s in range(5)], .52, 42), ([fried_pea(s) for s in range(4)], .17, 84), ([almond()], .27, 70)]
    bowls, loose = [], []
    deep = material('sea glaze', (.020, .085, .13), .22, coat=.7, bump=('noise', 4, .03))
    for (x, y, r), m, (data, k, n) in zip([(-1.2, .85, 1.3), (1.35, 1.05, 1.05), (.45, -1.3, 1.2)], [black_glaze(), white_glaze(), deep], kinds):
        bowls.append(bowl(m, r, .78, (x, y, 0)))
        loose += pour(data, n, (x, y, .6), r * .36, .06, (k * .92, k * 1.06))
    for i in range(16):
        data, k, _ = kinds[i % 3]
        loose.append(place(random.choice(data), (random.choice((-1, 1)) * random.uniform(1.4, 2.5), random.uniform(-2.5, 2.5) if i % 2 else -.3, .3 + .1 * i), [random.uniform(0, 360)] * 3, k))
    settle(loose, bowls, 100)
    hard_flash((0, 0, .3), 1900, high=8)
    camera((0, -.8, 9.4), (0, -.05, .3), 62, focus=(0, 0, .7), fstop=1.2)


FLASH = PICTURES = {'02': murukku_stack, '03': three_bowls, '11': pretzels, '13': three_pouches, '14': cashew_macro, '15': tin_tower}
