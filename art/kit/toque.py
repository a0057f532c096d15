"""A chef's hat of starched cotton: knife pleats that rise from a sewn band and close over its head."""
import numpy as np

from kit.cloth import *

# Radius and height of the crown from band to middle, before its pleats.
CROWN = ((.715, .70), (.735, .80), (.79, 1.05), (.88, 1.42), (.97, 1.80), (1.03, 2.12), (1.03, 2.32), (.95, 2.47), (.78, 2.53), (.52, 2.48), (.26, 2.42), (.03, 2.40))


def _crown(cloth, pleats, seed):
    rnd = np.random.default_rng(seed)
    path = np.array(rounded(list(CROWN), 3))
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    v = np.linspace(0, length[-1], 260)
    radius, height = np.interp(v, length, path[:, 0]), np.interp(v, length, path[:, 1])
    slope = np.gradient(np.stack([radius, height], -1), axis=0)
    out = np.stack([slope[:, 1], -slope[:, 0]], -1) / np.linalg.norm(slope, axis=1)[:, None]
    edges = np.concatenate([[0], np.cumsum(rnd.uniform(.75, 1.25, pleats))])
    edges = edges / edges[-1] * 2 * np.pi
    around = pleats * 26
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)[:, None] * np.ones((1, len(v)))
    rise = (v / length[-1])[None, :]
    # Pleats lean and wander a little more the higher they are.
    lean = a + .30 * rise ** 2 + (.10 * rise) * fbm(np.cos(a) * 1.3 + 4, np.sin(a) * 1.3 + rise * 1.2, 1.2, seed, 3)
    lean = np.mod(lean, 2 * np.pi)
    k = np.clip(np.searchsorted(edges, lean, 'right') - 1, 0, pleats - 1)
    t = (lean - edges[k]) / (edges[k + 1] - edges[k])
    # One long face and one short return: a pressed pleat that starch has rounded.
    knife = .5 - .5 * np.cos(2 * np.pi * t ** 1.5)
    own = rnd.uniform(.75, 1.2, pleats)[k]
    deep = (.055 + .075 * np.sin(np.pi * np.clip(rise / .75, 0, 1)) ** .8) * np.clip(radius[None, :] / .85, 0, 1) ** 1.5
    deep = deep * (1 - .62 * np.clip((rise - .50) / .22, 0, 1) ** 1.5)
    soft = .10 * rise * fbm(np.cos(a) * .9, np.sin(a) * .9 + rise * 2.2, 1.1, seed + 9, 3) + .030 * fbm(np.cos(a) * 3, np.sin(a) * 3 + rise * 7, 1, seed + 2, 3) * rise
    push = (knife * own - .4) * deep + soft
    r, z = radius[None, :] + push * out[None, :, 0], height[None, :] + push * out[None, :, 1]
    sag = .10 * fbm(r * np.cos(a) * .7, r * np.sin(a) * .7, 1, seed + 5, 2) * np.clip((rise - .45) / .3, 0, 1)
    points = np.stack([r * np.cos(a) + .10 * rise, r * np.sin(a), z + sag], -1)
    n, m = a.shape
    faces = [(i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + j + 1, i * m + j + 1) for i in range(n) for j in range(m - 1)]
    me = mesh(points.reshape(-1, 3).tolist(), faces, cloth)
    return place(lay(me, np.stack([lean * .8, np.broadcast_to(v, a.shape)], -1).reshape(-1, 2)))


def _band(cloth, r, high, thread):
    """Wrapped once round and over its own beginning, sewn along both edges and down its end."""
    turns, overlap = 2 * math.pi, .34

    def where(s, t):
        a = s / r + math.pi * 1.42
        past = np.clip((s - (turns * r - .02)) / .05, 0, 1)
        rr = r + .022 * past + .004 * fbm(s * 1.2, t * 2, 1, 3, 2) + .012 * (t / high - .5) ** 2
        return rr * np.cos(a), rr * np.sin(a), t
    o = panel(cloth, where, np.linspace(0, turns * r + overlap, 420), np.linspace(0, high, 40))
    thick = o.modifiers.new('cloth', 'SOLIDIFY')
    thick.thickness, thick.offset = .026, -1
    rows = []

    def on(s, t):
        x, y, z = where(np.array([float(s)]), np.array([float(t)]))
        return Vector((x[0] * 1.002, y[0] * 1.002, z[0]))
    for t in (.045, high - .045):
        for k in range(88):
            s = .02 + k * .0565
            rows.append(place(tube([on(s, t), on(s + .018, t) * 1.003, on(s + .040, t)], thread, .0058, resolution=2)))
    for k in range(11):
        t, s = .07 + k * (high - .14) / 10.6, turns * r + overlap - .04
        rows.append(place(tube([on(s, t), on(s, t + .042)], thread, .0058, resolution=2)))
    return [o, *rows]


def toque(at, turn=(0, 0, 0), size=1.0, pleats=24, seed=4):
    cotton = woven('toque cotton', (.70, .70, .67), (.90, .90, .87), 'twill', .0065, rough=.9, sheen=.2, depth=.22)
    thread = material('toque thread', (.74, .73, .69), .8)
    return group([_crown(cotton, pleats, seed), *_band(cotton, .76, .80, thread)], at, turn, size)


__all__ = ['toque']
