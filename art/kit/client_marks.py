"""The clients' own drawn marks as geometry, so that no pack is ever lettered in a fallback typeface."""
import os
import re

from kit.meshes import *

CLIENTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'content', 'clients')


UNIT = .0254 / 90  # what the importer makes of one unit of the drawing


def _pens(path):
    """Of each path: the width of its line, 0 where it is filled; and whether what overlaps in it leaves a hole."""
    with open(path, encoding='utf8') as f:
        tags = re.findall(r'<path[^>]*>', f.read())
    return [(float((re.search(r'stroke-width="([\d.]+)"', t) or [0, 1])[1]) if 'fill="none"' in t else 0, 'evenodd' in t) for t in tags]


def _within(point, outline):
    x, y, inside = *point, False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _islands(data):
    """The splines of a filled path as groups of one outline with its holes. Letters that are written into one
    another overlap, and as one shape Blender would cut a hole where they do."""
    outlines = [[tuple(p.co[:2]) for p in (s.bezier_points or s.points)] for s in data.splines]
    areas = [sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(o, o[1:] + o[:1])) for o in outlines]
    way = max(areas, key=abs)
    groups = {i: {i} for i, area in enumerate(areas) if area * way > 0}
    for i, area in enumerate(areas):
        around = [k for k in groups if _within(outlines[i][0], outlines[k])] if i not in groups else []
        if around:
            groups[min(around, key=lambda k: abs(areas[k]))].add(i)
    return groups.values()


def mark(name, m, parts=None, cuts=70):
    """Mesh of content/clients/<name>.svg: centred, one wide, in the plane of x and y, facing +z.
    parts: which of its paths, all by default. Cut into narrow strips, so that it bends."""
    before = set(bpy.data.objects)
    path = os.path.join(CLIENTS, name + '.svg')
    bpy.ops.import_curve.svg(filepath=path)
    pens = _pens(path)
    drawn = [o for o in bpy.data.objects if o not in before]
    drawn.sort(key=lambda o: o.name)
    bm = bmesh.new()
    for k, o in enumerate(drawn):
        if o.type == 'CURVE' and (parts is None or k in parts):
            o.data.resolution_u = 8
            pen, cut_out = pens[k]
            if pen:
                o.data.dimensions, o.data.fill_mode, o.data.bevel_depth, o.data.use_fill_caps = '3D', 'FULL', pen * UNIT / 2, True
            else:
                o.data.dimensions, o.data.fill_mode = '2D', 'BOTH'
            whole = o.data
            for kept in [set(range(len(whole.splines)))] if pen or cut_out else _islands(whole):
                o.data = whole.copy()
                for i in reversed(range(len(whole.splines))):
                    if i not in kept:
                        o.data.splines.remove(o.data.splines[i])
                bpy.context.view_layer.update()
                piece = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
                piece.transform(o.matrix_world)
                bm.from_mesh(piece)
    for o in drawn:
        bpy.data.objects.remove(o)
    xs, ys = [v.co.x for v in bm.verts], [v.co.y for v in bm.verts]
    mid, k = Vector(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, 0)), 1 / (max(xs) - min(xs))
    for v in bm.verts:  # a drawn line comes as a round wire: pressed flat
        v.co = (v.co - mid) * k
        v.co.z = 0
    for i in range(1, cuts):
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(i / cuts - .5, 0, 0), plane_no=(1, 0, 0))
    for i in range(-12, 13):
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, i / cuts, 0), plane_no=(0, 1, 0))
    me = bpy.data.meshes.new('mark')
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.material_index = 0
    me.materials.clear()
    me.materials.append(m)
    return me


def round_a_tin(me, r, width, z=0.0, turn=0.0):
    """Bends a mark round an upright cylinder; it faces -y at turn 0 (degrees)."""
    for v in me.vertices:
        a = v.co.x * width / r + math.radians(turn)
        v.co = Vector((r * math.sin(a), -r * math.cos(a), z + v.co.y * width))
    return me


def onto(me, surface, width, lift=.006):
    """Lays a mark on surface(x, y) -> point, with x and y of the mark times width."""
    for v in me.vertices:
        x, y = v.co.x * width, v.co.y * width
        p, a, b = (Vector(surface(*q)) for q in ((x, y), (x + .01, y), (x, y + .01)))
        v.co = p + (a - p).cross(b - p).normalized() * lift
    return me


__all__ = ['mark', 'round_a_tin', 'onto']
