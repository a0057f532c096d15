"""South Indian and seafood table: rice, curries, dosa, idli, fish, prawns, coconut, leaf."""
from kit.fresh import curry_leaves, leaf_green
from kit.materials import material
from kit.shapes import *
from kit.table import pool


def banana_leaf(length=7.0, width=3.2, at=(0, 0, 0), turn=(0, 0, 0), wave=.07):
    """Leaf along x with a pale midrib and fine cross veins; the vein is geometry, the colour a material."""
    m = material('banana leaf', (.10, .34, .02), .5, coat=.08, bump=[('wave', 5, .1), ('noise', 3, .08)], mottle=('noise', 1.1, [(.35, (.035, .17, .008)), (.50, (.07, .26, .016)), (.67, (.14, .38, .04))]))

    def f(u, v):
        x, s = (u - .5) * length, v * 2 - 1
        w = width / 2 * min(1, (1.02 - u) * 5) ** .5 * min(1, u * 9 + .55) ** .5
        ripple = .004 * math.sin(x * 22 + abs(s) * 7)
        return x, s * w, .05 + ripple * abs(s) ** .5 + wave * noise.noise(Vector((x * .6, s * 1.6, 2))) + .1 * abs(s) ** 3 - .03 * math.exp(-90 * s * s)
    rib = material('midrib', (.42, .58, .14), .35, coat=.3)
    return group([place(sheet(f, m, 150, 70, .02)), place(tube([(length * (i / 20 - .5), 0, .06) for i in range(21)], rib, .07, taper=lambda t: 1 - .7 * t))], at, turn)


def grain():
    m = material('rice', (.86, .81, .68), .45, soft=.25, vary=.08)
    return blob(m, 2, .04, 1.5, (1, .3, .28))


def rice(r=1.2, h=.7, at=(0, 0, 0), count=900, data=None, size=.085):
    """Mound: a core and a skin of single grains."""
    parts = [place(blob(material('rice core', (.86, .82, .70), .7, soft=.2, bump=('noise', 20, .4)), 4, .06, 2, (r * .95, r * .95, h * .93)), (0, 0, 0))]
    data = data or [grain()]
    for _ in range(count):
        a, q = random.uniform(0, 6.283), math.sqrt(random.random())
        z = h * math.sqrt(max(0, 1 - q * q)) * random.uniform(.93, 1.04)
        parts.append(place(random.choice(data), (r * q * math.cos(a), r * q * math.sin(a), max(.03, z)), (random.uniform(-40, 40), random.uniform(-40, 40), random.uniform(0, 360)), size * random.uniform(.8, 1.15)))
    return group(parts, at)


def curry(name, deep, mid, light, coat=.7):
    return material('curry ' + name, mid, .25, coat=coat, soft=.1, bump=[('noise', 4, .3), ('noise', 15, .2)], mottle=('noise', 2.2, [(.28, deep), (.5, mid), (.75, light)]))


SAMBAR = ('sambar', (.36, .10, .012), (.56, .22, .025), (.74, .38, .05))
KORMA = ('korma', (.60, .40, .14), (.76, .58, .26), (.86, .72, .40))
FISH_CURRY = ('fish', (.42, .05, .010), (.60, .12, .018), (.78, .28, .04))
GREENS = ('greens', (.03, .11, .010), (.07, .20, .018), (.16, .32, .04))
COCONUT = ('coconut', (.78, .76, .64), (.86, .84, .74), (.92, .91, .84))
TOMATO = ('tomato', (.45, .04, .012), (.62, .10, .018), (.78, .22, .04))
MINT = ('mint', (.16, .30, .03), (.26, .44, .06), (.42, .58, .14))


def curry_fill(r, z, kind, at=(0, 0, 0), bits=14, seed=1):
    """Curry surface with pieces showing, mustard seeds and a leaf or two."""
    m = curry(*kind)
    parts = [pool(r, z, m, (0, 0, 0), .03, .07)]
    lump = [blob(m, 4, .3, 1.7, (1, .8, .5), s + seed, .05) for s in range(3)]
    seed_m = blob(material('mustard', (.018, .012, .01), .4), 2)
    for _ in range(bits):
        a, q = random.uniform(0, 6.283), r * .82 * math.sqrt(random.random())
        parts.append(place(random.choice(lump), (q * math.cos(a), q * math.sin(a), z), (random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 360)), r * random.uniform(.11, .2)))
    for _ in range(int(26 * r)):
        a, q = random.uniform(0, 6.283), r * .9 * math.sqrt(random.random())
        parts.append(place(seed_m, (q * math.cos(a), q * math.sin(a), z + .05), size=.022))
    return group(parts, at)


