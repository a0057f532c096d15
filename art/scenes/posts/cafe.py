"""The six posts of the café and dessert case, told as one afternoon."""
from kit import fresh, lights, snacks, sweets, table, takeaway, viennoiserie
from kit.objects import *
from kit.props_lime import lime_slice
from kit.props_table import plate
from kit.shapes import *
from kit.stage import *


def crumbs(m, count, centre, spread, size=(.015, .05), lift=.02):
    c = [blob(m, 2, .4, 2, seed=k) for k in range(3)]
    for _ in range(count):
        place(random.choice(c), (random.gauss(centre[0], spread), random.gauss(centre[1], spread), lift), [random.uniform(0, 360) for _ in range(3)], random.uniform(*size))


def the_cut():
    room(aim=(.1, 0, .75), eye=(-1.2, -7.4, 3.4), lens=66, focus=(-.2, -.7, .8), key=760, rim=1000, fill=260)
    plate(paint('black', coat=.7), 1.9, (0, 0, 0))
    sweets.cake_slice((-.95, -.55, .1), (0, 0, 34), 2.2, 40)
    for k in range(3):
        place(sweets.berry(k), (.55 + .3 * k, -.85 + .25 * k, .3), (random.uniform(0, 90), 0, 60 * k), .2)
    crumbs(sweets.sponge(True), 26, (-.6, -.9), .3, lift=.1)


def the_alibi():
    room('lime', aim=(0, 0, .4), eye=(-.3, -3.4, 8.2), lens=70, focus=(0, -.3, .8), power=1050)
    m = paint('black', rough=.25, coat=.7)
    sweets.cup(m, sweets.crema(), (0, 0, 0), .95, .95, True, -35)
    sweets.latte_art(.95 * .9, .1 + .95 * .84 + .03)
    table.spoon(paint('steel'), (1.25, -.45, .25), (0, 0, 75), .9)
    for k in range(2):
        place(box(paint('kraft'), (.3, .3, .28), .04), (-1.75 + .42 * k, -1.15 - .1 * k, 0), (0, 0, 30 + 40 * k))


def the_plan():
    room(aim=(.05, 0, 1.05), eye=(-1.4, -8, 2.7), lens=66, focus=(0, -.8, 1.1), key=800, rim=1000, fill=280)
    table.round_board(paint('wood'), 1.9, .16, (0, 0, 0))
    body = sweets.sponge(True)
    for k in range(4):
        z, a = .17 + .47 * k, 12 - 17 * k
        place(box(body, (1.75 - .05 * k, 1.35, .40), .05), (.05 * (-1) ** k, 0, z), (0, 0, a))
        place(box(sweets.chocolate(), (1.77 - .05 * k, 1.37, .08), .03), (.05 * (-1) ** k, 0, z + .37), (0, 0, a))
    nut = snacks.cashew(1)
    for k in range(7):
        place(nut, (random.uniform(-.5, .5), random.uniform(-.35, .35), .17 + 4 * .47 + .05), (0, 0, 70 * k), .2)
    place(box(body, (.55, .45, .38), .05), (1.15, -1.05, .17), (0, 14, 40))
    crumbs(body, 40, (.9, -1.25), .35, lift=.18)


def the_share():
    room('paper', aim=(0, 0, 1.6), eye=(-1.0, -8.6, 3.0), lens=62, focus=(0, -.6, 1.6), power=1000, back=5)
    place(lathe([(0, 0), (.72, 0), (.74, .05), (.2, .16), (.11, .3), (.1, .75), (.2, .86), (.75, 1.3), (1.0, 1.9), (.97, 1.9), (.7, 1.34), (.15, .92), (0, .9)], paint('black', coat=.9, rough=.2), 96, smooth=2))
    m = sweets.gelato('lime', (.50, .74, .10))
    sweets.scoop(sweets.gelato('vanilla', (.88, .80, .62)), (-.42, .05, 2.0), .56, 2)
    sweets.scoop(sweets.gelato('chocolate', (.14, .055, .02)), (.44, .1, 2.0), .54, 3)
    sweets.scoop(m, (0, -.02, 2.62), .56, 1)
    lime_slice(.42, .08, .35, 3, (.55, .0, 2.95), (84, 20, 10))
    place(leaf(paint('leaf'), 1, .5, .3), (-.1, -.1, 3.12), (20, 0, 40), .45)
    for s in (-1, 1):
        table.spoon(paint('gold'), (s * 1.5, -.9, .05), (0, 0, 90 + s * 30), .8)


def the_way_home():
    lights.plank_table(turn=-12)
    lights.dark_wall(8)
    takeaway.paper_bag('15-cafe-doca', (-.62, .75, 0), (0, 0, -14), 1.0)
    viennoiserie.torn_croissant((1.12, -.95, 0), (0, 0, -46), 1.1, 3)
    shards = [takeaway.flake(s) for s in range(6)]
    crust = material('crumb', (.50, .24, .07), .6, soft=.05, bump=('noise', 8, .3))
    loose = [place(shards[k % 6], (random.gauss(.95, .85), random.gauss(-1.55, .30), .2 + .03 * k), [random.uniform(0, 360) for _ in range(3)], random.uniform(.03, .095)) for k in range(46)]
    settle(loose, [], 60)
    crumbs(crust, 240, (.95, -1.45), .72, (.006, .026), .010)
    lights.candle_dark((0, 0, 1.1), 1000, -1, 620, 60)
    lamp((-5.0, -4.0, 4.0), (.4, -.4, .8), 1.2, 430, (1, .88, .70))
    lamp((3.6, -4.6, 2.6), (1.1, -1.0, .5), 1.0, 150, (1, .80, .56))
    lights.far_lights(14, 7.6, .9, 4.4, 4.4, 18, 12, (.025, .05))
    camera((-.3, -8.2, 3.0), (.16, -.1, 1.22), 60, focus=(.8, -1.1, .6), fstop=.5)
    look('Medium High Contrast', .25)
    return {'long_side': 860, 'samples': 10}


def worth_it():
    room('lime', aim=(.05, 0, .15), eye=(-.4, -3.6, 7.8), lens=70, focus=(0, -.2, .2), power=1050)
    plate(paint('white', coat=.8, rough=.15), 2.0, (0, 0, 0))
    dark = sweets.sponge(True)
    crumbs(dark, 46, (-.35, .1), .42, (.02, .07), .1)
    crumbs(sweets.cream(), 10, (-.2, .0), .4, (.02, .05), .1)

    def smear(u, v):  # drawn with a spoon: thick where it began, ridged, torn where it ends
        side = v * 2 - 1
        wide = .34 * min(1, u * 9) ** .5 * (1 - .62 * u) * (1 + .30 * noise.noise(Vector((u * 7, side * .6, 2))) + .22 * noise.noise(Vector((u * 22, side * 2, 5))))
        a = 2.5 - 1.75 * u
        r = 1.05 + wide * side
        return -.28 + r * math.cos(a), -.62 + r * math.sin(a), .072 + (.075 - .045 * u) * (1 - side ** 4) * min(1, u * 8) + .012 * math.sin(side * 11) * (1 - side ** 2)
    place(sheet(smear, sweets.chocolate(), 120, 40))
    table.fork(paint('steel'), (1.35, -1.25, .2), (0, 0, 108), .92)


PICTURES = {'post-1': the_cut, 'post-2': the_alibi, 'post-3': the_plan, 'post-4': the_share, 'post-5': the_way_home, 'post-6': worth_it}
