"""Vermello by candlelight."""
from kit.bar import *
from kit.fresh import *
from kit.lights import *
from kit.materials import *
from kit.pizza import *
from kit.shapes import *
from kit.stage import camera, look
from kit.steam import steam
from kit.table import round_board


def pizza_from_the_oven():
    plank_table(turn=14)
    dark_wall(9)
    round_board(wood(True), 2.75, .14, (0, .2, 0))
    pizza(2.45, at=(0, .2, .15), turn=(0, 0, 65), seed=4, pools=12, detail=1.15)
    rnd = random.Random(8)
    for i, (x, y) in enumerate(((-.95, -.75), (.35, -.30), (1.15, .55), (-.35, .65), (.95, -1.05), (-1.35, .55), (.15, 1.35))):
        o = basil_leaf(rnd.uniform(.62, .82), i, .14, .05)
        o.location, o.rotation_euler = (x, y, .37), (rnd.uniform(-.2, .2), rnd.uniform(-.25, .05), rnd.uniform(0, 6.28))
    flour = blob(material('flour', (.62, .56, .48), .95), 1)
    scatter([flour], 500, ring(2.5, 3.6, (0, .2)), (.003, .010), lift=.0)
    scatter([flour], 120, ring(2.3, 2.75, (0, .2)), (.004, .012), lift=.145)
    steam((-.75, .4, .35), 1.5, 2.5, 3.1, .40)
    steam((.7, .9, .35), 1.4, 2.6, 5.7, .36)
    candle_dark((0, 0, .3), key=1050, back=620, fill=42)
    lamp((-3.4, -5.2, 3.4), (0, 0, .2), 1.6, 230, (1, .84, .62))
    camera((-.35, -5.9, 3.75), (.05, -.12, .38), 58, focus=(-.1, -.80, .35), fstop=.30)
    look('Medium High Contrast', .35)
    return {'long_side': 860, 'samples': 10, 'blur': .028}


CANDLE_LIT = PICTURES = {'01': pizza_from_the_oven}
