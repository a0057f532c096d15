"""Covers of the case studies, second half: makers, carers and performers."""
from kit import snacks, sweets
from kit.objects import *
from kit.props_lime import lime_half, lime_slice, lime_whole
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


def garment(m, w=1.5, h=2.3, folds=6, sleeve=True, phase=0.0):
    """A kurta or dress hanging in the XZ plane, neck at the origin."""
    def side(t):
        if t < .30 and sleeve:
            return .42 + .40 * min(1, t / .06) ** .6 + (.10 * t / .3)
        return .46 + .30 * ((t - .25) / .75) ** 1.2 if t > .25 else .46
    def front(u, v):
        x = (u - .5) * 2
        wide = side(v) * w
        neck = .20 * max(0, 1 - (x * 2.2) ** 2) * max(0, 1 - v * 14)
        shoulder = .16 * abs(x) * max(0, 1 - v * 5)
        wave = .10 * v * math.sin(x * folds + phase) + .05 * v * math.sin(x * folds * 2.3 + 2)
        return x * wide, -.16 * math.cos(x * 1.45) - wave, -h * v - neck - shoulder
    def back(u, v):
        x, y, z = front(u, v)
        return x, -y * .6 + .02, z
    return group([place(sheet(front, m, 60, 60)), place(sheet(back, m, 40, 40))])


def hanger(at, turn=0, m='gold'):
    hook = [(.16 * math.cos(a), 0, .42 + .16 * math.sin(a)) for a in [math.radians(200 - 20 * i) for i in range(15)]]
    hook = hook[::1] + [(0, 0, .2), (0, 0, .0)]
    arms = [(-.82, 0, -.26), (-.4, 0, -.08), (0, 0, .02), (.4, 0, -.08), (.82, 0, -.26)]
    return group([place(tube(smoothed(hook, 2), paint(m), .03)), place(tube(smoothed(arms, 3), paint('wood'), .06))], at, (0, 0, turn))


def hi_life():
    room('paper', aim=(0, 0, 2.0), eye=(-1.2, -10, 2.4), lens=56, focus=(-.2, -.4, 2), power=950, back=4.5)
    for k, (r, x, key) in enumerate(((2.35, 1.0, 'lime'), (1.75, 1.0, 'black'))):
        outer = circle(r, (0, 2.0), 48, 0, 180) + [(-r, 0), (r, 0)]
        inner = (circle(r * .76, (0, 2.0), 48, 0, 180) + [(-r * .76, 0), (r * .76, 0)])[::-1]
        place(flat([outer, inner], paint(key), .5, .03), (x, 1.5 - k * .12, 0), (90, 0, 0))
    rail = paint('gold')
    for x in (-2.5, 1.2):
        place(tube([(x, 0, 0), (x, 0, 3.62)], rail, .05))
    place(tube([(-2.6, 0, 3.6), (1.3, 0, 3.6)], rail, .055))
    for x, key, ph, a, w in ((-1.75, 'navy', 0, 58, 1.2), (-1.05, 'coral', 2, 50, 1.2), (.05, 'lime soft', 4, 14, 1.28)):
        hanger((x, -.02, 3.06), a)
        g = garment(paint(key, sheen=.5, rough=.8, coat=0) if key != 'navy' else paint('navy'), w, 2.35, 7, True, ph)
        g.location, g.rotation_euler = (x, -.02, 3.03), (0, 0, math.radians(a))


