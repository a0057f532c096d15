"""Four figures of the about page, each twice: at rest, and with the lime lamp on."""
from functools import partial

from kit.objects import *
from kit.props_signs import *
from kit.shapes import *
from kit.stage import *


def booth(lit, aim, eye, lens, focus):
    sweep('black', 6, **(dict(colour=(.02, .045, .004)) if lit else {}))
    if lit:
        studio(aim, 520, 2400, 160, rim_colour=(.66, 1, .06))
        lamp((aim[0] - 3.5, 3.5, 3.4), aim, 2, 1300, (.66, 1, .06))
        lamp((aim[0], -4.5, 4.5), aim, 3, 260, (.72, 1, .12))
    else:
        studio(aim, 620, 420, 190, rim_colour=(1, .96, .88))
    camera(eye, aim, lens, focus, 1.0)


def clients(lit):
    booth(lit, (0, 0, .85), (-1.2, -8, 3.0), 66, (0, -1, .9))
    metal = paint('lime metal' if lit else 'steel')
    place(disc(paint('black', coat=.6), 1.55, .22, .08))
    place(lathe([(1.28, .28), (1.34, .3), (1.3, .5), (1.12, .95), (.8, 1.3), (.35, 1.5), (0, 1.54)], metal, 128, smooth=2))
    place(lathe([(0, 1.5), (.07, 1.5), (.07, 1.72), (.26, 1.74), (.3, 1.8), (.24, 1.88), (0, 1.92)], paint('lime lit' if lit else 'black'), 48, smooth=1))
    lamp((-4, -4, 5), (0, 0, 1), 4, 260, (1, 1, .95), tall=5)


def people(lit):
    booth(lit, (0, .3, .75), (-1.0, -8.6, 3.4), 74, (0, -.9, 1))
    peg = [(0, 0), (.4, 0), (.43, .06), (.42, .5), (.33, .86), (.18, 1.0), (0, 1.02)]
    spots = [(0, -.9), (-1.05, -.35), (1.05, -.35), (-.55, .55), (.6, .6), (-1.6, .75), (1.65, .75), (0, 1.35), (-1.1, 1.6), (1.15, 1.6), (2.3, 1.7), (-2.3, 1.7)]
    for k, (x, y) in enumerate(spots):
        m = paint('lime' if k == 0 or (lit and k % 2) else ('slate' if k % 3 else 'white'))
        s = 1.12 if k == 0 else random.uniform(.86, 1)
        group([place(lathe(peg, m, 64)), place(ball(m), (0, 0, 1.3), size=.34)], (x, y, 0), (0, 0, 0), s)


def industries(lit):
    booth(lit, (.05, 0, 1.15), (-2.0, -8.8, 3.2), 62, (0, -.9, 1.1))
    wall = paint('slate' if not lit else 'moss')
    place(box(paint('black'), (3.9, 2.2, .12), .03), (0, .2, 0))
    for k in range(3):
        saw = [(-.5, 0), (.5, 0), (.5, 1.25), (-.5, .8)]
        place(flat(saw, wall, 1.5, .03), (-1.1 + 1.0 * k, .2, .12), (90, 0, 0))
        place(box(paint('lime lit' if lit else 'paper', **({'glow': 1.6} if lit else {})), (.5, .05, .32), .01), (-1.1 + k, -.57, .38))
    for k, (x, h) in enumerate(((1.58, 2.5), (1.05, 2.05))):
        place(lathe([(0, 0), (.25, 0), (.17, h), (.21, h + .02), (.21, h + .12), (.1, h + .12), (.1, h), (0, h)], paint('lime' if (k == 0 or lit) else 'white'), 48, smooth=0), (x, .5, .12))
    smoke = material('smoke lit' if lit else 'smoke', (.6, .95, .15) if lit else (.75, .75, .7), .95, soft=.2, bump=('noise', 3, .3))
    for k in range(6):
        place(blob(smoke, 4, .2, 2, seed=k), (1.5 - .28 * k, .5, 2.95 + .16 * k - .02 * k * k), size=.17 + .045 * k)


def creatives(lit):
    booth(lit, (0, 0, 1.5), (-1.2, -8.6, 3.0), 64, (0, -.7, 1.3))
    place(lathe([(0, 0), (.86, 0), (.9, .05), (.92, 1.35), (.84, 1.36), (.82, .1), (0, .1)], paint('lime' if lit else 'black', coat=.5), 96, smooth=1))
    tips = ('lime', 'coral', 'gold', 'white', 'lime', 'slate')
    for k, key in enumerate(tips):
        a = 2 * math.pi * k / 6 + .3
        lean = Vector((.30 * math.cos(a), .26 * math.sin(a), 1)).normalized()
        base = Vector((.34 * math.cos(a), .34 * math.sin(a), .12))
        length = 2.0 + .3 * ((k * 3) % 4) / 3
        m = paint(key)
        parts = [place(lathe([(0, 0), (.1, 0), (.1, length), (0, length)], paint('pale wood') if k % 2 else m, 24 if k % 2 else 6, smooth=0))]
        if k % 2:
            parts += [place(lathe([(.1, length), (.12, length + .02), (.13, length + .34), (.1, length + .36)], paint('steel'), 24, smooth=0)),
                      place(lathe([(.11, length + .34), (.2, length + .55), (.14, length + .8), (.0, length + 1.0)], paint('lime lit' if lit else key, **({'glow': .9} if lit else {})), 32, smooth=2))]
        else:
            parts += [place(lathe([(.1, length), (.03, length + .26)], paint('pale wood'), 24, smooth=0)), place(lathe([(.035, length + .24), (0, length + .36)], paint('lime lit' if lit else 'black', **({'glow': .9} if lit else {})), 24, smooth=0))]
        o = group(parts, base)
        o.rotation_euler = lean.to_track_quat('Z', 'Y').to_euler()
    for k, (x, y, a) in enumerate(((-1.0, -1.35, 28), (.75, -1.3, 62))):
        key = ('lime', 'coral')[k]
        stub = [place(lathe([(0, 0), (.1, 0), (.1, .72), (0, .72)], paint(key), 6, smooth=0)), place(lathe([(.1, .72), (.03, .96)], paint('pale wood'), 24, smooth=0)),
                place(lathe([(.035, .94), (0, 1.04)], paint(key), 24, smooth=0))]
        group(stub, (x, y, .09), (90, 0, a))


MAKERS = {'stat-clients': clients, 'stat-people': people, 'stat-industries': industries, 'stat-creatives': creatives}
PICTURES = {name + suffix: partial(maker, suffix != '') for name, maker in MAKERS.items() for suffix in ('', '-lit')}
