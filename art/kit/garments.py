"""Menswear: folded shirts, their collars, swing tags, a watch with its strap closed."""
from kit.objects import *
from kit.shapes import *


def lie(x, y, salt):
    """How far the top of a folded shirt is from flat: soft waves, and the crease left by the fold."""
    soft = .020 * noise.noise(Vector((x * 1.5, y * 1.2, salt))) + .007 * noise.noise(Vector((x * 5, y * 3.4, salt)))
    return soft - .012 * math.exp(-((x + .74) / .02) ** 2) - .009 * math.exp(-((y + .28) / .018) ** 2)


def folded_body(cloth, w=2.5, d=2.0, h=.3, salt=1.0):
    """Cloth folded twice towards the viewer: one run of layers, open at the sides, its front a round fold."""
    def turn(z0, z1, y):
        r, mid = abs(z1 - z0) / 2, (z0 + z1) / 2
        up = 1 if z0 < z1 else -1
        return [(y - r * 1.15 * math.sin(math.pi * i / 14), mid - up * r * math.cos(math.pi * i / 14)) for i in range(1, 14)]

    def run(z, a, b):
        return [(a + (b - a) * i / 18, z) for i in range(19)]

    front, back, gap = -d / 2, d / 2, h / 4
    levels = [gap * (k + .5) for k in range(4)]
    outer = run(levels[0], back, front + h * .5) + turn(levels[0], levels[3], front + h * .5) + run(levels[3], front + h * .5, back)
    inner = run(levels[1], back - .04, front + h * .62) + turn(levels[1], levels[2], front + h * .62) + run(levels[2], front + h * .62, back - .06)

    def layer(path, wide, k):
        def f(u, v):
            i = min(len(path) - 2, int(u * (len(path) - 1)))
            t = u * (len(path) - 1) - i
            y = path[i][0] + t * (path[i + 1][0] - path[i][0])
            z = path[i][1] + t * (path[i + 1][1] - path[i][1])
            x = (v - .5) * wide * (1 + .012 * noise.noise(Vector((y * 1.4, k * 3.0, salt + (v > .5)))))
            hang = max(0, abs(x) / (wide / 2) - .90) / .10
            high = z / h
            z += lie(x, y, salt) * high - .34 * h * hang * hang * high
            near = math.exp(-((y - front) / .16) ** 2)
            z += .010 * near * noise.noise(Vector((x * 7, salt, 0)))
            y += .016 * near * noise.noise(Vector((x * 2.3, z * 3, salt + 5)))
            return x, y, max(z, .012)
        return place(sheet(f, cloth, 150, 110, .045))
    return group([layer(outer, w, 0), layer(inner, w - .05, 1)])


NECK = (.46, .36)


def collar(cloth, lining, at=(0, .5, 0)):
    """A shirt collar, buttoned: the stand inside, the leaf turned down over it, two points in front."""
    rx, ry = NECK

    def fold(t):
        a = math.pi * t * .985
        return Vector((rx * math.sin(a), ry * math.cos(a) - .05 * abs(t) ** 4, .19 + .19 * (.5 + .5 * math.cos(a)) ** .8))

    def hem(t):
        a, s = math.pi * t * .985, (1 if t > 0 else -1)
        round_ = Vector(((rx + .17) * math.sin(a), (ry + .15) * math.cos(a), .035 + .03 * math.cos(a / 2)))
        point = Vector((s * .40, -ry - .50, .035))
        k = max(0, (abs(t) - .46) / .54)
        k = k * k * (3 - 2 * k)
        return round_.lerp(point, k)

    def leaf_(u, v):
        t = 2 * u - 1
        p = fold(t).lerp(hem(t), v)
        a = math.pi * t
        roll = math.sin(math.pi * min(1, v * 1.15)) * .045 * (1 - .4 * abs(t) ** 3)
        return p.x + roll * math.sin(a), p.y + roll * math.cos(a), p.z + roll * .9

    def stand(u, v):
        t = 2 * u - 1
        p, a = fold(t), math.pi * t * .985
        k = 1 - .035 - .02 * v
        return p.x * k, p.y * k, p.z * (1 - v) - .01

    def outside(u, v):
        x, y, z = stand(u, v)
        return x * 1.03, y * 1.03, z - .012

    parts = [place(sheet(leaf_, cloth, 150, 22, .032)), place(sheet(stand, lining, 150, 10, .004)), place(sheet(outside, cloth, 150, 10, .004))]
    thread = material('thread', (.42, .39, .32), .8)
    for k in range(74):
        u = .012 + .976 * k / 73
        ends = [Vector(leaf_(min(1, max(0, u + e)), .88)) + Vector((0, 0, .036)) for e in (-.0042, .0042)]
        parts.append(rod(*ends, thread, .005))
    return group(parts, at)


