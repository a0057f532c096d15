"""A pizza from a wood oven: one height field for dough, sauce and cheese, so that each melts into the next."""
import random

from kit.meshes import group, math, place
from kit.relief import *

DOUGH, GOLD, BROWN, CHAR = rgb(.74, .56, .36), rgb(.54, .29, .115), rgb(.25, .095, .030), rgb(.016, .009, .006)
SAUCE, PULP, OIL, MILK, TOAST = rgb(.30, .016, .006), rgb(.50, .055, .010), rgb(.52, .13, .020), rgb(.86, .79, .66), rgb(.48, .22, .07)


def _shape(r, a0, a1, seed, nu, nv):
    """Bare dough: a flat middle, then the rim as a half circle that rolls over to the underside."""
    a = np.radians(np.linspace(a0, a1, nv))[None, :] * np.ones((nu, 1))
    u = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv))
    ca, sa = np.cos(a) * 1.9, np.sin(a) * 1.9
    puff = 1 + .55 * fbm(ca, sa, 1.5, seed) + .35 * fbm(ca, sa, 4.2, seed + 3)
    high, wide = r * .105 * puff, r * (.085 + .02 * fbm(ca, sa, 1.2, seed + 5))
    crest = r * (.905 + .02 * fbm(ca, sa, 1.1, seed + 8))
    inner = u < .66
    turn = math.pi - (u - .66) / .34 * (math.pi + .75)
    q = np.where(inner, u / .66 * (crest - wide), crest + wide * np.cos(turn))
    z = np.where(inner, .0, high * np.sin(turn)) + .06
    x, y = q * np.cos(a), q * np.sin(a)
    rim = step(crest - wide * 1.1, crest - wide * .3, q)
    return x, y, z, q / r, rim, np.where(inner, 0, np.sin(turn))


def _pools(x, y, r, count, seed, reach=.68, size=(.125, .205), keep=lambda px, py: True):
    """How deep in a pool of cheese: above 0 inside, near 1 in its middle."""
    rnd = random.Random(seed)
    wx, wy = x + .16 * r * fbm(x, y, 2.6 / r, seed + 21), y + .16 * r * fbm(x, y, 2.6 / r, seed + 22)
    wx, wy = wx + .05 * r * fbm(x, y, 9 / r, seed + 23), wy + .05 * r * fbm(x, y, 9 / r, seed + 24)
    spots, field = [], np.full(x.shape, -2.0)
    for _ in range(900):
        a, q = rnd.uniform(0, 6.283), r * reach * math.sqrt(rnd.random())
        px, py = q * math.cos(a), q * math.sin(a)
        if len(spots) == count or not keep(px, py) or any(math.hypot(px - sx, py - sy) < .33 * r for sx, sy in spots):
            continue
        spots.append((px, py))
        field = np.maximum(field, 1 - np.hypot(wx - px, wy - py) / (rnd.uniform(*size) * r))
    return field, spots


