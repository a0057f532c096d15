"""Studio props shared by the series: rooms, flat shapes, letters, dew."""
import math
import random

import bpy
from mathutils import Vector

from kit.materials import glass, material
from kit.paints import PAINTS, paint
from kit.shapes import blob, box, disc, group, lathe, place, sheet, tube
from kit.stage import camera, daylight, lamp, studio, sweep


def room(kind='black', aim=(0, 0, .9), eye=(0, -9, 3), lens=60, focus=None, fstop=1.1, side=-1, key=650, rim=1000, fill=170, power=900, back=7, cards=0, **own):
    """Backdrop, lamps and camera in one line. Paper and lime sweeps get daylight."""
    sweep(kind, back, **own)
    if kind in ('paper', 'lime'):
        daylight(aim, power=power, side=side)
    else:
        studio(aim, key=key, rim=rim, fill=fill, side=side)
    if cards:  # polished metal shows its surroundings: give it something bright to show
        x, y, z = aim
        lamp((x + side * 6, y - 3, z + 1.5), aim, 3, cards, (1, .98, .94), tall=6)
        lamp((x - side * 6, y - 4.5, z + 1), aim, 2, cards * .5, (.9, 1, .7), tall=6)
        lamp((x, y - 2, z + 7), aim, 6, cards * .5, (1, 1, .96))
    return camera(eye, aim, lens, focus, fstop)


def flat(outlines, m, depth=.1, bevel=.02):
    """Extruded shape, z = 0 in the middle of its thickness. Inner outlines become holes."""
    if isinstance(outlines[0][0], (int, float)):
        outlines = [outlines]
    cu = bpy.data.curves.new('flat', 'CURVE')
    cu.dimensions, cu.fill_mode = '2D', 'BOTH'
    cu.extrude, cu.bevel_depth, cu.bevel_resolution, cu.offset = max(.0005, depth / 2 - bevel), bevel, 3, -bevel
    for pts in outlines:
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for p, (x, y) in zip(sp.points, pts):
            p.co = (x, y, 0, 1)
        sp.use_cyclic_u = True
    cu.materials.append(m)
    return cu


FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'
SERIF = '/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf'


def letters(text, m, size=1.0, depth=.1, bevel=.015, font=FONT):
    cu = bpy.data.curves.new('letters', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y = text, size, 'CENTER', 'CENTER'
    cu.extrude, cu.bevel_depth, cu.bevel_resolution, cu.offset = max(.0005, depth / 2 - bevel), bevel, 2, -bevel * .6
    cu.font = bpy.data.fonts.load(font, check_existing=True)
    cu.materials.append(m)
    return cu


def circle(r=1.0, at=(0, 0), n=64, start=0.0, sweep_by=360.0, reverse=False):
    pts = [(at[0] + r * math.cos(math.radians(start + sweep_by * i / n)), at[1] + r * math.sin(math.radians(start + sweep_by * i / n)))
           for i in range(n + (sweep_by < 360))]
    return pts[::-1] if reverse else pts


def rounded_rect(w, h, r=.1, at=(0, 0)):
    pts = []
    for sx, sy, a in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        pts += circle(r, (at[0] + sx * (w / 2 - r), at[1] + sy * (h / 2 - r)), 10, a, 90)
    return pts


def bubble(w=2.0, h=1.4, r=.35, tail=.45):
    pts = rounded_rect(w, h, r)
    return pts[:33] + [(-w * .30, -h / 2), (-w * .38, -h / 2 - tail), (-w * .08, -h / 2)] + pts[33:]


def heart(s=1.0, n=96):
    """Its two cusps are rounded off: a bevel would shoot spikes out of them."""
    pts = [(.0625 * 16 * math.sin(t) ** 3, .0625 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)))
           for t in [2 * math.pi * (i + .5) / n for i in range(n)]]
    for _ in range(36):
        pts = [tuple(.25 * pts[i - 1][c] + .5 * pts[i][c] + .25 * pts[(i + 1) % n][c] for c in (0, 1)) for i in range(n)]
    return [(s * x, s * y) for x, y in pts]


def arrow(length=2.0, shaft=.3, head=.9, depth=.8):
    a, s, h = length - depth, shaft / 2, head / 2
    return [(0, -s), (a, -s), (a, -h), (length, 0), (a, h), (a, s), (0, s)]


