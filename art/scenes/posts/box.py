"""Three pictures of the snack-box campaign."""
from kit import packs, snacks
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
    room(aim=(0, -.1, .35), eye=(-1.0, -6.2, 3.6), lens=60, focus=(.1, -.6, .3), key=800, rim=1000, fill=300)
    packs.tin(.85, 1.1, None, (-1.4, .7, 0), packs.lime_paper()).rotation_euler = (0, 0, 0)
    nuts = [snacks.cashew(1), snacks.almond(), snacks.peanut(2), snacks.pistachio(1)]
    for k in range(110):
        a, r = random.uniform(-.9, .5), random.uniform(.3, 3.6)
        place(random.choice(nuts), (-1.3 + r * math.cos(a), .3 + r * math.sin(a) * .9, .07 + (.1 if r < 1.2 and k % 2 else 0)), (random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 360)), random.uniform(.12, .17))
    for k, (x, y, t) in enumerate(((.55, .75, 0), (1.55, .2, 8), (.75, -.55, 5), (1.0, .35, 12), (-.35, -1.15, 3))):
        place(snacks.murukku(seed=k), (x, y, .12 + .12 * (k == 3)), (t, t, 50 * k), .5)
    for k in range(7):
        place(snacks.almond(), (-1.4 + random.uniform(-.4, .4), .7 + random.uniform(-.4, .4), 1.02), [random.uniform(0, 360) for _ in range(3)], .17)


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
