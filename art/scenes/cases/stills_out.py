"""A third look at trades one goes out for: on the terrace, in the hall, at the wedding."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import spices, table  # noqa: E402
from kit.objects import *  # noqa: E402,F403
from kit.props_table import *  # noqa: E402,F403
from kit.shapes import *  # noqa: E402,F403
from kit.stage import *  # noqa: E402,F403
from trades import jasmine  # noqa: E402


def watering_can(m, brass, at, turn):
    rim = paint('black')
    body = lathe([(0, 0), (.98, 0), (1.02, .05), (1.0, .1), (.92, 1.3), (.95, 1.34), (.92, 1.38), (.62, 1.5), (.58, 1.6), (.53, 1.6), (.56, 1.46), (.5, 1.3), (0, 1.28)], m, 128, smooth=1)
    parts = [place(body)] + [place(torus(rim, r, .03), (0, 0, z)) for r, z in ((1.0, .06), (.935, 1.35), (.555, 1.6))]
    spout = smoothed([(.85, 0, .32), (1.3, 0, .55), (1.75, 0, 1.3), (2.1, 0, 1.78)], 3)
    parts += [place(tube(spout, m, .17, resolution=10, taper=lambda t: 1.15 - .5 * t)), place(tube([(.72, 0, 1.4), (1.62, 0, 1.14)], m, .035))]
    rose = [place(lathe([(.09, 0), (.11, .1), (.36, .42), (.38, .46), (.36, .5), (0, .56)], brass, 96, smooth=1))]
    for k in range(60):
        r, a = .30 * math.sqrt((k + .5) / 60), k * 2.39996
        rose.append(place(blob(paint('black'), 1), (r * math.cos(a), r * math.sin(a), .545 - .32 * r * r), size=.02))
    parts.append(group(rose, (2.06, 0, 1.72), (0, 36, 0)))
    hoop = [(.5 * math.cos(t), 0, 1.5 + 1.0 * math.sin(t)) for t in [math.pi * i / 24 for i in range(25)]]
    parts.append(place(tube(hoop, rim, .06, resolution=6)))
    back = smoothed([(-.9, 0, 1.2), (-1.5, 0, 1.3), (-1.62, 0, .8), (-1.3, 0, .35), (-.96, 0, .32)], 3)
    parts.append(place(tube(back, rim, .06, resolution=6)))
    return group(parts, at, (0, 0, turn))


def on_the_terrace():
    room('lime', aim=(.1, 0, 1.02), eye=(-1.2, -8.6, 3.4), lens=56, focus=(-.3, -.8, 1.1), power=940)
    tiles = box(material('terrace tile', (.52, .20, .095), .7, mottle=('noise', 5, [(.3, (.42, .145, .065)), (.7, (.60, .25, .13))]), bump=[('noise', 30, .15), ('noise', 5, .1)], vary=.16), (1.14, 1.14, .12), .03)
    stage = [place(tiles, (1.18 * (i - 1.5), 1.18 * (j - 1), 0)) for i in range(4) for j in range(3)] + [place(box(material('grout', (.50, .44, .34), .9, bump=('noise', 40, .3)), (4.68, 3.5, .09), .01))]
    group(stage, (0, 0, 0), (0, 0, -12))
    watering_can(paint('ceramic', colour=(.86, .85, .80), rough=.22), paint('copper'), (-.55, .25, .12), -22)
    clay = material('clay', (.46, .17, .075), .75, mottle=('noise', 6, [(.3, (.36, .12, .05)), (.7, (.55, .24, .12))]), bump=('noise', 30, .1))
    pot = lathe([(0, 0), (.3, 0), (.42, .62), (.47, .63), (.47, .8), (.42, .8), (.38, .62), (.3, .06), (0, .06)], clay, 64, smooth=1)
    for k in range(2):
        place(pot, (.12 - .16 * k, -.92 - .13 * k, .545), (96, 30 * k, -50 - 2 * k), .9)
    x, y = 1.3, -.95
    place(pot, (x, y, .12), size=1.0)
    place(disc(paint('soil'), .41, .06, .03), (x, y, .82))
    succulent = material('succulent', (.24, .42, .16), .5, soft=.1, coat=.1, edge=(.55, .68, .42), vary=.2)
    for k in range(34):
        t = k / 33
        place(leaf(succulent, 1, .5, -.45, .3), (x, y, .9 + .16 * t), (8 + 64 * t, 0, k * 137.5), .56 - .34 * t)


def bust_at(z):
    """Half width and half depth of a jeweller's bust at a height."""
    knots = smoothed(((0, .92, .42), (.35, 1.02, .5), (.8, 1.2, .58), (1.2, 1.26, .58), (1.5, 1.08, .52), (1.7, .74, .45), (1.9, .5, .4), (2.15, .41, .37), (2.6, .40, .37), (2.86, .42, .39)), 3)
    for (a, wa, da), (b, wb, db) in zip(knots, knots[1:]):
        if z <= b:
            t = (z - a) / (b - a)
            return wa + (wb - wa) * t, da + (db - da) * t
    return knots[-1][1:]


