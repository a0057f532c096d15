"""Tableware and tools that several series share."""
import math
import random

from kit.objects import *
from kit.shapes import *


def heap(meshes, count, radius=1.0, height=.4, at=(0, 0, 0), size=(.9, 1.1), flat_turn=False):
    """Loose pile: a dome of pieces, good enough wherever a bowl hides the underside."""
    out = []
    for _ in range(count):
        a, r = random.uniform(0, 6.283), radius * math.sqrt(random.random())
        z = height * (1 - (r / radius) ** 2)
        turn = (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)) if flat_turn else [random.uniform(0, 360) for _ in range(3)]
        out.append(place(random.choice(meshes), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z), turn, random.uniform(*size)))
    return out


def bowl(m, r=1.0, h=.75, at=(0, 0, 0)):
    profile = [(0, 0), (r * .45, 0), (r * .5, .06), (r * .86, h * .55), (r, h), (r * .95, h), (r * .8, h * .58), (r * .45, .14), (0, .12)]
    return place(lathe(profile, m), at)


def plate(m, r=1.6, at=(0, 0, 0)):
    profile = [(0, 0), (r * .6, 0), (r * .72, .06), (r, .2), (r * .995, .24), (r * .96, .23), (r * .7, .1), (r * .58, .05), (0, .05)]
    return place(lathe(profile, m), at)


def cup(m, fill, at=(0, 0, 0), r=.62, h=.82, turn=20, saucer=True):
    parts = []
    lift = .1 if saucer else 0
    if saucer:
        parts.append(plate(m, r * 1.9))
    parts.append(place(lathe([(0, lift), (r * .5, lift), (r * .55, lift + .05), (r * .9, lift + h * .6), (r, lift + h), (r * .94, lift + h), (r * .82, lift + h * .6), (r * .5, lift + .12), (0, lift + .1)], m)))
    parts.append(place(disc(fill, r * .9, .04, .01), (0, 0, lift + h * .84)))
    a = [(r * .86 + .36 * math.sin(t) * 1.0, 0, lift + h * .55 + .26 * math.cos(t)) for t in [math.pi * i / 16 for i in range(17)]]
    parts.append(place(tube(a, m, .065)))
    return group(parts, at, (0, 0, turn))


def knife(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, handle='wood'):
    blade = [(0, -.02), (0, .5)] + [(x / 20 * 3.1, .5 - (.5 + .0) * (x / 20) ** 3.2 * .55) for x in range(1, 20)] + [(3.25, .1), (3.0, .02), (2.2, -.13), (1.2, -.16), (.1, -.14)]
    grip = rounded_rect(1.65, .36, .15, (-.86, .26))
    parts = [place(flat(blade, paint('brushed'), .045, .014)), place(flat(grip, paint(handle), .24, .07)), place(box(paint('steel'), (.14, .38, .26), .03), (-.02, .26, -.13))]
    parts += [place(disc(paint('steel'), .05, .28, .01), (x, .26, -.14)) for x in (-.4, -.85, -1.3)]
    return group(parts, at, turn, size)


def magnifier(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, handle='black'):
    """Lens in the XY plane, handle towards -Y. The lens is a thin real one."""
    rim = place(torus(paint('steel'), 1.0, .09))
    lens = place(lathe([(0, -.05), (.5, -.038), (.93, 0), (.5, .038), (0, .05)], glass('lens', (.97, 1, .94), 0), smooth=2))
    neck = rod((0, -1.05, 0), (0, -1.35, 0), paint('steel'), .08)
    grip = place(lathe([(0, 0), (.12, 0), (.15, .1), (.19, .7), (.17, 1.45), (.1, 1.55), (0, 1.56)], paint(handle)), (0, -1.3, 0), (90, 0, 0))
    return group([rim, lens, neck, grip], at, turn, size)


def chart_line(points, m, thick=.05, at=(0, 0, 0), turn=(0, 0, 0)):
    return place(tube(smoothed(points, 3), m, thick, resolution=6), at, turn)


def pebble(m, seed=1):
    return blob(m, 3, .25, 1.4, (1, .85, .6), seed)
