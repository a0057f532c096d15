"""Four posts of the pizzeria."""
from kit import fresh, table, trattoria
from kit.objects import *
from kit.props_lime import lime_half, lime_slice
from kit.props_table import plate
from kit.shapes import *
from kit.stage import *


def last_slice():
    room(aim=(.05, -.1, .25), eye=(-.7, -5.6, 4.4), lens=66, focus=(0, -.6, .4), fstop=.9, key=800, rim=1050, fill=320)
    plate(paint('black', coat=.6), 2.1)
    trattoria.pizza(2.15, -23, 23, (-1.62, -.7, .13), (0, 0, 24), 7, 'diavola', 1.5).scale = (1.32, 1.32, 1.4)
    for k in range(14):
        place(blob(trattoria.crust(), 2, .4, 2, seed=k % 3), (random.uniform(-1.6, 1.6), random.uniform(-1.4, 1.2), .12), (0, 0, 40 * k), random.uniform(.02, .06))
    fresh.basil((1.0, -.95, .14), (0, 0, 40), .42)


def forgiven():
    room('lime', aim=(0, 0, .6), eye=(-.8, -6.2, 5.2), lens=64, focus=(0, -.5, .9), power=1050)
    table.bowl(paint('black', coat=.6), 1.75, .9)
    trattoria.noodle_nest(1.32, .8, 64, None, .05, (0, 0, .38))
    for k in range(6):
        fresh.tomato(None, (.75 * math.cos(k * 1.1), .75 * math.sin(k * 1.1), .95 - .05 * (k % 2)), (20 * k, 0, 0), .2)
    fresh.basil((0, -.1, 1.22), (0, 0, 30), .75)


def two_of_four():
    room(aim=(0, 0, .7), eye=(-1.2, -7.0, 3.2), lens=64, focus=(-.1, -.8, .8), key=760, rim=1150, fill=260)
    spots = [(-.75, -.1, .72), (.85, .15, .64), (.1, -1.05, .5), (-1.65, .9, .6), (1.75, -.75, .4)]
    bead = blob(water(), 3, squash=(1, 1, .8))
    for k, (x, y, s) in enumerate(spots):
        fresh.tomato(None, (x, y, s * .85), (random.uniform(-20, 20), random.uniform(-20, 20), 70 * k), s)
        for _ in range(26):
            a, h = random.uniform(3.4, 6.0), random.uniform(-.2, .75)
            r = s * 1.0 * math.sqrt(1 - h * h)
            place(bead, (x + r * math.cos(a), y + r * math.sin(a), s * .85 + h * s * .86), (0, 0, 0), random.uniform(.015, .05))
    fresh.basil((.15, -.2, 1.2), (0, 10, 40), .95)
    fresh.basil((-1.25, -1.35, .1), (0, 0, 150), .8)
    fresh.basil((1.05, -1.55, .08), (0, 0, 20), .6)


def driver():
    room(aim=(.1, 0, 1.5), eye=(-1.0, -9, 2.4), lens=64, focus=(0, -.6, 1.5), key=700, rim=1500, fill=240, cards=200)
    soda = material('soda', (.80, .97, .40), .02, glass=.8, ior=1.2, glow=.2)
    table.drinking_glass(.82, 2.7, (0, 0, 0), soda, .84)
    cube = table.ice()
    for k in range(3):
        place(cube, (.22 * (-1) ** k, .1 * k - .1, 2.22 + .16 * k), (20 * k, 30, 50 * k), .9)
    lime_slice(.55, .1, .5, 4, (.62, -.25, 2.72), (82, 18, 14))
    lime_slice(.5, .1, .45, 5, (-.2, -.62, 1.25), (86, 0, -6))
    place(tube([(-.2, .1, .5), (-.62, .2, 3.5)], paint('black'), .055))
    for k in range(2):
        place(leaf(paint('leaf'), 1, .55, .3), (-.25, -.1, 2.6), (-30, 0, 40 + 100 * k), .6)
    bead = blob(water(), 3, squash=(1, 1, 1))
    for _ in range(150):
        a, z = random.uniform(3.3, 6.1), random.uniform(.2, 2.6)
        r = .82 * (.88 + .12 * z / 2.7) + .005
        place(bead, (r * math.cos(a), r * math.sin(a), z), (0, 0, 0), random.uniform(.01, .032))
    lime_half(.5, .5, 6, (1.45, -.7, .42), (56, 0, 22))


PICTURES = {'post-1': last_slice, 'post-2': forgiven, 'post-3': two_of_four, 'post-4': driver}
