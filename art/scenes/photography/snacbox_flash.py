"""Snacbox under one bare flash, on coloured paper."""
from kit.fresh import lime_half, lime_wedge
from kit.fried import *
from kit.lights import *
from kit.materials import *
from kit.shapes import *
from kit.snacks import almond
from kit.stage import camera, look
from kit.table import *
from kit.wraps import *


def murukku_stack():
    paper_sweep('tomato', 5)
    spirals = [murukku(3.3, s) for s in range(5)]
    pile = [place(spirals[i % 5], (.10 * math.sin(i * 2.1), .09 * math.cos(i * 1.7), .16 + i * .31), (0, 0, i * 77)) for i in range(7)]
    settle(pile, [], 60, friction=.9)
    place(spirals[0], (.94, -1.0, .90), (68, 0, 28), .98)
    place(spirals[3], (-1.0, -1.35, .12), (0, 0, 40), .78)
    bits = [blob(material('murukku crumb', (.40, .16, .04), .6), 3, .7, 2.5, seed=s) for s in range(3)]
    scatter(bits, 190, ring(1.0, 2.6, (.1, -.7)), (.010, .048), lift=.02)
    hard_flash((0, 0, 1), 850)
    lamp((4.6, 3.4, 3.6), (0, 0, 1.2), .9, 620, (1, .70, .40)).data.spread = math.radians(60)  # past the wall
    camera((-1.2, -8.2, 3.7), (.10, -.25, 1.08), 65, focus=(.1, -1.1, 1.0), fstop=.55)
    return {'long_side': 900, 'samples': 10}


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
    nuts = [cashew(s) for s in range(7)]
    rim = place(lathe([(2.0, 0), (2.1, 9)], None, 60, smooth=0), (0, .4, 0))
    heap = pour(nuts, 170, (0, .4, .4), 1.6, .045, (.50, .60))
    for o in heap:  # lying flat, a cashew shows its bend
        o.rotation_euler.x, o.rotation_euler.y = random.uniform(-.4, .4), random.uniform(-.4, .4)
    settle(heap, [rim], 90)
    bpy.data.objects.remove(rim)
    salted(heap, 46, salt_crystal(), 3, (.006, .019))
    lamp((-4.4, 4.2, 3.2), (0, 0, .4), .45, 2700, (1, .88, .70))
    lamp((4.8, 2.4, 1.6), (0, 0, .5), .5, 420, (1, .60, .30))
    lamp((2.2, -5.6, 5.0), (0, 0, .4), .8, 330, (1, .94, .84))
    camera((.45, -3.6, 4.1), (.05, .22, .40), 64, focus=(0, .05, .78), fstop=1.1)
    look('High Contrast', .10)
    bpy.context.scene.cycles.sample_clamp_indirect = .5  # light lost between the nuts would speckle their shade
    return {'long_side': 1060, 'samples': 20}


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
    kinds = [([cashew(s) for s in range(5)], .52, 44), ([crisp_pea(s) for s in range(5)], .185, 54), ([almond()], .28, 60)]
    at = [(-1.2, .85, 1.3), (1.35, 1.05, 1.05), (.45, -1.3, 1.2)]
    bowls, rims, loose = [], [], []
    deep = material('sea glaze', (.020, .085, .13), .22, coat=.7, bump=('noise', 4, .03))
    for (x, y, r), m, (data, k, n) in zip(at, [black_glaze(), white_glaze(), deep], kinds):
        bowls.append(bowl(m, r, .78, (x, y, 0)))
        rims.append(place(lathe([(r * .94, .74), (r * 1.02, 8)], None, 60, smooth=0), (x, y, 0)))
        loose += pour(data, n, (x, y, .5), r * .50, .10, (k * .92, k * 1.06))
    heaped = len(loose)
    while len(loose) < heaped + 16:  # strays lie beside the bowls, each near its own kind
        i = len(loose) % 3
        (x, y, r), (data, k, _) = at[i], kinds[i]
        a = random.uniform(0, 6.283)
        q = r + random.uniform(.25, .75)
        px, py = x + q * math.cos(a), y + q * math.sin(a)
        if all(math.hypot(px - bx, py - by) > br + .22 for bx, by, br in at):
            loose.append(place(random.choice(data), (px, py, .25), [random.uniform(0, 360) for _ in range(3)], k))
    settle(loose, bowls + rims, 100)
    for rim in rims:
        bpy.data.objects.remove(rim)
    salted([o for o in loose if o.location.z > .3], 3, salt_crystal(), 5, (.010, .022))
    hard_flash((0, 0, .3), 1750, high=8)
    lamp((5.0, 3.6, 3.4), (0, 0, .4), 1.2, 360, (1, .72, .44))
    camera((0, -.8, 9.4), (0, -.05, .3), 62, focus=(0, 0, .75), fstop=.6)
    return {'long_side': 860, 'samples': 10}


FLASH = PICTURES = {'02-murukku-stack': murukku_stack, '03-three-bowls-of-nuts': three_bowls, '11-pretzels-with-salt': pretzels, '13-three-pouches': three_pouches, '14-roasted-cashews': cashew_macro, '15-stacked-tins': tin_tower}
