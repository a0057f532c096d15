"""Covers of the case studies about goods: boxed, parcelled, folded, heaped, baked."""
from kit import packs, patisserie, snacks
from kit.client_marks import mark
from kit.garments import *
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
    top = [place(box(lime, (w + .14, d + .1, .07), .025)), place(mark('11-snacbox', paint('black')), (0, .1, .078), size=2.7)]
    for x in (-1, 1):
        top.append(place(box(lime, (.06, d + .1, .34), .02), (x * (w / 2 + .05), 0, -.3)))
        top.append(place(box(lime, (w + .14, .06, .34), .02), (0, x * (d / 2 + .03), -.3)))
    parts.append(group(top, (-.05, 1.95, 1.2), (66, 0, 0)))
    return group(parts, at, (0, 0, turn))


def snacbox():
    room(aim=(.05, .4, .98), eye=(-1.5, -7.0, 5.6), lens=50, focus=(0, -.6, .6), key=860, rim=1000, fill=480)
    snack_box(turn=-12)


def parcel(w=2.6, d=1.9, h=1.5, at=(0, 0, 0), turn=0, label='lime', bow=True):
    """A carton closed with tape, string drawn tight round it; `bow` is off where another parcel stands on top."""
    twine, r, edge = paint('twine'), .013 + .005 * w, .03
    parts = [place(box(paint('kraft'), (w, d, h), edge))]
    tape = paint('kraft', colour=(.50, .34, .17), rough=.35, coat=.35, mottle=None, bump=('noise', 30, .04))
    parts.append(place(box(tape, (w * .98, .26 * d ** .5, .006), .002), (0, d * .18, h - .002)))
    for s in (-1, 1):
        parts.append(place(box(tape, (.006, .26 * d ** .5, h * .3), .002), (s * (w / 2 + .001), d * .18, h * .7)))
    x, y = w * .16, -d * .12

    def tight(half, top, put):
        k, e = edge * .6, r * .7
        side = [(-half - e, 0), (-half - e, top - k), (-half + k, top + e), (half - k, top + e), (half + e, top - k), (half + e, 0)]
        parts.append(place(tube(smoothed([put(*p) for p in side], 2), twine, r)))
    tight(d / 2, h, lambda a, z: (x, a, z))
    tight(w / 2, h, lambda a, z: (a, y, z))
    if bow:
        k = .55 + .22 * min(w, 2)
        for s in (-1, 1):
            loop = [(0, 0, .03), (s * .16, -.05, .17), (s * .36, -.07, .17), (s * .42, -.02, .07), (s * .24, .03, .03), (0, 0, .05)]
            parts.append(place(tube(smoothed([(x + k * a, y + k * b_, h + k * c) for a, b_, c in loop], 3), twine, r * .9)))
            ends = [(0, 0, .05), (s * .10, -.14, .05), (s * .22, -.30, .03), (s * .26, -.42, .028)]
            parts.append(place(tube(smoothed([(x + k * a, y + k * b_, h + k * c) for a, b_, c in ends], 3), twine, r * .9)))
        parts.append(place(ball(twine, 3), (x, y, h + .045 * k), size=.055 * k))
    slip = [place(box(paint(label, rough=.6), (1.0, .02, .62), .006), (0, 0, -.31))]
    slip += [place(box(paint('black'), (.62 - .14 * k, .02, .05), .004), (-.1 - .07 * k, -.013, .13 - k * .13)) for k in range(3)]
    slip += [place(box(paint('black'), (wide, .02, .2), .001), (.02 + k * .06, -.013, -.25)) for k, wide in enumerate((.03, .015, .04, .02, .03, .015, .03))]
    parts.append(group(slip, (-w * .2, -d / 2 - .005, h * .5), (0, 0, 0), min(.44 * w, h)))
    return group(parts, at, (0, 0, turn))


def brownpost():
    room('paper', colour=(.37, .07, .016), aim=(-.05, -.2, .86), eye=(-1.8, -8.4, 3.6), lens=52, focus=(-.2, -1.1, .9), power=1000)
    parcel(2.7, 2.0, 1.5, (0, 0, 0), 24, 'paper', bow=False)
    parcel(1.5, 1.15, .72, (-.28, .22, 1.515), -8, 'paper')
    parcel(1.0, .8, .6, (-1.75, -1.35, 0), -18, 'paper')