def heap(r, h, m, at=(0, 0, 0), lump=.14, seed=0, peak=1.3):
    """Soft mound of chutney, pickle or ground spice."""
    def f(u, v):
        q, a = u, 2 * math.pi * v
        x, y = q * math.cos(a), q * math.sin(a)
        k = 1 + .12 * noise.noise(Vector((x * 1.4, y * 1.4, seed * 5)))
        z = h * (1 - q ** peak) * (1 + lump * noise.noise(Vector((x * 2.5, y * 2.5, seed)))) + h * .05 * noise.noise(Vector((x * 11, y * 11, seed)))
        return r * k * x, r * k * y, max(0, z) + .01
    return place(sheet(f, m, 48, 90), at)


def powder(name, colour, dark):
    return material('powder ' + name, colour, .95, bump=[('noise', 34, .5), ('noise', 11, .35)], mottle=('noise', 14, [(.3, dark), (.59, colour)]))


def dosa_skin():
    return material('dosa', (.72, .40, .11), .4, coat=.2, soft=.05, bump=[('voronoi', 15, .3), ('noise', 10, .25)], mottle=('noise', 1.7, [(.37, (.20, .055, .008)), (.49, (.54, .23, .04)), (.66, (.80, .50, .16))]))


def dosa_roll(length=5.5, r=.48, at=(0, 0, 0), turn=(0, 0, 0), seed=1):
    """Crisp crêpe rolled along x, its spiral open at both ends."""
    def f(u, v):
        a = 2 * math.pi * 1.75 * u - .8
        q = r * (1.08 - .16 * u) * (1 + .06 * noise.noise(Vector((v * 4, u * 3, seed))))
        x = (v - .5) * length * (1 + .05 * math.sin(a * 1.7 + (v > .5) * 2) * (2 * v - 1) ** 4)
        return x, q * math.cos(a), q * math.sin(a) * .86 + r * .93 + .03 * noise.noise(Vector((v * 14, u * 6, seed)))
    return place(sheet(f, dosa_skin(), 100, 130, .022), at, turn)


def dosa_cone(at=(0, 0, 0), turn=(0, 0, 0), h=3.6, r=1.35):
    """Paper roast set up as a cone."""
    def f(u, v):
        a = 2 * math.pi * 1.18 * u
        k = 1 - v
        lip = 1 + .05 * math.sin(a * 3) * k ** 6 + .03 * noise.noise(Vector((a, v * 3, 2)))
        q = r * k * lip * (1 + .03 * u) + .03
        return q * math.cos(a), q * math.sin(a), h * v + .05 * k * math.sin(a * 2.4)
    return place(sheet(f, dosa_skin(), 130, 90, .025), at, turn)


def idli():
    m = material('idli', (.90, .88, .80), .6, soft=.35, bump=[('voronoi', 16, .35), ('noise', 24, .25)], mottle=('noise', 3, [(.38, (.84, .81, .70)), (.62, (.93, .92, .86))]))
    me = lathe([(0, 0), (.5, .04), (.9, .22), (1.0, .32), (.9, .45), (.5, .58), (0, .62)], m, 96, .015)
    for v in me.vertices:
        v.co.z += .012 * noise.noise(v.co * 7)
    return me


def vada(seed=0):
    m = material('vada', (.38, .14, .03), .55, coat=.15, bump=[('noise', 5, .55), ('voronoi', 15, .4)], mottle=('noise', 2.4, [(.37, (.16, .045, .008)), (.50, (.38, .14, .026)), (.67, (.62, .32, .09))]), vary=.1)
    n, k, verts = 72, 40, []
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(k):
            b = 2 * math.pi * j / k
            d = Vector((math.cos(a) * 2 + math.cos(b), math.sin(a) * 2 + math.sin(b), seed * 3))
            q = .40 * (1 + .14 * noise.noise(d * 1.6) + .05 * noise.noise(d * 6))
            verts.append(((.62 + q * math.cos(b)) * math.cos(a), (.62 + q * math.cos(b)) * math.sin(a), q * .88 * math.sin(b)))
    faces = [(i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(n) for j in range(k)]
    return mesh(verts, faces, m)


def parotta(seed=0):
    """Flaky coiled flatbread: strands wound into a flat disc."""
    m = material('parotta', (.80, .55, .24), .5, coat=.25, soft=.1, bump=[('noise', 7, .3)], mottle=('noise', 1.8, [(.38, (.22, .065, .010)), (.47, (.60, .30, .07)), (.65, (.86, .62, .28))]))
    n, k, verts, turns = 620, 8, [], 7.5
    for i in range(n + 1):
        t = i / n
        a, r = 2 * math.pi * turns * t + seed, .1 + .95 * t
        r *= 1 + .05 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, seed + t * 3)))
        lift = .07 * noise.noise(Vector((t * 22, seed * 3.1, 0))) + .05 * math.sin(a * .5 + t * 20)
        tilt = .5 + .3 * noise.noise(Vector((t * 13, 7, seed)))
        for j in range(k):
            b = 2 * math.pi * j / k
            x, z = .09 * math.cos(b), .13 * math.sin(b)
            verts.append(((r + x * math.cos(tilt) - z * math.sin(tilt)) * math.cos(a), (r + x * math.cos(tilt) - z * math.sin(tilt)) * math.sin(a), x * math.sin(tilt) + z * math.cos(tilt) + lift))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    return mesh(verts, faces, m)


