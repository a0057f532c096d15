"""Covers of the case studies about goods: boxed, parcelled, folded, heaped, baked."""
from kit import packs, snacks, sweets
from kit.objects import *
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


def snack_box(at=(0, 0, 0), turn=0):
    """Six kinds in a card tray, the lid leaning behind it with the name on."""
    w, d, h = 3.7, 2.5, .72
    card, lime = paint('kraft'), paint('lime soft')
    parts, spots, _ = packs.carton(w, d, h, 2, 3, card)
    fills = (([snacks.cashew(1), snacks.cashew(2)], 52, .17, .40), ([snacks.chip(1), snacks.chip(2), snacks.chip(4)], 13, .38, .28), ([snacks.popcorn(1), snacks.popcorn(2)], 34, .2, .38),
             ([snacks.almond(), snacks.peanut(1)], 74, .14, .40), ([snacks.murukku(seed=1), snacks.murukku(seed=2)], 4, .47, .08), ([snacks.fried_pea(1), snacks.fried_pea(2)], 130, .105, .40))
    for (x, y), (items, n, s, r) in zip(spots, fills):
        for k in range(n):
            a, q = random.uniform(0, 6.28), r * math.sqrt(random.random())
            z = .17 + (.13 * k if s > .4 else .36 * (1 - (q / .5) ** 2) * random.uniform(.3, 1))
            turn_ = (random.uniform(-24, 24), random.uniform(-24, 24), random.uniform(0, 360)) if s > .3 else [random.uniform(0, 360) for _ in range(3)]
            parts.append(place(random.choice(items), (x + q * math.cos(a) * 1.15, y + q * math.sin(a) * 1.1, z), turn_, s * random.uniform(.92, 1.08)))
    top = [place(box(lime, (w + .14, d + .1, .07), .025)), place(letters('snacbox', paint('black'), .82, .04, .008), (0, .22, .055))]
    for x in (-1, 1):
        top.append(place(box(lime, (.06, d + .1, .34), .02), (x * (w / 2 + .05), 0, -.3)))
        top.append(place(box(lime, (w + .14, .06, .34), .02), (0, x * (d / 2 + .03), -.3)))
    parts.append(group(top, (-.05, 1.95, 1.2), (66, 0, 0)))
    return group(parts, at, (0, 0, turn))


def snacbox():
    room(aim=(.05, .4, .98), eye=(-1.5, -7.0, 5.6), lens=50, focus=(0, -.6, .6), key=860, rim=1000, fill=480)
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
    slip = [place(box(paint(label, rough=.6), (1.0, .02, .62), .006), (0, 0, -.31))]
    slip += [place(box(paint('black'), (.62 - .14 * k, .02, .05), .004), (-.1 - .07 * k, -.013, .13 - k * .13)) for k in range(3)]
    slip += [place(box(paint('black'), (wide, .02, .2), .001), (.02 + k * .06, -.013, -.25)) for k, wide in enumerate((.03, .015, .04, .02, .03, .015, .03))]
    parts.append(group(slip, (-w * .2, -d / 2 - .005, h * .5), (0, 0, 0), min(.44 * w, h)))
    return group(parts, at, (0, 0, turn))


def brownpost():
    room('lime', aim=(0, 0, .95), eye=(-1.8, -8.4, 3.6), lens=60, focus=(-.2, -1.1, .9), power=1000)
    parcel(2.7, 2.0, 1.5, (0, 0, 0), 24)
    parcel(1.5, 1.15, .72, (.12, .15, 1.5), -8, 'paper')
    parcel(1.0, .8, .6, (-1.75, -1.35, 0), -18, 'paper')


def folded(cloth, w, d, h, salt):
    """A shirt folded flat: square shoulders, a soft edge where the cloth turns back on itself."""
    def f(u, v):
        a = 2 * math.pi * u
        ex = abs(math.cos(a)) ** .13 * (1 if math.cos(a) > 0 else -1)
        ey = abs(math.sin(a)) ** .13 * (1 if math.sin(a) > 0 else -1)
        t = math.pi * v
        puff = math.sin(t) ** .22
        lie = .022 * noise.noise(Vector((ex * puff * 2.2, ey * puff * 1.7, salt))) + .010 * noise.noise(Vector((ex * puff * 7, ey * puff * 5, salt)))
        crease = .020 * math.exp(-((ex * puff - .33) / .03) ** 2) * (v > .5)
        z = h / 2 - h / 2 * abs(math.cos(t)) ** .7 * (1 if math.cos(t) > 0 else -1)
        return ex * w / 2 * puff, ey * d / 2 * puff, z + lie - crease
    return sheet(f, cloth, 160, 56)


