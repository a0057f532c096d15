"""The signature picture: a halved lime, its peel falling away in a curl, on nothing; and the same turning and unpeeling."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from kit.objects import dew, water
from kit.props_cutout import finish_cutout
from kit.props_lime import length_of, lime_half, ribbon, skin_half, smooth_path
from kit.sequence import finish_sequence
from kit.shapes import blob, place
from kit.stage import air, camera, lamp, look

CENTRE, TURN, RADIUS = Vector((-.22, 0, .40)), (66, 0, 16), 1.2


BARE = (math.radians(-62), math.radians(52))
POINTS, RING = 1400, 28


def mixed(start, end, k):
    return np.array(start) * (1 - k) + np.array(end) * k


class Helix:
    """Round a line from `top` to `end`, narrowing from `wide` more than `left` to `left`."""

    def __init__(self, top, end, wide, left, turns):
        self.top, self.run, self.wide, self.left, self.turns = top, end - top, wide, left, turns
        self.down = self.run / np.linalg.norm(self.run)
        right = np.cross(self.down, [0, 1, 0])
        self.right = right / np.linalg.norm(right)
        self.near = np.cross(self.down, self.right)

    def at(self, t, angle):
        r = self.wide * max(0.0, 1 - t) ** .9 + self.left
        return self.top + self.run * t ** .92 + r * (math.cos(angle) * self.right + math.sin(angle) * self.near)


def peel_path(fallen):
    """Off the rim at the upper right, round the outside, then a helix that narrows to the left.

    As it falls (0 to 1) the helix is drawn out into a slow twist that leaves the picture below.
    """
    spin = Euler([math.radians(v) for v in TURN]).to_matrix()
    axis = np.array(spin @ Vector((0, 0, 1)))
    knots, across = [], []
    for degrees, r in ((56, .985), (44, 1.0), (30, 1.05), (16, 1.13), (2, 1.22)):
        a = math.radians(degrees)
        knots.append(np.array(CENTRE) + np.array(spin @ Vector((RADIUS * r * math.cos(a), RADIUS * r * math.sin(a), RADIUS * -.15))))
        across.append(-axis)
    top = np.array([.70, -.12, -.42])
    curl = Helix(top, np.array([-.62, -.75, -1.36]), .58, .15, 2.7)
    drop = Helix(top, np.array([.62, -.55, -4.9]), .38, .10, 3.4)
    turns = float(mixed(curl.turns, drop.turns, fallen))
    for k in range(30):
        t = k / 29
        # Its first half turn stays as it was: drawn out there, it would fold.
        loose = fallen * (1 - math.exp(-(t * turns / .9) ** 2))
        angle = math.radians(10) - turns * 2 * math.pi * t
        one, other = curl.at(t * turns / curl.turns, angle), drop.at(t * turns / drop.turns, angle)
        knots.append(mixed(one, other, loose))
        across.append(-mixed(curl.down, drop.down, loose))
    return smooth_path(knots, POINTS), smooth_path(across, POINTS)


def peel(fallen=0.0):
    """The strip, and by how much it is longer than at first."""
    path, across = peel_path(fallen)
    longer = length_of(path)[-1] - length_of(peel_path(0)[0])[-1]
    return ribbon(path, across, .36, .06, begin=-longer), longer


def arrange():
    random.seed(4481)
    lime = lime_half(RADIUS, 1.0, 1.0, CENTRE, TURN, bare=(*BARE, .30))
    strip, _ = peel()
    dew(lime.children[0], 60, (.010, .05), lambda c, n: (c - CENTRE).length < RADIUS * .97 and random.random() < (c - CENTRE).length / RADIUS)
    dew(lime.children[1], 90, (.010, .045), lambda c, n: c.z < CENTRE.z + .3 and n.y < -.05)
    dew(strip, 70, (.008, .034), lambda c, n: n.y < -.3)
    bead = blob(water(), 4)
    floating = []
    for _ in range(34):
        a, r = random.uniform(0, 6.28), random.uniform(1.3, 1.72)
        s = .014 * 5.5 ** (random.random() ** 1.5)
        floating.append(place(bead, (CENTRE.x + 1.05 * r * math.cos(a), random.uniform(-1, .5), .12 + r * math.sin(a)),
                              [random.uniform(0, 360) for _ in range(3)], (s, s, s * random.uniform(1, 1.5))))
    lamp((-4, -4, 4.5), (0, 0, .2), 2.2, 620, (1, .97, .9))
    lamp((4.2, 2.6, 2), (0, 0, 0), 1.8, 900, (.78, 1, .12))
    lamp((-3, 3, -2), (0, 0, 0), 2, 420, (.7, 1, .1))
    lamp((2.5, -5, -2), (0, 0, 0), 3, 130, (.95, 1, .8))
    air((.02, .025, .012))
    look('Medium High Contrast', .12)
    view = camera((0, -9, .5), (0, 0, -.05), 88)
    view.data.dof.use_dof = False
    return lime, strip, floating


def hero():
    arrange()
    return dict(by=finish_cutout, long_side=1300, samples=72)


def carry(carrier, things):
    bpy.context.view_layer.update()
    for thing in things:
        thing.parent, thing.matrix_parent_inverse = carrier, carrier.matrix_world.inverted()


def places_on(strip, beads):
    """Where beads sit on the peel: how far from its tail, and which of its rows."""
    count = len(strip.data.vertices)
    at = np.empty(count * 3, np.float32)
    strip.data.vertices.foreach_get('co', at)
    at = at.reshape(-1, 3)
    run = length_of(peel_path(0)[0])
    nearest = [int(np.argmin(((at - np.array(bead.location)) ** 2).sum(1))) for bead in beads]
    return [(run[-1] - run[i // RING], i % RING) for i in nearest]


def hero_sequence():
    """Turned about its upright axis in steps of three degrees, then unpeeled: the lime spins, the peel runs out."""
    lime, strip, floating = arrange()
    for bead in floating:  # glass before nothing: cut out, it is a grey disc
        bead.hide_render = True
    pivot = place(None, CENTRE)
    bpy.context.view_layer.update()
    rest = lime.matrix_world.copy()
    drops = [o for o in bpy.data.objects if o.type == 'MESH' and o.data.name.startswith('blob')]
    near_strip = sorted(drops, key=lambda o: o.name)[150:220]
    where = places_on(strip, near_strip)
    carry(lime, sorted(drops, key=lambda o: o.name)[:150])
    carry(pivot, [o for o in bpy.data.objects if o.parent is None and o.type in ('MESH', 'EMPTY') and o is not pivot])

    def pose(turned=0, fallen=0.0):
        pivot.rotation_euler.z = math.radians(turned)
        fresh, longer = peel(fallen)
        old, strip.data = strip.data, fresh.data
        bpy.data.objects.remove(fresh)
        bpy.data.meshes.remove(old)
        spun = longer / RADIUS
        lime.matrix_basis = rest @ Matrix.Rotation(-spun, 4, 'Z')
        skin = skin_half(RADIUS, 1.0, 1.0, (BARE[0], min(BARE[1] + spun, BARE[0] + 6.2), .30))
        bowl = lime.children[1]
        old, bowl.data = bowl.data, skin.data
        bpy.data.objects.remove(skin)
        bpy.data.meshes.remove(old)
        run = length_of(peel_path(fallen)[0])
        for bead, (from_tail, row) in zip(near_strip, where):
            i = int(np.clip(np.searchsorted(run, run[-1] - from_tail), 0, POINTS - 1))
            v = strip.data.vertices[i * RING + row]
            bead.location = v.co + v.normal * .003
            bead.rotation_euler = v.normal.to_track_quat('Z', 'Y').to_euler()

    lens = bpy.context.scene.camera.data
    lens.sensor_fit, lens.shift_y = 'HORIZONTAL', -1 / 6  # a third taller: room for the peel below
    turns = [dict(turned=3 * k) for k in range(-13, 14)]
    falls = [dict(fallen=k / 21) for k in range(1, 22)]
    return dict(by=finish_sequence, pose=pose, frames=turns + falls, samples=16)


PICTURES = {'hero-lime': hero, 'sequence': hero_sequence}
