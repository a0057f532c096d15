"""Heaps of things: scattered, poured and settled by gravity. Hands on every plain mesh as well."""
import math
import random

import bpy
from mathutils import Vector

from kit.meshes import *
from kit.meshes import mesh, place


def scatter(meshes, count, spot, size=(.8, 1.2), flat=False, lift=0.0):
    """Copies of meshes at spot() -> (x, y) or (x, y, z); random turns, or only round z when flat."""
    out = []
    for _ in range(count):
        p = spot()
        turn = (0, 0, random.uniform(0, 360)) if flat else [random.uniform(0, 360) for _ in range(3)]
        out.append(place(random.choice(meshes), (p[0], p[1], (p[2] if len(p) > 2 else 0) + lift), turn, random.uniform(*size)))
    return out


def ring(r0, r1, centre=(0, 0)):
    """Spot function: anywhere between two radii."""
    def spot():
        a, r = random.uniform(0, 2 * math.pi), math.sqrt(random.uniform(r0 * r0, r1 * r1))
        return centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)
    return spot


def pour(meshes, count, at=(0, 0, 1), spread=.5, rise=.12, size=(.9, 1.1)):
    """Copies stacked in a loose column above `at`, ready for settle()."""
    out = []
    for i in range(count):
        a, r = random.uniform(0, 6.283), spread * math.sqrt(random.random())
        out.append(place(random.choice(meshes), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + i * rise),
                         [random.uniform(0, 360) for _ in range(3)], random.uniform(*size)))
    return out


_DIRECTIONS = [Vector((math.sqrt(1 - z * z) * math.cos(i * 2.39996), math.sqrt(1 - z * z) * math.sin(i * 2.39996), z))
               for i, z in ((i, 1 - (2 * i + 1) / 36) for i in range(36))]


def _hull(data, cache):
    """A collision body of at most 36 corners: dense meshes made the fall twenty times slower."""
    if data.name not in cache:
        points = [v.co for v in data.vertices]
        corners = {tuple(max(points, key=d.dot)) for d in _DIRECTIONS}
        cache[data.name] = bpy.data.meshes.new('hull')
        cache[data.name].from_pydata(list(corners), [], [])
    return cache[data.name]


def settle(loose, fixed=(), steps=80, floor=True, friction=.7, margin=.004):
    """Let loose objects fall on the fixed ones and freeze them there. About a second per 60 pieces.
    Fixed objects collide as meshes, so bowls hold; loose ones as convex hulls. Nothing loose may have a parent."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new('bodies')
    world.substeps_per_frame, world.solver_iterations = 6, 10
    cache, bodies = {}, []
    for o in loose:
        body = place(_hull(o.data, cache), o.location)
        body.rotation_euler, body.scale = o.rotation_euler, o.scale
        bodies.append(body)
    fixed, ground = list(fixed), None
    if floor:
        x, z = 30, 1
        ground = place(mesh([(i * x, j * x, k * z) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)],
                            [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], None), (0, 0, -1))
        fixed.append(ground)
    for o in fixed + bodies:
        world.collection.objects.link(o)
    bpy.context.view_layer.update()
    for o in fixed:
        o.rigid_body.type = 'PASSIVE'
        o.rigid_body.collision_shape = 'BOX' if o is ground else 'MESH'
    for o in bodies:
        o.rigid_body.collision_shape = 'CONVEX_HULL'
        o.rigid_body.linear_damping, o.rigid_body.angular_damping = .2, .5
    for o in fixed + bodies:
        o.rigid_body.friction = friction
        o.rigid_body.use_margin = True
        o.rigid_body.collision_margin = margin
    world.point_cache.frame_end = steps + 1
    hidden = [o for o in scene.objects if o not in bodies and o not in fixed]
    for o in hidden:
        o.hide_viewport = True
    for f in range(1, steps + 1):
        scene.frame_set(f)
    deps = bpy.context.evaluated_depsgraph_get()
    found = [o.evaluated_get(deps).matrix_world.copy() for o in bodies]
    bpy.ops.rigidbody.world_remove()
    for o in hidden:
        o.hide_viewport = False
    for o, where in zip(loose, found):
        o.matrix_world = where
    for o in bodies + ([ground] if ground else []):
        bpy.data.objects.remove(o)
    scene.frame_set(1)
    return loose


def drops(surface_spot, m, count=40, size=(.012, .05)):
    """Water beads, flattened a little, at spot() -> (x, y, z)."""
    bead = blob(m, 2, squash=(1, 1, .62))
    return [place(bead, surface_spot(), (0, 0, 0), random.uniform(*size)) for _ in range(count)]


__all__ = [n for n in dir() if n[0] != '_']
