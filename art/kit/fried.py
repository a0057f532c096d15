"""Fried and baked snacks as relief: ridges, cracks and colour belong together."""
from kit.materials import material
from kit.meshes import box, math, place, random
from kit.props_lime import smooth_path
from kit.relief import *


def _mesh(o):
    """The bare mesh of a relief, for placing many times."""
    data = o.data
    bpy.data.objects.remove(o)
    return data


def murukku(turns=3.3, seed=0, thick=.125):
    """Flat spiral of pressed dough, one in radius, middle of the rope at z = 0: seven ridges, torn by the hot oil."""
    n, sides = int(turns * 130), 63
    t = np.linspace(0, 1, n)
    a, r = 2 * math.pi * turns * t, .17 + .83 * t
    path = np.stack([r * np.cos(a), r * np.sin(a), .035 * fbm(t * 4, t * 0, 2, seed + 9)], -1)
    b = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :] * np.ones((n, 1))
    along = (t * turns * 2 * math.pi * .6)[:, None] * np.ones((1, sides))
    twist = b + along * .16
    x, y, z = along, np.cos(b) * .55, np.sin(b) * .55
    ridge = np.abs(np.cos(4.5 * twist)) ** 1.5
    tear, grit = fbm(x + z, y * 2, 7, seed, 3), fbm(x - z, y + z, 26, seed + 4, 3)
    q = thick * (.80 + .28 * ridge + .22 * tear + .21 * grit) * np.minimum(1, np.minimum(14 * t + .35, 14 * (1 - t) + .35))[:, None]
    colour = mix(flat(rgb(.13, .030, .006), b.shape), flat(rgb(.44, .130, .022), b.shape), step(-.1, 1.0, ridge * .9 + tear * .9))
    colour = mix(colour, flat(rgb(.66, .27, .055), b.shape), .6 * step(.55, 1.1, ridge + 1.2 * grit))
    gap, near, tone = cells(x * 9, (y + z) * 8, seed + 2)
    colour = mix(colour, flat(rgb(.035, .020, .010), b.shape), .85 * step(.2, .1, near) * step(.75, .8, tone))
    return _mesh(relief(sweep_along(path, sides, q), colour, (.56, .10, .02), skin('fried', (.10, .05, .02)), close_v=True))


_ARM = [(-.50, -.93, .24), (-.24, -.46, .14), (.03, -.12, .09), (.22, .20, .02), (.50, .58, 0), (.84, .56, 0), (1.0, .14, 0), (.92, -.42, 0), (.52, -.90, 0)]
PRETZEL = _ARM + [(0, -1.02, 0)] + [(-x, y, z * k) for (x, y, z), k in zip(_ARM[::-1], (1, 1, 1, 1, 1, -1, -1.1, -.1, .85))]


def pretzel(seed=0):
    """Glazed and split along its back. Returns its mesh and where salt may lie on it (points with normals)."""
    bend = random.Random(seed)
    knots = [(x + bend.uniform(-.04, .04), y + bend.uniform(-.04, .04), z) for x, y, z in PRETZEL]
    path = np.array(smooth_path(knots, 520))
    n, sides = len(path), 48
    t = np.linspace(0, 1, n)
    b = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :] * np.ones((n, 1))
    belly = (.82 + .50 * np.exp(-((t - .5) / .15) ** 2)) * np.minimum(1, np.sqrt(np.minimum(t, 1 - t) / .022 + .00001))
    x, y = (t * 22)[:, None] * np.ones((1, sides)), np.cos(b) * 1.2
    broad, fine, grit = fbm(x * .35, y * .5, 2, seed), fbm(x, y, 3, seed + 2), fbm(x * 1.5, y * 3, 9, seed + 3)
    up = np.cos(b)
    split = np.exp(-((b - math.pi - math.pi * np.sign(b - math.pi) + .25 * fine) / .34) ** 2) * step(.12, .03, np.abs(t - .5))[:, None]
    q = .165 * belly[:, None] * (1 + .06 * broad + .045 * fine + .022 * grit) + .018 * split * (1 + 2 * grit)
    colour = mix(flat(rgb(.13, .034, .009), b.shape), flat(rgb(.36, .125, .028), b.shape), step(-.40, .35, broad + .6 * fine - .35 * up))
    colour = mix(colour, flat(rgb(.060, .016, .006), b.shape), .75 * step(.10, .45, fine + .4 * up + .3 * grit - .1))
    gap, near, tone = cells(x * 2.6 + fine, y * 2.2 + grit, seed + 7)
    crackle = step(.09, .02, gap) * step(.3, .6, tone)
    colour = mix(colour, flat(rgb(.50, .24, .075), b.shape), .5 * crackle)
    colour = mix(colour, flat(rgb(.80, .58, .32), b.shape), step(.30, .62, split + .35 * grit))
    colour = mix(colour, flat(rgb(.52, .30, .13), b.shape), .6 * step(.30, .62, split + .35 * grit) * step(0, .4, grit + fine))
    colour = mix(colour, flat(rgb(.50, .22, .06), b.shape), .5 * step(-.2, -.9, up))
    points = sweep_along(path, sides, q)
    surface = np.stack([.40 + .3 * split + .25 * grit + .15 * crackle, .06 + .10 * split, .16 * (1 - split) * (1 - crackle)], -1)
    out = -normals(points, True)
    if np.mean(out[..., 2] * up) < 0:
        out = -out
    top = [(points[i, j], out[i, j]) for i in range(0, n, 5) for j in range(sides) if up[i, j] > .5]
    return _mesh(relief(points, colour, np.clip(surface, 0, 1), skin('glazed', (.06, .03, .015)), close_v=True)), top


