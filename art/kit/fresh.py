"""Limes, leaves, chillies and other fresh things that turn up beside every dish."""
from kit.materials import material
from kit.shapes import *


def peel():
    return material('peel', (.30, .62, .012), .3, soft=.04, coat=.5, bump=[('voronoi', 34, .16), ('noise', 3, .05)],
                    mottle=('noise', 1.4, [(.3, (.16, .42, .01)), (.7, (.48, .76, .02))]))


def pulp():
    return material('pulp', (.5, .78, .06), .14, soft=.45, coat=1, bump=[('noise', 26, .35), ('voronoi', 15, .2)],
                    mottle=('noise', 5, [(.3, (.42, .72, .03)), (.75, (.72, .88, .22))]))


def pith():
    return material('pith', (.92, .95, .70), .5, soft=.1, glow=.04)


def lime():
    """Whole lime, radius about one, tip along z."""
    me = blob(peel(), 5, .05, 1.3, (1, 1, 1.0))
    for v in me.vertices:
        v.co.z += .2 * max(0, v.co.z) ** 9 - .1 * max(0, -v.co.z) ** 9
    return me


def _segments(r, n=9, h=.06, depth=0.0):
    out = []
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n + .05, 2 * math.pi * (i + 1) / n - .05
        am = (a0 + a1) / 2
        rim = [(r * .87 * math.cos(a0 + (a1 - a0) * k / 10), r * .87 * math.sin(a0 + (a1 - a0) * k / 10)) for k in range(11)]
        rim.append((r * .1 * math.cos(am), r * .1 * math.sin(am)))
        k = len(rim)
        low = [(x, y, -depth) for x, y in rim]
        top = [(x * .95 + .02 * r * math.cos(am), y * .95 + .02 * r * math.sin(am), h * r) for x, y in rim]
        faces = [tuple(range(k, 2 * k))] + [(j, (j + 1) % k, k + (j + 1) % k, k + j) for j in range(k)]
        out.append((low + top, faces))
    return out


def lime_half(r=1.0, at=(0, 0, 0), turn=(0, 0, 0)):
    """Half a lime, cut face up at its origin."""
    skin = lathe([(0, -1.02 * r), (.5 * r, -.9 * r), (.86 * r, -.55 * r), (r, -.12 * r), (r, 0), (.96 * r, .005)], peel(), 64, smooth=3)
    parts = [place(skin), place(disc(pith(), r * .985, .02, .005), (0, 0, -.012))]
    parts += [place(mesh(v, f, pulp(), smooth=False)) for v, f in _segments(r)]
    return group(parts, at, turn)


def lime_wheel(r=1.0, thick=.16, at=(0, 0, 0), turn=(0, 0, 0)):
    """Thin round slice lying flat, both faces cut."""
    rim = lathe([(.93 * r, -thick / 2), (r, -thick / 2), (r * 1.02, 0), (r, thick / 2), (.93 * r, thick / 2)], peel(), 64, smooth=1)
    parts = [place(rim), place(disc(pith(), r * .96, thick * .86, .01), (0, 0, -thick * .43))]
    for flip in (1, -1):
        parts += [place(mesh([(x, y, flip * (z + thick * .4)) for x, y, z in v], f, pulp(), smooth=False)) for v, f in _segments(r, h=.045)]
    return group(parts, at, turn)


def lime_wedge(r=1.0, at=(0, 0, 0), turn=(0, 0, 0)):
    """Eighth of a lime resting on its skin."""
    def skin(u, v):
        a, b = math.pi * u, math.radians(-32 + 64 * v)
        return r * math.cos(a), r * math.sin(a) * math.sin(b), -r * math.sin(a) * math.cos(b)

    def flesh(side):
        b = math.radians(32 * side)
        return lambda u, v: (r * .93 * math.cos(math.pi * u) * v, r * .93 * math.sin(math.pi * u) * v * math.sin(b), -r * .93 * math.sin(math.pi * u) * v * math.cos(b))
    parts = [place(sheet(skin, peel(), 24, 10, .05))] + [place(sheet(flesh(s), pulp(), 24, 12)) for s in (1, -1)]
    return group(parts, at, turn)


def leaf_green():
    return material('leaf', (.03, .16, .01), .36, soft=.02, coat=.3, bump=[('wave', 3, .12), ('noise', 8, .12)],
                    mottle=('noise', 2.5, [(.3, (.010, .075, .004)), (.75, (.05, .22, .015))]))


