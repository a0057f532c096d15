"""Tableware: plates, bowls, tumblers, cutlery, boards, jars."""
from kit.materials import glass, material, thin_glass
from kit.shapes import *


def steel():
    return material('steel', (.72, .72, .70), .2, metal=1, bump=('noise', 2.5, .03))


def brass():
    return material('brass', (.78, .50, .16), .24, metal=1, bump=[('voronoi', 5, .06), ('noise', 3, .04)])


def black_glaze():
    return material('black glaze', (.014, .015, .012), .24, coat=.8, bump=[('noise', 5, .04)], mottle=('noise', 22, [(.55, (.012, .013, .010)), (.75, (.06, .06, .05))]))


def white_glaze():
    return material('white glaze', (.82, .80, .74), .22, coat=.7, bump=('noise', 4, .03), mottle=('noise', 26, [(.62, (.82, .80, .74)), (.72, (.55, .5, .4))]))


def lime_glaze():
    return material('lime glaze', (.5, .86, .02), .25, coat=.9, bump=('noise', 4, .03))


def clay():
    return material('clay', (.42, .13, .055), .7, bump=[('noise', 14, .2), ('wave', 2, .05)], mottle=('noise', 3, [(.3, (.30, .085, .035)), (.7, (.52, .18, .08))]))


def iron():
    return material('iron', (.02, .02, .019), .45, metal=.6, bump=('noise', 24, .25))


def wood(dark=False):
    ramp = [(.3, (.05, .019, .007)), (.5, (.13, .055, .02)), (.72, (.22, .105, .042))] if dark else [(.3, (.27, .12, .042)), (.52, (.44, .23, .09)), (.75, (.60, .36, .17))]
    return material('dark wood' if dark else 'wood', (.3, .15, .06), .5, coat=.15, stretch=(.35, 3.2, 3.2), bump=[('noise', 5, .12), ('noise', 14, .1)], mottle=('noise', 2.2, ramp))


def linen(colour=(.72, .70, .60)):
    return material('linen %s' % (colour,), colour, .85, sheen=.5, bump=[('wave', 26, .25), ('noise', 40, .3)])


def plate(m, r=2.0, at=(0, 0, 0), turn=(0, 0, 0), lip=.24):
    p = [(0, .03), (r * .6, .03), (r * .66, 0), (r * .7, .03), (r * .8, .1), (r, lip), (r * 1.01, lip + .04), (r * .985, lip + .05), (r * .78, .16), (r * .66, .09), (0, .09)]
    return place(lathe(p, m, 128, .01), at, turn, name='plate')


def bowl(m, r=1.2, h=.9, at=(0, 0, 0), turn=(0, 0, 0), foot=.45, wall=.06):
    p = [(0, .02), (r * foot, 0), (r * foot, .05), (r * .82, h * .42), (r, h), (r - wall * .4, h + .03), (r - wall, h), (r * .78, h * .45), (r * foot * .9, .1), (0, .08)]
    return place(lathe(p, m, 96, .012), at, turn, name='bowl')


def straight_bowl(m, r=.6, h=.5, at=(0, 0, 0), wall=.035):
    """Katori: upright wall with a rolled lip."""
    p = [(0, .01), (r * .8, 0), (r * .93, .06), (r, h * .9), (r * 1.05, h), (r * 1.03, h + .02), (r - wall, h * .94), (r * .9, .1), (r * .75, .05), (0, .05)]
    return place(lathe(p, m, 96), at, name='katori')


def tumbler(m, r=.55, h=1.25, at=(0, 0, 0), turn=(0, 0, 0), flare=1.12):
    p = [(0, .03), (r * .86, .03), (r * .88, 0), (r * .9, .05), (r, h * .92), (r * flare, h), (r * flare - .01, h + .03), (r * .96, h * .92), (r * .84, .09), (0, .08)]
    return place(lathe(p, m, 96), at, turn, name='tumbler')


def pool(r, z, m, at=(0, 0, 0), bulge=.03, ripple=.0):
    """Surface of a liquid inside a bowl."""
    n, verts, faces = 40, [], []
    for i in range(n):
        q = r * i / (n - 1)
        for j in range(72):
            a = 2 * math.pi * j / 72
            d = ripple * noise.noise(Vector((q * 2.3 * math.cos(a) + at[0], q * 2.3 * math.sin(a) + at[1], 1)))
            verts.append((q * math.cos(a), q * math.sin(a), z - bulge * (q / r) ** 4 * -.6 + d))
    for i in range(n - 1):
        for j in range(72):
            faces.append((i * 72 + j, (i + 1) * 72 + j, (i + 1) * 72 + (j + 1) % 72, i * 72 + (j + 1) % 72))
    return place(mesh(verts, faces, m), at, name='pool')


def drinking_glass(r=.55, h=1.7, at=(0, 0, 0), drink=None, level=.8, foot=.12):
    """Clear glass; the drink is one body that overlaps the wall a little, so no air gap shows."""
    g = thin_glass()
    parts = [place(lathe([(0, 0), (r * .86, 0), (r * .9, .04), (r, h), (r * .985, h + .02), (r * .95, h), (r * .84, foot + .05), (0, foot)], g, 96, smooth=1))]
    if drink:
        z = foot + (h - foot) * level
        w = r * (.85 + .105 * level)
        parts.append(place(lathe([(0, foot + .01), (r * .845, foot + .05), (w, z), (w * .96, z - .015), (0, z - .02)], drink, 96, smooth=1)))
    return group(parts, at)


