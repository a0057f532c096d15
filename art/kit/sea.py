"""Prawns, fish steaks and the gravies they lie in."""
from kit.meshes import group, math, place, random
from kit.relief import *

SHELL, BLUSH, FLESH = rgb(.56, .070, .012), rgb(.80, .24, .075), rgb(.86, .50, .28)
MASALA, OILY, BURNT = rgb(.26, .022, .006), rgb(.60, .14, .012), rgb(.035, .010, .005)


def prawn(seed=0, curl=1.0):
    """Peeled, its tail left on, curled on its side; about one across, lies on z = 0."""
    rnd = random.Random(seed)
    n, sides = 300, 90
    s = np.linspace(0, 1, n)
    a = math.radians(rnd.uniform(200, 235)) * curl * s
    r = .40 - .13 * s
    path = np.stack([r * np.cos(a), r * np.sin(a), .03 * np.sin(s * 5 + seed) + .17], -1)
    body = .185 * (1 - .66 * s ** 1.5) * np.sqrt(np.clip(s / .07 + .04, 0, 1))
    b = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :] * np.ones((n, 1))
    back = np.sin(b)
    u = s[:, None] * np.ones((1, sides))
    phase = u * 6.2 + .10 * np.cos(b) ** 2 - .06 * fbm(u * 6, back, 2, seed)
    saw = phase - np.floor(phase)
    joint = np.exp(-(np.minimum(saw, 1 - saw) / .09) ** 2)
    wrap = step(-.55, .15, back)
    fine, grit = fbm(u * 5, b, 3, seed + 2), fbm(u * 9, b * 2, 9, seed + 4)
    q = body[:, None] * (1 + .10 * wrap * (saw - .5) - .07 * joint + .05 * fine + .018 * grit + .05 * back)
    vein = np.exp(-((b - math.pi / 2) / .10) ** 2) * step(.03, .2, u)
    q = q - .035 * body[:, None] * vein * 3
    colour = mix(flat(FLESH, b.shape), flat(BLUSH, b.shape), step(-.3, .6, back + .5 * fine))
    colour = mix(colour, flat(SHELL, b.shape), .85 * step(.30, .9, (1 - np.abs(saw - .35) * 2.2) * .5 + .45 * back + .35 * fine) * wrap)
    colour = mix(colour, flat(rgb(.92, .74, .56), b.shape), .6 * joint)
    rub = step(.10, .42, fbm(u * 4, b, 2.2, seed + 7) + .35 * grit)
    colour = mix(colour, flat(MASALA, b.shape), .72 * rub)
    gap, near, tone = cells(u * 60, b * 8, seed + 3)
    speck = step(.30, .16, near) * step(.70, .76, tone)
    colour = mix(colour, flat(BURNT, b.shape), .8 * speck)
    surface = np.stack([.26 + .16 * rub, .28 * (1 - rub), np.full(b.shape, .55)], -1)
    m = skin('prawn', (.16, .06, .03))
    parts = [relief(sweep_along(path, sides, q + .010 * rub[:, :] + .006 * speck), colour, surface, m, close_v=True)]
    ahead = path[-1] - path[-4]
    way = math.atan2(ahead[1], ahead[0])
    for k in range(5):
        parts.append(_tail(way + (k - 2) * .27, path[-1], .30 - .03 * abs(k - 2), seed + k, m, k))
    return parts


def _tail(way, root, length, seed, m, k):
    nu, nv = 50, 34
    u = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv))
    v = np.linspace(-1, 1, nv)[None, :] * np.ones((nu, 1))
    half = .075 * np.sin(math.pi * np.clip(u * .86 + .05, 0, 1)) ** .8 * (.7 + .6 * u)
    x, y = length * u - .03, half * v
    z = root[2] + .035 * (1 - v * v) * u + .012 * (k % 2) + .10 * u * u * (.5 + .5 * wobble(np.full(u.shape, seed * .7), u * 0, 3)) - .06 * u
    c, s = math.cos(way), math.sin(way)
    points = np.stack([root[0] + x * c - y * s, root[1] + x * s + y * c, z], -1)
    colour = mix(flat(rgb(.50, .050, .012), u.shape), flat(rgb(.78, .24, .05), u.shape), step(.0, .9, 1 - np.abs(v)) * .8)
    colour = mix(colour, flat(BURNT, u.shape), .8 * step(.72, 1, u + .2 * fbm(u, v, 4, seed)))
    return relief(points, colour, (.30, .08, .5), m)