def cashew(seed=0):
    """Kidney along an arc in the plane of x and y, with the seam between its halves; about one long."""
    rnd = random.Random(seed)
    n, sides = 110, 60
    t = np.linspace(0, 1, n)
    arc = math.pi * rnd.uniform(1.05, 1.25)
    a = (t - .5) * arc
    wide = rnd.uniform(.44, .50)
    path = np.stack([wide * np.sin(a), wide * np.cos(a) - wide * .6, np.zeros(n)], -1)
    body = np.sqrt(np.maximum(0, 1 - np.abs(2 * t - 1) ** 2.6)) * (.34 - .09 * t + .03 * np.sin(t * 5 + seed))
    b = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :] * np.ones((n, 1))
    x, y = (t * 2.2)[:, None] * np.ones((1, sides)), np.cos(b)
    z = np.sin(b)
    broad, fine, grit = fbm(x + z, y, 1.3, seed), fbm(x + z * .7, y - z * .3, 5, seed + 2), fbm(x * 2 + z, y * 2, 16, seed + 5)
    seam = np.exp(-(np.abs(np.cos(b)) / .075) ** 2)
    pores = step(.16, .34, fbm(x * 2 + z, y * 2 - z, 26, seed + 11, 3))
    wrinkle = ridged(x * .7, y * 2.4 + z, 3.2, seed + 13)
    q = body[:, None] * (1 + .09 * broad + .045 * fine + .018 * grit - .085 * seam * step(-.4, .2, broad + .2) - .022 * pores - .020 * step(.75, 1, wrinkle))
    roast = rnd.uniform(-.26, .18)  # no two come out of the oven alike
    tips = np.abs(2 * t - 1)[:, None] ** 4
    colour = mix(flat(rgb(.66, .35, .12), b.shape), flat(rgb(.88, .66, .38), b.shape), step(-.35, .30, broad + .5 * fine - roast))
    colour = mix(colour, flat(rgb(.46, .17, .035), b.shape), .80 * step(.10, .50, fine + .40 * grit + .34 * broad + .42 * tips + .6 * roast))
    colour = mix(colour, flat(rgb(.16, .048, .012), b.shape), .65 * step(.28, .46, fbm(x * 3 + z, y * 3, 7, seed + 8) + .22 * tips + .25 * roast))
    colour = mix(colour, flat(rgb(.30, .10, .024), b.shape), np.clip(.55 * seam + .45 * pores + .25 * step(.8, 1, wrinkle), 0, 1))
    surface = np.stack([np.clip(.46 + .25 * grit + .2 * pores, .3, .8), .09 * np.ones_like(x), np.clip(.12 - .1 * pores, 0, 1)], -1)
    points = sweep_along(path, sides, q)
    points[..., 2] *= .88
    return _mesh(relief(points, colour, surface, skin('nut', (.14, .06, .02), grain=.25), close_v=True))


def potato_chip(seed=0, ridges=0):
    """Thin bent oval, blistered, browned at its edge; about two across."""
    rnd = random.Random(seed)
    nu, nv = 90, 190
    u = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv))
    v = np.linspace(0, 2 * math.pi, nv, endpoint=False)[None, :] * np.ones((nu, 1))
    reach = 1 + .07 * fbm(np.cos(v), np.sin(v), 1.2, seed) + .03 * fbm(np.cos(v), np.sin(v), 5, seed)
    x, y = u * reach * np.cos(v), u * reach * np.sin(v) * rnd.uniform(.74, .9)
    k, twist = rnd.uniform(.28, .55), rnd.uniform(-.35, .35)
    gap, near, tone = cells(x * 4, y * 4, seed + 3)
    blister = step(.42, .1, near) * step(.5, .8, tone)
    z = k * x * x - .35 * k * y * y + twist * x * y + .16 * u * fbm(x, y, 1.6, seed + 5) + .055 * blister + .014 * fbm(x, y, 9, seed + 6)
    if ridges:
        z = z + .045 * np.cos(y * ridges)
    colour = mix(flat(rgb(.74, .41, .075), x.shape), flat(rgb(.88, .62, .21), x.shape), step(-.3, .3, fbm(x, y, 2.4, seed + 7)))
    colour = mix(colour, flat(rgb(.50, .19, .03), x.shape), .8 * step(.80, 1.02, u + .30 * fbm(x, y, 4, seed + 8)))
    colour = mix(colour, flat(rgb(.46, .19, .03), x.shape), .5 * step(.55, .9, blister))
    return _mesh(relief(np.stack([x, y, z], -1), colour, (.40, .18, .10), skin('chip', (.16, .09, .02)), close_v=True))


