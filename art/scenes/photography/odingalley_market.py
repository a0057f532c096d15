"""Odin Galley in the light of a morning market."""
from kit.fresh import *
from kit.griddle import idli
from kit.lights import *
from kit.materials import *
from kit.meals import COCONUT, SAMBAR, curry_fill
from kit.relief import rgb
from kit.sea import *
from kit.shapes import *
from kit.stage import camera, look
from kit.table import *
from kit.whole_fish import served_leaf


def prawn_skillet():
    plank_table(False, turn=12)
    served_leaf(9.5, 4.6, (.1, .35, .02), (0, 0, 28))
    pan = material('seasoned iron', (.022, .020, .019), .42, metal=.7, bump=[('noise', 16, .2), ('noise', 60, .1)])
    r = 2.12
    place(lathe([(0, 0), (r * .90, 0), (r * .96, .05), (r + .06, .44), (r + .02, .48), (r - .05, .45), (r * .92, .13), (r * .86, .09), (0, .09)], pan, 160, smooth=1), (0, 0, .06))
    place(tube(smoothed([(1.3, 1.62, .44), (1.9, 2.3, .52), (2.7, 3.2, .60), (3.4, 4.0, .62)], 3), pan, .2, taper=lambda t: .75 + .5 * abs(t - .4)), (0, 0, 0))
    gravy(r * .93, .22, (0, 0, .06), 3, .35, tones=(rgb(.22, .016, .005), rgb(.52, .095, .010)))
    kinds = [prawn(s) for s in range(4)]
    spots = [(1.44, 2 * math.pi * i / 9 + .2) for i in range(9)] + [(.56, 2 * math.pi * i / 3 + .5) for i in range(3)]
    for i, (q, a) in enumerate(spots):
        parts = kinds[i % 4] if i < 4 else [place(o.data) for o in kinds[i % 4]]
        group(parts, (q * math.cos(a), q * math.sin(a), .27 + .03 * (i % 2)), (random.uniform(-9, 9), random.uniform(-9, 9), math.degrees(a) + random.uniform(-50, 120)), 1.0)
    curry_leaves((-.62, -.05, .62), (0, 0, 24), .5, 4)
    curry_leaves((.55, .75, .60), (0, 6, -50), .34, 3)
    for i in range(7):
        a, q = i * 2.3, .4 + .22 * i
        place(onion_ring(.22), (q * math.cos(a), q * math.sin(a), .50), (random.uniform(-25, 25), random.uniform(-25, 25), 0))
    lime_half(.58, (-2.35, -1.75, .52), (8, -10, 0))
    lime_wedge(.5, (-1.55, -2.45, .42), (6, 0, 160))
    for x, y, a in [(2.3, -1.75, 60), (2.6, -1.35, 76)]:
        chilli_at((x, y, .17), (0, 0, a), .5)
    market_day((0, 0, .3), 780, side=-1, sky=.36)
    camera((0, -2.1, 9.2), (0, -.02, .2), 58, focus=(0, -.3, .5), fstop=1.0)
    look('Medium High Contrast', -.1)


def fish_curry():
    plank_table(False, 18, turn=-8)
    served_leaf(9.5, 4.2, (.2, .3, .02), (0, 0, -14))
    pot = material('fired clay', (.24, .075, .032), .62, spec=.35, bump=[('noise', 12, .2), ('wave', 2, .05)], mottle=('noise', 1.6, [(.28, (.035, .014, .009)), (.5, (.20, .060, .026)), (.75, (.33, .115, .05))]))
    place(lathe([(0, 0), (.9, 0), (1.45, .22), (1.86, .72), (1.90, 1.12), (1.74, 1.34), (1.84, 1.50), (1.86, 1.60), (1.78, 1.62), (1.62, 1.38), (1.76, 1.1), (1.7, .7), (1.2, .2), (0, .12)], pot, 160, .008, 2), (0, 0, .04))
    gravy(1.70, 1.27, (0, 0, .04), 8, .72, .6, (rgb(.40, .045, .008), rgb(.66, .20, .020)))
    fish_steak(1, (-.62, -.18, 1.46), (14, -10, 20), 1.25)
    fish_steak(4, (.58, .28, 1.45), (-12, 10, 130), 1.2)
    fish_steak(7, (.28, -.82, 1.42), (16, 6, -60), 1.05)
    for x, y, a, t in [(-.35, .78, 20, 0), (.95, -.42, -70, 8), (-1.05, .5, 80, 0)]:
        curry_leaves((x, y, 1.50), (0, t, a), .30, 3)
    for x, y, a in [(-.15, .35, 50), (-.9, -.85, -20)]:
        chilli_at((x, y, 1.42), (0, 0, a), .34, green_chilli())
    seed = blob(material('mustard', (.02, .014, .012), .4), 2)
    for _ in range(70):
        a, q = random.uniform(0, 6.28), 1.45 * math.sqrt(random.random())
        place(seed, (q * math.cos(a), q * math.sin(a), 1.34), size=random.uniform(.018, .03))
    for x, y, k, t in [(2.35, -.55, .40, 40), (2.1, -1.15, .34, 110)]:
        place(garlic(), (x, y, k * .66), (50, 0, t), k)
    for x, y, a in [(-2.25, -1.0, 30), (-2.1, -1.35, 12)]:
        chilli_at((x, y, .17), (0, 0, a), .5)
    lime_half(.46, (1.5, -1.95, .42), (26, 10, 0))
    market_day((0, 0, .9), 780, side=-1, sky=.36)
    camera((-.3, -6.3, 6.6), (.04, -.12, .86), 58, focus=(-.2, -.7, 1.45), fstop=.8)
    look('Medium High Contrast', -.1)


def idli_plate():
    plank_table(False, 18, turn=-14)
    served_leaf(9.5, 4.4, (.2, .4, .02), (0, 0, 10))
    plate(steel(), 2.35, (0, 0, .15))
    for k, (x, y, z, turn) in enumerate(((-1.10, .60, .26, (0, 0, 0)), (.42, .98, .26, (0, 0, 40)), (-.56, -.90, .28, (0, 0, 80)), (-.26, .20, .61, (-7, 4, 20)))):
        cake = idli(3 * k + 1)
        cake.location, cake.rotation_euler, cake.scale = (x, y, z), [math.radians(v) for v in turn], (.90,) * 3
    seed = blob(material('mustard', (.02, .014, .012), .35, coat=.3), 2)
    for _ in range(24):
        a, r = random.uniform(0, 6.28), .46 * math.sqrt(random.random())
        place(seed, (-.26 + r * math.cos(a), .18 + r * math.sin(a), 1.11 - .14 * r * r - .06 * r * math.sin(a)), size=random.uniform(.016, .024))
    curry_leaves((-.40, .08, 1.14), (-6, 2, 30), .26, 3)
    for (x, y), kind in zip([(1.50, -.30), (.86, -1.30)], [COCONUT, SAMBAR]):
        straight_bowl(brass(), .52, .44, (x, y, .27))
        curry_fill(.46, .37, kind, (x, y, .27), 5)
    chilli_at((1.54, -.26, .71), (0, 0, 40), .20)
    market_day((0, 0, .4), 760, side=-1, sky=.34)
    camera((.5, -7.0, 4.3), (.02, .04, .48), 64, focus=(0, -.6, .7), fstop=.55)
    look('Medium High Contrast', -.02)
    return {'long_side': 920, 'samples': 11}


MARKET = PICTURES = {'03-idlis-with-chutneys': idli_plate, '06-prawns-in-iron-pan': prawn_skillet, '16-meen-kuzhambu': fish_curry}