def round_the_neck(back, front, power, out=.04):
    def spot(a):
        z = back + (front - back) * ((1 + math.cos(a)) / 2) ** power
        w, d = bust_at(z)
        return Vector(((w + out) * math.sin(a), -(d + out) * math.cos(a), z))
    return spot


def necklace_for_the_stall():
    room(aim=(.3, 0, 1.36), eye=(-1.4, -8.4, 2.7), lens=52, focus=(-.3, -.6, 1.4), key=600, rim=1100, fill=200, cards=280)
    skin = paint('linen', colour=(.66, .62, .52))
    gold, gem = paint('gold'), material('peridot', (.42, .80, .02), .08, coat=1, soft=.25, glow=.12)

    def surface(u, v):
        w, d = bust_at(2.85 * v)
        a = 2 * math.pi * u
        return w * math.sin(a), -d * math.cos(a), 2.85 * v
    bust = [place(sheet(surface, skin, 120, 90)), place(lathe([(0, .12), (.36, .08), (.43, 0), (.42, -.04)], skin, 96, smooth=2), (0, 0, 2.85), (0, 0, 0), (1, .93, 1)), place(box(paint('wood'), (1.7, 1.0, .14), .04), (0, 0, -.14))]
    bead = ball(gold, 3)
    for back, front, power, n, size in ((2.5, 2.12, 1, 46, .05), (2.42, 1.72, 1.1, 62, .042), (2.36, 1.28, 1.25, 84, .048)):
        spot = round_the_neck(back, front, power, size * .7)
        bust += [place(bead, spot(2 * math.pi * k / n), size=size) for k in range(n)]
    drop = lathe([(0, -.5), (.26, -.34), (.34, -.1), (.2, .26), (0, .48)], gem, 7, smooth=0)
    for p in drop.polygons:
        p.use_smooth = False
    setting, hang = torus(gold, .33, .07, 48, 12), round_the_neck(2.36, 1.28, 1.25, .05)
    for k in range(-5, 6):
        p, s = hang(k * .155), .40 - .032 * abs(k)
        tilt = -28 * k / 5
        bust += [place(drop, p + Vector((.0, -.05, -.06 - .42 * s)), (8, -tilt * .4, 20), s), place(setting, p + Vector((0, -.07, -.02 - .42 * s)), (90, 0, 0), (s * 1.05, s * 1.4, s)), place(bead, p + Vector((0, -.04, .0)), size=.07)]
    p = hang(0)
    bust += [place(drop, p + Vector((0, -.06, -.68)), (6, 0, 12), .5), place(setting, p + Vector((0, -.07, -.7)), (90, 0, 0), (.52, .7, .5)), place(bead, p + Vector((0, -.06, -.4)), size=.055)]
    group(bust, (-.48, .2, .14), (0, 0, -12), 1.0)
    for k in range(7):
        m = paint('lime', rough=.2, coat=1) if k in (2, 5) else gold
        place(torus(m, .56, .05), (1.45 + random.uniform(-.02, .02), -.35, .05 + .1 * k), (random.uniform(-2, 2), random.uniform(-2, 2), 0))
    place(torus(gold, .56, .05), (1.3, -1.2, .53), (58, 0, -30))


def betel(m):
    """A heart-shaped leaf from its stalk along +Y."""
    def f(u, v):
        w = math.sin(math.pi * u ** .62) ** .72 * (1 - .55 * u ** 3)
        s = v * 2 - 1
        return w * s * .62, u * 1.5 - .22 * abs(s) ** 1.6 * (1 - u) ** 2, .08 * abs(s) ** 1.4 * w - .16 * u * u - .03 * math.exp(-70 * s * s) + .014 * math.sin(u * 26 - abs(s) * 7) * abs(s) ** .5
    return sheet(f, m, 60, 40, .012)


