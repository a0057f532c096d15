"""Pizza and pasta."""
from kit.fresh import leaf, leaf_green
from kit.materials import material
from kit.shapes import *


def crust():
    return material('crust', (.55, .27, .08), .7, soft=.04, bump=[('noise', 6, .4), ('voronoi', 14, .2)],
                    mottle=('noise', 2.3, [(.40, (.13, .045, .012)), (.47, (.46, .19, .045)), (.65, (.74, .42, .15))]))


def sauce():
    return material('sauce', (.55, .05, .012), .3, coat=.5, soft=.1, bump=('noise', 8, .4), mottle=('noise', 3, [(.38, (.42, .028, .006)), (.65, (.68, .11, .02))]))


def melt():
    return material('melt', (.93, .78, .42), .32, soft=.3, coat=.35, bump=('noise', 4, .25), mottle=('noise', 2.4, [(.36, (.62, .25, .04)), (.44, (.90, .64, .24)), (.63, (.96, .84, .52))]))


def _base(r, a0, a1, seed):
    """Dough and its puffed rim, from angle a0 to a1 (degrees)."""
    prof = [(0, .05), (r * .6, .05), (r * .84, .06), (r * .88, .16), (r * .93, .24), (r * .985, .18), (r, .07), (r * .97, 0), (r * .6, 0), (0, 0)]
    pts = rounded(prof, 2)
    n, k, verts = 100, len(pts), []
    for i in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * i / n)
        for q, z in pts:
            d = Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, seed))
            w = max(0, (q / r - .8) / .2)
            puff = 1 + w * (.05 * noise.noise(d) + .02 * noise.noise(d * 4))
            verts.append((q * puff * math.cos(a), q * puff * math.sin(a), z * (1 + w * (.45 * noise.noise(d * 1.7) + .25 * noise.noise(d * 5)))))
    faces = [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(n) for j in range(k - 1)]
    if a1 - a0 < 359:
        faces += [tuple(range(k))[::-1], tuple(range(n * k, n * k + k))]
    return place(mesh(verts, faces, crust()))


def _top(r, a0, a1, seed, m, z=.07, rough=.05):
    def f(u, v):
        a, q = math.radians(a0 + (a1 - a0) * v), r * .87 * u
        x, y = q * math.cos(a), q * math.sin(a)
        return x, y, z + rough * noise.noise(Vector((x * 2.2, y * 2.2, seed))) + rough * .5 * noise.noise(Vector((x * 6, y * 6, seed)))
    return place(sheet(f, m, 40, 110 if a1 - a0 > 90 else 40))