def zord():
    """The brand's black, ecru and slate; ember only in the tag."""
    room(aim=(-.28, -.2, .62), eye=(-1.4, -7.2, 3.9), lens=61, focus=(-.1, -.9, .9), key=860, rim=1100, fill=340, cards=160)
    weave = dict(rough=.9, coat=0, sheen=.25, bump=[('wave', 70, .10), ('noise', 9, .12)])
    shades = [paint('linen', colour=c, **weave) for c in ((.075, .088, .094), (.022, .024, .022), (.70, .65, .53))]
    for k, cloth in enumerate(shades):
        place(folded(cloth, 2.5 - .05 * k, 2.0 - .04 * k, .27, 3 + 4 * k), (.3, .1, .265 * k), (0, 0, (5, -3, 3)[k] + 8))
    ecru, top = shades[2], 3 * .265 + .01
    shirt = []
    for s in (-1, 1):
        wing = [(s * .03, .16), (s * .40, .46), (s * .70, .12), (s * .36, -.40), (s * .02, -.02)]
        shirt.append(place(flat(wing[::s], ecru, .045, .018), (0, .34, .055), (5, s * 6, 0)))
    shirt.append(place(lathe([(.34, 0), (.40, .05), (.445, .17), (.42, .19), (.385, .17), (.335, .05)], ecru, 96, smooth=2), (0, .60, -.02), (16, 0, 0), (1.2, .82, 1)))
    shirt.append(place(disc(shades[0], .36, .02, .005), (0, .60, -.01), (16, 0, 0), (1.2, .82, 1)))
    shirt.append(place(box(paint('black'), (.22, .02, .09), .008), (0, .885, .06), (10, 0, 0)))
    shirt.append(place(box(ecru, (.2, 1.3, .022), .01), (0, -.36, .005)))
    shirt += [place(disc(paint('slate'), .04, .024, .008, 24), (0, .02 - .3 * k, .024)) for k in range(3)]
    tag = [place(flat([rounded_rect(.34, .62, .03), circle(.03, (0, .24), 20, reverse=True)], paint('coral', rough=.7), .02, .005)), place(flat([(-.10, .05), (.10, .05), (-.10, -.16), (.10, -.16)][:2] + [(.10, .01), (-.02, -.12), (.10, -.12), (.10, -.16), (-.10, -.16), (-.10, -.12), (.02, .01), (-.10, .01)], paint('black'), .012, .002), (0, 0, .012))]
    shirt.append(group(tag, (.62, -.42, .05), (0, 0, -24)))
    shirt.append(place(tube(smoothed([(.53, -.21, .06), (.36, .0, .10), (.14, .10, .09), (.02, .02, .06)], 3), paint('black'), .01)))
    group(shirt, (.33, .05, top), (0, 0, 11))
    strap = paint('leather', colour=(.05, .03, .018))
    watch = [place(lathe([(0, -.07), (.36, -.07), (.4, -.03), (.4, .05), (.36, .09), (.33, .09), (.33, .06), (0, .06)], paint('steel'), smooth=1)),
             place(disc(paint('black', rough=.2), .33, .015, .002), (0, 0, .055)),
             rod((0, 0, .085), (.0, .22, .085), paint('white'), .014), rod((0, 0, .085), (.15, -.05, .085), paint('white'), .016), rod((0, 0, .095), (-.2, -.12, .095), paint('lime lit', glow=1), .009),
             place(disc(paint('steel'), .05, .09, .02, 24), (.40, 0, .0), (0, 90, 0))]
    for k in range(12):
        a = math.radians(30 * k)
        watch.append(place(box(paint('steel'), (.016, .06, .012), 0), (.28 * math.sin(a), .28 * math.cos(a), .07), (0, 0, -30 * k)))
    for s in (-1, 1):
        watch.append(place(sheet(lambda u, v, s=s: ((v - .5) * (.40 - .08 * u), s * (.36 + u * .85 * (1 - .25 * u)), .05 - .34 * u * u), strap, 24, 6, .05)))
    group(watch, (-1.52, -.70, .29), (5, 5, 52), 1.05)


