"""Burger, fries, cheese, bread and what goes with them."""
from kit.materials import material
from kit.shapes import *
from kit.pizzeria import crust


def bun(top=True):
    m = material('bun', (.66, .32, .09), .35, soft=.08, coat=.35, bump=('noise', 3, .08), mottle=('noise', 1.3, [(.38, (.34, .095, .015)), (.65, (.66, .28, .06))]))
    if not top:
        return lathe([(0, 0), (1.0, 0), (1.1, .1), (1.1, .28), (1.03, .34), (0, .34)], m, 96, .02)
    return lathe([(0, 0), (1.02, 0), (1.13, .1), (1.1, .34), (.85, .66), (.45, .82), (0, .86)], m, 96, .02)


def burger(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, double=False):
    meat = material('patty', (.15, .05, .02), .55, coat=.4, bump=[('voronoi', 6, .7), ('noise', 12, .5)], mottle=('noise', 3, [(.38, (.07, .022, .009)), (.62, (.24, .09, .035))]))
    slab = material('cheddar', (.95, .50, .05), .28, soft=.25, coat=.4)
    lettuce = material('lettuce', (.30, .56, .05), .35, soft=.1, coat=.4, bump=('noise', 5, .2), mottle=('noise', 2, [(.38, (.16, .42, .02)), (.65, (.58, .74, .2))]))
    parts, z = [place(bun(False))], .34

    def frill(u, v):
        a, q = 2 * math.pi * v, .5 + .78 * u
        ruffle = u ** 2 * (.13 * math.sin(a * 11 + 2 * math.sin(a * 3)) + .06 * math.sin(a * 23))
        return q * math.cos(a), q * math.sin(a), .1 + ruffle - .14 * u ** 3
    parts.append(place(sheet(frill, lettuce, 16, 200, .012), (0, 0, z)))
    z += .14
    slice_red = lathe([(0, 0), (.5, 0), (.55, .05), (.5, .1), (0, .1)], material('tomato slice', (.7, .05, .02), .2, coat=.8, soft=.1), 48, .03)
    for a in range(3):
        parts.append(place(slice_red, (.5 * math.cos(a * 2.09 + .6), .5 * math.sin(a * 2.09 + .6), z), (random.uniform(-5, 5), random.uniform(-5, 5), 0)))
    z += .1
    for k in range(2 if double else 1):
        parts.append(place(lathe([(0, 0), (1.0, .02), (1.12, .12), (1.1, .28), (1.0, .36), (0, .36)], meat, 120, .05), (0, 0, z), (0, 0, 70 * k)))
        z += .35

        def square(u, v, k=k):
            x, y = (u * 2 - 1) * 1.06, (v * 2 - 1) * 1.06
            q = math.hypot(x, y)
            return x, y, -.55 * max(0, q - .96) ** 1.1
        parts.append(place(sheet(square, slab, 40, 40, .05), (0, 0, z + .03), (0, 0, 22 + 40 * k)))
        z += .07
    parts.append(place(bun(True), (0, 0, z), (1.5, -2, 0)))
    seed = blob(material('sesame', (.9, .76, .48), .45, soft=.1), 3, .02, 1, (1, .6, .35))
    for i in range(85):
        q, a = .95 * math.sqrt(random.random()), random.uniform(0, 6.28)
        h = .86 - .80 * (q / 1.13) ** 2.7
        parts.append(place(seed, (q * math.cos(a), q * math.sin(a), z + h), (-math.degrees(math.sin(a)) * q * .8, math.degrees(math.cos(a)) * q * .8, random.uniform(0, 360)), .045))
    return group(parts, at, turn, size)


def fry():
    m = material('fry', (.82, .48, .08), .45, soft=.08, coat=.15, bump=('noise', 7, .25), mottle=('noise', 1.7, [(.37, (.52, .20, .02)), (.50, (.82, .48, .08)), (.67, (.92, .66, .2))]), vary=.15)
    me = box(m, (.2, .2, 2), .03, 2)
    for v in me.vertices:
        v.co.z -= 1
    return me


def cheese_wedge(r=1.5, h=.95, angle=46):
    m = material('cheese', (.88, .52, .07), .38, soft=.15, coat=.15, bump=('noise', 3, .08))
    bm = bmesh.new()
    pts = [(0, 0)] + [(r * math.cos(math.radians(angle * i / 20)), r * math.sin(math.radians(angle * i / 20))) for i in range(21)]
    me = mesh([(x, y, z) for z in (0, h) for x, y in pts], [tuple(range(22))[::-1], tuple(range(22, 44))] + [(i, (i + 1) % 22, 22 + (i + 1) % 22, 22 + i) for i in range(22)], m, smooth=False)
    bm.from_mesh(me)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.02, segments=2, affect='EDGES')
    bm.to_mesh(me)
    bm.free()
    return me


