"""Desserts and drinks."""
from kit.fresh import leaf, lime_wheel
from kit.materials import glass, material, thin_glass
from kit.shapes import *
from kit.table import black_glaze, drinking_glass, ice, pool, white_glaze


def cream():
    return material('cream', (.90, .84, .70), .4, soft=.35, coat=.1, bump=('noise', 5, .1))


def cocoa():
    return material('cocoa', (.10, .038, .014), .95, bump=[('noise', 24, .7), ('voronoi', 40, .4)], mottle=('noise', 9, [(.3, (.06, .02, .008)), (.7, (.16, .065, .025))]))


def chocolate():
    return material('chocolate', (.055, .019, .008), .26, coat=.5, bump=('noise', 3, .08))


def sponge(dark=False):
    ramp = [(.15, (.05, .018, .008)), (.5, (.13, .05, .02))] if dark else [(.12, (.45, .22, .07)), (.5, (.80, .55, .26))]
    return material('dark sponge' if dark else 'sponge', (.6, .4, .2), .85, bump=[('voronoi', 11, .8), ('noise', 24, .4)], mottle=('voronoi', 9, ramp))


def tiramisu(w=1.9, d=1.5, at=(0, 0, 0), turn=(0, 0, 0)):
    """Square cut: soaked sponge and cream in four layers, cocoa on top."""
    parts, z = [], 0
    for i, (m, h) in enumerate([(sponge(True), .3), (cream(), .3), (sponge(True), .28), (cream(), .36)]):
        me = box(m, (w - .03 * (i % 2 == 0), d - .03 * (i % 2 == 0), h), .05, 4)
        for v in me.vertices:
            k = .035 * noise.noise(Vector((v.co.x * 3, v.co.y * 3, i + v.co.z)))
            v.co.x += k
            v.co.y += k
        parts.append(place(me, (0, 0, z)))
        z += h - .01

    def dust(u, v):
        x, y = (u - .5) * (w - .02), (v - .5) * (d - .02)
        return x, y, z + .06 + .03 * noise.noise(Vector((x * 4, y * 4, 3))) + .012 * noise.noise(Vector((x * 22, y * 22, 1))) - .06 * max(abs(u - .5), abs(v - .5)) ** 6 * 64
    parts.append(place(sheet(dust, cocoa(), 70, 60)))
    return group(parts, at, turn)


def berry(seed=0):
    m = material('raspberry', (.62, .02, .05), .3, soft=.2, coat=.6, vary=.15)
    bm = bmesh.new()
    for i in range(46):
        z = 1 - 2 * (i + .5) / 46
        a, q = i * 2.4, math.sqrt(1 - z * z)
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=.24, matrix=Matrix.Translation((q * math.cos(a) * .82, q * math.sin(a) * .82, z * 1.0)))
    me = bpy.data.meshes.new('berry')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    return me


def blueberry():
    m = material('blueberry', (.035, .045, .13), .5, coat=.1, bump=('noise', 8, .1), mottle=('noise', 2, [(.35, (.02, .022, .07)), (.75, (.12, .15, .28))]), vary=.2)
    me = blob(m, 4, .02, 1, (1, 1, .9))
    for v in me.vertices:
        q = math.hypot(v.co.x, v.co.y)
        if v.co.z > .6:
            v.co.z -= .22 * math.exp(-(q / .24) ** 4)
            v.co.z += .07 * math.exp(-((q - .34) / .07) ** 2) * (1 + .5 * math.cos(5 * math.atan2(v.co.y, v.co.x)))
    return me


def panna_cotta(at=(0, 0, 0), m=None):
    me = lathe([(0, 0), (1.0, 0), (1.06, .06), (.98, .5), (.84, 1.0), (.76, 1.1), (0, 1.12)], m or cream(), 128, .01)
    for v in me.vertices:
        a, q = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y)
        if .1 < v.co.z < .98 and q > .5:
            k = 1 + .045 * abs(math.cos(6 * a)) - .02
            v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return place(me, at)


def drip(r, z, m, at=(0, 0, 0), fall=.6, width=.06):
    """Sauce poured on a round top, running over the edge in tongues."""
    tongues = [(random.uniform(0, 6.28), random.uniform(.3, 1) * fall, random.uniform(.14, .3)) for _ in range(11)]

    def f(u, v):
        a = 2 * math.pi * v
        run = sum(d * math.exp(-(min(abs(a - t), 6.283 - abs(a - t)) / w) ** 2) for t, d, w in tongues)
        run = min(run, fall)
        if u < .6:
            q = r * u / .6
            return q * math.cos(a), q * math.sin(a), z + width - .02 * u
        s = (u - .6) / .4
        q = r * (1 + .05 * math.sin(math.pi * min(1, s * 2) / 2)) + (1 - s) * .02 + .17 * run * s
        return q * math.cos(a), q * math.sin(a), z + width * (1 - s) - s * (run + .05)
    return place(sheet(f, m, 40, 160), at)


def scoop(m, at=(0, 0, 0), size=.7, seed=0):
    me = blob(m, 5, .06, 1.5, (1, 1, .95), seed, .05)
    for v in me.vertices:
        d = v.co.normalized()
        k = 1 + .05 * noise.noise(Vector((d.x * 3, d.y * 3, d.z * 14 + seed)))
        if d.z < -.25:
            k += .12 * max(0, noise.noise(d * 5 + Vector((seed, 1, 0)))) + .08
        v.co *= k
    return place(me, at, (random.uniform(-12, 12), random.uniform(-12, 12), seed * 70), size)


