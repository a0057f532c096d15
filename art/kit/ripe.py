"""Tomatoes on their vine and olives, as relief: skins with pores, shoulders, dents and drops of water."""
from kit.meshes import *
from kit.objects import water
from kit.relief import cells, fbm, flat, mix, np, relief, rgb, skin, step, sweep_along

GREEN = rgb(.075, .115, .018)


def tomato(at=(0, 0, 0), turn=(0, 0, 0), r=.8, seed=1, wet=0, ribs=.03):
    """Its middle at the origin, its stalk up z. wet: how many drops hang on its skin."""
    nu, nv = 320, 520
    t = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv)) * math.pi
    a = np.linspace(0, 2 * math.pi, nv, endpoint=False)[None, :] * np.ones((nu, 1))
    ca, sa, s, c = np.cos(a), np.sin(a), np.sin(t), np.cos(t)
    broad, mid = fbm(ca * s + 3 * c, sa * s, .9, seed), fbm(ca * s, sa * s + 2 * c, 2.6, seed + 1)
    wave = np.cos(a * (5 + seed % 2) + 1.6 * fbm(ca, sa, 1, seed + 2) + seed)
    dents = fbm(ca * s * 1.2 + c, sa * s * 1.2 - c, 3.4, seed + 9, 3)  # they break what shines on the skin
    k = 1 + ribs * wave * s * step(2.3, .2, t) + .062 * broad + .018 * mid + .0034 * dents
    lean = 1 + .055 * np.cos(a - seed) * c  # one shoulder stands higher
    x, y = s ** .98 * ca * k * lean, s ** .98 * sa * k * lean
    hollow = np.exp(-(s / .30) ** 2)
    z = (.80 + .05 * math.sin(seed * 2.4)) * np.sign(c) * np.abs(c) ** .98 * (1 + .05 * broad + .05 * np.cos(a - seed) * s) - np.where(c > 0, .27 * hollow, -.05 * np.exp(-(s / .2) ** 2))
    fine = fbm(x * 2 + z, y * 2 - z, 9, seed + 3)
    gap, near, tone = cells(a / (2 * math.pi) * 110 * np.round(4 * np.maximum(s, .25)) / 4, t * 26, seed + 4)
    pore = step(.20, .05, near) * step(.55, .8, tone)
    colour = mix(flat(rgb(.34, .008, .004), x.shape), flat(rgb(.58, .032, .006), x.shape), step(-.35, .35, broad + .5 * mid + .25 * dents))
    shoulder = step(.62, .12, t / math.pi * 2.1 + .12 * mid + .06 * wave)
    colour = mix(colour, flat(rgb(.46, .115, .010), x.shape), .55 * shoulder)
    colour = mix(colour, flat(rgb(.22, .17, .020), x.shape), .75 * step(.30, .06, t / math.pi * 2 + .10 * wave + .08 * fine) * (c > 0))
    colour = mix(colour, flat(rgb(.60, .16, .045), x.shape), .34 * pore)
    scar = step(.10, .03, s) * (c < 0)
    colour = mix(colour, flat(rgb(.12, .06, .02), x.shape), scar)
    bloom = step(-.15, .40, fbm(x, y + z, 1.8, seed + 6) + .3 * fine)
    surface = np.stack([.24 + .20 * bloom + .08 * fine, np.full(x.shape, .16), .16 * (1 - bloom)], -1)
    points = np.stack([x, y, z], -1) * (1 + .0016 * fine - .0012 * pore)[..., None] * r
    body = relief(points, colour, np.clip(surface, .02, 1), skin('tomato skin', (.16, .035, .012), .45), close_v=True, name='tomato')
    parts = [body, *_calyx(r, seed)]
    rnd, bead = random.Random(seed * 5), blob(water(), 3, squash=(1, 1, .55))
    for _ in range(wet):
        i, j = int(nu * math.acos(rnd.uniform(-.45, .93)) / math.pi), rnd.randrange(nv)
        p, q = Vector(points[i, j]), Vector(points[min(i + 3, nu - 1), j]) - Vector(points[i - 3, j])
        n = q.cross(Vector(points[i, (j + 3) % nv]) - Vector(points[i, j - 3])).normalized()
        size = .009 + .040 * rnd.random() ** 4
        drop = place(bead, p, size=(size, size, size * rnd.uniform(.8, 1.1)))
        drop.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
        parts.append(drop)
    return group(parts, at, turn)


