"""A thing without its ground: seen from far, so that its rims are true ellipses, and saved as PNG with its outline."""
import math
from array import array

import bpy
import numpy as np

from kit.sequence import develop, render_with_outline, spread


def view_from_front(rise, wide, tall, top):
    """A camera without perspective, `rise` radians above the level. The picture is `wide` by `tall`; the origin
    stands in the middle of its width and `top` below its upper edge."""
    data = bpy.data.cameras.new('camera')
    data.type, data.ortho_scale = 'ORTHO', wide
    o = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    below = tall / 2 - top
    o.location = (0, -20 * math.cos(rise) - below * math.sin(rise), 20 * math.sin(rise) - below * math.cos(rise))
    o.rotation_euler = (math.pi / 2 - rise, 0, 0)


def finish_cutout(path, width, height, samples=36, strength=2.6, seed=1, **_):
    colour, alpha, _guides = render_with_outline((width, height), samples, strength, seed)
    done = develop((width, height), spread(colour, alpha), seed)
    done[3::4] = array('f', np.clip(alpha, 0, 1).astype(np.float32).ravel())
    image = bpy.data.images.new('cutout', width, height, float_buffer=True, alpha=True)
    image.colorspace_settings.name = 'Linear'
    image.alpha_mode = 'STRAIGHT'
    image.pixels.foreach_set(done)
    scene = bpy.context.scene
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    image.save_render(path, scene=scene)
