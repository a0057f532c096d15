"""Finish for a sequence: of each frame its colour, its outline, and what its surface faces and how near it is."""
import ctypes
import json
import os
import tempfile
from array import array

import bpy
import numpy as np

from kit.finish import DEPTH, NORMAL, _address, _half, _library, _outputs, _plane

# The depth that is kept, in units from the camera: from white to black.
NEAR, FAR = 7.4, 11.0


def finish_sequence(path, width, height, pose, frames, samples=8, strength=2.6, seed=1, **_):
    """`path` becomes a folder of 000-colour.png, 000-alpha.png, 000-relief.png and so on. Frames that are there
    already are kept, so that a run can be broken off.

    The relief holds how far a surface faces right (red) and up (green), from -1 to 1, and how near it is (blue).
    """
    os.makedirs(path, exist_ok=True)
    with open(os.path.join(path, 'moments.json'), 'w') as file:
        json.dump(frames, file)
    size = (width, height)
    for index, moment in sorted(enumerate(frames), key=lambda frame: (frame[0] % 4 != 1, frame[0] % 2 != 1)):
        name = os.path.join(path, f'{index:03d}')
        if os.path.exists(name + '-relief.png'):
            continue
        pose(**moment)
        colour, alpha, guides = render_with_outline(size, samples, strength, seed + index)
        _save_colour(name + '-colour.png', size, spread(colour, alpha), seed)
        _save_data(name + '-alpha.png', np.repeat(alpha[..., None], 3, 2))
        facing = .5 + .5 * guides[..., 3:5] / NORMAL
        near = np.where(guides[..., 6] > 0, (FAR - guides[..., 6] / DEPTH) / (FAR - NEAR), 0)
        _save_data(name + '-relief.png', spread(np.dstack([facing, near]) * alpha[..., None], alpha))
        print(f'FRAME {index}', flush=True)


def render_with_outline(size, samples, strength, seed):
    """Premultiplied colour, alpha and guides, each as rows of pixels from the bottom."""
    scene, library = bpy.context.scene, _library()
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.cycles.samples = max(2, samples // 2)
    halves, alphas = [], []
    with tempfile.TemporaryDirectory() as folder:
        _outputs(scene, folder)
        for node in scene.node_tree.nodes:
            if node.bl_idname == 'CompositorNodeOutputFile':
                node.format.color_mode = 'RGBA'
        for frame in (1, 2):
            scene.frame_set(frame)
            scene.cycles.seed = seed * 10 + frame
            bpy.ops.render.render()
            halves.append(_half(folder, frame, size, library))
            data, step = _plane(folder, 'colour', frame)
            alphas.append(np.array(data[3::step]))
    (a, ga), (b, gb) = halves
    clean = array('f', bytes(12 * size[0] * size[1]))
    library.denoise(*size, _address(a), _address(b), _address(ga), _address(gb), ctypes.c_float(strength), _address(clean))
    shape = (size[1], size[0])
    guides = (np.array(ga) + np.array(gb)) / 2
    return np.array(clean).reshape(*shape, 3), np.mean(alphas, 0).reshape(shape), guides.reshape(*shape, 7)


def spread(colour, alpha):
    """Straight colour that runs on past the outline, so that no edge darkens and little is left to compress.

    The pixels of the outline itself hold more noise than colour: they take that of their neighbours.
    """
    return _filled(colour / np.maximum(alpha, 1e-3)[..., None], np.clip(alpha, 0, 1) ** 3)


def _filled(colour, weight):
    h, w = weight.shape
    if h % 2 or w % 2 or min(h, w) < 8:
        middle = (colour * weight[..., None]).sum((0, 1)) / max(weight.sum(), 1e-6)
        return np.broadcast_to(middle, colour.shape)
    sums = (colour * weight[..., None]).reshape(h // 2, 2, w // 2, 2, -1).mean((1, 3))
    weights = weight.reshape(h // 2, 2, w // 2, 2).mean((1, 3))
    far = _filled(sums / np.maximum(weights, 1e-6)[..., None], weights)
    for axis in (0, 1):
        far = np.repeat(far, 2, axis)
        far = (np.roll(far, 1, axis) + 2 * far + np.roll(far, -1, axis)) / 4
    return far + (colour - far) * np.clip(weight / .8, 0, 1)[..., None]


def develop(size, colour, seed):
    """Four numbers for each pixel, grain and all, as an image of Blender takes them."""
    flat = array('f', colour.astype(np.float32).ravel())
    done = array('f', bytes(16 * size[0] * size[1]))
    nothing = ctypes.c_float(0)
    _library().develop(*size, *size, _address(flat), nothing, nothing, nothing, ctypes.c_uint(seed), _address(done))
    return done


def _save_colour(path, size, colour, seed):
    scene, done = bpy.context.scene, develop(size, colour, seed)
    image = bpy.data.images.new('frame', *size, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(done)
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def _save_data(path, planes):
    h, w = planes.shape[:2]
    pixels = np.ones((h, w, 4), np.float32)
    pixels[..., :3] = np.clip(planes, 0, 1)
    image = bpy.data.images.new('data', w, h, alpha=False)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)