def three_fields():
    room('paper', aim=(.15, -.15, 1.06), eye=(-1.1, -8.2, 4.0), lens=51, focus=(-.2, -.5, .9), power=980, back=6)
    brass, ink, green = table.brass(), paint('black'), paint('leaf', vary=.3, mottle=('noise', 2.5, [(.3, (.012, .085, .006)), (.75, (.045, .19, .016))]))
    gold = paint('gold')
    card = [place(flat(rounded_rect(2.3, 2.7, .06), paint('lime', coat=.1, rough=.55), .07, .015)), place(flat([rounded_rect(2.1, 2.5, .05), rounded_rect(2.04, 2.44, .04)[::-1]], gold, .02, .004), (0, 0, .04))]
    for k in range(8):
        a = math.radians(45 * k)
        petal = [(.1 * math.sin(math.pi * t) * s, .12 + .26 * t) for s, ts in ((1, range(13)), (-1, range(11, 0, -1))) for t in [i / 12 for i in ts]]
        card.append(place(flat(petal, gold, .03, .006), (0, .78, .045), (0, 0, 45 * k)))
        card.append(place(ball(gold, 2), (.38 * math.sin(a + .39), .78 + .38 * math.cos(a + .39), .045), size=.03))
    card.append(place(disc(gold, .08, .03, .01), (0, .78, .035)))
    for k, word in enumerate(('Name', 'Number', 'Date')):
        z = .06 - .44 * k
        text = letters(word, ink, .2, .012, .002, TEXT, 'LEFT')
        card += [place(flat(rounded_rect(1.8, .34, .06), paint('white'), .03, .008), (0, z, .045)), place(text, (-.8, z, .068))]
    group(card, (.0, .6, 1.3), (72, 0, 10))
    for at, m, k in (((-1.5, -.75, 0), spices.powder('turmeric', (.90, .50, .012), (.78, .38, .008)), 1), ((1.42, -.55, 0), spices.powder('kumkum', (.62, .012, .012), (.46, .006, .008)), 2)):
        table.bowl(brass, .62, .5, at)
        spices.heap(.54, .34, m, (at[0], at[1], .36), .1, k)
    leaf_ = betel(green)
    for k, (x, y, a) in enumerate(((-.5, -1.2, 150), (-.2, -1.25, 185), (.1, -1.2, 215))):
        place(leaf_, (x + .15, y + .35, .17 + .03 * k), (0, 0, a), .72)
    nut = blob(material('areca', (.40, .20, .09), .7, mottle=('noise', 3.5, [(.35, (.24, .10, .04)), (.62, (.50, .29, .15))]), bump=('noise', 14, .3)), 4, .06, 1.5, (1, 1, .85))
    for at, s in (((-.2, -1.2, .36), .15), ((.1, -1.32, .34), .14)):
        place(nut, at, (20, 10, 40), s)
    petal, bud, stem = jasmine(material('jasmine', (.93, .93, .86), .45, soft=.25, vary=.08), material('jasmine tube', (.30, .46, .08), .5, soft=.1))
    path = smoothed([(2.1, .35, .15), (2.35, -.4, .13), (2.1, -1.15, .13), (1.5, -1.55, .13), (1.0, -1.5, .13)], 4)
    place(tube(path, paint('moss'), .02))
    for i in range(0, len(path) - 1):
        if (Vector(path[i]) - Vector(path[max(0, i - 1)])).length < .001 and i:
            continue
        ahead = (Vector(path[i + 1]) - Vector(path[i])).normalized()
        side = Vector((0, 0, 1)).cross(ahead)
        for k in range(2):
            a = random.uniform(-.4, math.pi + .4)
            out = (side * math.cos(a) + Vector((0, 0, 1)) * math.sin(a) + ahead * .3).normalized()
            for part in (stem, bud):
                place(part, Vector(path[i]) + out * .03, size=random.uniform(.24, .29)).rotation_euler = out.to_track_quat('Z', 'Y').to_euler()


PICTURES = {'green-sky-landscapes': on_the_terrace, 'hi-life-exhibitions': necklace_for_the_stall, 'ponmalligai': three_fields}