def with_holes(o, spots):
    """Boolean bubbles for a cheese wedge: spots are (x, y, z, radius)."""
    m = o.data.materials[0]
    for x, y, z, r in spots:
        hole = place(blob(m, 3), (x, y, z), size=r)
        hole.parent = o
        hole.hide_render = True
        mod = o.modifiers.new('hole', 'BOOLEAN')
        mod.object, mod.operation, mod.solver = hole, 'DIFFERENCE', 'FAST'
    return o


def loaf(length=3.0, at=(0, 0, 0), turn=(0, 0, 0)):
    """Scored crusty loaf along x."""
    m = material('loaf', (.5, .24, .08), .65, bump=[('noise', 5, .3), ('noise', 18, .2)], mottle=('noise', 1.6, [(.38, (.19, .055, .012)), (.53, (.46, .19, .045)), (.70, (.80, .56, .28))]))
    me = blob(m, 6, .04, 1.5, (length / 2, .85, .62))
    for v in me.vertices:
        s = math.sin(v.co.x * 4.4 - v.co.y * 1.6)
        if v.co.z > 0:
            v.co.z += (-.11 * max(0, s) ** 10 + .05 * max(0, math.sin(v.co.x * 4.4 - v.co.y * 1.6 - .5)) ** 6) * (v.co.z / .62)
        v.co.z = max(v.co.z, -.42)
    return place(me, (at[0], at[1], at[2] + .42), turn)


def crumb_bread():
    return material('bread crumb', (.80, .60, .34), .8, soft=.1, bump=[('voronoi', 9, .7), ('noise', 20, .4)], mottle=('noise', 6, [(.40, (.50, .28, .10)), (.50, (.84, .64, .36))]))


def bread_slice(r=.8, thick=.22, at=(0, 0, 0), turn=(0, 0, 0)):
    """Oval slice standing on its crust, faces along y."""
    rim = [(r * math.cos(2 * math.pi * i / 60) * 1.1, r * max(-.62, math.sin(2 * math.pi * i / 60) * .8)) for i in range(60)]
    verts = [(x * k, y, z * k) for y, k in ((-thick / 2, .96), (-thick / 2 + .03, 1), (thick / 2 - .03, 1), (thick / 2, .96)) for x, z in rim]
    faces = [(a * 60 + i, a * 60 + (i + 1) % 60, (a + 1) * 60 + (i + 1) % 60, (a + 1) * 60 + i) for a in range(3) for i in range(60)]
    skin = place(mesh(verts, faces, crust()))
    face = [place(mesh([(x * .955, s * (thick / 2 + .003), z * .955) for x, z in rim], [tuple(range(60))], crumb_bread(), smooth=False)) for s in (1, -1)]
    return group([skin] + face, (at[0], at[1], at[2] + r * .62), turn)


def olive(green=True):
    m = material('green olive', (.34, .40, .05), .22, coat=.7, bump=('noise', 6, .06), vary=.2) if green else material('black olive', (.025, .02, .028), .2, coat=.8, bump=('noise', 6, .05))
    return blob(m, 4, .03, 1.2, (1.22, 1, 1))


def mushroom(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    m = material('mushroom', (.80, .70, .56), .6, soft=.2, bump=('noise', 5, .2), mottle=('noise', 2, [(.38, (.62, .48, .34)), (.62, (.88, .81, .7))]))
    cap = place(lathe([(0, .45), (.5, .5), (.95, .42), (1.08, .55), (.95, .95), (.5, 1.25), (0, 1.32)], m, 72, .04))
    stem = place(lathe([(0, -.25), (.34, -.22), (.32, .1), (.4, .55), (0, .6)], m, 48, .08))
    return group([cap, stem], at, turn, size)


def fig_half(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Half a fig, radius about one, its cut face up."""
    skin = material('fig skin', (.10, .022, .06), .42, coat=.15, bump=[('wave', 7, .15), ('noise', 14, .15)], mottle=('noise', 3, [(.35, (.06, .012, .045)), (.7, (.20, .07, .09))]))
    rind = material('fig rind', (.86, .76, .52), .5, soft=.2)
    flesh = material('fig flesh', (.55, .08, .06), .3, soft=.3, coat=.6, bump=[('voronoi', 9, .5), ('noise', 18, .3)], mottle=('voronoi', 9, [(.15, (.82, .42, .26)), (.5, (.56, .07, .06)), (.9, (.34, .02, .04))]))
    seed = blob(material('fig seed', (.86, .66, .30), .35, coat=.4), 2, squash=(1, .7, .6))
    parts = [place(lathe([(0, -.95), (.45, -.86), (.84, -.52), (1, 0), (.96, .02)], skin, 64, smooth=3)), place(disc(rind, .985, .03, .01), (0, 0, -.012)),
             place(blob(flesh, 4, .10, 2.2, (.84, .84, .09)), (0, 0, .01))]
    for _ in range(46):
        a, r = random.uniform(0, 6.28), .74 * math.sqrt(random.uniform(.06, 1))
        parts.append(place(seed, (r * math.cos(a), r * math.sin(a), .085 - .05 * r), (0, 0, random.uniform(0, 360)), random.uniform(.03, .05)))
    return group(parts, at, turn, size)
