"""Four posts of the pizzeria."""
from kit import bar, bottle, fresh, lights, pizza as baked, ripe, table, trattoria
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
    lights.plank_table(turn=12)
    lights.dark_wall(9)
    spots = ((-.78, .05, .80, -14, 10), (.92, .20, .74, -8, -14), (.06, -1.02, .60, -34, 6), (.12, 1.25, .78, 6, 0), (-1.95, .95, .62, -20, 20))
    for k, (x, y, r, tip, lean) in enumerate(spots):
        turn = (tip, lean, 70 * k)
        ripe.tomato((x, y, r * .80), turn, r, k + 11, 110 if y < .5 else 40)
        out = Euler([math.radians(a) for a in turn]).to_matrix() @ Vector((0, 0, 1))  # where its sepals look
        foot = Vector((x, y, r * .80)) + out * .55 * r
        ripe.vine([tuple(p) for p in (foot, foot + out * .15, foot + out * .24 + Vector((.05, 0, .05)), foot + out * .28 + Vector((.16, .02, .08)))], .042, k + 5)
    for k, (at, turn, size) in enumerate((((-1.30, -1.30, .02), (0, 0, 150), .78), ((1.02, -1.28, .02), (0, 0, 20), .86))):
        baked.basil_sprig(at, turn, size, 4, k + 3)
    bead = blob(water(), 3, squash=(1, 1, .45))
    for _ in range(60):
        place(bead, (random.uniform(-1.9, 1.9), random.uniform(-2.0, -1.0), .0), (0, 0, 0), random.uniform(.008, .04))
    lights.far_lights(14, 8.5, .6, 4.2, 5, 18, 33, (.03, .06))
    lights.candle_dark((0, 0, .6), 950, -1, 640, 50)
    camera((.4, -7.2, 3.3), (.0, -.05, .62), 64, focus=(0, -.8, .7), fstop=.34)
    look('Medium High Contrast', .55)
    return {'long_side': 900, 'samples': 14, 'blur': .03}


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
