"""Four posts of the pizzeria."""
from kit import bar, bottle, fresh, lights, table, trattoria
from kit.materials import material
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
    lights.plank_table(turn=6)
    lights.dark_wall(9)
    bottle.soda_bottle((-.10, .1, 0), '04-vermello')
    bottle.condensation(.645, .74, 150, (-.10, .1, 0), 1.0, .12)
    bottle.condensation(.645, 2.3, 190, (-.10, .1, 0), 1.0, .735, seed=5)
    bottle.glow_card((-.05, 1.7, 1.9), (2.2, 4.2), (1, .86, .42), 1.7)
    bottle.crown((.78, -1.20, .075), (8, 0, 30), material('spare cap', (.012, .013, .011), .3, coat=.4))
    steel = material('key steel', (.66, .65, .62), .24, metal=1, bump=('noise', 40, .05))
    place(torus(steel, .30, .022), (1.50, -.62, .03))
    bottle.house_key(steel, (1.66, -.92, .04), (0, 0, -52), .62)
    bottle.house_key(table.brass(), (1.34, -.90, .07), (3, 0, -104), .60)
    lime_half(.50, .5, 6, (-1.35, -.55, .40), (38, 0, -28))
    lights.far_lights(18, 8.5, .5, 4.6, 5, 20, 61, (.03, .06))
    lights.candle_dark((0, 0, 1.6), 620, 1, 520, 34)
    bar.clear_view()
    camera((-.5, -9.4, 2.7), (.10, 0, 1.80), 62, focus=(0, -.7, 1.8), fstop=.5)
    return {'long_side': 820, 'samples': 12}


PICTURES = {'post-1': last_slice, 'post-2': forgiven, 'post-3': two_of_four, 'post-4': driver}
