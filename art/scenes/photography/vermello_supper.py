"""Vermello late: the second pizza, what goes on it, and the table before anybody sits."""
from kit.bar import *
from kit.lights import *
from kit.materials import *
from kit.oil import oil_bottle
from kit.pizza import basil_leaf, pizza
from kit.ripe import olive, tomato, vine
from kit.salami import lay_salami
from kit.shapes import *
from kit.stage import camera, look
from kit.steam import steam
from kit.table import round_board

VERMELLO = '04-vermello'


def diavola():
    plank_table(turn=9)
    dark_wall(9)
    round_board(wood(True), 2.75, .14, (0, .2, 0))
    whole, _ = pizza(2.45, at=(0, .2, .15), turn=(0, 0, 20), seed=23, pools=16, detail=1.0, melt=(.17, .27))
    rnd, spots = random.Random(5), []
    while len(spots) < 21:
        a, q = rnd.uniform(0, 6.283), 1.86 * math.sqrt(rnd.random())
        p = (q * math.cos(a), .2 + q * math.sin(a))
        if all(math.hypot(p[0] - x, p[1] - y) > .62 for x, y in spots):
            spots.append(p)
        elif rnd.random() < .002:
            break
    lay_salami([o for o in whole.children], spots, .36, 3)
    steam((.35, .9, .35), 1.5, 2.4, 8.3, .34)
    candle_dark((0, 0, .3), key=900, side=1, back=700, fill=34)
    lamp((3.0, -5.0, 3.0), (0, 0, .2), 1.3, 190, (1, .84, .62))
    camera((.7, -5.2, 2.75), (.02, -.70, .26), 70, focus=(.05, -1.05, .40), fstop=.27)
    look('Medium High Contrast', .45)
    return {'long_side': 900, 'samples': 12, 'blur': .035}


def truss():
    dry = material('dry planks', (.05, .025, .012), .85, spec=.10, stretch=(.16, 2.4, 2.4), vary=.3, bump=[('noise', 4, .2), ('noise', 16, .2)], mottle=('noise', 2.6, [(.30, (.014, .007, .003)), (.5, (.045, .021, .010)), (.7, (.085, .042, .020))]))
    plank_table(turn=-6, tone=dry)
    dark_wall(9)
    vine([(-3.3, .30, 1.02), (-2.3, .20, 1.24), (-1.2, .30, 1.16), (-.2, .12, 1.26), (.8, .24, 1.16), (1.8, .08, 1.24), (2.7, .20, 1.02), (3.3, .05, 1.12)], .070, 4)
    for i, (x, y, r, tip, way) in enumerate(((-1.62, -.42, .80, -22, 8), (.02, -.52, .88, -24, -6), (1.60, -.50, .76, -26, 12), (-.86, .86, .80, 26, 0), (.92, .90, .84, 24, 8), (-2.55, .70, .72, 18, -14), (2.60, .66, .70, 20, 16))):
        turn = (tip, way, random.uniform(0, 360))
        tomato((x, y, r * .80), turn, r, i + 3, 90 if y < 0 else 40, .035)
        out = Euler([math.radians(a) for a in turn]).to_matrix() @ Vector((0, 0, 1))  # where its sepals look
        foot, end = Vector((x, y, r * .80)) + out * .55 * r, Vector((x + .20, .18, 1.20))
        knee = foot + out * .17 + Vector((0, 0, .06))
        over = (knee + end) / 2
        over.z = max(knee.z + .03, end.z + .06, r * 1.62 + .09 if knee.y < y else 0)
        vine([tuple(p) for p in (foot, knee, over, end)], .052, i + 11)
    for i, (x, y) in enumerate(((-.86, -1.42), (-.55, -1.58), (2.42, -.75))):
        o = basil_leaf((.62, .5, .56)[i], i + 2, .22, .05)
        o.location, o.rotation_euler = (x, y, .05), (.12 * i, -.15, (2.5, .2, 1.0)[i])
    air((.9, .65, .45), .012)
    lamp((-4.4, 3.4, 3.0), (0, 0, .7), .9, 1500, (1.0, .80, .56))
    lamp((4.6, 2.6, 2.0), (0, 0, .6), .8, 900, (1.0, .60, .32))
    lamp((-5.2, -1.6, 2.6), (-.2, -.5, .8), .35, 150, (1.0, .84, .64), tall=3.4)  # a long, narrow shine beside the middle
    lamp((1.0, -7, 5.5), (0, 0, .6), 3.5, 120, (1.0, .84, .66))
    camera((1.15, -7.6, 3.1), (-.20, -.15, .86), 68, focus=(-.05, -1.2, 1.0), fstop=.24)
    look('Medium High Contrast', .75)
    return {'long_side': 1060, 'samples': 20, 'blur': .035}