def papad(r=1.2, seed=0):
    m = material('papad', (.84, .58, .20), .5, soft=.15, bump=[('voronoi', 9, .5), ('noise', 18, .3)], mottle=('voronoi', 5, [(.08, (.93, .74, .36)), (.5, (.82, .54, .17)), (.95, (.62, .33, .07))]), vary=.1)

    def f(u, v):
        a = 2 * math.pi * v
        x, y = u * math.cos(a), u * math.sin(a)
        z = .12 * noise.noise(Vector((x * 2, y * 2, seed * 4))) + .05 * noise.noise(Vector((x * 6, y * 6, seed)))
        return r * x * (1 + .05 * math.sin(a * 5 + seed)), r * y, r * z
    return sheet(f, m, 40, 120, .02)


def prawn(cooked=True, curl=1.0):
    """Shelled prawn with tail, curled in the xy plane, about two across."""
    m = material('prawn', (.88, .36, .14), .28, soft=.2, coat=.6, bump=('noise', 8, .1), mottle=('wave', .9, [(.0, (.84, .34, .13)), (.6, (.80, .24, .07)), (1, (.74, .16, .04))]), vary=.1)
    n, k, verts = 60, 18, []
    for i in range(n + 1):
        t = i / n
        a = -.5 + 3.9 * curl * t
        seg = .5 + .5 * abs(math.cos(t * math.pi * 5.5)) ** .35
        q = (.36 - .25 * t) * (.9 + .12 * seg) * min(1, (t * 12 + .12)) ** .5
        r = .78 - .12 * t
        for j in range(k):
            b = 2 * math.pi * j / k
            verts.append(((r + q * math.cos(b)) * math.cos(a), (r + q * math.cos(b)) * math.sin(a), q * .85 * math.sin(b)))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)] + [tuple(range(k))[::-1]]
    a = -.5 + 3.9 * curl
    base = len(verts)
    for s in (-1, 0, 1):  # the tail fan
        d = a + 1.57 + s * .5
        ox, oy = .66 * math.cos(a), .66 * math.sin(a)
        for i in range(7):
            t = i / 6
            w = .13 * math.sin(math.pi * min(1, t * .8 + .08))
            for e in (-1, 1):
                verts.append((ox + .55 * t * math.cos(d) - e * w * math.sin(d), oy + .55 * t * math.sin(d) + e * w * math.cos(d), .05 * s + .1 * t * s))
        o = base + (s + 1) * 14
        faces += [(o + 2 * i, o + 2 * i + 1, o + 2 * i + 3, o + 2 * i + 2) for i in range(6)]
    return mesh(verts, faces, m)