def green_sky():
    room('paper', aim=(.1, 0, 1.55), eye=(-.6, -9.4, 2.9), lens=60, focus=(0, -.6, 1.4), power=1000, back=5)
    place(lathe([(0, 0), (.78, 0), (.82, .06), (1.02, 1.25), (1.1, 1.27), (1.1, 1.45), (1.0, 1.46), (.95, 1.2), (0, 1.18)], paint('black')), (0, 0, 0))
    place(blob(paint('soil'), 4, .2, 3, (.94, .94, .12)), (0, 0, 1.24))
    big = material('monstera', (.045, .26, .02), .36, coat=.35, vary=.55, bump=[('wave', 5, .1), ('noise', 30, .05)])
    young = material('young', (.28, .62, .02), .36, coat=.35, vary=.3, bump=('wave', 5, .1))
    for k in range(17):
        a = k * 137.5
        h, r = 1.5 + 1.75 * ((k * 7) % 17) / 17, .25 + .9 * ((k * 5) % 17) / 17
        tip = Vector((r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), h))
        base = Vector((.16 * math.cos(math.radians(a)), .16 * math.sin(math.radians(a)), 1.2))
        mid = base.lerp(tip, .5) + Vector((0, 0, .25))
        place(tube(smoothed([base, mid, tip], 4), paint('moss'), .025))
        s = random.uniform(.85, 1.25)
        place(leaf(young if k % 5 == 0 else big, 1.15, .62, .42, .14), tip, (random.uniform(15, 42), random.uniform(-15, 15), a - 90), s)
    for k in range(14):
        place(pebble(paint('slate'), k), (random.uniform(-2.3, 2.4), random.uniform(-1.9, -.9), .03), (0, 0, k * 50), random.uniform(.05, .14))
    place(sheet(lambda u, v: ((v - .5) * .5 * (1 - .35 * u * u), u * .95, .13 * (v - .5) ** 2 * 4 + .02), paint('steel'), 20, 12, .02), (1.5, -1.35, .05), (0, 0, -62))
    place(tube(smoothed([(1.5, -1.35, .1), (1.25, -1.48, .16), (.95, -1.62, .1), (.35, -1.95, .1)], 3), paint('pale wood'), .085))


def rmd_hospital():
    room(aim=(.1, -.1, .5), eye=(-.5, -7.0, 5.0), lens=60, focus=(.9, -1.3, .4), fstop=.9, key=760, rim=1100, fill=260, cards=260)
    hose = paint('lime')
    loop = [(1.05, -1.25, .20), (1.75, -.6, .14), (1.9, .5, .13), (1.2, 1.45, .13), (.1, 1.55, .13), (-.75, .95, .13), (-1.0, .1, .14), (-.55, -.55, .22), (.05, -.35, .34), (-.1, .3, .2), (-.5, .55, .3)]
    loop = [(1.05, -1.25, .24), (1.9, -.9, .15), (2.25, .1, .14), (1.75, 1.15, .14), (.55, 1.55, .14), (-.45, 1.1, .14), (-.75, .2, .14), (-.8, -.2, .14)]
    place(tube(smoothed(loop, 4), hose, .115, resolution=8))
    steel = paint('steel')
    for s in (-1, 1):
        arm = [(-.8, -.2, .14), (-.8 + s * .12, -.5, .15), (-.8 + s * .62, -1.0, .17), (-.8 + s * .78, -1.6, .22), (-.8 + s * .50, -2.1, .36)]
        place(tube(smoothed(arm[:3], 4), hose, .1, resolution=8))
        place(tube(smoothed(arm[2:], 4), steel, .06, resolution=6))
        place(blob(paint('rubber'), 3, squash=(.11, .15, .11)), arm[-1])
    piece = [place(lathe([(0, 0), (.62, 0), (.66, .04), (.66, .12), (.5, .2), (.24, .26), (.2, .42), (0, .43)], steel, smooth=1)),
             place(disc(paint('white', rough=.25), .56, .03, .01), (0, 0, -.015)),
             place(torus(paint('rubber'), .64, .055), (0, 0, .06)),
             place(lathe([(0, .42), (.34, .42), (.38, .5), (.36, .58), (0, .6)], steel, smooth=1)),
             rod((0, 0, .35), (.0, .62, .35), steel, .09)]
    group(piece, (1.0, -1.75, .62), (-98, -14, 26))
    lime_half(.42, .45, 4, (.45, .35, .42), (40, 0, -20))


