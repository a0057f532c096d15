"""Covers of the case studies: one thing that tells the client's trade."""
from kit import bar, lights, pizza as baked, table
from kit.objects import *
from kit.props_lime import lime_half, lime_slice, lime_whole
from kit.props_table import *
from kit.pulao import pulao
from kit.shapes import *
from kit.stage import *
from kit.table import wood
from kit.toque import toque


def mealmaven():
    room(aim=(.1, 0, 1.25), eye=(-1.2, -9.5, 4.1), lens=62, focus=(-.4, -.8, 1.2), key=560, cards=520)
    steel = paint('steel')
    for k in range(3):
        z = .04 + k * .74
        place(lathe([(0, z), (.95, z), (1, z + .05), (1, z + .62), (1.05, z + .66), (1.05, z + .71), (.98, z + .72), (0, z + .72)], steel, smooth=1), (-.5, .3, 0))
    place(lathe([(0, 2.26), (1.04, 2.26), (1.06, 2.34), (.98, 2.42), (.3, 2.52), (0, 2.53)], paint('lime metal'), smooth=1), (-.5, .3, 0))
    for s in (-1, 1):
        place(box(steel, (.05, .2, 2.45), .015), (-.5 + s * 1.09, .3, .1))
    arch = [(-.5 + 1.09 * math.cos(math.pi * i / 24), .3, 2.5 + .55 * math.sin(math.pi * i / 24)) for i in range(25)]
    place(tube(arch, steel, .06))
    place(lathe([(0, .02), (.98, .02), (1.02, .08), (1.02, .58), (1.07, .62), (1.0, .63), (.94, .58), (.94, .1), (0, .1)], steel, 256, smooth=2), (1.35, -1.0, 0))
    pulao(.87, .30, (1.35, -1.0, .52), 2)
    lime_half(.36, .4, 2, (-.75, -1.5, .3), (52, 0, -25))
    lime_whole(.34, 2, (.15, -1.85, .33), (70, 20, 30))
    look('High Contrast', -.15)
    return {'long_side': 1400, 'samples': 24}


def chefmn():
    room(aim=(.1, 0, 1.36), eye=(.6, -9, 3.7), lens=60, focus=(-.9, -.5, 1.4), key=660, rim=800, fill=100)
    place(box(wood(), (4.8, 2.5, .22), .05), (.2, -.6, 0), (0, 0, -6))
    toque((-.95, .25, .22), (3, 4, 0), 1.06)
    knife((1.35, -1.25, .34), (4, 0, 168), 1.0, 'black')
    lime_half(.5, .5, 3, (1.55, .1, .66), (62, 0, 24))
    for k in range(3):
        lime_slice(.42, .1, .35, 3 + k, (.45 + k * .26, -.25 - k * .12, .42 + .03 * k), (72, 0, -62))


def seven_screen():
    room(aim=(0, 0, 1.25), eye=(-1, -9, 2.5), lens=62, focus=(-.4, -.8, 1.2), key=800)
    holes = [circle(1.5)] + [circle(.4, (.86 * math.cos(a), .86 * math.sin(a)), 40, reverse=True) for a in [2 * math.pi * k / 5 + .3 for k in range(5)]] + [circle(.13, n=24, reverse=True)]
    for y in (.2, .75):
        place(flat(holes, paint('brushed'), .07, .02), (1.0, y, 1.56), (90, 0, 12))
    place(disc(paint('black'), 1.12, .42, .02, 96), (1.02, .68, 1.56), (90, 0, 12))
    slate = [place(box(paint('slate'), (2.5, .14, 1.6), .04), (0, 0, 0))]
    for k in range(2):
        slate.append(place(box(paint('paper'), (2.3, .02, .025), .004), (0, -.075, .5 + k * .5)))
    slate += [place(box(paint('paper'), (.025, .02, .5), .004), (-.4 + k * .8, -.075, .0)) for k in range(2)]
    for tilt, z in ((0, 1.62), (-17, 1.92)):
        bar = [place(box(paint('black'), (2.5, .15, .28), .03), (1.25, 0, 0))]
        for k in range(6):
            s = [(.1 + k * .42, 0), (.31 + k * .42, 0), (.45 + k * .42, .27), (.24 + k * .42, .27)]
            bar.append(place(flat([p for p in s if p[0] <= 2.48], paint('lime' if z > 1.7 else 'paper'), .03, .006), (0, -.075, .005), (90, 0, 0)))
        slate.append(group(bar, (-1.25, 0, z), (0, tilt, 0)))
    slate.append(place(ball(paint('gold'), 3), (-1.18, -.09, 1.78), size=.06))
    group(slate, (-.75, -.6, .02), (-8, 0, -16))


