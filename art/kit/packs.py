"""Packaging: pouch, paper cone, carton with compartments, tin, paper cup."""
from kit.materials import material
from kit.shapes import *
from kit.table import steel


def lime_paper():
    return material('lime paper', (.55, .94, .012), .5, bump=('noise', 26, .06))


def black_card():
    return material('black card', (.012, .013, .010), .5, bump=('noise', 30, .08))


def kraft():
    return material('kraft', (.50, .31, .15), .75, bump=('noise', 40, .2), mottle=('noise', 9, [(.35, (.42, .25, .11)), (.7, (.56, .37, .19))]))


def words(text, m, size=.3, at=(0, 0, 0), turn=(90, 0, 0)):
    """Raised lettering, upright and facing the camera by default."""
    cu = bpy.data.curves.new('words', 'FONT')
    cu.body, cu.size, cu.extrude = text, size, .004
    cu.align_x, cu.align_y = 'CENTER', 'CENTER'
    cu.offset = size * .022
    cu.space_character = .94
    cu.materials.append(m)
    return place(cu, at, turn)


def pouch(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, film=None, label=None, text='snacbox', seed=1, open_top=False):
    """Pillow bag two wide and three tall, crimped seams, lime label on its belly."""
    film = film or material('black film', (.014, .015, .011), .26, coat=.6, bump=('noise', 2.2, .25))
    label = label or lime_paper()

    def belly(side):
        def f(u, v):
            x, z = (u * 2 - 1), v * 3
            e = (1 - abs(x) ** 2.6) * math.sin(math.pi * min(1, max(0, (v - .05) / .9))) ** .55
            if open_top:
                e = (1 - abs(x) ** 2.6) * min(1, v * 6) ** .5 * (.85 + .25 * v)
            crease = .16 * abs(noise.noise(Vector((x * 1.7, z * 1.1, seed * 3)))) + .07 * abs(noise.noise(Vector((x * 4.5, z * 2.4, seed)))) - .08
            crimp = .012 * math.sin(v * 330) if v < .045 or v > .955 else 0
            return x * (1 - .07 * e), side * (.6 * e + crease * (e + .12) + .01) + crimp, z
        return f
    parts = [place(sheet(belly(s), film, 60, 110)) for s in (-1, 1)]

    def patch(u, v):
        x, y, z = belly(-1)(.5 + (u - .5) * .62, .3 + v * .34)
        return x, y - .012, z
    parts.append(place(sheet(patch, label, 40, 40)))
    ink = material('ink', (.008, .009, .006), .5)
    if text:
        w = words(text, ink, .34, (0, 0, 0))
        deps = bpy.context.evaluated_depsgraph_get()
        me = bpy.data.meshes.new_from_object(w.evaluated_get(deps))
        bpy.data.objects.remove(w)
        for vert in me.vertices:  # wrap the word onto the belly
            x, y, z = belly(-1)(.5 + vert.co.x / 2, (1.42 + vert.co.y) / 3)
            vert.co = Vector((x, y - .02 - vert.co.z, z))
        parts.append(place(me))
    return group(parts, at, turn, size)


def cone(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, m=None, h=2.4, r=.85):
    """Rolled paper cone, open at the top, its seam and slanted lip showing. Stands on its tip."""
    m = m or kraft()

    def f(u, v):
        a = 2 * math.pi * 1.12 * u
        k = v * (1 + .10 * math.cos(a * .95 + 2.6))
        q = r * v * (1 + .02 * u) + .01
        return q * math.cos(a), q * math.sin(a), h * k
    return group([place(sheet(f, m, 90, 40, .015))], at, turn, size)


def carton(w=3.6, d=2.6, h=.9, rows=2, cols=3, m=None, inside=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Open box with dividers. Returns (objects for settle, list of compartment centres, compartment size)."""
    m, inside = m or black_card(), inside or m
    t, out, spots = .06, [], []

    def wall(size, where, mat):
        out.append(place(box(mat, size, .02, 2), where))
    wall((w, d, t), (0, 0, 0), inside)
    for s in (-1, 1):
        wall((w, t, h), (0, s * (d - t) / 2, 0), m)
        wall((t, d - t * 2, h), (s * (w - t) / 2, 0, 0), m)
    for i in range(1, cols):
        wall((t * .7, d - t * 2, h * .86), (-w / 2 + w * i / cols, 0, t), inside)
    for j in range(1, rows):
        wall((w - t * 2, t * .7, h * .86), (0, -d / 2 + d * j / rows, t), inside)
    for j in range(rows):
        for i in range(cols):
            spots.append((-w / 2 + w * (i + .5) / cols, -d / 2 + d * (j + .5) / rows))
    return out, spots, (w / cols, d / rows)


def tin(r=1.1, h=1.5, m=None, at=(0, 0, 0), band=None):
    """Open round tin with rolled rims; a paper band round it."""
    m = m or steel()
    p = [(0, .02), (r * .96, 0), (r, .03), (r * 1.02, .06), (r, .09), (r, h - .09), (r * 1.025, h - .05), (r * 1.02, h), (r * .98, h), (r * .97, h - .08), (r * .97, .06), (0, .05)]
    body = place(lathe(p, m, 128, smooth=1), at, name='tin')
    if band:
        place(lathe([(r * 1.005, h * .2), (r * 1.012, h * .22), (r * 1.012, h * .78), (r * 1.005, h * .8)], band, 128, smooth=0), at)
    return body


def tin_lid(r=1.1, m=None, at=(0, 0, 0), turn=(0, 0, 0)):
    return place(lathe([(0, .0), (r * .9, 0), (r * .94, .04), (r * 1.03, .04), (r * 1.05, .02), (r * 1.05, -.28), (r * 1.03, -.28)], m or steel(), 128, smooth=1), at, turn)


def paper_cup(r=.75, h=1.5, m=None, stripes=None, at=(0, 0, 0), scallop=.0):
    """Tapered cup for chips or popcorn; `stripes` paints every other panel."""
    m = m or lime_paper()
    panels = 20

    def f(u, v):
        a = 2 * math.pi * u
        q = r * (.74 + .26 * v)
        return q * math.cos(a), q * math.sin(a), h * v * (1 + scallop * abs(math.sin(a * panels / 4)) * v ** 6)
    me = sheet(f, m, panels * 8, 24)
    if stripes:
        me.materials.append(stripes)
        for i, p in enumerate(me.polygons):
            p.material_index = (i // 24 // 8) % 2
    o = place(me, at, name='cup')
    place(disc(m, r * .74, .03), at)
    return o