def ice(m=None):
    m = m or material('ice', (.92, 1, .94), .08, glass=.7, soft=.3, coat=.8, ior=1.2, bump=('noise', 3, .15))
    return box(m, (.5, .5, .5), .07, 4)


def board(m, size=(4, 2.6, .18), at=(0, 0, 0), turn=(0, 0, 0)):
    return place(box(m, size, .06, 4), at, turn, name='board')


def round_board(m, r=2, h=.16, at=(0, 0, 0)):
    return place(disc(m, r, h, .05, 96), at, name='board')


def _blade(outline, m, thick, arch):
    """Flat silhouette from (x, half width), arched in height by arch(x)."""
    pts = rounded(outline, 2)
    n, k, verts = len(pts), 9, []
    for x, w in pts:
        for j in range(k):
            s = j / (k - 1) * 2 - 1
            verts.append((x, w * s, arch(x) + thick * math.sqrt(max(0, 1 - s * s)) * .5))
    for x, w in pts:
        for j in range(k):
            s = j / (k - 1) * 2 - 1
            verts.append((x, w * s, arch(x) - thick * math.sqrt(max(0, 1 - s * s)) * .5))
    faces = []
    for side in (0, n * k):
        for i in range(n - 1):
            for j in range(k - 1):
                a = side + i * k + j
                f = (a, a + 1, a + k + 1, a + k)
                faces.append(f if side else f[::-1])
    return mesh(verts, faces, m)


def spoon(m, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    handle = place(_blade([(0, .1), (.05, .13), (.6, .1), (1.6, .05), (2.0, .05), (2.1, .04)], m, .07, lambda x: .12 + .1 * math.sin(x * 1.7)))
    deep = place(sheet(lambda u, v: (2.02 + .95 * u, .3 * math.sin(math.pi * min(1, u * 1.0) ** .72) ** .6 * (v * 2 - 1), .1 - .16 * math.sin(math.pi * u) * (1 - (v * 2 - 1) ** 2)), m, 28, 18, .03))
    return group([handle, deep], at, turn, size)


def fork(m, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    handle = place(_blade([(0, .1), (.05, .13), (.6, .1), (1.6, .05), (2.05, .06), (2.2, .22), (2.35, .24), (2.42, .24)], m, .07, lambda x: .12 + .08 * math.sin(x * 1.7)))
    tines = [place(tube([(2.38, y, .07), (2.6, y, .05), (2.85, y, .08), (3.08, y * .97, .16)], m, .034, taper=lambda t: 1 - .5 * t)) for y in (-.2, -.067, .067, .2)]
    return group([handle] + tines, at, turn, size)


def knife(m, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    grip = place(_blade([(0, .08), (.05, .12), (.8, .11), (1.45, .09), (1.5, .09)], m, .12, lambda x: .07))
    edge = place(_blade([(1.45, .08), (1.6, .15), (2.4, .16), (2.9, .1), (3.1, .01)], m, .03, lambda x: .07))
    return group([grip, edge], at, turn, size)


def cloth(m, size=(3, 2.4), at=(0, 0, 0), turn=(0, 0, 0), fold=.12, seed=1):
    """Napkin with soft creases."""
    def f(u, v):
        x, y = (u - .5) * size[0], (v - .5) * size[1]
        z = .03 + fold * (.5 + noise.noise(Vector((x * .7, y * .5, seed)))) + fold * .6 * abs(math.sin(x * 1.6 + y * .8 + seed)) ** 3
        return x + .06 * noise.noise(Vector((x, y, seed + 5))), y + .08 * noise.noise(Vector((y, x, seed + 9))), z
    return place(sheet(f, m, 90, 70, .025), at, turn, name='cloth')


def jar(r=.8, h=1.7, at=(0, 0, 0), lid=None):
    """Glass jar with a shoulder; with a lid material it is closed."""
    p = [(0, 0), (r * .92, 0), (r, .08), (r, h * .78), (r * .95, h * .86), (r * .8, h * .92), (r * .8, h), (r * .76, h), (r * .76, h * .92), (r * .9, h * .84), (r * .95, h * .77), (r * .95, .12), (r * .88, .06), (0, .06)]
    body = place(lathe(p, glass(), 96, smooth=1), at, name='jar')
    if lid:
        place(lathe([(0, h + .1), (r * .82, h + .1), (r * .88, h + .04), (r * .88, h - .14), (r * .82, h - .14)], lid, 96, smooth=1), at)
    return body


def candle(at=(0, 0, 0), r=.3, h=1.4, wax=None):
    wax = wax or material('wax', (.92, .58, .20), .4, soft=.3, glow=.2, bump=('noise', 4, .06))
    place(lathe([(0, 0), (r, 0), (r, h - .05), (r * .93, h), (r * .8, h - .03), (r * .3, h - .1), (0, h - .1)], wax, 64, .03), at)
    place(tube([(0, 0, h - .12), (0, 0, h + .05), (.03, 0, h + .12)], material('wick', (.02, .015, .01), .9), .02), at)
    flame = material('flame', (1, .62, .18), glow=14)
    place(lathe([(0, -.02), (.05, .04), (.085, .16), (.06, .32), (.015, .5), (0, .54)], flame, 32, smooth=2), (at[0] + .03, at[1], at[2] + h + .08))
