"""Snack boxes, the frames with packaging in them."""
from kit.fresh import *
from kit.materials import *
from kit.packs import *
from kit.shapes import *
from kit.snacks import *
from kit.stage import *
from kit.table import *


def chips_from_pouch():
    sweep('black')
    pouch((-1.2, .7, .05), (-8, 0, 14), .95)
    chips = [chip(s) for s in range(5)]
    back = bowl(brass(), 1.0, .7, (2.35, 1.9, 0))
    heap = pour(chips, 36, (1.0, -.45, .4), .75, .09, (.42, .52)) + pour(chips, 12, (2.35, 1.9, .6), .4, .12, (.42, .5))
    settle(heap, [place(box(black_card(), (1.9, 1.1, 2.6), .1), (-1.2, .7, 0), (0, 0, 14)), back])
    bpy.data.objects.remove([o for o in bpy.data.objects if o.data and o.data.name.startswith('box')][0])
    lime_wedge(.5, (2.35, -1.2, .5), (10, 0, 35))
    studio((0, 0, 1), key=1100, rim=1500, fill=300)
    camera((.3, -8.3, 2.7), (.3, 0, 1.16), 45, focus=(-.4, -.3, 1), fstop=.5)


def sev_tin():
    sweep('slate')
    t = tin(1.15, 1.5, steel(), (0, 0, 0), lime_paper())
    ink = material('ink', (.008, .009, .006), .5)
    words('snacbox', ink, .46, (0, -1.19, .76))
    noodles = [sev(s) for s in range(8)]
    for i in range(330):
        a, r = random.uniform(0, 6.28), 1.02 * math.sqrt(random.random())
        place(random.choice(noodles), (r * math.cos(a), r * math.sin(a), 1.3 + .42 * (1 - r * r) * random.random()), (random.uniform(-35, 35), random.uniform(-35, 35), random.uniform(0, 360)), random.uniform(.22, .34))
    for i in range(60):
        x, y = random.gauss(1.0, .55), random.gauss(-1.35, .3)
        place(random.choice(noodles), (x, y, .05 + .1 * random.random()), (random.uniform(-15, 15), 0, random.uniform(0, 360)), random.uniform(.2, .3))
    tin_lid(1.15, steel(), (-1.55, -.35, 1.02), (98, 0, -32))
    studio((0, 0, 1), key=1000, rim=900, side=1)
    camera((.9, -7.6, 3.4), (0, -.1, .85), 60, focus=(.1, -1, 1.1), fstop=.5)


def box_above():
    sweep('lime', back=30)
    kinds = [([cashew(s) for s in range(3)], .25, 22), ([pretzel()], .42, 9), ([almond()], .22, 34), ([fried_pea(s) for s in range(3)], .15, 60), ([banana_chip(s) for s in range(4)], .4, 15), ([peanut(s) for s in range(3)], .19, 44)]
    walls, spots, (w, d) = carton(4.2, 3.0, .9)
    loose = []
    for (x, y), (data, k, n) in zip(spots, kinds):
        for i in range(n):
            loose.append(place(random.choice(data), (x + random.uniform(-.28, .28) * w, y + random.uniform(-.28, .28) * d, .3 + .07 * i), [random.uniform(0, 360) for _ in range(3)], k * random.uniform(.92, 1.08)))
    settle(loose, walls, 110)
    lime_wheel(.55, .14, (2.75, -1.55, .1), (0, 4, 0))
    daylight((0, 0, .4), 1200, side=-1, soft=1.2, room=.25)
    camera((.5, -2.0, 9), (.12, -.1, .3), 62, focus=(0, 0, .8), fstop=1, roll=-11)


def pouches_standing():
    sweep('lime')
    white = material('white film', (.82, .81, .74), .3, coat=.5, bump=('noise', 2.2, .25))
    pouch((-1.75, .5, 0), (0, 0, 16), .95, seed=2)
    pouch((.35, -.25, 0), (0, 0, -4), 1.02, white, black_card(), None, 4)
    words('snacbox', material('lime ink', (.6, 1, .02), .5, glow=.2), .29, (.26, -1.0, 1.44), (86, 0, -4))
    pouch((2.3, .65, 0), (0, 0, -20), .9, seed=7)
    for i, s in enumerate([(-.95, -1.5), (1.65, -1.3), (1.1, -1.65)]):
        place(chip(i), (*s, .16), (0, 8, i * 100), .4)
    daylight((0, 0, 1), 1000, side=-1, soft=1.6, room=.28)
    camera((-.3, -9, 2.4), (.25, 0, 1.38), 56, focus=(.3, -.7, 1.4), fstop=.6)


def three_cones():
    sweep('paper')
    rack = wood()
    place(box(rack, (4.6, 1.3, .16), .04), (0, 0, 1.15))
    for s in (-1, 1):
        place(box(rack, (.16, 1.3, 1.2), .04), (s * 2.1, 0, 0))
    fills = [([popcorn(s) for s in range(4)], .18, 40), ([chip(s) for s in range(4)], .42, 22), ([fried_pea(s) for s in range(3)], .14, 80)]
    for (x, m), (data, k, n) in zip([(-1.35, kraft()), (0, lime_paper()), (1.35, black_card())], fills):
        cone((x, 0, .3), (0, 0, 200), .95, m, 2.3, .72)
        for i in range(n):
            a, r = random.uniform(0, 6.28), .44 * math.sqrt(random.random())
            place(random.choice(data), (x + r * math.cos(a), r * math.sin(a), 2.3 + .46 * (1 - (r / .5) ** 2) * random.random() + .04), [random.uniform(0, 360) for _ in range(3)], k * random.uniform(.9, 1.1))
    for i in range(7):
        place(fried_pea(i % 3), (random.uniform(-1.9, 1.9), -1.2 + random.uniform(-.2, .2), .13), size=.14)
    daylight((0, 0, 1.2), 1100, side=1, soft=1.6, room=.3)
    camera((-1.1, -7.6, 3.2), (0, 0, 1.5), 58, focus=(0, -.5, 1.9), fstop=.6)


def popcorn_cone():
    sweep('lime')
    corn = [popcorn(s) for s in range(6)]
    white = material('white paper', (.85, .84, .77), .6)
    cup = paper_cup(1.0, 1.9, white, black_card(), (0, 0, 0), .05)
    for i in range(95):
        a, r = random.uniform(0, 6.28), .74 * math.sqrt(random.random())
        place(random.choice(corn), (r * math.cos(a), r * math.sin(a), 1.62 + .62 * (1 - (r / .9) ** 2) * random.uniform(.5, 1)), [random.uniform(0, 360) for _ in range(3)], random.uniform(.16, .2))
    settle(pour(corn, 16, (.9, -1.2, .2), 1.2, .05, (.17, .21)), [cup])
    for x, y, z in [(-.75, 0, 3.1), (.5, .2, 3.35), (.95, -.2, 2.75)]:
        place(corn[1], (x, y, z), [random.uniform(0, 360)] * 3, .19)
    daylight((0, 0, 1), 900, side=1, soft=1.6, room=.3)
    camera((.2, -7.4, 3.0), (.12, 0, 1.5), 60, focus=(0, -.7, 1.6), fstop=.6)


PACKED = {
    '01': chips_from_pouch, '04': popcorn_cone, '09': sev_tin, '10': box_above, '13': pouches_standing, '15': three_cones,
}
