"""The signature picture: a halved lime, its peel falling away in a curl, on nothing."""
import math
import random

import numpy as np
from mathutils import Euler, Vector

from kit.objects import dew, water
from kit.props_cutout import finish_cutout
from kit.props_lime import lime_half, ribbon, smooth_path
from kit.shapes import blob, place
from kit.stage import air, camera, lamp, look

CENTRE, TURN, RADIUS = Vector((-.22, 0, .40)), (66, 0, 16), 1.2


def peel():
    """Off the rim at the upper right, round the outside, then a helix that narrows to the left."""
    spin = Euler([math.radians(v) for v in TURN]).to_matrix()
    axis = np.array(spin @ Vector((0, 0, 1)))
    knots, across = [], []
    for degrees, r in ((56, .985), (44, 1.0), (30, 1.05), (16, 1.13), (2, 1.22)):
        a = math.radians(degrees)
        knots.append(np.array(CENTRE) + np.array(spin @ Vector((RADIUS * r * math.cos(a), RADIUS * r * math.sin(a), RADIUS * -.15))))
        across.append(-axis)
    top, end = np.array([.70, -.12, -.42]), np.array([-.62, -.75, -1.36])
    down = (end - top) / np.linalg.norm(end - top)
    right = np.cross(down, [0, 1, 0])
    right /= np.linalg.norm(right)
    near = np.cross(down, right)
    for k in range(30):
        t = k / 29
        a = math.radians(10) - 2.7 * 2 * math.pi * t
        r = .58 * (1 - t) ** .9 + .15
        knots.append(top + (end - top) * t ** .92 + r * (math.cos(a) * right + math.sin(a) * near))
        across.append(-down)
    return ribbon(smooth_path(knots, 1400), smooth_path(across, 1400), .36, .06)


def hero():
    lime = lime_half(RADIUS, 1.0, 1.0, CENTRE, TURN, bare=(math.radians(-62), math.radians(52), .30))
    strip = peel()
    dew(lime.children[0], 60, (.010, .05), lambda c, n: (c - CENTRE).length < RADIUS * .97 and random.random() < (c - CENTRE).length / RADIUS)
    dew(lime.children[1], 90, (.010, .045), lambda c, n: c.z < CENTRE.z + .3 and n.y < -.05)
    dew(strip, 70, (.008, .034), lambda c, n: n.y < -.3)
    bead = blob(water(), 4)
    for _ in range(34):
        a, r = random.uniform(0, 6.28), random.uniform(1.3, 1.72)
        s = .014 * 5.5 ** (random.random() ** 1.5)
        place(bead, (CENTRE.x + 1.05 * r * math.cos(a), random.uniform(-1, .5), .12 + r * math.sin(a)),
              [random.uniform(0, 360) for _ in range(3)], (s, s, s * random.uniform(1, 1.5)))
    lamp((-4, -4, 4.5), (0, 0, .2), 2.2, 620, (1, .97, .9))
    lamp((4.2, 2.6, 2), (0, 0, 0), 1.8, 900, (.78, 1, .12))
    lamp((-3, 3, -2), (0, 0, 0), 2, 420, (.7, 1, .1))
    lamp((2.5, -5, -2), (0, 0, 0), 3, 130, (.95, 1, .8))
    air((.02, .025, .012))
    look('Medium High Contrast', .12)
    view = camera((0, -9, .5), (0, 0, -.05), 88)
    view.data.dof.use_dof = False
    return dict(by=finish_cutout, long_side=1300, samples=72)


PICTURES = {'hero-lime': hero}
