"""Things from a desk and its walls: a rotary telephone, a dartboard on its easel."""
import numpy as np

from kit.materials import material
from kit.objects import *
from kit.props_lime import smooth_path
from kit.shapes import *


def coil(knots, m, turns=40, radius=.09, thick=.028):
    """A coiled cord along a path: the turns stay at right angles to it."""
    n = turns * 18
    path = smooth_path(knots, n)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, [.13, .31, .94])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    a = np.linspace(0, 2 * math.pi * turns, n)[:, None]
    ease = np.clip(np.minimum(np.arange(n), n - 1 - np.arange(n)) / 14, 0, 1)[:, None]
    points = path + radius * ease * (np.cos(a) * side + np.sin(a) * up)
    return place(tube([tuple(p) for p in points], m, thick, resolution=5))


def telephone(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """A desk telephone with a dial: black body, lime handset, dial and cord."""
    shell, lime, gold = paint('black', coat=.7), paint('lime'), paint('gold')
    rows = ((0, 1.50, -1.12, 1.02), (.05, 1.56, -1.17, 1.06), (.16, 1.54, -1.14, 1.05), (.32, 1.38, -.98, .98), (.60, 1.12, -.70, .84), (.90, .96, -.40, .72), (1.12, .90, -.24, .64), (1.22, .84, -.18, .58), (1.26, .70, -.06, .46), (1.27, .0, .2, .2))
    path = rounded(rows, 3)
    steps = len(path) - 1

    def skin(u, v):
        z, half, front, back_ = path[round(v * steps)]
        a = 2 * math.pi * u
        p = .42
        x = half * math.copysign(abs(math.cos(a)) ** p, math.cos(a))
        y = (front + back_) / 2 + (back_ - front) / 2 * math.copysign(abs(math.sin(a)) ** p, math.sin(a))
        return x, y, z
    parts = [place(sheet(skin, shell, 240, steps))]
    wheel = [place(disc(shell, .66, .08, .03, 96), (0, 0, -.05)), place(disc(material('dial card', (.80, .79, .70), .5), .56, .012, .002, 96), (0, 0, .03))]
    holes = [circle(.088, (.415 * math.cos(math.radians(62 + 30 * k)), .415 * math.sin(math.radians(62 + 30 * k))), 28, reverse=True) for k in range(10)]
    wheel.append(place(flat([circle(.56), *holes], lime, .05, .014), (0, 0, .085)))
    for k in range(10):
        a = math.radians(62 + 30 * k)
        mark = letters(str((k + 1) % 10), paint('black'), .11, .006, .001)
        wheel.append(place(mark, (.415 * math.cos(a), .415 * math.sin(a), .046)))
    wheel.append(place(disc(gold, .19, .03, .01, 48), (0, 0, .10)))
    stop = [(.58, -.20, .10), (.50, -.26, .14), (.40, -.30, .135)]
    wheel.append(place(tube(smoothed(stop, 2), paint('steel'), .026)))
    parts.append(group(wheel, (0, -.72, .66), (47, 0, 0)))
    for s in (-1, 1):  # the cradle
        for y in (-.02, .44):
            parts.append(place(tube(smoothed([(s * .60, y, 1.18), (s * .60, y, 1.42), (s * .62, y + (.06 if y > .2 else -.06), 1.54)], 2), shell, .07, resolution=6)))
    bar = smoothed([(-1.18, 0, .02), (-1.0, 0, .16), (-.55, 0, .235), (0, 0, .25), (.55, 0, .235), (1.0, 0, .16), (1.18, 0, .02)], 3)
    handset = [place(tube(bar, lime, .155, resolution=10))]
    cup_ = lathe([(0, -.34), (.20, -.34), (.30, -.33), (.375, -.28), (.385, -.18), (.33, -.04), (.20, .10), (0, .15)], lime, 72, smooth=2)
    for s in (-1, 1):
        handset.append(place(cup_, (s * 1.22, 0, .0), (0, s * -10, 0)))
        handset.append(place(torus(shell, .345, .022), (s * (1.22 + .042), 0, -.245), (0, s * -10, 0)))
    parts.append(group(handset, (0, .20, 1.36)))
    cord = [(-1.34, .2, 1.02), (-1.52, .14, .80), (-1.80, -.10, .42), (-2.02, -.55, .16), (-1.95, -1.10, .12), (-1.50, -1.44, .12), (-1.10, -1.36, .11), (-.92, -1.16, .10), (-.86, -.88, .10)]
    parts.append(coil(cord, lime, 44, .088, .026))
    return group(parts, at, turn, size)


def dart(flight, at=(0, 0, 0), way=(0, 0, 1), size=1.0, spin=0.0):
    """Its point at the origin, the rest along +Z."""
    steel, grip = paint('steel'), paint('brushed')
    barrel = [(0, .40), (.045, .42)]
    for k in range(9):
        z = .48 + .065 * k
        barrel += [(.074, z), (.074, z + .038), (.058, z + .044), (.058, z + .060)]
    barrel += [(.05, 1.12), (0, 1.13)]
    parts = [place(lathe([(0, -.12), (.012, .0), (.026, .30), (.030, .42), (0, .43)], steel, 24, smooth=0)), place(lathe(barrel, grip, 40, smooth=0)),
             place(lathe([(0, 1.10), (.036, 1.11), (.030, 1.5), (.024, 2.02), (0, 2.03)], paint('black'), 24, smooth=0))]
    wing = [(0, 1.50), (.08, 1.52), (.27, 1.72), (.30, 1.80), (.30, 2.00), (.25, 2.06), (0, 2.06)]
    for k in range(4):
        parts.append(place(flat(smoothed(wing + wing[:1], 1)[:-1], flight, .016, .003), (0, 0, 0), (90, 0, 0)))
        parts[-1] = group([parts[-1]], (0, 0, 0), (0, 0, 45 + 90 * k + spin))
    g = group(parts, at, (0, 0, 0), size)
    g.rotation_euler = Vector(way).to_track_quat('Z', 'Y').to_euler()
    return g


def target(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Round target on a wooden easel, one dart in the middle, one a ring further out."""
    wood, parts = paint('pale wood'), []
    board = [place(lathe([(0, 0), (1.52, 0), (1.56, .04), (1.56, .26), (1.52, .30), (0, .30)], paint('black'), 160, smooth=1))]
    for k, (r, key) in enumerate(((1.30, 'lime'), (.98, 'black'), (.66, 'lime'), (.33, 'coral'))):
        board.append(place(disc(paint(key, rough=.55, coat=.1), r, .03, .008, 160), (0, 0, .285 + .008 * k)))
    for r in (1.30, .98, .66, .33):
        board.append(place(torus(paint('steel'), r, .010, 160), (0, 0, .322)))
    board.append(dart(paint('white', coat=0, rough=.5), (.05, -.04, .34), (-.34, .30, 1), .92, 8))
    board.append(dart(paint('coral', coat=0, rough=.5), (.52, .50, .32), (-.20, .42, 1), .92, 30))
    parts.append(group(board, (0, -.14, 2.05), (83, 0, 0)))
    for s in (-1, 1):
        parts.append(rod((s * .16, .16, 3.95), (s * 1.32, -.16, 0), wood, .085))
    parts.append(rod((0, .2, 3.8), (0, 1.7, 0), wood, .08))
    parts.append(place(box(wood, (2.5, .52, .13), .03), (0, -.36, .36)))
    parts.append(place(box(wood, (.62, .2, .2), .04), (0, .14, 3.78)))
    return group(parts, at, turn, size)


__all__ = ['telephone', 'target', 'dart', 'coil']
