"""Words in the faces of the site, so that no picture falls back to a face of the machine."""
import os

import bmesh
import bpy

from kit.client_marks import islands
from kit.shapes import place

FACES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'site', 'styles', 'fonts')
DISPLAY, TEXT = 'bricolage', 'geist'


def letters(text, m, size=1.0, depth=.1, bevel=.015, face=DISPLAY, align='CENTER'):
    """The sign of the rupee has a file of its own."""
    cu = bpy.data.curves.new('letters', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y = text, size, align, 'CENTER'
    cu.extrude, cu.bevel_depth, cu.bevel_resolution, cu.offset = max(.0005, depth / 2 - bevel), bevel, 2, -bevel * .6
    file = face + ('-rupee' if '₹' in text else '') + '.woff2'
    cu.font = bpy.data.fonts.load(os.path.join(FACES, file), check_existing=True)
    cu.materials.append(m)
    return _strokes(cu)


def _strokes(cu):
    """Letters are drawn in strokes that cross: each on its own, for as one shape Blender would cut a hole where they do."""
    deep = cu.extrude + cu.bevel_depth
    written, bm = place(cu), bmesh.new()
    bpy.context.view_layer.objects.active = written
    written.select_set(True)
    bpy.ops.object.convert(target='CURVE')
    whole = written.data
    for layer, kept in enumerate(islands(whole)):
        written.data = whole.copy()
        written.data.extrude += deep * .04 * (layer % 3)  # two faces in one plane would shade each other
        for i in reversed(range(len(whole.splines))):
            if i not in kept:
                written.data.splines.remove(written.data.splines[i])
        bpy.context.view_layer.update()
        bm.from_mesh(written.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh())
    bpy.data.objects.remove(written)
    me = bpy.data.meshes.new('letters')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(cu.materials[0])
    return me


__all__ = ['letters', 'DISPLAY', 'TEXT']