def before_the_guests():
    plank_table(turn=-9)
    dark_wall(12)
    wine = drink('wine', (.46, .016, .022), 1.34)
    stem = [(0, 0), (.66, 0), (.68, .025), (.20, .07), (.055, .2), (.045, 1.3), (.10, 1.46), (.55, 1.78), (.80, 2.40), (.70, 3.12), (.672, 3.44), (.650, 3.44), (.677, 3.12), (.775, 2.40), (.53, 1.81), (.08, 1.51), (0, 1.50)]
    place(lathe(stem, glass('stem', rough=.08), 160, smooth=2), (-.50, .0, 0))
    place(lathe([(0, 1.49), (.085, 1.505), (.535, 1.805), (.745, 2.27), (.752, 2.31), (.735, 2.295), (0, 2.29)], wine, 128, smooth=1), (-.50, .0, 0))
    burning_candle((.95, 2.0, 0), .30, 2.30, 2, 85)
    burning_candle((1.75, 3.0, 0), .30, 1.35, 5, 60)
    glow_card((-.50, .98, 1.80), (1.7, 1.0), (1, .46, .16), 2.6)
    cork = material('cork', (.42, .26, .13), .85, bump=[('noise', 14, .3), ('voronoi', 9, .25)], mottle=('noise', 6, [(.35, (.22, .12, .05)), (.55, (.46, .29, .15)), (.75, (.58, .39, .21))]))
    red = material('cork end', (.22, .014, .02), .8, bump=('noise', 14, .3), mottle=('noise', 5, [(.3, (.16, .008, .016)), (.7, (.36, .05, .04))]))
    place(lathe([(0, 0), (.17, 0), (.185, .02), (.182, .86), (.17, .88), (0, .88)], cork, 96, .02, smooth=1), (.45, -.75, .185), (0, 90, -38))
    place(disc(red, .176, .02, .004, 64), (.455, -.755, .185), (0, -90, -38))
    for light in far_lights(26, 11.0, .9, 5.2, 5.0, 30, 5, (.03, .06)):
        light.visible_transmission = False  # a sharp glass would show them as sharp dots
    lamp((-3.2, 1.4, 3.2), (-.5, 0, 2.4), .35, 80, (1, .70, .42), tall=4)
    lamp((-.5, 2.2, 6.0), (-.5, 0, 3.4), .6, 180, (1, .74, .46))
    lamp((-3.8, -4.5, 4.5), (0, 0, .8), 2.2, 60, (1, .80, .6))
    lamp((3.8, 3.6, 2.4), (0, 0, .9), 1.2, 90, (1, .6, .3))
    clear_view()
    camera((.1, -8.6, 2.7), (.14, 0, 1.92), 62, focus=(-.5, -.4, 2.2), fstop=.20)
    look('Medium High Contrast', .65)
    return {'long_side': 980, 'samples': 24, 'blur': .045, 'glass': 9.7}


def oil_on_the_table():
    plank_table(turn=11)
    dark_wall(10)
    oil_bottle((-.35, .35, 0), VERMELLO, 6)
    glow_card((-.5, 2.6, 1.9), (2.2, 3.8), (1, .74, .30), 2.4)
    glaze = material('dish glaze', (.46, .40, .31), .40, coat=.3, bump=[('noise', 3, .06), ('noise', 40, .05)], mottle=('noise', 7, [(.35, (.30, .24, .17)), (.6, (.50, .44, .35)), (.75, (.56, .50, .41))]))
    place(lathe([(0, 0), (.42, 0), (.46, .04), (.70, .24), (.80, .40), (.79, .425), (.765, .41), (.66, .26), (.42, .10), (0, .085)], glaze, 128, .015), (1.0, -.75, 0))
    place(lathe([(0, .08), (.42, .095), (.64, .235), (.700, .305), (.69, .300), (.66, .296), (0, .296)], drink('balsamic', (.10, .03, .012), 1.36), 96, smooth=1), (1.0, -.75, 0))
    rnd = random.Random(7)
    for i, (x, y, z) in enumerate(((-1.30, -.62, 0), (-.98, -.95, 0), (-1.52, -1.0, 0), (-.72, -.62, 0), (-1.16, -1.28, 0), (-1.22, -.86, .28))):
        olive((x, y, z + .19), (rnd.uniform(70, 110), 0, rnd.uniform(0, 360)), rnd.uniform(.18, .215), i + 1, i % 3 == 1)
    burning_candle((1.85, 2.7, 0), .28, 1.25, 6, 45)
    far_lights(20, 9.4, .9, 5.4, 4.8, 26, 9, (.025, .05))
    candle_dark((0, 0, 1.4), key=620, side=-1, back=520, fill=34)
    lamp((-3.0, .6, 2.6), (-.35, .35, 2.0), .35, 130, (1, .80, .55), tall=4)
    clear_view()
    camera((.2, -8.8, 2.9), (.06, 0, 1.86), 61, focus=(-.3, -.5, 1.4), fstop=.26)
    look('Medium High Contrast', .35)
    return {'long_side': 980, 'samples': 16, 'blur': .035}


SUPPER = PICTURES = {'02': diavola, '04': truss, '13': before_the_guests, '14': oil_on_the_table}
