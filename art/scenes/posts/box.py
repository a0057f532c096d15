"""Three pictures of the snack-box campaign."""
from kit import fried, lights, packs, snacks, wraps
from kit.objects import *
from kit.shapes import *
from kit.stage import *


def compartments():
    room('lime', aim=(0, 0, .35), eye=(-.6, -4.4, 6.6), lens=58, focus=(0, -.3, .5), power=1050)
    out, spots, _ = packs.carton(3.6, 2.6, .7, 2, 3, packs.black_card())
    fills = ([snacks.cashew(1), snacks.cashew(2)], [snacks.chip(1), snacks.chip(2)], [snacks.popcorn(1), snacks.popcorn(2)], [snacks.almond(), snacks.peanut(1)], [snacks.murukku(seed=1)], [snacks.fried_pea(1), snacks.fried_pea(2)])
    plan = ((46, .17, .38), (12, .34, .3), (22, .24, .3), (60, .14, .36), (5, .42, .12), (120, .1, .36))
    for (x, y), items, (n, s, r) in zip(spots, fills, plan):
        for k in range(n):
            a, q = random.uniform(0, 6.28), r * math.sqrt(random.random())
            z = .18 + .34 * (1 - (q / r) ** 2) * random.uniform(.3, 1) + (.1 * k if s > .4 else 0)
            turn = (random.uniform(-30, 30), random.uniform(-30, 30), random.uniform(0, 360)) if s > .3 else [random.uniform(0, 360) for _ in range(3)]
            place(random.choice(items), (x + q * math.cos(a) * 1.1, y + q * math.sin(a) * 1.1, z), turn, s * random.uniform(.9, 1.1))


def four_o_clock():
    lights.paper_sweep('cocoa', 6)
    can = wraps.tin(1.0, 1.25, (-1.32, .72, 0), 4)
    wraps.tin_lid(1.0, (.66, .92, .96), (74, 0, 12))
    nuts = [fried.cashew(s) for s in range(4)]
    spirals = [fried.murukku(3.3, s) for s in range(3)]
    guard = place(box(packs.black_card(), (2.2, .5, 2.2), .02), (.66, 1.02, 0), (0, 0, 12))
    loose = [place(spirals[k % 3], (x, y, .2 + .22 * k), (4 * k, 0, 50 * k), .58) for k, (x, y) in enumerate(((1.65, .35), (1.95, -.45), (1.15, -.75), (1.6, -.15)))]
    loose += [place(random.choice(nuts), (random.gauss(-.35, .85), random.gauss(-.95, .35), .25 + .03 * k), [random.uniform(0, 360) for _ in range(3)], random.uniform(.30, .36)) for k in range(46)]
    loose += [place(snacks.almond(), (random.gauss(.1, 1.0), random.gauss(-1.05, .4), .5 + .03 * k), [random.uniform(0, 360) for _ in range(3)], .17) for k in range(24)]
    settle(loose, [can, guard], 90)
    bpy.data.objects.remove(guard)
    for k in range(30):
        q = .66 * math.sqrt(random.random())
        place(random.choice(nuts), (-1.32 + q * math.cos(k * 2.4), .72 + q * math.sin(k * 2.4), 1.12 + .16 * (1 - q) * random.random()), (random.uniform(-30, 30), random.uniform(-30, 30), 40 * k), .32)
    lights.hard_flash((0, 0, .5), 760, high=4.4)
    camera((-.6, -7.4, 3.9), (.18, -.1, .55), 60, focus=(-.2, -.6, .6), fstop=1.0)


def enough():
    room('paper', aim=(.05, 0, 1.25), eye=(-2.2, -8.8, 2.8), lens=60, focus=(-.2, -.9, 1.2), power=1000, back=6)
    z = 0
    for k in range(4):
        w, d, h = 3.0 - .1 * k, 2.0 - .06 * k, .58
        a = (6, -5, 10, -14)[k]
        o = [place(box(packs.kraft() if k != 2 else packs.black_card(), (w, d, h), .03)), place(box(packs.kraft() if k != 2 else packs.black_card(), (w + .05, d + .05, .24), .03), (0, 0, h - .22))]
        if k in (1, 3):
            o.append(place(box(packs.lime_paper(), (.85, d + .08, h + .05), .02), (-.35, 0, -.015)))
        group(o, (.05 * (-1) ** k, 0, z), (0, 0, a))
        z += h + .03


PICTURES = {'picture-1': compartments, 'picture-2': four_o_clock, 'picture-3': enough}
