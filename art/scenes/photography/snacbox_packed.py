"""Snack boxes, the frames with packaging in them."""
from kit import fried, lights, wraps
from kit.fresh import *
from kit.materials import *
from kit.packs import *
from kit.shapes import *
from kit.snacks import *
from kit.stage import *
from kit.table import *


def sev_tin():
    lights.paper_sweep('sea', 5)
    wraps.tin(1.15, 1.35, (.16, 0, 0), 8)
    noodles = [fried.sev(s) for s in range(8)]
    for i in range(560):
        a, r = random.uniform(0, 6.28), .86 * math.sqrt(random.random())
        place(random.choice(noodles), (.16 + r * math.cos(a), r * math.sin(a), 1.16 + .52 * (1 - r * r) * random.random()), (random.uniform(-35, 35), random.uniform(-35, 35), random.uniform(0, 360)), random.uniform(.20, .29))
    for i in range(110):
        x, y = random.gauss(.95, .6), random.gauss(-1.62, .26)
        place(random.choice(noodles), (x, y, .05 + .1 * random.random()), (random.uniform(-15, 15), 0, random.uniform(0, 360)), random.uniform(.2, .3))
    wraps.tin_lid(1.15, (-1.98, .62, 1.15), (74, 0, -20))
    lights.hard_flash((0, 0, 1), 950, side=1, high=4.2)
    lamp((-5, 3.4, 3.2), (0, 0, 1), 1.2, 300, (1, .72, .42)).data.spread = math.radians(60)  # past the wall
    camera((.6, -8.3, 3.9), (-.46, -.1, .92), 57, focus=(.1, -1, 1.1), fstop=.6)
    return {'long_side': 860, 'samples': 10}


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
    '04-cup-of-popcorn': popcorn_cone, '09-sev-in-its-tin': sev_tin, '10-six-compartment-box': box_above,
}
