"""The same house: drinks, desserts and the laid table."""
from kit.fresh import *
from kit.materials import *
from kit.shapes import *
from kit.stage import *
from kit.sweets import *
from kit.table import *


def coffee_above():
    sweep('paper', back=30)
    cloth(linen((.10, .12, .08)), (3.6, 3), (1.4, 1.2, 0), (0, 0, 24), .06)
    cup(black_glaze(), crema(), (-.1, 0, 0), 1.15, .95, True, -38)
    latte_art(1.0, .92, (-.1, 0, 0))
    spoon(brass(), (1.35, -1.7, .05), (0, 0, 62), .62)
    bean = coffee_bean()
    for i in range(17):
        place(bean, (-2.1 + random.gauss(0, .35), -1.2 + random.gauss(0, .35), .08), (0, random.uniform(-20, 20), random.uniform(0, 360)), .14)
    daylight((0, 0, .5), 1100, side=-1, soft=1.4, room=.3)
    camera((.3, -1.8, 7.6), (.05, -.08, .4), 60, focus=(0, 0, .85), fstop=.9, roll=8)


def tiramisu_plate():
    sweep('slate')
    plate(black_glaze(), 2.3)
    tiramisu(2.0, 1.6, (-.15, .1, .12), (0, 0, 28))
    place(berry(), (1.15, -.75, .32), (30, 0, 0), .2)
    place(berry(), (1.5, -.45, .32), (80, 20, 0), .19)
    for i in range(3):
        place(leaf(1, .6, .3, .3), (-.1, .05, 1.4), (0, -25, i * 115), .42)
    dust = blob(cocoa(), 1)
    scatter([dust], 170, ring(1.2, 2.1), (.006, .02), lift=.16)
    spoon(steel(), (-2.4, -1.6, .12), (0, 0, 12), .75)
    studio((0, 0, .8), key=1150, rim=1000, side=-1)
    camera((.7, -7.2, 3.1), (0, -.05, .62), 66, focus=(-.1, -.9, .8), fstop=.45)


def panna_cotta_berries():
    sweep('lime')
    plate(white_glaze(), 2.2)
    panna_cotta((0, 0, .12))
    red = material('coulis', (.48, .008, .03), .08, coat=1, soft=.1)
    drip(.8, 1.22, red, (0, 0, 0), .55)
    pool(1.5, .15, red, (.1, -.1, 0), .02, .03)
    for x, y, z in [(-.25, 0, 1.45), (.2, .15, 1.43), (.05, -.28, 1.42), (1.25, -.75, .32), (-1.25, -.6, .32), (-.95, -.95, .3)]:
        place(berry(), (x, y, z), (random.uniform(0, 60), 0, random.uniform(0, 360)), .2)
    for x, y in [(1.45, -.4), (-1.5, -.25), (.9, -1.1), (-.5, -1.25)]:
        place(blueberry(), (x, y, .3), (random.uniform(-30, 30), random.uniform(-30, 30), 0), .17)
    for i in range(2):
        place(leaf(1, .62, .3, .3), (.02, .05, 1.5), (0, -35, 60 + i * 130), .45)
    daylight((0, 0, .8), 950, side=1, soft=1.6, room=.24)
    camera((-.4, -7.6, 3.0), (0, 0, .72), 64, focus=(0, -.8, .9), fstop=.5)


def cutlery_linen():
    sweep('paper', back=30)
    cloth(linen((.62, .86, .12)), (6.6, 2.6), (0, .1, 0), (0, 0, -8), .025, 3)
    fork(brass(), (-2.1, -.95, .1), (0, 0, 14), 1.2)
    knife(brass(), (-1.85, -.25, .13), (0, 0, 14), 1.2)
    spoon(brass(), (-1.7, .5, .1), (0, 0, 14), 1.2)
    basil((2.35, -.75, .25), (0, 0, 20), .55)
    daylight((0, 0, .3), 1000, side=-1, soft=1.0, room=.28)
    camera((.2, -3.4, 6.4), (-.06, -.05, .2), 50, focus=(0, -.1, .25), fstop=.7)


def plate_stack():
    sweep('slate')
    for i, m in enumerate([black_glaze(), white_glaze(), lime_glaze(), black_glaze(), white_glaze(), black_glaze(), lime_glaze()]):
        plate(m, 1.7 - .02 * (i % 3), (.05 * math.sin(i * 2.3), .04 * math.cos(i * 1.7), i * .17), (random.uniform(-.6, .6), random.uniform(-.6, .6), 0))
    for i, m in enumerate([white_glaze(), black_glaze(), lime_glaze()]):
        bowl(m, .95, .62, (.06 * i, -.03 * i, 1.32 + .2 * i))
    lime = peel()
    lime_half(.5, (1.9, -1.2, .46), (38, 0, -24))
    fork(brass(), (-2.3, -1.2, .1), (0, 0, -28), .7)
    studio((0, 0, 1.1), key=1000, rim=1100, side=1)
    camera((-.9, -8, 2.9), (.05, 0, 1.08), 60, focus=(0, -1.3, 1.1), fstop=.5)


def gelato_glass():
    sweep('paper')
    stem = [(0, 0), (.75, 0), (.78, .05), (.2, .12), (.12, .25), (.12, .7), (.3, .82), (.95, 1.15), (1.18, 1.65), (1.15, 1.66), (.92, 1.18), (.2, .9), (0, .88)]
    place(lathe(stem, thin_glass(), 96, smooth=1))
    for (x, y, z), (n, c), s in zip([(-.46, -.16, 1.78), (.46, -.2, 1.76), (0, .4, 1.8), (.02, -.05, 2.42)], [('pistachio', (.50, .62, .16)), ('vanilla', (.90, .72, .36)), ('berry', (.78, .22, .32)), ('chocolate', (.16, .06, .025))], range(4)):
        scoop(gelato(n, c), (x, y, z), .56, s)
    wafer = material('wafer', (.74, .44, .15), .7, bump=('wave', 9, .5))
    place(lathe([(.1, 0), (.14, .0), (.14, 2), (.1, 2)], wafer, 32, smooth=0), (.45, .35, 1.7), (-18, 24, 0))
    place(leaf(1, .62, .3, .3), (0, -.15, 2.95), (0, -35, 200), .5)
    place(berry(), (.1, -.15, 3.05), (20, 0, 0), .2)
    for x, y in [(1.5, -.8), (1.75, -.45), (-1.5, -.9)]:
        place(blueberry(), (x, y, .2), (random.uniform(-30, 30), 0, 0), .2)
    daylight((0, 0, 1.4), 950, side=-1, soft=1.6, room=.32)
    camera((.4, -8.0, 2.9), (.1, 0, 1.55), 60, focus=(0, -.6, 1.8), fstop=.55)


COUNTER = {
    '09-coffee-with-milk-heart': coffee_above, '10-tiramisu': tiramisu_plate, '11-panna-cotta': panna_cotta_berries, '12-brass-cutlery': cutlery_linen,
    '15-stacked-plates': plate_stack, '17-gelato': gelato_glass,
}
