"""From the coast: prawns, fish and coconuts."""
from kit.materials import material
from kit.shapes import *


def prawn(cooked=True, curl=1.0):
    """Shelled prawn with tail, curled in the xy plane, about two across."""
    m = material('prawn', (.86, .32, .12), .28, soft=.08, coat=.6, bump=[('noise', 8, .15), ('noise', 30, .1)], mottle=('noise', 2.2, [(.32, (.88, .46, .22)), (.52, (.80, .27, .09)), (.70, (.60, .12, .03))]), vary=.12)
    n, k, verts = 60, 18, []
    for i in range(n + 1):
        t = i / n
        a = -.5 + 3.9 * curl * t
        seg = .5 + .5 * abs(math.cos(t * math.pi * 5.5)) ** .35
        q = (.36 - .25 * t) * (.84 + .18 * seg) * min(1, (t * 12 + .12)) ** .5
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
    husk = material('husk', (.17, .075, .03), .9, stretch=(2.6, 2.6, .4), bump=[('noise', 9, .8), ('noise', 24, .5)], mottle=('noise', 7, [(.34, (.08, .03, .011)), (.54, (.19, .085, .034)), (.70, (.36, .20, .09))]))
    flesh = material('coconut flesh', (.93, .92, .87), .35, soft=.35, coat=.3, bump=('noise', 4, .06))
    shell = lathe([(0, -r), (.55 * r, -.86 * r), (.9 * r, -.45 * r), (r, -.03), (.98 * r, 0), (.93 * r, 0)], husk, 96, .03)
    meat = lathe([(.935 * r, -.02), (.93 * r, .005), (.86 * r, .012), (.78 * r, .005), (.75 * r, -.08), (.66 * r, -.42 * r), (.36 * r, -.68 * r), (0, -.74 * r)], flesh, 96, .015)
    rim = lathe([(.985 * r, -.04), (.965 * r, .008), (.93 * r, .006)], material('shell', (.10, .04, .015), .5), 96, .02, 1)
    return group([place(shell), place(meat), place(rim)], at, turn)


def coconut_whole(at=(0, 0, 0), turn=(0, 0, 0), r=1.0):
    husk = material('husk', (.17, .075, .03), .9, stretch=(2.6, 2.6, .4), bump=[('noise', 9, .8), ('noise', 24, .5)], mottle=('noise', 7, [(.34, (.08, .03, .011)), (.54, (.19, .085, .034)), (.70, (.36, .20, .09))]))
    eye = material('eye', (.03, .014, .006), .8)
    parts = [place(blob(husk, 5, .05, 1.5, (1, 1, 1.06), 2, .02))]
    parts += [place(blob(eye, 3), (.26 * math.cos(a), .26 * math.sin(a), 1.0), size=(.1, .1, .05)) for a in (0, 2.1, 4.2)]
    return group(parts, at, turn, r)
