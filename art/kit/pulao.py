"""Pulao: long grains that lie as a ladle leaves them, some dyed with saffron, and what is fried into them."""
from kit.fresh import curry_leaves
from kit.fried import cashew
from kit.materials import material
from kit.meshes import *
from kit.relief import bpy, fbm, flat, mix, np, paint_points, rgb, skin, step
from kit.tinted import grid_mesh


def _grain(rings=13, sides=9):
    """Long grain of length one along x: bent a little, blunt at one end."""
    t = np.linspace(0, 1, rings)[:, None] * np.ones((1, sides))
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :] * np.ones((rings, 1))
    q = .125 * np.sqrt(np.maximum(0, 1 - np.abs(2 * t - 1) ** 2.4)) * (1.06 - .22 * t)
    return np.stack([t - .5, q * np.cos(a) + .10 * (2 * t - 1) ** 2, .86 * q * np.sin(a)], -1).reshape(-1, 3), t.reshape(-1), (rings, sides)


def _turns(yaw, pitch, roll):
    def about(i, j, angle):
        m = np.broadcast_to(np.eye(3), (len(angle), 3, 3)).copy()
        m[:, i, i] = m[:, j, j] = np.cos(angle)
        m[:, i, j], m[:, j, i] = -np.sin(angle), np.sin(angle)
        return m
    return about(0, 1, yaw) @ about(0, 2, pitch) @ about(1, 2, roll)


def mound(r, h):
    """Height of the heap over its rim at a place: a ladle's dome with dents."""
    def at(x, y):
        q = np.hypot(x, y) / r
        return h * np.clip(1 - q ** 2.2, 0, 1) + .30 * h * fbm(x / r, y / r, 2.2, 5) * np.clip(1.1 - q, 0, 1)
    return at


def grains(r=.86, h=.3, count=3300, long=.19, saffron=.30, seed=1):
    """All grains of one heap as one mesh, each with a colour of its own; its rim at z = 0."""
    rnd = np.random.default_rng(seed)
    base, along, (rings, sides) = _grain()
    a, q = rnd.uniform(0, 2 * math.pi, count), r * np.sqrt(rnd.random(count))
    x, y, top = q * np.cos(a), q * np.sin(a), mound(r, h)
    e = .02
    slope = np.stack([(top(x + e, y) - top(x - e, y)) / (2 * e), (top(x, y + e) - top(x, y - e)) / (2 * e)], -1)
    yaw = rnd.uniform(0, 2 * math.pi, count)
    near_wall = step(.86, 1.0, q / r)  # no grain can point through the wall
    yaw = yaw * (1 - near_wall) + (a + math.pi / 2 + rnd.normal(0, .12, count)) * near_wall
    lean = np.arctan(slope[:, 0] * np.cos(yaw) + slope[:, 1] * np.sin(yaw))
    turn = _turns(yaw, lean + rnd.normal(0, .20, count), rnd.uniform(0, 2 * math.pi, count))
    size = long * rnd.uniform(.84, 1.12, count)
    centre = np.stack([x, y, top(x, y) + rnd.uniform(-.065, .015, count)], -1)
    points = np.einsum('nij,pj->npi', turn, base) * size[:, None, None] + centre[:, None]
    pale, rich = flat(rgb(.56, .46, .27), (count, len(base))), flat(rgb(.62, .20, .010), (count, len(base)))
    dyed = (rnd.random(count) < saffron + .25 * (fbm(x * 2, y * 2, 1.4, seed + 3) > .12))[:, None] * np.ones((1, len(base)))
    share = dyed * np.clip(.45 + 1.1 * (along[None, :] - rnd.random((count, 1)) * .6), .1, 1)
    colour = mix(pale, rich, share)
    colour[..., :3] *= rnd.uniform(.74, 1.06, (count, 1, 1))
    # Faces join rings of one grain only.
    index = np.arange(count * len(base)).reshape(count, rings, sides)
    nxt = np.roll(index, -1, 2)
    quads = np.stack([index[:, :-1], index[:, 1:], nxt[:, 1:], nxt[:, :-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new('grains')
    me.vertices.add(count * len(base))
    me.vertices.foreach_set('co', points.reshape(-1).astype(np.float32))
    me.loops.add(quads.size)
    me.loops.foreach_set('vertex_index', quads.reshape(-1).astype(np.int32))
    me.polygons.add(len(quads))
    me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(quads), 4, dtype=np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(quads), dtype=bool))
    me.update(calc_edges=True)
    paint_points(me, colour.reshape(-1, 4), (.34, .16, .22))
    me.materials.append(skin('long grain', (.08, .06, .03), .45))
    return place(me)


def pulao(r=.86, h=.3, at=(0, 0, 0), seed=1):
    """Heap with fried cashews, peas, mustard seeds and a sprig on top; its rim at `at`."""
    rnd, top = random.Random(seed), mound(r, h)
    parts = [grains(r, h, seed=seed)]
    under = material('pulao core', (.50, .36, .16), .7)
    n = np.linspace(0, 1, 40)[:, None] * np.ones((1, 72))
    b = np.linspace(0, 2 * math.pi, 72, endpoint=False)[None, :] * np.ones((40, 1))
    x, y = 1.04 * r * n * np.cos(b), 1.04 * r * n * np.sin(b)
    core = grid_mesh('core', np.stack([x, y, top(x, y) - .05], -1), None, False, True)
    core.data.materials.append(under)
    parts.append(core)
    nuts = [cashew(k) for k in range(3)]
    pea = blob(material('pea', (.16, .40, .02), .32, soft=.12, coat=.35, vary=.25, bump=('noise', 3, .18)), 3, .07, 1.6)
    mustard = blob(material('mustard', (.018, .012, .01), .4), 2)

    def lay(data, count, size, sink, keep=.86):
        for i in range(count):
            a, q = rnd.uniform(0, 6.283), r * keep * math.sqrt(rnd.random())
            px, py = q * math.cos(a), q * math.sin(a)
            parts.append(place(rnd.choice(data), (px, py, float(top(np.array(px), np.array(py))) + sink), (rnd.uniform(-30, 30), rnd.uniform(-30, 30), rnd.uniform(0, 360)), rnd.uniform(*size)))
    lay(nuts, 17, (.21, .25), .035)
    lay([pea], 26, (.046, .054), .022)
    lay([mustard], 80, (.010, .014), .018)
    parts.append(curry_leaves((-.30, -.12, h + .03), (0, 6, 28), .26, 4))
    return group(parts, at)


__all__ = ['pulao']
