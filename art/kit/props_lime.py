"""Limes in every state: whole, halved, sliced, and the peel that leaves them.

The cut face is a modelled height field (about 0.3 M vertices at full detail),
because bump maps lose the wet glints that make a citrus cut look like food.
"""
import math

import bpy
import numpy as np

from kit.tinted import cells, grid_mesh, mix, step, tinted, wobble


def skin_colour(a, b, salt=1.0):
    """Lime skin over two surface coordinates: a slow change of ripeness, fine oil glands over it."""
    ripe = 0.55 * wobble(a * 1.3, b * 1.1, salt) + 0.30 * wobble(a * 4, b * 3, salt + 1) + 0.15 * wobble(a * 13, b * 11, salt + 2)
    deep = np.array([0.15, 0.40, 0.008, 1.0])
    bright = np.array([0.36, 0.66, 0.014, 1.0])
    gland = step(0.62, 0.9, wobble(a * 46, b * 40, salt + 3))
    return mix(deep, bright, np.clip(ripe - 0.18 * gland, 0, 1))


PITH = np.array([0.80, 0.86, 0.52, 1.0])


def cut_face(radius=1.0, detail=1.0, salt=1.0, segments=10, hollow=False, glow=0.1):
    """The wet cut of a lime, facing +Z, its rim at z = 0."""
    nu, nv = int(1500 * detail), int(300 * detail)
    theta = np.linspace(0, 2 * math.pi, nu, endpoint=False)[:, None] * np.ones((1, nv))
    u = np.linspace(0.004, 1.0, nv)[None, :] ** 0.9 * np.ones((nu, 1))
    rng = np.random.default_rng(int(salt * 100))
    edges = np.cumsum(rng.uniform(0.8, 1.25, segments))
    edges = edges / edges[-1] * 2 * math.pi
    starts = np.concatenate([[0.0], edges[:-1]])
    turn = theta + 0.05 * (wobble(theta * 2, u * 3, salt) - 0.5)
    turn = np.mod(turn, 2 * math.pi)
    which = np.clip(np.searchsorted(edges, turn), 0, segments - 1)
    left, right = turn - starts[which], edges[which] - turn
    across = np.minimum(left, right)
    centre_offset = 0.05 * np.sin(theta + salt)
    outer = 0.885 + 0.012 * (wobble(theta * 3, theta * 0, salt + 4) - 0.5)
    side = u * np.sin(np.minimum(across, math.pi / 2)) - 0.011
    inner = u - 0.105 - centre_offset * 0.4
    outside = outer - u
    soft = 0.035
    inside = -soft * np.log(np.exp(-side / soft) + np.exp(-outside / soft) + np.exp(-inner / soft))
    inside = inside + 0.012
    x = turn / (2 * math.pi) * 78 + 1.2 * (wobble(theta * 8, np.log(u) * 4, salt + 9) - 0.5)
    y = np.log(np.maximum(u, 0.02)) / 0.30 + which * 0.37 + 0.9 * (wobble(theta * 9, u * 7, salt + 5) - 0.5)
    gap, near, tone = cells(x, y, salt)
    pulp = step(0.0, 0.022, inside)
    dome = step(0.0, 0.085, inside)
    bead = step(0.0, 0.55, gap)
    height = -0.010 + dome * 0.018 + pulp * (0.017 * bead - 0.007) + pulp * 0.010 * (tone - 0.5)
    height += 0.0035 * (wobble(theta * 60, u * 60, salt + 6) - 0.5) * (1 - pulp)
    height = height * step(1.0, 0.955, u) + 0.0
    deep = np.array([0.27, 0.56, 0.008, 1.0])
    fresh = np.array([0.58, 0.84, 0.045, 1.0])
    wall = np.array([0.80, 0.93, 0.32, 1.0])
    flesh = mix(deep, fresh, np.clip(0.15 + 0.75 * tone + 0.25 * (0.6 - u), 0, 1))
    flesh = mix(flesh, np.broadcast_to(wall, flesh.shape), 0.55 * step(0.16, 0.0, gap))
    core = mix(np.broadcast_to(np.array([0.72, 0.84, 0.34, 1.0]), flesh.shape), PITH, step(0.82, 0.9, u))
    colour = mix(core, flesh, pulp)
    zest = np.array([0.26, 0.52, 0.012, 1.0])
    colour = mix(colour, np.broadcast_to(zest, colour.shape), step(0.958, 0.978, u))
    r = radius * u * (1 + 0.008 * np.sin(3 * theta + salt))
    points = np.stack([r * np.cos(theta), r * np.sin(theta), radius * height], -1)
    if hollow:
        colour = mix(np.broadcast_to(PITH, colour.shape), np.broadcast_to(zest, colour.shape), step(0.958, 0.978, u))
    face = grid_mesh('lime-cut', points, colour, close_u=True)
    face.data.materials.append(tinted('pulp', 0.16, 0.25, 1.0, glow, radius=(0.1 * radius, 0.14 * radius, 0.03 * radius)))
    return face