def pizza(r=2.2, a0=0, a1=360, at=(0, 0, 0), turn=(0, 0, 0), seed=1, pools=13, detail=1.0):
    """Margherita, flat on z = 0. Returns its group and the middles of the cheese, for leaves to lie beside."""
    nu, nv = int(620 * detail), int(1700 * detail * (a1 - a0) / 360)
    x, y, z, q, rim, crown = _shape(r, a0, a1, seed, nu, nv)
    f = 2.2 / r
    broad, mid, fine, grit = fbm(x, y, 1.6 * f, seed), fbm(x, y, 5 * f, seed + 1), fbm(x, y, 17 * f, seed + 2), fbm(x, y, 60 * f, seed + 3, 3)
    gap, near, tone = cells(x * 3.3 * f + fine, y * 3.3 * f + mid, seed + 4)
    blister = step(.42, .05, near) * step(.45, .8, tone) * rim
    lift = rim * (.060 * mid + .014 * fine + .003 * grit) + .075 * blister

    colour = mix(flat(DOUGH, x.shape), flat(GOLD, x.shape), step(-.25, .35, crown * .5 - .08 + mid * .9))
    colour = mix(colour, flat(BROWN, x.shape), .85 * step(.05, .42, broad * .5 + mid + .25 * crown - .05))
    gap2, near2, tone2 = cells(x * 6.2 * f + 1.4 * mid, y * 6.2 * f + 1.4 * fine, seed + 6)
    spot = step(.40, .16, near2 + .5 * fine) * step(.52, .66, tone2)
    char = np.clip(spot * step(.15, .6, crown) + .95 * step(.35, .7, blister + .6 * mid) * step(.5, .75, tone), 0, 1)
    colour = mix(colour, flat(CHAR, x.shape), .93 * char)
    lift += .012 * char
    rough = .62 - .14 * rim + .2 * char
    scatter = .10 * (1 - char) * np.ones_like(x)
    coat = .06 * (1 - char)

    inside = step(.845, .80, q + .035 * mid + .02 * fine)  # where the spoon stopped
    lift += (1 - rim) * (.03 * mid + .016 * fine + .004 * grit)
    wet = mix(flat(SAUCE, x.shape), flat(PULP, x.shape), step(-.2, .4, mid + .6 * fine))
    wet = mix(wet, flat(OIL, x.shape), .7 * step(.18, .5, broad + .5 * mid))
    wet = mix(wet, flat(CHAR, x.shape), .55 * step(.40, .62, fine + .4 * broad))
    colour = mix(colour, wet, inside)
    rough, coat, scatter = rough * (1 - inside) + .30 * inside + .10 * fine * inside, coat * (1 - inside) + .55 * inside, scatter * (1 - inside) + .06 * inside

    half = math.radians((a0 + a1) / 2), math.radians((a1 - a0) / 2)

    def keep(px, py):
        return a1 - a0 > 359 or abs((math.atan2(py, px) - half[0] + 3 * math.pi) % (2 * math.pi) - math.pi) < half[1] - .1
    field, spots = _pools(x, y, r, pools, seed, keep=keep)
    dome = step(0, .7, field)
    field = field + .05 * fine
    halo = step(-.55, .0, field) * (1 - step(0, .1, field)) * inside
    colour = mix(colour, flat(OIL, x.shape), .75 * halo)
    cheese = step(-.03, .10, field) * step(.9, .86, q)
    lift = lift * (1 - .96 * cheese) + cheese * (.014 + .100 * dome + .030 * broad + .026 * mid + .003 * fine)
    milk = mix(flat(rgb(.84, .52, .20), x.shape), flat(MILK, x.shape), step(.02, .34, field))
    milk = mix(milk, flat(rgb(.93, .86, .70), x.shape), step(.0, .5, mid))
    gap3, near3, tone3 = cells(x * 7 * f + mid, y * 7 * f + fine, seed + 9)
    toast = step(.03, .42, fine * .45 + mid + .25 * broad) * step(.05, .35, field)
    milk = mix(milk, flat(TOAST, x.shape), .72 * toast)
    milk = mix(milk, flat(CHAR, x.shape), .85 * step(.34, .10, near3 + .3 * fine) * step(.66, .8, tone3) * toast)
    colour = mix(colour, milk, cheese)
    rough = rough * (1 - cheese) + (.20 + .16 * toast) * cheese
    coat, scatter = coat * (1 - cheese) + .55 * cheese, scatter * (1 - cheese) + .32 * cheese * (1 - toast)
    shine = np.stack([np.clip(rough, .12, .9), np.clip(scatter, 0, 1), np.clip(coat, 0, 1)], -1)
    m = skin('pizza', (.16, .07, .03))
    top = np.stack([x, y, z + lift], -1)
    parts = [relief(top, colour, shine, m, name='pizza')]
    if a1 - a0 < 359:
        parts += [_wound(top[:, k], side, m, seed + k) for k, side in ((0, 1), (-1, -1))]
    return group(parts, at, turn), spots