def vermello():
    lights.plank_table(turn=11)
    lights.dark_wall(9)
    table.plate(table.black_glaze(), 3.0)
    baked.pizza(2.5, at=(0, 0, .12), turn=(0, 0, -84), seed=4, pools=11, melt=(.115, .185))
    for k, (x, y) in enumerate(((-1.0, .95), (.85, .75), (-.45, -.35), (1.15, -.55), (-1.35, -.45))):
        o = baked.basil_leaf(.85, k, .1)
        o.location, o.rotation_euler = (x, y, .34), (0, -.1, 1.7 * k)
    bar.burning_candle((2.2, 3.6, 0), .34, 1.3, 3, 70)
    bar.burning_candle((1.45, 4.1, 0), .30, .9, 6, 50)
    lights.far_lights(14, 9, .6, 4.0, 6, 18, 8)
    lamp((-5.0, 3.0, 3.0), (0, 0, 0), 1.3, 900, lights.CANDLE)
    lamp((4.2, 3.8, 2.2), (0, 0, 0), 1.0, 300, (1, .66, .40))
    lamp((.5, -6, 5), (0, 0, 0), 3, 190, (1, .86, .70))
    camera((-.5, -7.6, 4.7), (.08, .12, .34), 53, focus=(-.1, -1.4, .35), fstop=.6)
    look('Medium High Contrast', .2)


def egco():
    room('paper', colour=(.86, .32, .19), aim=(.08, -.15, .42), eye=(-1.6, -8.4, 4.6), lens=48, focus=(-.3, -.8, .7), fstop=1.6, power=950)
    pulp = material('pulp', (.42, .40, .36), .9, mottle=('noise', 40, [(.35, (.33, .31, .28)), (.65, (.50, .48, .43))]), bump=[('noise', 50, .3), ('noise', 8, .2)])

    def tray(u, v):
        x, y = u * 6 - .0, v * 2
        z = .34 + .30 * math.cos(2 * math.pi * x) * math.cos(2 * math.pi * y) * .5 - .12 * (math.cos(2 * math.pi * x) + math.cos(2 * math.pi * y)) * -.5
        edge = min(u * 6, (1 - u) * 6, v * 2, (1 - v) * 2)
        z = z * min(1, edge / .12) if edge < .12 else z
        return (x - 3) * .92, (y - 1) * .92, z + .12
    place(sheet(tray, pulp, 144, 56, .03), (0, 0, 0), (0, 0, 14))
    shell = material('shell', (.56, .29, .145), .42, soft=.05, coat=.12, vary=.22, mottle=('noise', 30, [(.3, (.47, .225, .10)), (.7, (.63, .35, .19))]), bump=('noise', 60, .05))
    egg = lathe([(0, -.52)] + [(.40 * math.sin(t) * (1 - .13 * math.cos(math.pi - t) * -1), -.52 * math.cos(t) * (1.0 if t < 1.57 else 1.16)) for t in [math.pi * i / 40 for i in range(1, 40)]] + [(0, .60)], shell, smooth=0)
    limey = egg.copy()
    limey.materials.clear()
    limey.materials.append(material('lime shell', (.42, .80, .01), .4, soft=.1, bump=('noise', 60, .05)))
    holder = []
    for i in range(6):
        for j in range(2):
            if (i, j) == (4, 0):
                continue
            data = limey if (i, j) == (2, 0) else egg
            holder.append(place(data, ((i + .5 - 3) * .92, (j + .5 - 1) * .92, .66), (random.uniform(-5, 5), random.uniform(-5, 5), 0), random.uniform(.97, 1.03)))
    group(holder, (0, 0, 0), (0, 0, 14))
    place(egg, (1.35, -1.62, .39), (88, 10, 50))


