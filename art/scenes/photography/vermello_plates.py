"""Vermello by candlelight: what stands on the table beside the pizza."""
from kit.bar import *
from kit.cake import cake_slice
from kit.deli import fig_half, olive
from kit.fresh import *
from kit.lights import *
from kit.materials import *
from kit.pizza import basil_leaf, basil_sprig
from kit.plates import *
from kit.shapes import *
from kit.stage import camera, look
from kit.sweets import berry
from kit.table import *


def burger():
    plank_table(turn=-11)
    dark_wall(9)
    round_board(wood(True), 1.95, .16)
    base = .16
    bun_base(at=(0, 0, base))
    lettuce_ring(1.2, (0, 0, base + .52), 3)
    red = material('tomato slice', (.42, .030, .010), .2, soft=.12, coat=.8, bump=('noise', 6, .15), mottle=('noise', 2.4, [(.35, (.30, .018, .006)), (.7, (.56, .085, .020))]))
    for i in range(4):
        a = i * 1.57 + .5
        place(disc(red, .62, .11, .03, 60), (.62 * math.cos(a), .62 * math.sin(a), base + .54 + .02 * i), (random.uniform(-4, 4), random.uniform(-4, 4), 0))
    patty(at=(.02, 0, base + .68), seed=2)
    draped_cheese(at=(0, 0, base + 1.07), turn=32, seed=1)
    patty(at=(-.03, .02, base + 1.10), seed=6)
    draped_cheese(at=(-.02, 0, base + 1.49), turn=68, seed=4)
    for i in range(5):
        a = i * 1.26
        place(onion_ring(.44), (.66 * math.cos(a), .66 * math.sin(a), base + 1.58), (random.uniform(-5, 5), random.uniform(-5, 5), 0))
    bun_top(at=(.02, 0, base + 1.86), seed=4)
    burning_candle((1.75, 2.6, 0), .26, 1.0, 4, 35)
    far_lights(16, 8.5, .6, 4.8, 4.6, 20, 31, (.025, .055))
    candle_dark((0, 0, 1.2), key=900, back=520, fill=46)
    camera((-.4, -8.8, 2.2), (.02, 0, 1.40), 66, focus=(0, -1.1, 1.4), fstop=.6)
    look('Medium High Contrast', .4)


def broken_cheese():
    plank_table(turn=8)
    dark_wall(9)
    board(wood(True), (6.2, 3.3, .2), (0, .1, 0), (0, 0, 6))

    def rind(x, y, z):
        return max(0, min(1, (math.hypot(x, y) - 2.42) / .05))
    arc = [(2.5 * math.cos(t), 2.5 * math.sin(t)) for t in [math.radians(d) for d in range(-24, 25, 4)]]
    aged_cheese([(0.05, 0)] + arc, 1.25, (-1.75, -.35, .2), (0, 0, 14), 1.0, rind, 1)
    for i, (x, y, k) in enumerate([(-1.45, -1.05, .34), (-.85, -1.25, .24), (-2.0, -.95, .20), (-.35, -1.05, .16), (.08, -1.32, .30)]):
        aged_cheese([(-.7, -.5), (.6, -.6), (.8, .35), (0, .7), (-.6, .4)], .9, (x, y, .21), (random.uniform(-20, 20), random.uniform(-15, 15), i * 67), k * 1.15, None, i + 3, .05)
    crumb = blob(material('cheese crumb', (.72, .52, .26), .6, soft=.1), 2, .6, 2)
    scatter([crumb], 90, ring(.1, 1.3, (-.9, -1.0)), (.010, .04), lift=.215)
    knife(steel(), (.35, -1.25, .2), (0, 0, 14), .95)
    for i, (x, y) in enumerate([(1.75, -.15), (2.2, .22)]):
        fig_half((x, y, .46), (46, 0, (14, -22)[i]), .34)
    for i in range(6):
        place(olive(i % 3 != 1), (1.15 + .3 * (i % 3), .55 + .3 * (i // 3), .40), (0, random.uniform(-20, 20), random.uniform(0, 360)), .19)
    burning_candle((2.6, 2.2, 0), .28, 1.15, 8, 40)
    far_lights(16, 8.5, .5, 4.2, 5.5, 20, 41, (.025, .055))
    candle_dark((0, 0, .7), key=800, back=420, fill=64)
    camera((-.7, -7.8, 3.0), (.1, 0, .62), 60, focus=(-.6, -.8, .7), fstop=.55)
    look('Medium High Contrast', .4)


def chocolate_slice():
    plank_table(turn=10)
    dark_wall(9)
    plate(black_glaze(), 2.35)
    cake_slice((-1.30, -.42, .12), (0, 0, 24), 1.0)
    for i, (x, y, z, k) in enumerate([(.55, .36, 1.63, .23), (.82, .62, 1.62, .22), (.30, .18, 1.61, .20), (1.35, -.95, .34, .23), (1.72, -.62, .33, .22)]):
        place(berry(i), (x, y, z), (random.uniform(10, 80), random.uniform(-30, 30), i * 70), k)
    leaf_ = basil_leaf(.42, 3, .3)
    leaf_.location, leaf_.rotation_euler = (.78, .42, 1.78), (.2, -.5, .9)
    dust = blob(material('cocoa dust', (.10, .040, .018), .9), 1, .4)
    scatter([dust], 260, ring(.9, 2.0, (.1, -.3)), (.005, .016), lift=.145)
    fork(brass(), (-2.0, -1.75, .14), (0, 0, 10), .78)
    burning_candle((-2.2, 2.9, 0), .28, 1.2, 6, 45)
    far_lights(16, 8.5, .5, 4.4, 5.5, 20, 51, (.025, .055))
    candle_dark((0, 0, .8), key=900, side=1, back=420, fill=92)
    camera((.2, -7.5, 3.4), (.05, 0, .86), 66, focus=(-.2, -.7, .9), fstop=.5)
    look('Medium High Contrast', .45)


PLATES = PICTURES = {'05': broken_cheese, '06': burger, '22': chocolate_slice}