def cursor(s=1.0):
    return [(s * x, s * y) for x, y in ((0, 0), (0, -1.42), (.33, -1.12), (.55, -1.62), (.8, -1.51), (.58, -1.02), (1.02, -1.0))]


def gear(teeth=12, r=1.0, tooth=.18, hole=.35):
    pts = []
    for i in range(teeth):
        for f, k in ((.02, 1), (.30, 1), (.38, 1 + tooth), (.72, 1 + tooth), (.80, 1)):
            a = 2 * math.pi * (i + f) / teeth
            pts.append((r * k * math.cos(a), r * k * math.sin(a)))
    return [pts, circle(hole, n=48, reverse=True)]


def star(n=5, r=1.0, inner=.45):
    return [((r if i % 2 == 0 else r * inner) * math.sin(math.pi * i / n), (r if i % 2 == 0 else r * inner) * math.cos(math.pi * i / n)) for i in range(2 * n)]


def torus(m, big=1.0, small=.1, seg=96, n=24):
    return lathe([(big + small * math.cos(2 * math.pi * i / n), small * math.sin(2 * math.pi * i / n)) for i in range(n + 1)], m, seg, smooth=0)


def ball(m, detail=4):
    return blob(m, detail)


def rod(a, b, m, thick=.05):
    return place(tube([tuple(a), tuple(b)], m, thick))


def leaf(m, length=1.0, width=.4, bend=.25, fold=.12, tip=1.0):
    """A leaf from the origin along +Y, bending down."""
    def f(u, v):
        y = u * length
        w = width * math.sin(math.pi * min(1, u ** .75 * tip)) * (1 - .12 * u) + .012 * width
        x = (v - .5) * w
        rise = abs(v - .5) * 2 * w  # by the width at this place, so that the tip stays a point
        return x, y, -bend * u * u * length + fold * rise - .10 * rise * rise / max(width, .01) + .02 * math.sin(u * 26) * rise - .05 * w * math.exp(-((v - .5) / .05) ** 2)
    return sheet(f, m, 36, 20, .010)


def page(m, w=1.4, h=1.9, curl=.0, lift=.0, thick=.012):
    """Sheet of paper lying on z = 0, its far right corner curling up."""
    def f(u, v):
        c = max(0, u + v - 1.15)
        return (u - .5) * w - curl * c * c * .5, (v - .5) * h - curl * c * c * .3, curl * c * c + lift * math.sin(math.pi * u) * .1
    return sheet(f, m, 26, 26, thick)


WATER = 'dew'


def water():
    """Beads that stay bright: a clear body with a mirror rim costs less noise than real refraction."""
    if WATER in bpy.data.materials:
        return bpy.data.materials[WATER]
    m = bpy.data.materials.new(WATER)
    m.use_nodes = True
    tree = m.node_tree
    clear, shine = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfGlossy')
    clear.inputs[0].default_value = (.93, 1, .78, 1)
    shine.inputs['Roughness'].default_value = .03
    rim, mix = tree.nodes.new('ShaderNodeLayerWeight'), tree.nodes.new('ShaderNodeMixShader')
    rim.inputs['Blend'].default_value = .25
    tree.links.new(rim.outputs['Facing'], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return m


def dew(thing, count, size=(.01, .04), keep=None):
    """Beads on a mesh object, on the side that the camera (from -Y) sees."""
    bpy.context.view_layer.update()
    bead, world = blob(water(), 3, squash=(1, 1, .6)), thing.matrix_world
    turn, verts, made, tries = world.to_3x3(), thing.data.vertices, 0, 0
    while made < count and tries < count * 60:
        tries += 1
        v = verts[random.randrange(len(verts))]
        at, normal = world @ v.co, (turn @ v.normal).normalized()
        if keep and not keep(at, normal):
            continue
        r = size[0] * (size[1] / size[0]) ** (random.random() ** 2.2)
        place(bead, at + normal * .003, (0, 0, 0), r).rotation_euler = normal.to_track_quat('Z', 'Y').to_euler()
        made += 1


__all__ = [n for n in dir() if n[0] != "_" and n != "place"]