def salt_on(spots, count, parent, seed=1, size=(.018, .045), crystal=None):
    """Crystals set on points with normals, hung on the thing they lie on."""
    from mathutils import Vector
    rnd = random.Random(seed)
    for p, out in rnd.sample(spots, min(count, len(spots))):
        o = place(crystal, tuple(p + out * .008), size=rnd.uniform(*size))
        o.rotation_euler = Vector(out).to_track_quat('Z', 'Y').to_euler()
        o.rotation_euler.rotate_axis('Z', rnd.uniform(0, 6))
        o.parent = parent


def sev(seed=0):
    """Short bent gram-flour noodle along x, pressed ragged and fried."""
    rnd = random.Random(seed)
    n, sides, bend = 60, 16, rnd.uniform(.2, 1.1)
    t = np.linspace(-1, 1, n)
    path = np.stack([t, bend * t * t * .5, .2 * np.sin(t * 2 + seed)], -1)
    b = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :] * np.ones((n, 1))
    x, y = t[:, None] * np.ones((1, sides)), np.cos(b)
    broad, fine = fbm(x, y * .2, 2.5, seed), fbm(x * 3, y, 3, seed + 2)
    q = .085 * (1 + .16 * broad + .14 * fine) * np.minimum(1, np.sqrt(np.maximum(0, 1 - np.abs(t)) / .06) + .05)[:, None]
    colour = mix(flat(rgb(.62, .30, .040), x.shape), flat(rgb(.82, .50, .11), x.shape), step(-.35, .3, broad + .5 * fine))
    colour = mix(colour, flat(rgb(.38, .12, .016), x.shape), .8 * step(.10, .42, fine + .5 * np.abs(t)[:, None] ** 4))
    return _mesh(relief(sweep_along(path, sides, q), colour, (.44, .14, .10), skin('fried', (.10, .05, .02)), close_v=True))


def crisp_pea(seed=0):
    """Fried green pea: shrunken in the oil into folds, split here and there, dusted with chilli."""
    n, sides = 64, 90
    a = np.linspace(.02, math.pi - .02, n)[:, None] * np.ones((1, sides))
    b = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :] * np.ones((n, 1))
    x, y, z = np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)
    broad = fbm(x + .6 * z, y - .5 * z, 1.3, seed)
    fold = np.abs(fbm(x + z * .8, y + z * .5, 1.7, seed + 3, 3))
    grit, dust = fbm(x + z, y - z, 14, seed + 5), fbm(x - z, y + z, 5, seed + 9)
    q = 1 + .17 * broad - .17 * step(.20, .0, fold) + .035 * grit
    colour = mix(flat(rgb(.36, .40, .055), x.shape), flat(rgb(.20, .27, .022), x.shape), step(-.3, .3, broad + grit))
    colour = mix(colour, flat(rgb(.56, .48, .14), x.shape), .55 * step(.20, .50, fold + .4 * grit))
    colour = mix(colour, flat(rgb(.12, .13, .015), x.shape), .5 * step(.10, .0, fold))
    colour = mix(colour, flat(rgb(.44, .085, .012), x.shape), .75 * step(.16, .34, dust + .3 * grit))
    points = np.stack([x * q, y * q, z * q * .92], -1)
    return _mesh(relief(points, colour, (.44, .12, .16), skin('nut', (.14, .06, .02), grain=.25), close_v=True))


def salted(things, count, crystal, seed=1, size=(.018, .045)):
    """Crystals where they stay lying: on what looks up, after the things have settled."""
    from mathutils import Vector
    rnd = random.Random(seed)
    bpy.context.view_layer.update()
    for o in things:
        turn, spots = o.matrix_world.to_3x3(), o.data.vertices
        middle = sum((v.co for v in spots), Vector()) / len(spots)
        way = 1 if sum(v.normal.dot(v.co - middle) for v in spots) > 0 else -1  # a swept tube may be inside out
        for _ in range(count):
            v = spots[rnd.randrange(len(spots))]
            out = (turn @ v.normal).normalized() * way
            if out.z < .5:
                continue
            c = place(crystal, tuple(o.matrix_world @ v.co + out * .006), size=rnd.uniform(*size))
            c.rotation_euler = (Vector(out) + Vector([rnd.uniform(-.5, .5) for _ in range(3)])).to_track_quat('Z', 'Y').to_euler()


def salt_crystal():
    return box(material('salt crystal', (.92, .92, .90), .25, soft=.2), (1, 1, .8), .16)


__all__ = ['sev', 'crisp_pea', 'salted', 'salt_crystal', 'murukku', 'pretzel', 'cashew', 'potato_chip', 'salt_on']