def raha():
    room('paper', aim=(.3, 0, .6), eye=(-1.2, -7.6, 4.4), lens=57, focus=(0, -.7, .8), fstop=.8, power=1000)
    bowl(paint('black', rough=.5), 1.5, 1.05, (-.3, .1, 0))
    kinds = (((.66, .40, .10), (1, .98, .9)), ((.80, .62, .30), (.95, .9, .85)), ((.26, .36, .04), (1.1, .8, .75)), ((.30, .07, .03), (.8, .8, .76)), ((.86, .78, .58), (1.9, .55, .5)))
    grains = [blob(material('grain %d' % k, c, .5, coat=.15, vary=.35, bump=('noise', 9, .15)), 2, .08, 1.5, shape, k) for k, (c, shape) in enumerate(kinds)]
    heap(grains, 3200, 1.33, .44, (-.3, .1, .80), (.038, .056))
    almond = snacks.almond()
    heap([almond], 13, .62, .1, (-.5, -.05, 1.2), (.17, .2), flat_turn=True)
    scoop = [place(sheet(lambda u, v: (.42 * math.cos(math.pi * v) * (1 - .12 * u), -.1 + u * 1.0, .42 - .42 * math.sin(math.pi * v) * (1 - .1 * u)), paint('pale wood'), 24, 30, .04)),
             place(disc(paint('pale wood'), .40, .05, .02), (0, .9, .42), (-90, 0, 0)), rod((0, .9, .4), (0, 1.9, .5), paint('pale wood'), .09)]
    scoop += heap(grains, 420, .36, .2, (0, .32, .22), (.036, .054))
    group(scoop, (1.5, -1.05, .02), (0, 0, -58))
    for _ in range(190):
        place(random.choice(grains), (random.gauss(.75, .55), random.gauss(-1.5, .26), .035), [random.uniform(0, 360) for _ in range(3)], random.uniform(.036, .054))
    for k in range(4):
        place(almond, (.2 + .42 * k, -1.55 + .16 * (k % 2), .1), (0, 0, 70 * k), .18)
    stalk = material('millet', (.72, .52, .16), .7, vary=.3)
    seed = blob(stalk, 2, squash=(.5, .5, .8))
    for k, (x, a) in enumerate(((1.75, 20), (1.95, 4), (1.6, 36))):
        tilt = math.radians(a)
        base = Vector((x - .1, .5, .10 + .08 * k))
        tip = base + Vector((math.sin(tilt) * 1.9, math.cos(tilt) * .9, .04))
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
    room(aim=(.2, 0, .85), eye=(-.8, -8.2, 3.7), lens=62, focus=(-.5, -.8, .9), key=720, rim=1000, fill=240)
    plate(paint('ceramic'), 1.75, (-.6, -.1, 0))
    _, z = cake_slice(at=(-.6, -.15, .06), turn=38, size=1.12)
    fruit = [place(sweets.berry(k), (x, y, .16 + up), (random.uniform(-30, 30), random.uniform(-30, 30), 60 * k), .18) for k, (x, y, up) in enumerate(((-.2, .42, 0), (.2, .46, 0), (0, .16, 0), (0, .38, .24)))]
    fruit += [place(leaf(paint('leaf'), 1, .5, .3), (.02, .34, .44), (30, 0, k * 72), .2) for k in range(4)]
    group(fruit, (-.6, -.15, .06 + z), (0, 0, 38), 1.12)
    cup(paint('black', rough=.25, coat=.7), material('latte', (.36, .17, .065), .3, coat=.4, mottle=('noise', 2.2, [(.42, (.33, .15, .055)), (.54, (.85, .70, .48))])), (1.95, 1.15, 0), .72, .9, -30, saucer=False)
    for k in range(12):
        place(blob(material('bean', (.075, .03, .012), .32, coat=.3), 3, squash=(1, .7, .5)), (random.uniform(.4, 1.9), random.uniform(-1.7, -.8), .06), (random.uniform(-20, 20), 0, random.uniform(0, 360)), .13)


PICTURES = {'snacbox': snacbox, 'brownpost': brownpost, 'zord': zord, 'raha': raha, 'cafe-doca': cafe_doca}