def _calyx(r, seed):
    """Six narrow sepals, curled as they dry, round the end of the stalk."""
    rnd, parts = random.Random(seed), []
    nu, nv = 80, 24
    u = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv))
    v = np.linspace(-1, 1, nv)[None, :] * np.ones((nu, 1))
    for i in range(6):
        long, lift, twist = r * rnd.uniform(.50, .72), rnd.uniform(-.10, .45), rnd.uniform(-.9, .9)
        half = long * .125 * np.sin(math.pi * np.clip(u * .93 + .07, 0, 1)) ** .7 * (1 - .5 * u)
        rise = long * (.62 * u - .34 * u ** 2 + .6 * lift * u ** 4)
        side = half * v
        x, y, z = u * long * (1 - .16 * lift * u), side * np.cos(twist * u), rise + side * np.sin(twist * u) - .10 * half * (1 - v * v)
        colour = mix(flat(GREEN, u.shape), flat(rgb(.16, .20, .045), u.shape), step(-.3, .4, fbm(u * 3, v, 2, seed + i) + .4 * np.exp(-(v / .2) ** 2)))
        colour = mix(colour, flat(rgb(.13, .085, .03), u.shape), .7 * step(.72, 1, u + .15 * fbm(u, v, 4, seed)))
        o = relief(np.stack([x, y, z], -1), colour, (.55, .05, .0), skin('sepal', (.04, .06, .01), .3))
        thick = o.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = .012 * r
        o.location, o.rotation_euler = (0, 0, .585 * r), (0, 0, math.radians(60 * i + rnd.uniform(-14, 14)))
        parts.append(o)
    return parts


def vine(path, thick=.07, seed=1):
    """The green stem of a truss along `path`; knobs where a stalk leaves it, a dry end."""
    way = np.array(smoothed(path, 4), float)
    steps = np.linspace(0, len(way) - 1, 420)
    way = np.stack([np.interp(steps, np.arange(len(way)), way[:, k]) for k in range(3)], -1)
    t, b = np.linspace(0, 1, 420)[:, None] * np.ones((1, 60)), np.linspace(0, 2 * math.pi, 60, endpoint=False)[None, :] * np.ones((420, 1))
    mid, fine = fbm(t * 9, np.cos(b), 1.4, seed), fbm(t * 40, np.cos(b) * 2 + np.sin(b), 2, seed + 1)
    q = thick * (1 + .22 * mid + .07 * fine + .05 * np.cos(5 * b))
    colour = mix(flat(GREEN, t.shape), flat(rgb(.17, .20, .05), t.shape), step(-.2, .4, mid + .5 * fine))
    colour = mix(colour, flat(rgb(.16, .10, .04), t.shape), .7 * step(.05, .0, np.minimum(t, 1 - t)))
    return relief(sweep_along(way, 60, q), colour, (.6, .05, 0), skin('sepal', (.04, .06, .01), .3), close_v=True, name='vine')


def olive(at=(0, 0, 0), turn=(0, 0, 0), r=.2, seed=1, dark=False):
    """Cured: dented, spotted, oiled."""
    nu, nv = 110, 180
    t = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv)) * math.pi
    a = np.linspace(0, 2 * math.pi, nv, endpoint=False)[None, :] * np.ones((nu, 1))
    s, c = np.sin(t), np.cos(t)
    x, y, z = s * np.cos(a), s * np.sin(a), 1.28 * c
    broad, mid, fine = fbm(x + z, y, 1.1, seed), fbm(x, y + z, 3, seed + 1), fbm(x + z, y - z, 10, seed + 2)
    crease = step(.62, .95, 1 - np.abs(fbm(a * .8, z * .5, 2.2, seed + 3)) * 5)
    k = 1 + .06 * broad + .022 * mid + .006 * fine - .030 * crease * s
    dip = np.exp(-(s / .16) ** 2) * (c > 0)
    ripe, green = (rgb(.020, .010, .012), rgb(.085, .030, .024)) if dark else (rgb(.105, .100, .012), rgb(.215, .190, .035))
    colour = mix(flat(ripe, x.shape), flat(green, x.shape), step(-.3, .35, broad + .6 * mid))
    gap, near, tone = cells(a * 5, z * 7, seed + 5)
    colour = mix(colour, flat(green * 1.5, x.shape), .4 * step(.2, .06, near) * step(.5, .8, tone))
    colour = mix(colour, flat(rgb(.10, .05, .02), x.shape), .8 * dip)
    points = np.stack([x * k, y * k, z * k - .20 * dip], -1) * r
    o = relief(points, colour, np.stack([.24 + .2 * fine + .1 * crease, np.full(x.shape, .10), .35 * step(-.2, .3, mid)], -1).clip(.05, 1), skin('olive skin', (.06, .05, .012), .5), close_v=True, name='olive')
    o.location, o.rotation_euler = at, [math.radians(v) for v in turn]
    return o


__all__ = ['tomato', 'vine', 'olive']