def skin_half(radius=1.0, detail=1.0, salt=1.0, bare=None, depth=1.0):
    """The bowl of skin under a cut: rim at z = 0, the stem end at -Z.

    `bare` is (from, to, width): an arc just under the rim whose zest has been peeled away.
    """
    nu, nv = int(360 * max(detail, 0.4)), int(140 * max(detail, 0.4))
    theta = np.linspace(0, 2 * math.pi, nu, endpoint=False)[:, None] * np.ones((1, nv))
    phi = np.linspace(0, math.pi / 2, nv)[None, :] * np.ones((nu, 1))
    tip = 0.10 * np.exp(-((math.pi / 2 - phi) / 0.16) ** 2)
    swell = 1 + 0.008 * np.sin(3 * theta + salt) * np.cos(phi)
    r = radius * np.cos(phi) * swell
    z = -radius * depth * (np.sin(phi) * 1.04 + tip)
    colour = skin_colour(theta / (2 * math.pi) * 5, phi * 2, salt)
    if bare:
        start, stop, width = bare
        span = np.mod(theta - start, 2 * math.pi)
        length = (stop - start) % (2 * math.pi)
        ragged = 0.02 * (wobble(theta * 14, phi * 3, salt) - 0.5)
        away = step(0.0, 0.05, span) * step(length, length - 0.05, span) * step(width + 0.02, width, phi + ragged) * step(0.01, 0.03, phi)
        colour = mix(colour, np.broadcast_to(PITH, colour.shape), away)
        r, z = r * (1 - 0.03 * away), z
    points = np.stack([r * np.cos(theta), r * np.sin(theta), z], -1)
    bowl = grid_mesh('lime-skin', points, colour, close_u=True)
    bowl.data.materials.append(tinted('skin', 0.3, 0.06, 0.5, 0, 0.22, 38 / radius))
    return bowl


def group(parts, name='group'):
    """One handle for several parts: move the empty, they follow."""
    handle = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(handle)
    for part in parts:
        part.parent = handle
    return handle


def put(thing, at=(0, 0, 0), turn=(0, 0, 0), size=None):
    """Position in units, rotation in degrees."""
    thing.location = at
    thing.rotation_euler = [math.radians(v) for v in turn]
    if size is not None:
        thing.scale = (size,) * 3 if isinstance(size, (int, float)) else size
    return thing


def lime_half(radius=1.0, detail=0.5, salt=1.0, at=(0, 0, 0), turn=(0, 0, 0), bare=None, depth=1.0, glow=0.1):
    parts = [cut_face(radius, detail, salt, glow=glow), skin_half(radius, detail, salt, bare, depth)]
    return put(group(parts, 'lime-half'), at, turn)


def lime_whole(radius=1.0, salt=1.0, at=(0, 0, 0), turn=(0, 0, 0)):
    """A whole lime, long axis on Z, nipple at +Z."""
    nu, nv = 200, 140
    theta = np.linspace(0, 2 * math.pi, nu, endpoint=False)[:, None] * np.ones((1, nv))
    phi = np.linspace(-math.pi / 2, math.pi / 2, nv)[None, :] * np.ones((nu, 1))
    tip = 0.13 * np.exp(-((math.pi / 2 - phi) / 0.17) ** 2) - 0.06 * np.exp(-((math.pi / 2 + phi) / 0.12) ** 2)
    bulge = 1 + 0.012 * np.sin(2 * theta + salt) * np.cos(phi)
    r = radius * np.cos(phi) * bulge
    z = radius * (np.sin(phi) * 1.1 + tip)
    colour = skin_colour(theta / (2 * math.pi) * 5, phi * 2, salt)
    stem = np.array([0.22, 0.16, 0.06, 1.0])
    colour = mix(colour, np.broadcast_to(stem, colour.shape), step(-math.pi / 2 + 0.06, -math.pi / 2 + 0.03, phi))
    whole = grid_mesh('lime', np.stack([r * np.cos(theta), r * np.sin(theta), z], -1), colour, close_u=True)
    whole.data.materials.append(tinted('skin', 0.3, 0.06, 0.5, 0, 0.22, 38 / radius))
    return put(whole, at, turn)


