"""Vermello by the oven: bread and fries in the light of the supper."""
from kit.bar import *
from kit.focaccia import focaccia, rosemary
from kit.fries import fries
from kit.fried import salt_crystal, salted
from kit.lights import *
from kit.materials import *
from kit.packs import paper_cup
from kit.ripe import olive
from kit.shapes import *
from kit.stage import camera, look
from kit.steam import steam
from kit.table import *


def focaccia_from_the_oven():
    plank_table(turn=10)
    dark_wall(9)
    board(wood(True), (6.4, 5.0, .18), (0, .2, 0), (0, 0, -7))
    bread, dents, height = focaccia(at=(0, .2, .18), turn=-9, seed=6)
    rnd, parts = random.Random(4), []
    for i, (x, y, d) in enumerate(dents):
        if i % 3 == 0:
            parts.append(olive((x, y, height(x, y) + .045), (rnd.uniform(60, 100), 0, rnd.uniform(0, 360)), rnd.uniform(.155, .185), i + 2, i % 2 == 0))
    for i in range(15):
        x, y = rnd.uniform(-2.1, 1.7), rnd.uniform(-1.6, 1.6)
        parts.append(rosemary((x, y, height(x, y) + .05), (rnd.uniform(-12, 12), rnd.uniform(-8, 8), rnd.uniform(0, 360)), rnd.uniform(.55, .85), i))
    crystal = salt_crystal()
    for _ in range(330):
        x, y = rnd.uniform(-2.4, 2.4), rnd.uniform(-1.85, 1.85)
        parts.append(place(crystal, (x, y, height(x, y) + .012), [rnd.uniform(0, 360) for _ in range(3)], rnd.uniform(.012, .040)))
    for o in parts:
        if o.parent is None:
            o.parent = bread
    steam((-.6, 1.0, .8), 1.3, 2.4, 4.4, .34)
    candle_dark((0, .2, .4), key=1250, side=-1, back=560, fill=26)
    lamp((-.6, 6.2, 2.6), (0, .2, .5), 1.2, 420, (1, .78, .52))
    camera((.55, -5.2, 4.6), (.05, -.12, .40), 60, focus=(.1, -.85, .7), fstop=.34)
    look('Medium High Contrast', .25)
    return {'long_side': 900, 'samples': 14, 'blur': .03}


def fries_in_their_cup():
    plank_table(turn=-10)
    dark_wall(9)
    red = material('cup red', (.42, .020, .010), .62, bump=('noise', 40, .06))
    cream = material('cup cream', (.80, .68, .48), .68, bump=('noise', 40, .06))
    cup = paper_cup(.92, 1.25, cream, red)
    kinds = [fries(s) for s in range(12)]
    rnd, upright = random.Random(12), []
    for i in range(96):
        a, r = i * 2.39996, .60 * math.sqrt((i + .5) / 96)
        o = place(kinds[i % 12], (r * math.cos(a), r * math.sin(a), 1.06 + rnd.uniform(-.16, .46) - .22 * r), size=rnd.uniform(.74, .96))
        way = Vector((math.cos(a) * .42 * r + rnd.uniform(-.10, .10), math.sin(a) * .42 * r + rnd.uniform(-.10, .10), 1))
        o.rotation_euler = way.to_track_quat('X', 'Z').to_euler()
        upright.append(o)
    loose = [place(kinds[(i * 5) % 12], (rnd.uniform(-1.9, 1.4), rnd.uniform(-1.9, -1.15), .25 + .16 * i), (rnd.uniform(-8, 8), rnd.uniform(-8, 8), rnd.uniform(0, 180)), rnd.uniform(.62, .80)) for i in range(13)]
    settle(loose, [cup])
    salted(upright + loose, 60, salt_crystal(), 5, (.006, .017))
    straight_bowl(black_glaze(), .56, .44, (1.62, -.10, 0))
    dip = material('tomato dip', (.40, .030, .008), .22, coat=.7, soft=.12, bump=('noise', 7, .35), mottle=('noise', 3, [(.35, (.30, .016, .005)), (.7, (.56, .075, .014))]))
    pool(.52, .38, dip, (1.62, -.10, 0), .02, .05)
    burning_candle((-1.9, 2.8, 0), .28, 1.25, 4, 40)
    far_lights(16, 8.5, .8, 5.0, 5.2, 20, 61, (.025, .055))
    candle_dark((0, 0, 1.2), key=1250, side=1, back=760, fill=90)
    lamp((-4.8, -1.0, 3.2), (0, 0, 1.6), .5, 170, (1, .80, .56), tall=3)
    camera((-.5, -7.6, 3.0), (.12, -.1, 1.06), 62, focus=(0, -.7, 1.5), fstop=.36)
    look('Medium High Contrast', .5)
    return {'long_side': 900, 'samples': 14, 'blur': .03}


HEARTH = PICTURES = {'07': fries_in_their_cup, '18': focaccia_from_the_oven}
