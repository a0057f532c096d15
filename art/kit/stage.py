"""The studio: settings, lamps, backdrop and camera. Units: one is about ten centimetres."""
import math
import random

import bpy
from mathutils import Vector

from kit.materials import material

LIME = (.63, 1.0, .01)
WARM = (1.0, .93, .82)
WHITE = (1, 1, 1)
ROOM = (.004, .006, .002)


def open_stage(seed=1):
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.use_stamp = False
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2
    cycles.sample_clamp_direct = 8
    cycles.blur_glossy = 1
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 5
    cycles.transparent_max_bounces = 14
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = .03
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    air(ROOM, 1)
    return scene


def air(colour, strength=1.0):
    """Light from everywhere: keep it low in the black room, raise it for paper and lime."""
    world = bpy.context.scene.world or bpy.data.worlds.new('air')
    bpy.context.scene.world = world
    world.use_nodes = True
    node = world.node_tree.nodes['Background']
    node.inputs[0].default_value = (*colour, 1)
    node.inputs[1].default_value = strength


def look(contrast='Medium High Contrast', exposure=0.0):
    view = bpy.context.scene.view_settings
    view.look, view.exposure = contrast, exposure


def lamp(at, target, size, power, colour=WHITE, tall=None):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.size, light.energy, light.color = size, power, colour
    if tall:
        light.shape, light.size_y = 'RECTANGLE', tall
    o = bpy.data.objects.new('lamp', light)
    o.location = at
    o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = o.visible_transmission = False
    bpy.context.scene.collection.objects.link(o)
    return o


def studio(aim=(0, 0, .6), key=600, rim=900, fill=120, side=-1, rim_colour=(.72, 1, .12)):
    """Warm key on one side, lime rim from behind on the other, weak fill by the camera."""
    x, y, z = aim
    lamp((x + side * 4.5, y - 2.5, z + 5), aim, 2.6, key, WARM)
    lamp((x - side * 4.5, y + 4.2, z + 3), aim, 2.0, rim, rim_colour)
    lamp((x + side * 2.5, y + 5, z + 4.5), aim, 2.5, rim * .35, (.9, 1, .6))
    lamp((x - side * 3, y - 5, z + 2.5), aim, 3, fill, WHITE)


def daylight(aim=(0, 0, .4), power=900, side=-1, soft=3.0, room=.35):
    """For paper and lime sweeps: one large window, bright air, a long shadow."""
    x, y, z = aim
    air((1, .985, .95), room * 1.25)
    lamp((x + side * 5, y + 1.5, z + 5), aim, soft, power * 1.45, (1, .96, .88))
    lamp((x - side * 4, y - 4, z + 5), aim, 4, power * .18, WHITE)


BACKDROPS = {
    'black': dict(colour=(.006, .008, .004), rough=.3, spec=.12),
    'slate': dict(colour=(.018, .022, .016), rough=.55, spec=.25, bump=('noise', 9, .12)),
    'lime': dict(colour=(.52, .93, .012), rough=.6, spec=.2),
    'paper': dict(colour=(.93, .92, .85), rough=.75, spec=.2),
    'moss': dict(colour=(.03, .07, .012), rough=.6, spec=.2),
}


def sweep(kind='black', back=7.0, **own):
    """Seamless paper: floor, a round cove and a wall at `back`. Any material option may be given."""
    m = material('sweep ' + kind, **{**BACKDROPS.get(kind, {}), **own})
    rows, r = [(-30, 0)], 3.0
    for i in range(17):
        a = math.pi / 2 * i / 16
        rows.append((back - r + r * math.sin(a), r - r * math.cos(a)))
    rows.append((back, 30))
    verts = [(x, y, z) for y, z in rows for x in (-40, 40)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    me = bpy.data.meshes.new('sweep')
    me.from_pydata(verts, [], faces)
    me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    o = bpy.data.objects.new('sweep', me)
    bpy.context.scene.collection.objects.link(o)
    return o


def camera(at, target, lens=60, focus=None, fstop=1.6, roll=0.0):
    """`focus` is a point that shall be sharp; a lower fstop blurs more (units are large: 0.6 to 4)."""
    data = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    o.location = at
    ray = Vector(target) - Vector(at)
    o.rotation_euler = ray.to_track_quat('-Z', 'Y').to_euler()
    if roll:
        o.rotation_euler.rotate_axis('Z', math.radians(roll))
    data.lens = lens
    data.clip_end = 200
    data.dof.use_dof = True
    sharp = Vector(focus if focus is not None else target) - Vector(at)
    data.dof.focus_distance = sharp.dot(ray.normalized())
    data.dof.aperture_fstop = fstop
    return o