def fish(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, fried=True):
    """Whole fish along x lying on its side, length about four. Slashed flanks, masala crust when fried."""
    if fried:
        m = material('fried fish', (.46, .13, .02), .45, coat=.35, bump=[('noise', 9, .5), ('voronoi', 22, .3)], mottle=('noise', 2.6, [(.37, (.09, .02, .005)), (.49, (.40, .09, .012)), (.66, (.66, .24, .03))]))
    else:
        m = material('silver fish', (.52, .55, .54), .25, metal=.6, coat=.6, bump=('voronoi', 26, .3), mottle=('noise', 1.3, [(.38, (.20, .24, .25)), (.62, (.74, .75, .70))]))
    n, k, verts = 70, 28, []
    for i in range(n + 1):
        t = i / n
        x = -2 + 3.5 * t
        w = .80 * math.sin(math.pi * min(1, t ** .62 * .93 + .025)) ** .8 + .03
        h = w * .42 * (1 - .3 * t)
        cut_in = sum(math.exp(-((t - c) / .012) ** 2) for c in (.36, .47, .58, .69))
        for j in range(k):
            b = 2 * math.pi * j / k
            top = max(0, math.sin(b))
            verts.append((x + .18 * math.cos(b) * cut_in * top, w * math.cos(b), h * math.sin(b) * (1 - .38 * cut_in * top) + .02 * noise.noise(Vector((x * 4, b * 2, 1)))))
    faces = [(i * k + j, (i + 1) * k + j, (i + 1) * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(n) for j in range(k)] + [tuple(range(k))]
    parts = [place(mesh(verts, faces, m))]

    def tail(u, v):
        s = v * 2 - 1
        return 1.42 + u * (.75 + .28 * abs(s)), s * (.1 + .72 * u), .02 * math.sin(s * 30) * u

    def fin(u, v):
        x = -.9 + 1.7 * v
        return x + .25 * u, .62 + .12 * math.sin(v * 3) + .42 * u * math.sin(math.pi * min(1, v + .1)) ** .6 - .3 * v * v, .03 * math.sin(v * 60)

    def belly(u, v):
        return .1 + .6 * v + .2 * u, -.55 - .3 * u * (1 - v) + .14 * v, .02 * math.sin(v * 40)

    def side(u, v):
        s = v * 2 - 1
        return -.85 + .55 * u, -.1 + s * .2 * u - .1 * u, .33 - .06 * u
    parts += [place(sheet(g, m, 10, 60, .02)) for g in (tail, fin, belly, side)]
    white, dark = material('fish eye', (.85, .82, .7), .2, coat=1), material('pupil', (.01, .01, .01), .1, coat=1)
    parts += [place(blob(white, 3), (-1.55, .14, .18), size=(.12, .12, .08)), place(blob(dark, 3), (-1.55, .14, .235), size=(.065, .065, .05))]

    def gill(u, v):
        s = v * 2 - 1
        return -1.12 - .22 * s * s + .05 * u, .5 * s, .31 * math.sqrt(max(0, 1 - (s * .8) ** 2)) + .025
    parts.append(place(sheet(gill, m, 6, 30, .02)))
    return group(parts, at, turn, size)


def coconut_half(at=(0, 0, 0), turn=(0, 0, 0), r=1.0):
    husk = material('husk', (.17, .075, .03), .9, bump=[('wave', 9, .6), ('noise', 22, .7)], mottle=('noise', 6, [(.38, (.09, .035, .013)), (.65, (.30, .15, .065))]))
    flesh = material('coconut flesh', (.93, .92, .87), .35, soft=.35, coat=.3, bump=('noise', 4, .06))
    shell = lathe([(0, -r), (.55 * r, -.86 * r), (.9 * r, -.45 * r), (r, -.03), (.98 * r, 0), (.93 * r, 0)], husk, 96, .03)
    meat = lathe([(.935 * r, -.02), (.93 * r, .005), (.86 * r, .012), (.78 * r, .005), (.75 * r, -.08), (.66 * r, -.42 * r), (.36 * r, -.68 * r), (0, -.74 * r)], flesh, 96, .015)
    rim = lathe([(.985 * r, -.04), (.965 * r, .008), (.93 * r, .006)], material('shell', (.10, .04, .015), .5), 96, .02, 1)
    return group([place(shell), place(meat), place(rim)], at, turn)


def coconut_whole(at=(0, 0, 0), turn=(0, 0, 0), r=1.0):
    husk = material('husk', (.17, .075, .03), .9, bump=[('wave', 9, .6), ('noise', 22, .7)], mottle=('noise', 6, [(.38, (.09, .035, .013)), (.65, (.30, .15, .065))]))
    eye = material('eye', (.03, .014, .006), .8)
    parts = [place(blob(husk, 5, .05, 1.5, (1, 1, 1.06), 2, .02))]
    parts += [place(blob(eye, 3), (.26 * math.cos(a), .26 * math.sin(a), 1.0), size=(.1, .1, .05)) for a in (0, 2.1, 4.2)]
    return group(parts, at, turn, r)


def clove_things():
    """Cinnamon sticks, star anise, cloves, cardamom: dict of mesh makers for garnish."""
    bark = material('cinnamon', (.34, .13, .045), .7, bump=[('wave', 7, .3), ('noise', 20, .3)], vary=.15)
    star_m = material('anise', (.20, .07, .025), .5, bump=('noise', 9, .4))
    pod_m = material('cardamom', (.42, .50, .18), .6, bump=('wave', 8, .4), vary=.15)

    def quill(u, v):
        s, a = (1 if u > .5 else -1), abs(u - .5) * 2 * 5.2
        q = .17 * (1 - .09 * a)
        return (v - .5) * 2.2, s * (.17 - 0) + s * -q * math.cos(a) * 1.0, q * math.sin(a)
    bm = bmesh.new()
    for i in range(8):
        mat = Matrix.Rotation(i * math.pi / 4, 4, 'Z') @ Matrix.Translation((.5, 0, 0)) @ Matrix.Diagonal((.5, .15, .17, 1))
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=mat)
    star = bpy.data.meshes.new('anise')
    bm.to_mesh(star)
    bm.free()
    star.materials.append(star_m)
    for p in star.polygons:
        p.use_smooth = True
    return dict(cinnamon=sheet(quill, bark, 60, 12, .02), anise=star, cardamom=blob(pod_m, 4, .04, 1.5, (1, .45, .42)))