def leaf(length=1.0, width=.5, curl=.25, cup=.15, m=None, wave=.03):
    """Pointed leaf along x, from its stalk; basil, curry leaf, mint, coriander by size."""
    def f(u, v):
        w = width / 2 * math.sin(math.pi * u ** .8) ** .8
        s = v * 2 - 1
        return (length * u, w * s, curl * length * u * (1 - u) * 2 - curl * length * u ** 3 + cup * w * abs(s) ** 1.5
                + wave * length * math.sin(u * 15) * abs(s) - .05 * w * math.exp(-40 * s * s))
    return sheet(f, m or leaf_green(), 22, 14, .006 * length)


def basil(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """A sprig of four leaves."""
    parts = []
    for i in range(4):
        a = 90 * i + random.uniform(-20, 20)
        parts.append(place(leaf(1, .7, .35, .35), (0, 0, .02 * i), (random.uniform(-15, 15), random.uniform(-25, 5), a), .7 if i > 1 else 1))
    return group(parts, at, turn, size)


def curry_leaves(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, pairs=5):
    """Feathered stalk of small leaves along x."""
    parts = [place(tube([(i * .35, 0, .04 * math.sin(i)) for i in range(pairs + 2)], leaf_green(), .025))]
    for i in range(pairs):
        for s in (1, -1):
            parts.append(place(leaf(.75, .32, .15, .2), (.35 * (i + .6), 0, .02), (0, random.uniform(-18, 5), s * random.uniform(48, 66)), random.uniform(.85, 1.1)))
    parts.append(place(leaf(.75, .32, .15, .2), (.35 * (pairs + 1), 0, .02), (0, -5, 0)))
    return group(parts, at, turn, size)


def chilli(m=None, bend=.35):
    """Chilli mesh along x, length about two."""
    m = m or material('chilli', (.62, .012, .006), .18, coat=1, bump=('noise', 3, .08), vary=.2)
    n, k, verts = 36, 16, []
    for i in range(n + 1):
        t = i / n
        r = .17 * min(1, (t * 14) ** .5) * (1 - t ** 2.2) ** .8 + .004
        for j in range(k):
            a = 2 * math.pi * j / k
            verts.append((2 * t - 1, r * math.cos(a) + bend * math.sin(2.6 * t) * t, r * math.sin(a) * (1 + .08 * math.cos(3 * a))))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    return mesh(verts, faces, m)


def chilli_at(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, m=None):
    stalk = material('stalk', (.16, .34, .03), .45, bump=('noise', 10, .2))
    cap = place(blob(stalk, 3, .1, 2, (.1, .17, .17)), (-.97, 0, 0))
    return group([place(chilli(m, random.uniform(.1, .5))), cap, place(tube([(-1, 0, 0), (-1.2, .03, .06), (-1.4, .02, .2)], stalk, .04))], at, turn, size)


def green_chilli():
    return material('green chilli', (.14, .42, .015), .2, coat=1, bump=('noise', 3, .08), vary=.2)


def tomato(m=None, at=(0, 0, 0), turn=(0, 0, 0), size=1.0, ribs=.05):
    red = m or material('tomato', (.68, .022, .008), .16, soft=.1, coat=1, mottle=('noise', 1.2, [(.3, (.55, .012, .004)), (.75, (.85, .07, .012))]))
    body = blob(red, 5, .03, 1.2, (1, 1, .86))
    for v in body.vertices:
        a, r = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y)
        k = 1 + ribs * math.cos(5 * a) * r
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
        if v.co.z > 0:
            v.co.z -= .28 * math.exp(-(r / .3) ** 2)
    green = material('stalk', (.16, .34, .03), .45, bump=('noise', 10, .2))
    parts = [place(body)]
    for i in range(5):
        parts.append(place(leaf(.6, .2, -.1, .3, green), (0, 0, .64), (0, -18, 72 * i + random.uniform(-12, 12))))
    parts.append(place(tube([(0, 0, .6), (.02, 0, .8), (.1, .03, .98)], green, .05)))
    return group(parts, at, turn, size)


def onion_ring(r=.6):
    m = material('onion', (.62, .12, .32), .25, soft=.2, coat=.6, mottle=('noise', 2, [(.4, (.85, .7, .78)), (.6, (.5, .06, .26))]))
    return lathe([(r, -.08), (r * 1.06, 0), (r, .08), (r * .93, .07), (r * .93, -.07), (r, -.08)], m, 48, .06, 1)


def garlic():
    m = material('garlic', (.85, .8, .7), .4, soft=.2, bump=('wave', 4, .1), mottle=('noise', 3, [(.35, (.9, .86, .78)), (.7, (.72, .56, .6))]))
    me = lathe([(0, -.62), (.5, -.6), (.85, -.3), (.8, .15), (.4, .55), (.13, .9), (.12, 1.25), (0, 1.27)], m, 64)
    for v in me.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .07 * abs(math.sin(3.5 * a)) - .05 if v.co.z < .6 else 1
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return me