def musico():
    sweep('black', 9)
    aim = (0, 0, 1.9)
    lamp((-3.5, -4, 5), aim, 1.6, 520, WARM)
    lamp((3.6, 3.0, 4.4), aim, 1.4, 1100, (.72, 1, .12))
    lamp((-3.2, 3.4, 3.2), aim, 1.2, 500, (1, .62, .25))
    lamp((2.5, -5, 1), aim, 3, 120, WHITE)
    camera((-.9, -7.6, 1.4), aim, 62, (0, -.5, 2.0), .45)
    for k in range(26):
        glow = paint('lime lit', glow=5) if k % 3 else paint('white lit', glow=5)
        place(ball(glow, 2), (random.uniform(-5, 5), random.uniform(5, 8.2), random.uniform(.3, 5.2)), size=random.uniform(.04, .10))
    head = place(blob(paint('steel'), 5), (0, 0, 0), size=(.62, .62, .66))
    head.data.materials[0] = paint('black')
    mesh_ball = place(blob(paint('brushed'), 4), size=(.655, .655, .70))
    w = mesh_ball.modifiers.new('mesh', 'WIREFRAME')
    w.thickness = .025
    band = place(lathe([(.66, -.08), (.70, -.07), (.70, .07), (.66, .08)], paint('lime metal'), smooth=1))
    body = place(lathe([(0, -2.3), (.2, -2.3), (.25, -2.2), (.34, -.9), (.46, -.62), (.56, -.5), (.58, -.38), (.4, -.3), (0, -.3)], paint('black')))
    grip = place(lathe([(.345, -1.02), (.37, -1.0), (.37, -.94), (.34, -.92)], paint('lime metal'), smooth=1))
    group([head, mesh_ball, band, body, grip], (.1, -.3, 2.65), (-18, 26, 0), 1.1)
    clip = [(-.72, -.1, .95), (-.72, .1, .4), (-.72, .15, -.2)]
    place(tube([(-.66, .12, 1.05), (-.66, .16, -.1)], paint('steel'), .075))
    place(lathe([(.30, -.2), (.37, -.18), (.37, .18), (.30, .2)], paint('rubber'), smooth=1), (-.66, -.04, 1.12), (-18, 26, 0))