def lime_slice(radius=1.0, thick=0.16, detail=0.4, salt=1.0, at=(0, 0, 0), turn=(0, 0, 0), glow=0.1):
    """A round slice, centred, cut faces towards +Z and -Z."""
    front = cut_face(radius, detail, salt, glow=glow)
    front.location.z = thick / 2
    back = cut_face(radius, detail * 0.6, salt, glow=glow)
    back.location.z = -thick / 2
    back.rotation_euler = (math.pi, 0, 0)
    nu = 240
    theta = np.linspace(0, 2 * math.pi, nu, endpoint=False)[:, None] * np.ones((1, 9))
    t = np.linspace(-1, 1, 9)[None, :] * np.ones((nu, 1))
    r = radius * (1 + 0.008 * np.sin(3 * theta + salt)) * (1 + 0.012 * (1 - t * t))
    band = grid_mesh('rind', np.stack([r * np.cos(theta), r * np.sin(theta), t * thick / 2], -1), skin_colour(theta, t, salt), close_u=True)
    band.data.materials.append(tinted('skin', 0.3, 0.06, 0.5, 0, 0.22, 38 / radius))
    return put(group([front, back, band], 'lime-slice'), at, turn)


def length_of(path):
    """How far each point of a path (n, 3) lies from its first, along it."""
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])


def ribbon(path, across, width=0.3, thick=0.05, salt=1.0, taper=0.35, begin=0.0):
    """Peel along `path` (n, 3); `across` (n, 3) points along its width.

    The outer face (path tangent × across) is zest, the inner face is pith. `begin` is how far along the whole
    peel its first point lies: a peel that runs on keeps its freckles.
    """
    path, across = np.asarray(path, float), np.asarray(across, float)
    n = len(path)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    across = across - (across * tangent).sum(1, keepdims=True) * tangent
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    outward = np.cross(tangent, across)
    t = np.linspace(0, 1, n)
    run = begin + length_of(path)
    edge = 1 + 0.10 * (wobble(run * 2.2, run * 0, salt) - 0.5) * 2
    half = width / 2 * edge * (taper + (1 - taper) * np.minimum(step(1.0, 0.86, t), 1))
    ring = 28
    a = np.linspace(0, 2 * math.pi, ring, endpoint=False)
    box_x = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.35
    box_y = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.7
    cup = 0.16 * (box_x ** 2)
    x = half[:, None] * box_x[None, :]
    y = thick / 2 * box_y[None, :] - half[:, None] * cup[None, :]
    points = path[:, None, :] + across[:, None, :] * x[..., None] + outward[:, None, :] * y[..., None]
    side = np.broadcast_to(box_y[None, :], x.shape)
    colour = skin_colour(run[:, None] * 0.6 + 0 * x, x * 1.6, salt)
    fibre = wobble(run[:, None] * 9 + 0 * x, x * 26, salt + 2)
    pith = mix(np.array([0.70, 0.80, 0.36, 1.0]), np.array([0.88, 0.90, 0.64, 1.0]), fibre)
    colour = mix(colour, pith, step(0.35, 0.0, side))
    strip = grid_mesh('peel', points, colour, close_v=True)
    strip.data.materials.append(tinted('peel', 0.3, 0.12, 0.6, 0.02, 0.3, 34))
    return strip


def smooth_path(knots, count):
    """Catmull-Rom through knots (k, 3)."""
    knots = np.asarray(knots, float)
    padded = np.concatenate([2 * knots[:1] - knots[1:2], knots, 2 * knots[-1:] - knots[-2:-1]])
    s = np.linspace(0, len(knots) - 1 - 1e-6, count)
    i = s.astype(int)
    f = (s - i)[:, None]
    p0, p1, p2, p3 = padded[i], padded[i + 1], padded[i + 2], padded[i + 3]
    return 0.5 * (2 * p1 + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * f ** 3)
