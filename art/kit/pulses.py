"""Grains and pulses at their true size against each other, one unit a centimetre, and heaps of them."""
from kit.materials import material
from kit.meshes import *


def _shaped(m, shape, detail=3):
    me = blob(m, detail)
    for v in me.vertices:
        v.co = Vector(shape(*v.co))
    return me


def rice():
    m = material('rice', (.80, .74, .58), .38, spec=.4, vary=.10, mottle=('noise', 3, [(.35, (.70, .62, .45)), (.65, (.86, .81, .67))]))
    return _shaped(m, lambda x, y, z: (.33 * x, .098 * y * (1 - .28 * x * abs(x)) + .035 * x * x, .088 * z * (1 - .2 * x)))


def wheat():
    m = material('wheat', (.55, .30, .10), .5, vary=.28, stretch=(.4, 2, 2), bump=('noise', 14, .2), mottle=('noise', 7, [(.3, (.42, .20, .06)), (.7, (.66, .40, .16))]))
    return _shaped(m, lambda x, y, z: (.32 * x, .155 * y * (1 - .15 * x), .14 * z + .09 * math.exp(-(y / .16) ** 2) * (z < 0)), 4)


def masoor():
    """Split red lentil: round outside, flat where it was halved."""
    m = material('masoor', (.80, .17, .030), .5, vary=.16, mottle=('noise', 4, [(.3, (.72, .13, .022)), (.7, (.86, .24, .06))]))
    return _shaped(m, lambda x, y, z: (.215 * x, .205 * y, .095 * z if z > 0 else .012 * z))


def moong():
    """Green gram with the pale scar where it hung in its pod."""
    m = material('moong', (.13, .19, .028), .42, vary=.32, bump=('noise', 10, .08))
    me = _shaped(m, lambda x, y, z: (.245 * x, .175 * y, .175 * z), 4)
    me.materials.append(material('moong scar', (.72, .70, .55), .7))
    for p in me.polygons:
        if p.center.y > .163 and abs(p.center.x) < .07:
            p.material_index = 1
    return me


def ragi():
    m = material('ragi', (.115, .020, .008), .5, vary=.45, bump=('noise', 8, .15))
    return _shaped(m, lambda x, y, z: (.085 * x, .082 * y, .076 * z), 2)


def heap_of(me, at, r, h, gap, lie=14, stray=40, seed=1):
    """A poured cone: a core in the colour of its grains, two layers of them, some that rolled away.
    `gap`: how far apart the grains of a layer are; `lie`: by how many degrees they lean from the slope."""
    rnd = random.Random(seed)
    centre = Vector(at)
    lean_of = [rnd.uniform(0, 6.283) for _ in range(3)]

    def top(q, a):
        return h * (1.06 - math.sqrt(q * q + .012)) * (1 + .07 * math.sin(2 * a + lean_of[0]) + .05 * math.sin(3 * a + lean_of[1])) if q < 1.06 else 0
    core = material(me.materials[0].name + ' core', tuple(c * .45 for c in me.materials[0].node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value[:3]), .9)
    place(sheet(lambda u, v: (r * .97 * v * math.cos(6.2832 * u), r * .97 * v * math.sin(6.2832 * u), max(0, top(v, 6.2832 * u) - gap * .55)), core, 64, 24), at)
    low = -min(v.co.z for v in me.vertices)
    count = int(3.1416 * r * r * math.hypot(1, h / r) / (gap * gap))
    for layer in range(2):
        for i in range(count):
            q, a = math.sqrt((i + .5) / count) + rnd.gauss(0, .35 * gap / r), i * 2.39996 + rnd.gauss(0, .3 * gap / r)
            q = abs(q)
            z = max(.9 * low, top(q, a) + gap * (rnd.uniform(-.1, .16) if layer else -.3))
            o = place(me, centre + Vector((r * q * math.cos(a), r * q * math.sin(a), z)), size=rnd.uniform(.88, 1.12))
            slope = Vector((math.cos(a) * h, math.sin(a) * h, r)).normalized() if q < 1 else Vector((0, 0, 1))
            tilt = slope.to_track_quat('Z', 'Y').to_matrix() @ Euler((math.radians(rnd.gauss(0, lie)), math.radians(rnd.gauss(0, lie)), rnd.uniform(0, 6.283))).to_matrix()
            o.rotation_euler = tilt.to_euler()
    for _ in range(stray):
        a, q = rnd.uniform(0, 6.283), r * (1.0 + abs(rnd.gauss(0, .16)))
        place(me, centre + Vector((q * math.cos(a), q * math.sin(a), low)), (rnd.gauss(0, 4), rnd.gauss(0, 4), rnd.uniform(0, 360)), rnd.uniform(.88, 1.12))


__all__ = [n for n in dir() if n[0] != '_']