def jasmine(m_petal, m_tube):
    """One open flower along +Z and one bud, as meshes."""
    def petal(u, v):
        w = .3 * math.sin(math.pi * u ** .8)
        return (v - .5) * w, .08 + u * .62, .42 + .16 * math.sin(u * 2.2) - .10 * u * u + .1 * abs(v - .5)
    return sheet(petal, m_petal, 10, 6, .015), lathe([(0, 0), (.05, 0), (.055, .36), (.16, .55), (.15, .8), (0, .98)], m_petal, 20), lathe([(0, -.1), (.07, -.05), (.055, .4), (.09, .46), (0, .47)], m_tube, 16)


def ponmalligai():
    room(aim=(.1, 0, .35), eye=(-1.2, -7.2, 5.2), lens=62, focus=(0, -.9, .5), fstop=1.5, key=620, rim=900, fill=220)
    place(lathe([(0, 0), (1.9, 0), (2.3, .1), (2.6, .3), (2.62, .36), (2.5, .34), (2.2, .16), (1.8, .07), (0, .07)], paint('gold')))
    white = material('jasmine', (.93, .93, .86), .45, soft=.25, vary=.08)
    green = material('jasmine tube', (.30, .46, .08), .5, soft=.1)
    petal, bud, stem = jasmine(white, green)
    path = []
    for i in range(150):
        t = i / 149
        a = t * 2 * math.pi * 2.35
        r = 1.75 - 1.25 * t
        path.append((r * math.cos(a), r * math.sin(a), .26 + .32 * t))
    path += [(.5 + .1, -.2, .75)]
    for i, p in enumerate(path[:-1]):
        ahead = Vector(path[i + 1]) - Vector(p)
        for k in range(5):
            a = 2 * math.pi * (k + .5 * (i % 2)) / 5 + random.uniform(-.3, .3)
            side = Vector((0, 0, 1)).cross(ahead).normalized()
            up = ahead.cross(side).normalized() * -1
            out = (side * math.cos(a) + up * math.sin(a) + ahead.normalized() * .35).normalized()
            if out.z < -.45:
                continue
            turn = out.to_track_quat('Z', 'Y').to_euler()
            size = random.uniform(.29, .37)
            at = Vector(p) + out * .03
            for part in ([stem, bud] if random.random() < .72 else [stem] + [petal] * 5):
                o = place(part, at, (0, 0, 0), size)
                o.rotation_euler = turn
                if part is petal:
                    o.rotation_euler.rotate_axis('Z', 1.2566 * random.randrange(5))
    place(tube(path, green, .02))
    big = leaf(paint('leaf'), 1.5, .6, .3)
    for k, a in enumerate((200, 235, 330, 20)):
        place(big, (1.7 * math.cos(math.radians(a)), 1.7 * math.sin(math.radians(a)), .3), (0, 0, a - 90), .8)
    for k in range(16):
        a, r = random.uniform(3.2, 6.2), random.uniform(2.7, 3.4)
        o = place(bud, (r * math.cos(a), r * math.sin(a), .06), (88, 0, random.uniform(0, 360)), .32)


PICTURES = {'mealmaven': mealmaven, 'chefmn': chefmn, 'seven-screen': seven_screen, 'vermello': vermello, 'egco': egco, 'ponmalligai': ponmalligai}
