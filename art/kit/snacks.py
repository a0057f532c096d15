"""Dry snacks: chips, murukku, nuts, popcorn, cookies, sweets. All return mesh or curve data unless they take `at`."""
from kit.materials import material
from kit.shapes import *


def crisp_gold(name='crisp', a=(.74, .40, .06), b=(.90, .60, .15), c=(.40, .14, .02)):
    return material(name, a, .48, soft=.12, spec=.4, bump=[('noise', 7, .3), ('voronoi', 16, .2)], mottle=('noise', 2.2, [(.35, c), (.47, a), (.67, b)]), vary=.15)


def chip(seed=0, ridge=0.0):
    """Potato chip: a bent oval about two across."""
    rnd = random.Random(seed)
    k, t = rnd.uniform(.25, .5), rnd.uniform(-.25, .25)

    def f(u, v):
        r, a = u, 2 * math.pi * v
        x, y = r * math.cos(a) * 1.05, r * math.sin(a) * .84
        return (x, y, k * x * x - t * y * y * 1.4 + .12 * noise.noise(Vector((x * 1.6, y * 1.6, seed * 3.3))) * (.4 + r)
                + ridge * math.sin(y * 24) + .035 * max(0, noise.noise(Vector((x * 5, y * 5, seed * 7.7)))))
    m = crisp_gold('ridged chip', (.85, .52, .10), (.95, .7, .2), (.66, .30, .05)) if ridge else crisp_gold()
    return sheet(f, m, 22, 64, .035)


def banana_chip(seed=0):
    m = material('banana chip', (.9, .62, .09), .42, soft=.1, coat=.15, bump=[('noise', 16, .35), ('voronoi', 30, .2)],
                 mottle=('noise', 3, [(.35, (.78, .44, .04)), (.56, (.93, .68, .11)), (.70, (.97, .82, .3))]), vary=.15)

    def f(u, v):
        a = 2 * math.pi * v
        x, y = u * math.cos(a), u * math.sin(a) * .86
        z = .16 * noise.noise(Vector((x * 1.1, y * 1.1, seed * 5.1))) + .1 * math.cos(2 * a + seed) * u * u
        return x, y, z - .05 * math.exp(-(u / .2) ** 2) + .025 * math.cos(3 * a) * math.exp(-(u - .3) ** 2 * 30)
    return sheet(f, m, 14, 40, .09)


def murukku(turns=3.2, seed=0, thick=.115):
    """Spiral of ridged dough, radius about one. One swept mesh with a star profile."""
    m = crisp_gold('murukku', (.50, .21, .035), (.72, .38, .09), (.24, .075, .012))
    n, k, verts = int(turns * 60), 14, []
    for i in range(n + 1):
        t = i / n
        a = 2 * math.pi * turns * t
        r = .16 + .84 * t
        cx, cy = math.cos(a), math.sin(a)
        lift = .05 * noise.noise(Vector((t * 9, seed * 4.1, 0)))
        for j in range(k):
            b = 2 * math.pi * j / k + a * .8
            q = thick * (1 + .24 * math.cos(7 * (2 * math.pi * j / k))) * (1 + .12 * noise.noise(Vector((t * 40, j * .7, seed)))) * min(1, 12 * t + .3, 12 * (1 - t) + .3)
            verts.append(((r + q * math.cos(b)) * cx, (r + q * math.cos(b)) * cy, q * math.sin(b) + lift))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    return mesh(verts, faces, m)


def cashew(seed=0):
    m = material('cashew', (.82, .58, .28), .42, soft=.12, bump=('noise', 7, .12), mottle=('noise', 2, [(.38, (.66, .38, .13)), (.65, (.88, .68, .36))]), vary=.12)
    n, k, verts = 26, 16, []
    for i in range(n + 1):
        t = i / n
        a = math.pi * (1.12 * t - .06)
        r = .34 * math.sin(math.pi * (t * .94 + .03)) ** .45 * (1 - .18 * t)
        for j in range(k):
            b = 2 * math.pi * j / k
            q = .62 + r * math.cos(b)
            verts.append((q * math.cos(a), q * math.sin(a) - .3, r * math.sin(b) * .86 + .02 * noise.noise(Vector((t * 4, j, seed)))))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    return mesh(verts, faces + [tuple(range(k))[::-1], tuple(range(n * k, n * k + k))], m)


def almond():
    m = material('almond', (.42, .18, .06), .55, stretch=(.3, 2.2, 2.2), bump=[('noise', 5, .3), ('noise', 20, .15)], mottle=('noise', 4, [(.32, (.28, .10, .03)), (.68, (.52, .25, .09))]), vary=.2)
    me = blob(m, 4, .05, 1.5)
    for v in me.vertices:
        t = v.co.x
        k = (.62 - .22 * t) * (1 - .25 * max(0, t) ** 3)
        v.co = Vector((t * 1.05, v.co.y * k, v.co.z * k * .66))
    return me


def peanut(seed=0):
    m = material('peanut', (.62, .32, .1), .5, soft=.06, bump=('noise', 9, .2), mottle=('noise', 3, [(.38, (.46, .2, .05)), (.67, (.74, .46, .18))]), vary=.2)
    return blob(m, 3, .08, 1.4, (1, .72, .7), seed)