def _wound(edge, side, m, seed):
    """The cut through crumb: pale, holed, browned underneath."""
    rows = 26
    t = np.linspace(0, 1, rows)[:, None]
    points = edge[None] * np.array([1, 1, 0]) + np.stack([np.zeros((rows, len(edge)))] * 2 + [edge[None, :, 2] * (1 - t)], -1)
    along = np.linalg.norm(edge[:, :2], axis=1)[None, :] * np.ones((rows, 1))
    holes = step(.05, .35, fbm(along, points[..., 2], 9, seed))
    colour = mix(flat(rgb(.85, .66, .38), along.shape), flat(rgb(.55, .30, .11), along.shape), holes)
    colour = mix(colour, flat(SAUCE, along.shape), step(.25, .0, t) * step(1.9, 1.8, along))
    colour = mix(colour, flat(BROWN, along.shape), step(.75, 1, t) * np.ones_like(along))
    way = np.array([-edge[-1, 1], edge[-1, 0], 0]) * side / max(1e-6, float(np.linalg.norm(edge[-1, :2])))
    points = points + way * (.03 * holes)[..., None]
    return relief(points if side < 0 else points[::-1], colour if side < 0 else colour[::-1], (.7, .15, 0), m)


def basil_leaf(length=.7, seed=1, curl=.2, wilt=0.0):
    """One leaf along x, from its stalk: quilted between its veins, edges rolled in."""
    nu, nv = 150, 90
    u = np.linspace(0, 1, nu)[:, None] * np.ones((1, nv))
    s = np.linspace(-1, 1, nv)[None, :] * np.ones((nu, 1))
    half = length * .36 * np.sin(math.pi * u ** .72) ** .85 + .004
    rib = np.exp(-(s / .05) ** 2)
    phase = (u * 4.6 - np.abs(s) * 1.3)
    vein = np.exp(-((phase - np.round(phase)) / .10) ** 2) * step(1, .8, np.abs(s)) * step(.05, .2, u)
    quilt = np.abs(np.sin(math.pi * phase)) ** .7 * (1 - s ** 4)
    z = length * (.024 * quilt - .05 * rib - .016 * vein + curl * (u - u * u * 1.6) - (.05 + wilt) * s * s * np.sin(math.pi * u) * .55 + .10 * fbm(u, s, 2.2, seed))
    colour = mix(flat(rgb(.016, .085, .006), u.shape), flat(rgb(.050, .19, .014), u.shape), step(-.3, .4, fbm(u * 2, s, 3, seed + 2) + .3 * quilt - .1))
    colour = mix(colour, flat(rgb(.16, .34, .06), u.shape), .55 * np.clip(rib + .5 * vein, 0, 1))
    colour = mix(colour, flat(rgb(.02, .02, .006), u.shape), .6 * step(.75, 1, np.abs(s)) * step(.0, .4, fbm(u, s, 4, seed + 5) + wilt))
    return relief(np.stack([u * length, half * s * (1 - .15 * np.abs(s)), z], -1), colour, (.34, .03, .22), skin('basil', (.03, .06, .01)), name='basil')


def basil_sprig(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, leaves=4, seed=1):
    rnd = random.Random(seed)
    parts = []
    for i in range(leaves):
        o = basil_leaf(1, seed * 7 + i, rnd.uniform(.1, .5))
        o.rotation_euler = [math.radians(v) for v in (rnd.uniform(-14, 14), rnd.uniform(-26, -4), 360 / leaves * i + rnd.uniform(-20, 20))]
        o.scale = (1 if i < leaves / 2 else .68,) * 3
        o.location.z = .03 * i
        parts.append(o)
    return group(parts, at, turn, size)


__all__ = ['pizza', 'basil_leaf', 'basil_sprig']