def gravy(r, z, at=(0, 0, 0), seed=1, oil=.5, thick=1.0, tones=(MASALA, OILY)):
    """Surface of a masala: coarse where it is thick, with beads and slicks of red oil over it."""
    nu, nv = 420, 900
    a = np.linspace(0, 2 * math.pi, nv, endpoint=False)[None, :] * np.ones((nu, 1))
    q = r * np.linspace(0, 1, nu)[:, None] * np.ones((1, nv))
    x, y = q * np.cos(a), q * np.sin(a)
    broad, mid, fine, grit = fbm(x, y, .9, seed), fbm(x, y, 3, seed + 1), fbm(x, y, 11, seed + 2), fbm(x, y, 40, seed + 3, 3)
    gap, near, tone = cells(x * 3.1 + .3 * mid, y * 3.1 + .3 * fine, seed + 4)
    bead = step(.26, .22, near / (.55 + .9 * tone)) * step(.45, .5, tone)
    gap2, near2, tone2 = cells(x * 9, y * 9, seed + 6)
    bead = np.maximum(bead, step(.28, .22, near2) * step(.62, .66, tone2))
    slick = step(.5 - oil * .5, .75 - oil * .5, broad + .4 * mid + .15)
    wet = np.clip(np.maximum(slick, bead), 0, 1)
    lift = thick * (1 - .85 * wet) * (.030 * mid + .022 * fine + .008 * grit) + .010 * bead * step(.26, .0, near) + .04 * (q / r) ** 8
    colour = mix(flat(tones[0], x.shape), flat(tones[1], x.shape), step(-.3, .45, mid + .5 * fine))
    colour = mix(colour, flat(BURNT, x.shape), .6 * step(.32, .6, fine + .5 * grit))
    colour = mix(colour, flat(rgb(.50, .070, .006), x.shape), .75 * wet)
    surface = np.stack([.34 - .26 * wet + .1 * fine * (1 - wet), .08 + 0 * x, .35 + .6 * wet], -1)
    o = relief(np.stack([x, y, z + lift], -1), colour, np.clip(surface, .04, 1), skin('gravy', (.10, .03, .01)), close_v=True)
    o.location = at
    return o


def fish_steak(seed=0, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """A cut across the fish: skin round flakes, the backbone in the middle; one across, cut face up."""
    nu, nv = 260, 420
    a = np.linspace(0, 2 * math.pi, nv, endpoint=False)[None, :] * np.ones((nu, 1))
    t = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv))
    edge = .50 * (1 + .10 * np.cos(2 * a) - .10 * np.sin(a) - .16 * np.exp(-((a - 1.5 * math.pi) / .22) ** 2) + .03 * fbm(np.cos(a), np.sin(a), 2, seed))
    top = t < .78
    k = np.where(top, t / .78, 1 + .02 * np.sin((t - .78) / .22 * math.pi))
    q = edge * k
    x, y = q * np.cos(a), q * np.sin(a)
    deep = .34 * np.clip((t - .78) / .22, 0, 1)
    rings = k * 4.2 + 1.1 * np.abs(np.sin(a + .4)) + 1.5 * fbm(x, y, 3, seed + 1)
    crack = np.exp(-((rings - np.round(rings)) / .07) ** 2) * step(.15, .3, k) * step(.97, .9, k) * step(-.12, .25, fbm(x, y, 6, seed + 8))
    mid, fine, grit = fbm(x, y, 4, seed + 2), fbm(x, y, 14, seed + 3), fbm(x, y, 44, seed + 4, 3)
    z = -deep + np.where(top, .030 * mid + .020 * fine + .006 * grit - .014 * crack - .05 * k ** 8, .01 * fine)
    bone = np.hypot(x, y - .06)
    z = z - .03 * np.exp(-(bone / .045) ** 2)
    colour = mix(flat(rgb(.80, .56, .34), x.shape), flat(rgb(.88, .74, .55), x.shape), step(-.2, .3, mid))
    colour = mix(colour, flat(OILY, x.shape), .82 * step(-.30, .22, fine + .6 * mid + .2 * crack))
    colour = mix(colour, flat(MASALA, x.shape), .75 * step(.12, .45, mid + .5 * grit + .3 * crack))
    colour = mix(colour, flat(rgb(.16, .05, .03), x.shape), step(.06, .035, bone))
    hide = step(.965, .99, k)
    colour = mix(colour, mix(flat(rgb(.055, .050, .045), x.shape), flat(rgb(.34, .30, .25), x.shape), step(-.2, .4, fbm(a * 3, deep * 9, 3, seed + 6))), .9 * hide)
    surface = np.stack([np.clip(.34 - .12 * hide + .1 * fine, .1, 1), .22 * (1 - hide), .35 + 0 * x], -1)
    o = relief(np.stack([x, y, z], -1), colour, surface, skin('fish', (.12, .06, .03)), close_v=True)
    return group([o], at, turn, size)


__all__ = ['prawn', 'gravy', 'fish_steak']