def pistachio(seed=0):
    m = material('pistachio', (.45, .58, .12), .5, soft=.15, bump=('noise', 8, .3), mottle=('noise', 3, [(.41, (.38, .52, .09)), (.57, (.6, .66, .22)), (.67, (.36, .14, .18))]), vary=.15)
    return blob(m, 3, .1, 1.6, (1, .6, .58), seed)


def fried_pea(seed=0):
    m = material('fried pea', (.34, .58, .06), .4, coat=.2, bump=('noise', 7, .35), mottle=('noise', 3, [(.38, (.22, .42, .03)), (.67, (.52, .74, .12))]), vary=.15)
    return blob(m, 3, .16, 1.8, (1, .94, .9), seed)


def popcorn(seed=0):
    m = material('popcorn', (.93, .86, .62), .6, soft=.3, bump=('noise', 5, .25), mottle=('noise', 1.3, [(.37, (.82, .46, .07)), (.50, (.94, .80, .40)), (.66, (.97, .92, .74))]))
    rnd = random.Random(seed)
    bm = bmesh.new()
    for i in range(7):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * rnd.uniform(.35, .62)
        r = rnd.uniform(.32, .56)
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=r, matrix=Matrix.Translation(d))
    for v in bm.verts:
        v.co += v.co.normalized() * .13 * noise.noise(v.co * 3 + Vector((seed * 7, 0, 0)))
    me = bpy.data.meshes.new('popcorn')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    return me


def sev(seed=0):
    """Short bent gram-flour noodle."""
    m = crisp_gold('sev', (.86, .52, .06), (.95, .68, .14), (.66, .32, .03))
    rnd = random.Random(seed)
    a, n, k, verts = rnd.uniform(.2, 1.1), 12, 7, []
    for i in range(n + 1):
        t = i / n * 2 - 1
        for j in range(k):
            b = 2 * math.pi * j / k
            q = .085 * (1 + .15 * noise.noise(Vector((t * 5, j, seed))))
            verts.append((t, a * t * t * .5 + q * math.cos(b), q * math.sin(b) + .2 * math.sin(t * 2 + seed)))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    return mesh(verts, faces + [tuple(range(k))[::-1], tuple(range(n * k, n * k + k))], m)


def laddu(seed=0, m=None):
    m = m or material('laddu', (.84, .42, .05), .45, soft=.25, coat=.3, bump=[('voronoi', 7, .6), ('noise', 14, .25)], mottle=('voronoi', 7, [(.1, (.93, .56, .10)), (.5, (.8, .36, .04)), (.9, (.5, .18, .02))]), vary=.08)
    return blob(m, 5, .05, 2, (1, 1, .95), seed, .03)


def cookie(seed=0):
    """Round biscuit one across in radius, chips of chocolate set in separately by cookie_at."""
    m = material('cookie', (.55, .28, .10), .75, bump=[('noise', 5, .4), ('noise', 17, .35)], mottle=('noise', 1.6, [(.38, (.26, .09, .02)), (.53, (.46, .20, .055)), (.67, (.64, .34, .11))]), vary=.1)
    me = lathe([(0, 0), (.8, 0), (.97, .06), (1, .14), (.93, .23), (.6, .3), (0, .32)], m, 80, .05, 2)
    for v in me.vertices:
        v.co.z += .05 * noise.noise(v.co * 2.6 + Vector((seed * 5, 0, 0))) + .025 * noise.noise(v.co * 9 + Vector((0, seed, 0)))
    return me


def cookie_at(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, seed=0):
    rnd = random.Random(seed)
    dark = material('chocolate', (.045, .016, .007), .28, coat=.4, bump=('noise', 4, .1))
    drop = blob(dark, 3, .15, 1.5, (1, 1, .8), seed)
    parts = [place(cookie(seed))]
    for _ in range(11):
        a, r = rnd.uniform(0, 6.28), .86 * math.sqrt(rnd.random())
        parts.append(place(drop, (r * math.cos(a), r * math.sin(a), .29 - .1 * r ** 4), (rnd.uniform(0, 40), 0, rnd.uniform(0, 360)), rnd.uniform(.07, .13)))
    return group(parts, at, turn, size)


def pretzel():
    m = material('pretzel', (.36, .13, .03), .3, coat=.5, bump=('noise', 6, .1), mottle=('noise', 2, [(.41, (.26, .08, .018)), (.65, (.55, .25, .07))]), vary=.15)
    pts = [(-.1, .1), (.45, -.62), (.1, -.95), (-.75, -.55), (-1, .25), (-.55, .85), (0, .5), (.55, .85), (1, .25), (.75, -.55), (-.1, -.95), (-.45, -.62), (.1, .1)]
    n = len(pts)
    path = [(x, y, .12 * math.cos(i / (n - 1) * math.pi * 5)) for i, (x, y) in enumerate(pts)]
    cu = place(tube(smoothed(path, 4), m, .15, resolution=5))
    me = bpy.data.meshes.new_from_object(cu)
    bpy.data.objects.remove(cu)
    for p in me.polygons:
        p.use_smooth = True
    return me