def snack_box(at=(0, 0, 0), turn=0, lid=True):
    card, lime = paint('kraft'), paint('lime soft')
    w, d, h, t = 3.2, 2.2, .7, .06
    parts = [place(box(card, (w, d, t), .02))]
    for x in (-1, 1):
        parts.append(place(box(card, (t, d, h), .02), (x * w / 2, 0, 0)))
        parts.append(place(box(card, (w, t, h), .02), (0, x * d / 2, 0)))
    parts.append(place(box(card, (t, d - .1, h * .85), .02), (.1, 0, 0)))
    parts.append(place(box(card, (w / 2, t, h * .85), .02), (.85, .05, 0)))
    for k in range(7):
        parts.append(snacks.cookie_at((-1.25 + (k % 3) * .46, -.52 + (k // 3) * .5, .34 + .1 * (k % 2)), (random.uniform(38, 60), 0, random.uniform(-25, 25)), .46, k))
    for k in range(8):
        parts.append(place(snacks.murukku(seed=k), (.45 + (k % 3) * .4, .34 + (k // 3) * .27, .34 + .13 * (k % 2)), (random.uniform(20, 50), random.uniform(-20, 20), k * 40), .34))
    parts += heap([snacks.cashew(1), snacks.cashew(2), snacks.almond(), snacks.pistachio(1), snacks.fried_pea(1)], 120, .46, .24, (.85, -.52, .38), (.12, .16))
    if lid:
        top = [place(box(lime, (w + .14, d + .14, .06), .02)), place(letters('snac', paint('black'), .95, .04, .008), (0, 0, .085))]
        for x in (-1, 1):
            top.append(place(box(lime, (.06, d + .14, .34), .02), (x * (w / 2 + .05), 0, -.3)))
            top.append(place(box(lime, (w + .14, .06, .34), .02), (0, x * (d / 2 + .05), -.3)))
        parts.append(group(top, (-.1, 1.62, .98), (62, 0, 0)))
    return group(parts, at, (0, 0, turn))


def snacbox():
    room(aim=(0, .1, .7), eye=(-1.4, -7.6, 5.0), lens=58, focus=(0, -.6, .6), key=720, rim=950, fill=260)
    snack_box(turn=-12)


def parcel(w=2.6, d=1.9, h=1.5, at=(0, 0, 0), turn=0, label='lime'):
    twine = paint('twine')
    parts = [place(box(paint('kraft'), (w, d, h), .05))]
    e = .03
    for o in (-.12,):
        x, y = w * .16, -d * .1
        parts.append(place(tube([(x, -d / 2 - e, 0), (x, -d / 2 - e, h + e), (x, d / 2 + e, h + e), (x, d / 2 + e, 0)], twine, .035)))
        parts.append(place(tube([(-w / 2 - e, y, 0), (-w / 2 - e, y, h + e), (w / 2 + e, y, h + e), (w / 2 + e, y, 0)], twine, .035)))
        for s in (-1, 1):
            loop = [(x, y, h + .05), (x + s * .28, y - .1, h + .26), (x + s * .62, y - .12, h + .2), (x + s * .52, y - .02, h + .06), (x, y, h + .06)]
            parts.append(place(tube(smoothed(loop, 3), twine, .03)))
            parts.append(place(tube(smoothed([(x, y, h + .06), (x + s * .2, y - .3, h + .07), (x + s * .34, y - .62, h + .045)], 3), twine, .03)))
        parts.append(place(ball(twine, 3), (x, y, h + .08), size=.08))
    parts.append(place(box(paint(label, rough=.6), (1.0, .02, .62), .006), (-w * .22, -d / 2 - .005, h * .32)))
    for k in range(3):
        parts.append(place(box(paint('black'), (.62 - .14 * k, .02, .05), .004), (-w * .22 - .1 + -.07 * k, -d / 2 - .018, h * .32 + .44 - k * .13)))
    for k, wd in enumerate((.03, .015, .04, .02, .03, .015, .03)):
        parts.append(place(box(paint('black'), (wd, .02, .2), .001), (-w * .22 + .02 + k * .06, -d / 2 - .018, h * .32 + .06)))
    return group(parts, at, (0, 0, turn))


def brownpost():
    room('lime', aim=(0, 0, .95), eye=(-1.8, -8.4, 3.6), lens=60, focus=(-.2, -1.1, .9), power=1000)
    parcel(2.7, 2.0, 1.5, (0, 0, 0), 24)
    parcel(1.5, 1.15, .72, (.12, .15, 1.5), -8, 'paper')
    parcel(1.0, .8, .6, (-1.75, -1.35, 0), -18, 'paper')


def zord():
    room(aim=(-.42, -.1, .68), eye=(-1.5, -7.2, 3.7), lens=64, focus=(-.2, -.9, .9), key=760, rim=1000, fill=240, cards=160)
    for k, key in enumerate(('navy', 'linen', 'lime soft')):
        w, d, h = 2.5 - .06 * k, 1.9 - .05 * k, .34
        cloth = paint(key) if k < 2 else paint('lime soft', coat=0, rough=.85, sheen=.5, bump=[('wave', 50, .1), ('noise', 6, .15)])
        def fold(u, v, w=w, d=d, h=h, k=k):
            a = 2 * math.pi * u
            ex = abs(math.cos(a)) ** .25 * (1 if math.cos(a) > 0 else -1)
            ey = abs(math.sin(a)) ** .25 * (1 if math.sin(a) > 0 else -1)
            t = math.pi * v
            puff = math.sin(t) ** .35
            z = h / 2 - h / 2 * abs(math.cos(t)) ** .8 * (1 if math.cos(t) > 0 else -1)
            soft = .02 * noise.noise(Vector((ex * 2, ey * 2, k * 5 + z * 4)))
            return ex * w / 2 * puff + soft, ey * d / 2 * puff + soft, z + .02 * math.sin(ex * 3 + k)
        place(sheet(fold, cloth, 120, 40), (0, 0, k * .325), (0, 0, (4, -3, 2)[k] + 8))
    top = 3 * .325 + .01
    cloth = paint('lime soft', coat=0, rough=.85, sheen=.5, bump=[('wave', 50, .1), ('noise', 6, .15)])
    shirt = []
    for s in (-1, 1):
        wing = [(0, .12), (s * .46, .40), (s * .74, .02), (s * .30, -.50), (0, -.06)]
        shirt.append(place(flat(wing[::s], cloth, .07, .03), (0, .35, .07), (6, s * 7, 0)))
    shirt.append(place(torus(cloth, .36, .1), (0, .62, .06), (18, 0, 0), (1.15, .72, 1.1)))
    shirt.append(place(box(cloth, (.24, 1.25, .03), .012), (0, -.34, 0)))
    shirt += [place(disc(paint('white'), .05, .03, .01, 24), (0, .0 - .3 * k, .03)) for k in range(3)]
    group(shirt, (.1, .05, top), (0, 0, 8))
    strap = paint('leather')
    watch = [place(lathe([(0, -.07), (.36, -.07), (.4, -.03), (.4, .05), (.36, .09), (.33, .09), (.33, .06), (0, .06)], paint('gold'), smooth=1)),
             place(disc(paint('black', rough=.2), .33, .015, .002), (0, 0, .055)),
             rod((0, 0, .085), (.0, .22, .085), paint('lime lit', glow=1), .014), rod((0, 0, .085), (.15, -.05, .085), paint('white'), .016),
             place(disc(paint('gold'), .05, .09, .02, 24), (.40, 0, .0), (0, 90, 0))]
    for k in range(12):
        a = math.radians(30 * k)
        watch.append(place(box(paint('gold'), (.016, .06, .012), 0), (.28 * math.sin(a), .28 * math.cos(a), .07), (0, 0, -30 * k)))
    for s in (-1, 1):
        watch.append(place(sheet(lambda u, v, s=s: ((v - .5) * (.40 - .08 * u), s * (.36 + u * .95 * (1 - .25 * u)), .05 - .34 * u * u), strap, 24, 6, .05)))
    group(watch, (-1.55, -1.35, .36), (18, 8, 58), 1.15)


def raha():
    room('paper', aim=(.1, 0, .65), eye=(-1.2, -7.6, 4.4), lens=60, focus=(0, -.7, .8), fstop=.8, power=1000)
    bowl(paint('black', rough=.5), 1.5, 1.05, (-.3, .1, 0))
    grains = [blob(material('grain %d' % k, c, .6, vary=.3, bump=('noise', 12, .2)), 3, .12, 1.5, s, k) for k, (c, s) in enumerate((
        ((.72, .45, .16), (1, .6, .45)), ((.80, .60, .30), (.8, .8, .7)), ((.30, .42, .06), (.9, .8, .75)), ((.50, .17, .06), (.7, .7, .6)), ((.86, .76, .52), (1.1, .5, .4))))]
    heap(grains, 1000, 1.2, .38, (-.3, .1, .80), (.065, .095))
    almond = blob(material('almond', (.46, .20, .07), .6, vary=.25, bump=('wave', 9, .25)), 3, .06, 1.5, (1, .6, .35))
    heap([almond], 16, .7, .16, (-.6, .0, 1.06), (.18, .22))
    scoop = [place(sheet(lambda u, v: (.42 * math.cos(math.pi * v) * (1 - .12 * u), -.1 + u * 1.0, .42 - .42 * math.sin(math.pi * v) * (1 - .1 * u)), paint('pale wood'), 24, 30, .04)),
             place(disc(paint('pale wood'), .40, .05, .02), (0, .9, .42), (-90, 0, 0)), rod((0, .9, .4), (0, 1.9, .5), paint('pale wood'), .09)]
    scoop += heap(grains, 110, .34, .16, (0, .3, .22), (.06, .09))
    group(scoop, (1.5, -1.05, .02), (0, 0, -58))
    for _ in range(90):
        place(random.choice(grains), (random.gauss(.75, .6), random.gauss(-1.5, .3), .04), [random.uniform(0, 360) for _ in range(3)], random.uniform(.06, .09))
    stalk = material('millet', (.72, .52, .16), .7, vary=.3)
    seed = blob(stalk, 2, squash=(.5, .5, .8))
    for k, (x, a) in enumerate(((1.75, 20), (1.95, 4), (1.6, 36))):
        pts = [Vector((x + .1 * k, 1.5 - .2 * i, .1 + .02 * k)) for i in range(2)]
        tilt = math.radians(a)
        base = Vector((x - .1, .5, .08 + .06 * k))
        tip = base + Vector((math.sin(tilt) * 1.9, math.cos(tilt) * .9, .35))
        place(tube(smoothed([base - (tip - base) * .6, base, tip], 3), stalk, .02))
        for i in range(150):
            t = random.random()
            off = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized() * .12 * (1 - .5 * t)
            place(seed, base.lerp(tip, t) + off, [random.uniform(0, 360) for _ in range(3)], random.uniform(.045, .07))


def cake_slice(layers=4, body='sponge', cream='cream', top='chocolate', at=(0, 0, 0), turn=0, size=1.0):
    """Wedge of layer cake, its point towards -Y, standing on z = 0."""
    half = math.radians(22)
    wedge = [(0, 0)] + [(1.75 * math.sin(a), 1.75 * math.cos(a)) for a in [-half + 2 * half * i / 20 for i in range(21)]]
    parts, z = [], 0
    for k in range(layers):
        for key, h, grow in ((body, .25, 0), (cream, .085, .018)):
            pts = [(x * (1 + grow), (y - .6) * (1 + grow) + .6) for x, y in wedge]
            parts.append(place(flat(pts[::-1], paint(key), h, .03), (0, -.9, z + h / 2)))
            z += h * .97
    pts = [(x * 1.03, (y - .6) * 1.03 + .6) for x, y in wedge]
    parts.append(place(flat(pts[::-1], paint(top), .1, .04), (0, -.9, z + .03)))
    return group(parts, at, (0, 0, turn), size), z * size


def cafe_doca():
    room(aim=(.1, 0, .85), eye=(-.8, -8.2, 3.7), lens=62, focus=(-.5, -.8, .9), key=720, rim=1000, fill=240)
    plate(paint('ceramic'), 1.75, (-.6, -.1, 0))
    _, z = cake_slice(at=(-.6, -.15, .06), turn=38, size=1.12)
    for k, (x, y) in enumerate(((-.28, -.12), (.05, .22), (.1, -.22))):
        place(sweets.berry(k), (x, y, .06 + z + .2), (random.uniform(-30, 30), random.uniform(-30, 30), 60 * k), .2)
    for k in range(5):
        place(leaf(paint('leaf'), 1, .5, .3), (-.05, .02, .06 + z + .3), (30, 0, k * 72), .24)
    cup(paint('black', rough=.25, coat=.7), material('latte', (.36, .17, .065), .3, coat=.4, mottle=('noise', 2.2, [(.42, (.33, .15, .055)), (.54, (.85, .70, .48))])), (1.35, .75, 0), .72, .9, -30)
    for k in range(12):
        place(blob(material('bean', (.075, .03, .012), .32, coat=.3), 3, squash=(1, .7, .5)), (random.uniform(.4, 1.9), random.uniform(-1.7, -.8), .06), (random.uniform(-20, 20), 0, random.uniform(0, 360)), .13)


PICTURES = {'hi-life-exhibitions': hi_life, 'green-sky-landscapes': green_sky, 'rmd-hospital': rmd_hospital, 'musico': musico, 'snacbox': snacbox, 'brownpost': brownpost, 'zord': zord, 'raha': raha, 'cafe-doca': cafe_doca}