def gelato(name, colour):
    return material('gelato ' + name, colour, .5, soft=.3, coat=.15, bump=[('noise', 6, .3), ('noise', 18, .2)])


def cake_slice(at=(0, 0, 0), turn=(0, 0, 0), r=2.0, angle=38):
    """Layer cake wedge pointing to -x … the tip lies at the origin of the group."""
    def wedge(m, z0, z1, r, inset=0.0):
        n = 18
        a0 = math.radians(-angle / 2 + inset * 8)
        pts = [(inset * 2, 0)] + [(r * math.cos(a0 + (-2 * a0) * i / n), r * math.sin(a0 + (-2 * a0) * i / n)) for i in range(n + 1)]
        k = len(pts)
        me = mesh([(x, y, z) for z in (z0, z1) for x, y in pts], [tuple(range(k))[::-1], tuple(range(k, 2 * k))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], m, smooth=False)
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.03, segments=3, affect='EDGES')
        bm.to_mesh(me)
        bm.free()
        return place(me)
    parts, z = [], 0
    for i in range(3):
        parts.append(wedge(sponge(True), z, z + .34, r - .1))
        z += .34
        if i < 2:
            parts.append(wedge(cream(), z - .01, z + .13, r - .1, .006))
            z += .12
    parts.append(wedge(chocolate(), z - .01, z + .12, r - .08))
    shell = sheet(lambda u, v: ((r - .08) * math.cos(math.radians(angle * (u - .5))), (r - .08) * math.sin(math.radians(angle * (u - .5))), (z + .1) * v), chocolate(), 24, 12, -.09)
    parts.append(place(shell))
    return group(parts, at, turn), z + .12


def cup(m, drink, at=(0, 0, 0), r=.8, h=.8, saucer=True, turn=0):
    parts = []
    z = 0
    if saucer:
        parts.append(place(lathe([(0, .03), (.5, .02), (.55, 0), (.6, .05), (1.1, .13), (1.5, .24), (1.49, .27), (1.05, .18), (.6, .1), (0, .09)], m, 96)))
        z = .1
    parts.append(place(lathe([(0, .02), (r * .5, 0), (r * .52, .05), (r * .86, h * .35), (r, h), (r - .05, h + .02), (r - .08, h * .95), (r * .8, h * .4), (r * .45, .1), (0, .08)], m, 96), (0, 0, z)))
    a = [(r * .93, 0, h * .82), (r * 1.35, 0, h * .86), (r * 1.5, 0, h * .55), (r * 1.2, 0, h * .3), (r * .8, 0, h * .3)]
    parts.append(place(tube(smoothed(a, 3), m, .075), (0, 0, z), (0, 0, turn)))
    parts.append(pool(r * .905, z + h * .84, drink))
    return group(parts, at)


def crema():
    return material('crema', (.42, .19, .06), .35, coat=.3, bump=('noise', 20, .08), mottle=('noise', 1.6, [(.3, (.25, .09, .025)), (.55, (.48, .23, .08)), (.8, (.66, .40, .18))]))


def latte_art(r, z, at=(0, 0, 0)):
    """A poured heart: rings of milk round a filled middle, blurred into the crema by a soft edge."""
    milk = material('milk', (.90, .76, .55), .4, coat=.3)

    def outline(k, n=72):
        pts = []
        for i in range(n):
            t = 2 * math.pi * i / n
            pts.append((k * math.sin(t) ** 3, k * (.86 * math.cos(t) - .36 * math.cos(2 * t) - .12 * math.cos(3 * t)), 0))
        return pts
    parts = [place(tube(outline(r * k), milk, .026 * r, closed=True), size=(1, 1, .12)) for k in (.72, .60, .48)]
    middle = outline(r * .38)
    parts.append(place(mesh([(x, y, .012) for x, y, _ in middle], [tuple(range(len(middle)))], milk)))
    return group(parts, (at[0], at[1] + .02, at[2] + z), (0, 0, 24))


def bottle(at=(0, 0, 0), oil=None, tint=(.75, .9, .55), h=3.0):
    oil = oil or material('oil', (.50, .42, .02), .1, soft=.5, coat=.5, glow=.10)
    p = [(0, 0), (.55, 0), (.62, .06), (.62, h * .52), (.55, h * .64), (.2, h * .76), (.17, h * .95), (.22, h * .96), (.22, h), (.14, h), (.13, h * .76), (.5, h * .62), (.57, h * .52), (.57, .1), (0, .08)]
    place(lathe(p, thin_glass('bottle', tint), 96, smooth=1), at)
    place(lathe([(0, .085), (.56, .1), (.575, h * .4), (.575, h * .5), (.56, h * .5 + .01), (0, h * .5)], oil, 96, smooth=1), at)
    place(lathe([(0, h - .25), (.14, h - .25), (.15, h), (.19, h + .02), (.19, h + .16), (0, h + .17)], material('cork', (.48, .28, .13), .85, bump=('noise', 14, .4)), 48, smooth=1), at)
