"""Meshes built directly: bpy.ops costs a scene update per call, which adds up over hundreds of crumbs."""
import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise


def place(data, at=(0, 0, 0), turn=(0, 0, 0), size=1.0, name='thing'):
    """A new object for given mesh or curve data. `turn` in degrees; `size` a number or three."""
    o = bpy.data.objects.new(name, data)
    o.location = at
    o.rotation_euler = [math.radians(a) for a in turn]
    o.scale = (size,) * 3 if isinstance(size, (int, float)) else size
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(verts, faces, m, smooth=True):
    me = bpy.data.meshes.new('mesh')
    me.from_pydata(verts, [], faces)
    me.update()
    if m:
        me.materials.append(m)
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
    return me


def lathe(profile, m, seg=96, wobble=0.0, smooth=2):
    """Mesh turned from (radius, height) pairs, drawn from outside bottom round to inside bottom.
    The profile is rounded first, so a handful of points makes a bowl. wobble: hand-thrown unevenness."""
    pts = rounded(profile, smooth) if smooth else list(profile)
    n, verts, faces = len(pts), [], []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in pts:
            k = 1 + wobble * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, z)))
            verts.append((r * k * math.cos(a), r * k * math.sin(a), z))
    for i in range(seg):
        for j in range(n - 1):
            a, b = i * n + j, ((i + 1) % seg) * n + j
            faces.append((a, b, b + 1, a + 1))
    return mesh(verts, faces, m)


def rounded(pts, times=2):
    """Chaikin corner cutting, ends kept."""
    for _ in range(times):
        out = [pts[0]]
        for p, q in zip(pts, pts[1:]):
            out.append(tuple(a * .8 + b * .2 for a, b in zip(p, q)))
            out.append(tuple(a * .2 + b * .8 for a, b in zip(p, q)))
        pts = out + [pts[-1]]
    return pts


def blob(m, detail=3, lump=0.0, freq=1.5, squash=(1, 1, 1), seed=0, fine=0.0):
    """Unit sphere, lumpy: potatoes, laddus, crumbs, dough. Radius one before squash."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    for v in bm.verts:
        d = v.co.normalized()
        k = 1 + lump * noise.noise(d * freq + Vector((seed * 9.1, seed * 3.7, 0)))
        if fine:
            k += fine * noise.noise(d * freq * 5 + Vector((seed, 0, seed)))
        v.co = Vector((d.x * k * squash[0], d.y * k * squash[1], d.z * k * squash[2]))
    me = bpy.data.meshes.new('blob')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    return me


def box(m, size=(1, 1, 1), bevel=.04, segments=3):
    """Box with round edges, standing on z = 0."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], (v.co.z + .5) * size[2]))
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, affect='EDGES', profile=.5)
    me = bpy.data.meshes.new('box')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    return me


def disc(m, r=1.0, h=.1, bevel=.03, seg=64):
    """Flat cylinder standing on z = 0."""
    b = min(bevel, h / 2, r / 2)
    return lathe([(0, 0), (r - b, 0), (r, b), (r, h - b), (r - b, h), (0, h)], m, seg, smooth=1)


def tube(points, m, thick=.05, closed=False, resolution=4, taper=None):
    """Round string along points: noodles, handles, stems, murukku. taper: radius factor per point."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions = '3D'
    sp = cu.splines.new('POLY')
    sp.points.add(len(points) - 1)
    for i, (p, c) in enumerate(zip(sp.points, points)):
        p.co = (*c, 1)
        p.radius = taper(i / max(1, len(points) - 1)) if taper else 1
    sp.use_cyclic_u = closed
    sp.use_smooth = True
    cu.bevel_depth, cu.bevel_resolution = thick, resolution
    cu.use_fill_caps = True
    cu.materials.append(m)
    return cu


def ribbon(points, m, width=.2, thick=.02):
    """Flat band along points: peel, tagliatelle, paper strips."""
    cu = tube(points, m, thick)
    cu.extrude, cu.twist_mode = width / 2, 'Z_UP'
    return cu


def smoothed(points, times=3):
    return rounded([tuple(p) for p in points], times)


def sheet(f, m, nu=32, nv=32, thick=0.0):
    """Surface from f(u, v) -> (x, y, z), u and v from 0 to 1. thick grows it along the normal."""
    verts = [f(i / nu, j / nv) for i in range(nu + 1) for j in range(nv + 1)]
    k = nv + 1
    faces = [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(nu) for j in range(nv)]
    me = mesh(verts, faces, m)
    if thick:
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.solidify(bm, geom=bm.faces[:], thickness=thick)
        bm.to_mesh(me)
        bm.free()
        for p in me.polygons:
            p.use_smooth = True
    return me


def cut(data, point, normal):
    """Keep the side the normal points away from, and close the wound. Works on the mesh itself."""
    bm = bmesh.new()
    bm.from_mesh(data)
    got = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=point, plane_no=normal, clear_outer=True)
    edges = [e for e in got['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
    bmesh.ops.contextual_create(bm, geom=edges)
    bm.to_mesh(data)
    bm.free()
    return data


def group(objects, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Hang objects on one empty, so a whole plate can be moved."""
    e = place(None, at, turn, size, 'group')
    for o in objects:
        if o.parent is None:
            o.parent = e
    return e


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


__all__ = [n for n in dir() if n[0] != '_'] + ['Euler', 'Matrix', 'Vector', 'noise', 'math', 'random']