def pizza(r=2.2, a0=0, a1=360, at=(0, 0, 0), turn=(0, 0, 0), seed=1, kind='margherita', rich=1):
    rnd = random.Random(seed)
    parts = [_base(r, a0, a1, seed), _top(r, a0, a1, seed, sauce())]

    def spot(lo=.12, hi=.78, gap=6):
        a = math.radians(rnd.uniform(a0 + gap, a1 - gap))
        q = r * math.sqrt(rnd.uniform(lo * lo, hi * hi))
        return q * math.cos(a), q * math.sin(a)
    share = (a1 - a0) / 360 * rich
    cheese = [blob(melt(), 4, .3, 1.3, (1, .9, .22), s, .06) for s in range(3)]
    for _ in range(int((15 if kind == 'margherita' else 30) * share + 1)):
        parts.append(place(cheese[_ % 3], (*spot(), .1), (0, 0, rnd.uniform(0, 360)), rnd.uniform(.26, .46)))
    if kind == 'margherita':
        for _ in range(int(11 * share + 1)):
            x, y = spot(.1, .68, 8)
            parts.append(place(leaf(1, .62, .25, .3), (x, y, .19), (rnd.uniform(-12, 12), rnd.uniform(-14, 6), rnd.uniform(0, 360)), rnd.uniform(.42, .6)))
    else:
        cup = lathe([(0, .0), (.2, .0), (.27, .03), (.3, .09), (.285, .095), (.2, .05), (0, .04)], material('salami', (.48, .05, .02), .3, coat=.6, bump=('noise', 9, .3), mottle=('voronoi', 11, [(.12, (.8, .46, .3)), (.3, (.52, .06, .022))])), 40, .05)
        olive_ring = lathe([(.09, -.04), (.15, 0), (.09, .05), (.07, 0), (.09, -.04)], material('olive', (.02, .018, .022), .25, coat=.5), 32)
        for _ in range(int(22 * share + 1)):
            parts.append(place(cup, (*spot(.12, .76, 9), .12), (rnd.uniform(-6, 6), rnd.uniform(-6, 6), 0), rnd.uniform(.95, 1.1)))
        for _ in range(int(16 * share + 1)):
            parts.append(place(olive_ring, (*spot(), .2), (rnd.uniform(-15, 15), rnd.uniform(-15, 15), 0)))
    flake = blob(leaf_green(), 1, .2, 1, (1, .5, .2))
    for _ in range(int(60 * share)):
        parts.append(place(flake, (*spot(.05, .84), .17), (0, 0, rnd.uniform(0, 360)), rnd.uniform(.012, .03)))
    return group(parts, at, turn)


def pasta(name='pasta'):
    return material(name, (.82, .48, .09), .3, soft=.1, coat=.5, bump=('noise', 12, .05), mottle=('noise', 1.5, [(.38, (.74, .36, .05)), (.62, (.88, .56, .14))]))


def noodle_nest(r=1.1, h=.8, strands=46, m=None, thick=.048, at=(0, 0, 0), twist=1.0, flat=0.0):
    """Twirled nest: strands that wind round a mound and wander."""
    m, parts = m or pasta(), []
    for s in range(strands):
        a, z0 = random.uniform(0, 6.28), random.uniform(0, 1)
        span, w, lean = random.uniform(2.6, 5.5) * twist, random.uniform(.35, 1), random.uniform(-.35, .35)
        pts = []
        for i in range(34):
            t = i / 33
            z = min(1, max(0, z0 + lean * (t - .5) + .12 * math.sin(t * 7 + s)))
            q = r * w * math.sqrt(max(.05, 1 - z ** 1.7 * .93)) * (1 + .1 * math.sin(t * 9 + s * 2))
            pts.append((q * math.cos(a + span * t), q * math.sin(a + span * t), .06 + h * z * (1.1 - .3 * w) + .05 * math.sin(t * 11 + s)))
        parts.append(place(ribbon(smoothed(pts, 1), m, flat, .022) if flat else tube(smoothed(pts, 1), m, thick, resolution=3)))
    return group(parts, at)


def penne():
    """Ridged tube along x, ends cut slanting."""
    n, k, verts = 10, 36, []
    for r0 in (1, .78):
        for i in range(n + 1):
            t = i / n * 2 - 1
            for j in range(k):
                a = 2 * math.pi * j / k
                r = .27 * r0 * (1 + (.035 * math.cos(a * 12) if r0 == 1 else 0))
                verts.append((t + .24 * math.cos(a), r * math.sin(a), r * math.cos(a)))
    row = (n + 1) * k
    faces = [(o + i * k + j, o + i * k + (j + 1) % k, o + (i + 1) * k + (j + 1) % k, o + (i + 1) * k + j) for o in (0, row) for i in range(n) for j in range(k)]
    faces += [(i * k + j, i * k + (j + 1) % k, row + i * k + (j + 1) % k, row + i * k + j) for i in (0, n) for j in range(k)]
    return mesh(verts, faces, material('penne', (.9, .58, .16), .32, soft=.2, coat=.4, vary=.1, mottle=('noise', 1.5, [(.38, (.80, .30, .04)), (.62, (.90, .55, .14))])))