def button(m, r=.055):
    hole = material('button hole', (.01, .01, .01), .8)
    parts = [place(lathe([(0, 0), (r, 0), (r, .012), (r * .86, .018), (r * .72, .012), (0, .012)], m, 40, smooth=1))]
    parts += [place(disc(hole, r * .13, .002, 0, 12), (r * .26 * x, r * .26 * y, .0122)) for x in (-1, 1) for y in (-1, 1)]
    return group(parts)


ZORD = ([(0, 0), (70, 0), (54, -16), (27, -16), (19, -24), (46, -24), (14, -56), (0, -56), (24, -32), (0, -32)],
        [(70, -56), (26, -56), (40, -42), (70, -42)])


def zord_mark(m, wide=.4, depth=.006):
    """The Z cut by one slant, centred, in the XY plane."""
    k = wide / 70
    return [place(flat([((x - 35) * k, (y + 28) * k) for x, y in pts][::-1], m, depth, .001)) for pts in ZORD]


def swing_tag(card, ink, w=.62, h=.88):
    """Card in the XY plane, its upper right corner cut at 45 degrees, hole near the top."""
    c = w * .36
    edge = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - c), (w / 2 - c, h / 2), (-w / 2, h / 2)]
    hole = circle(.03, (-w * .12, h * .40), 20, reverse=True)
    mark = group(zord_mark(ink, w * .66), (0, -h * .10, .013))
    eye = place(torus(paint('steel'), .034, .008), (-w * .12, h * .40, .012))
    return group([place(flat([edge, hole], card, .022, .004)), mark, eye])


def closed_watch(strap, face, size=1.0, at=(0, 0, 0), turn=(0, 0, 0)):
    """A wristwatch on its buckled strap, as in a shop window: the dial looks up and forward."""
    ry, rz, lean = .64, .62, math.radians(146)

    def loop(a, out=0.0):
        return Vector((0, (ry + out) * math.cos(a), rz + .03 + (rz + out) * math.sin(a)))

    spot, steel = loop(lean), paint('steel')
    normal = Vector((0, rz * math.cos(lean), ry * math.sin(lean))).normalized()
    case = [place(lathe([(0, -.07), (.36, -.07), (.41, -.03), (.41, .05), (.37, .10), (.335, .10), (.33, .065), (0, .06)], steel, 128, smooth=1)),
            place(disc(face, .333, .012, .002), (0, 0, .058)), place(disc(steel, .05, .09, .02, 24), (.40, 0, .01), (0, 90, 0))]
    for k in range(12):
        a = math.radians(30 * k)
        case.append(place(box(paint('white'), (.018, .085 if k % 3 == 0 else .05, .008), 0), (.275 * math.sin(a), .275 * math.cos(a), .07), (0, 0, -30 * k)))
    for a, length, wide in ((-58, .17, .026), (62, .25, .02)):
        a = math.radians(a)
        case.append(place(box(paint('white'), (wide, length, .008), .002), (length / 2 * math.sin(a), length / 2 * math.cos(a), .082), (0, 0, -math.degrees(a))))
    case.append(place(disc(steel, .024, .02, .004, 20), (0, 0, .078)))
    for s in (-1, 1):
        for x in (-.225, .225):
            case.append(place(box(steel, (.055, .15, .08), .025), (x, s * .405, -.125), (s * -36, 0, 0)))
    body = group(case, spot + normal * .075)
    body.rotation_euler = normal.to_track_quat('Z', 'Y').to_euler()

    def band(u, v):
        a = lean + .52 + u * (2 * math.pi - 1.04)
        p = loop(a)
        wide = .40 - .10 * math.sin(math.pi * u)
        return (v - .5) * wide, p.y, p.z
    parts = [body, place(sheet(band, strap, 90, 8, .05))]
    return group(parts, at, turn, size)


__all__ = [n for n in dir() if n[0] != '_']