def zord():
    """The brand's black, ecru and slate; ember only inside the collar."""
    room(aim=(.02, -.25, .36), eye=(-1.1, -7.2, 4.4), lens=58, focus=(.1, -.9, .8), key=780, rim=560, fill=360, cards=160)
    weave = dict(rough=.92, coat=0, sheen=.2, bump=[('wave', 70, .10), ('noise', 9, .10)])
    black, slate, ecru = [paint('linen', colour=c, **weave) for c in ((.020, .021, .022), (.095, .118, .145), (.72, .66, .52))]
    high, stack = .29, []
    for k, cloth in enumerate((black, slate, ecru)):
        stack.append(group([folded_body(cloth, 2.4 - .05 * k, 2.0 - .03 * k, high, 3 + 4 * k)], (.02 * k, .02 * k, .28 * k), (0, 0, (4, -3, 0)[k])))
    shirt = [collar(ecru, material('ember', (1, .075, .014), .75), (0, .46, -.01))]
    top = lambda x, y: lie(x, y, 11) + .012
    shirt.append(place(sheet(lambda u, v: ((v - .5) * .2, .1 - 1.0 * u, top((v - .5) * .2, .1 - 1.0 * u)), ecru, 60, 6, .02)))
    thread = material('thread', (.42, .39, .32), .8)
    for s in (-1, 1):
        for k in range(22):
            y = -.02 - .041 * k
            shirt.append(rod((s * .082, y, top(s * .082, y) + .022), (s * .082, y - .026, top(s * .082, y) + .022), thread, .005))
    horn = paint('slate', colour=(.035, .032, .03), rough=.3, coat=.5)
    for k in range(3):
        y = -.12 - .31 * k
        b = button(horn)
        b.location = (0, y, top(0, y) + .022)
        shirt.append(b)
    stack.append(group(shirt, (.04, .04, .28 * 3 - .015)))
    tag = swing_tag(paint('black', rough=.7, coat=0), material('ecru ink', (.80, .73, .58), .7))
    tag.location, tag.rotation_euler = (.62, -1.19, .36), (math.radians(80), math.radians(3), math.radians(-12))
    stack.append(tag)
    cord = [(.03, -.12, .90), (.20, -.28, .89), (.40, -.62, .875), (.53, -.94, .86), (.56, -1.06, .79), (.545, -1.12, .715)]
    stack.append(place(tube(smoothed(cord, 3), paint('black'), .011)))
    group(stack, (.18, .1, 0), (0, 0, 9))
    closed_watch(paint('leather', colour=(.10, .045, .02)), paint('black', rough=.22), .74, (-.93, -1.52, 0), (0, 0, -10))


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


def cafe_doca():
    room(aim=(.15, 0, .80), eye=(-.8, -8.2, 3.7), lens=55, focus=(-.5, -.8, .9), key=720, rim=760, fill=260)
    plate(paint('ceramic'), 1.75, (-.72, -.2, 0))
    _, z = patisserie.cake_slice(at=(-.72, -.20, .055), turn=40, size=1.08)
    fruit = [place(patisserie.raspberry(k), (x, y, up), turn, .175) for k, (x, y, up, turn) in enumerate(((-.20, .34, .13, (8, 0, 0)), (.21, .38, .13, (-6, 8, 40)), (.0, .06, .14, (84, 0, 24)), (.02, .36, .36, (70, 0, 200))))]
    fruit += [place(leaf(paint('leaf'), 1, .5, .3), (.34, .12, .03), (24, 0, -60 - 50 * k), .24) for k in range(2)]
    group(fruit, (-.72, -.20, .055 + z), (0, 0, 40), 1.08)
    crumb = blob(paint('sponge'), 2, .5, 2)
    for _ in range(26):
        place(crumb, (random.gauss(.02, .24), random.gauss(-1.12, .10), .09), [random.uniform(0, 360) for _ in range(3)], random.uniform(.012, .04))
    cup(paint('black', rough=.25, coat=.7), material('espresso', (.045, .016, .006), .3, coat=.3, mottle=('noise', 2.2, [(.44, (.035, .012, .005)), (.60, (.13, .050, .016))])), (2.0, 1.5, 0), .70, .86, -30)
    bean = patisserie.roasted_bean()
    for x, y, a in ((.98, -1.42, 20), (1.24, -1.30, -35), (1.50, -1.46, 70), (1.78, -1.22, 10), (1.40, -1.00, 120), (2.02, -1.02, -20), (1.66, -.88, 45)):
        place(bean, (x, y, .058), (random.uniform(-14, 14), random.uniform(-8, 8), a), .135)


PICTURES = {'snacbox': snacbox, 'brownpost': brownpost, 'zord': zord, 'raha': raha, 'cafe-doca': cafe_doca}
