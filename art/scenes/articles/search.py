"""Article covers about search, neighbourhood and money."""
from kit.objects import *
from kit.props_lime import lime_half, lime_slice, lime_whole
from kit.props_signs import *
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


def ten_slices():
    room(aim=(.3, 0, 1.15), eye=(-1.6, -8.6, 3.0), lens=60, focus=(0, -.6, 1.2))
    for k in range(10):
        lime_slice(.92 - .012 * k, .17, .34, 1 + k, (random.uniform(-.07, .07), random.uniform(-.07, .07), .1 + .205 * k), (random.uniform(-3, 3), random.uniform(-3, 3), 37 * k))
    lime_half(.8, .6, 21, (1.95, .1, .62), (58, 0, 24))
    lime_whole(.6, 4, (-1.75, .5, .6), (80, 10, 30))


def lens_on_paper():
    room('paper', aim=(.2, 0, .55), eye=(-.8, -6.6, 5.0), lens=54, focus=(0, -.4, .8), fstop=.8, power=1000)
    lime_half(1.25, .8, 8, (-.1, .35, .75), (26, 0, 30))
    magnifier((.35, -.75, 1.35), (38, -14, 36), 1.02, 'black')
    lime_slice(.55, .12, .35, 9, (-2.1, -.7, .07), (0, 0, 20))
    lime_slice(.55, .12, .35, 10, (-1.75, -1.2, .16), (14, 10, 80))
    for k in range(7):
        place(blob(paint('lime'), 2), (-1.4 + .35 * k, -1.6 + .2 * math.sin(k * 2), .03), size=.03 + .02 * (k % 2))


def scales():
    room(aim=(0, 0, 1.52), eye=(-.8, -9.2, 2.6), lens=53, focus=(0, -.5, 1.4), cards=260)
    gold = paint('gold')
    place(lathe([(0, 0), (.85, 0), (.9, .1), (.7, .2), (.24, .3), (.12, .5), (.1, 1.5), (.16, 1.6), (.1, 1.7), (.08, 2.6), (.2, 2.7), (.1, 2.85), (0, 2.95)], gold))
    tilt = 7
    a = math.radians(tilt)
    place(tube(smoothed([(-1.75, 0, 2.72), (-.9, 0, 2.86), (0, 0, 2.78), (.9, 0, 2.86), (1.75, 0, 2.72)], 3), gold, .06), (-2.75 * math.sin(a), 0, 2.75 - 2.75 * math.cos(a)), (0, tilt, 0))
    for s in (-1, 1):
        top = Vector((s * 1.75 * math.cos(a) + 2.72 * math.sin(a), 0, 2.75 - s * 1.75 * math.sin(a)))
        top.x -= 2.75 * math.sin(a)
        pan = top + Vector((0, 0, -1.55))
        for k in range(3):
            b = 2 * math.pi * k / 3 + .5
            place(tube([tuple(top), tuple(pan + Vector((.8 * math.cos(b), .8 * math.sin(b), .12)))], gold, .014))
        place(lathe([(0, -.12), (.5, -.1), (.84, .1), (.86, .13), (.8, .12), (.48, -.05), (0, -.07)], gold), tuple(pan))
        if s < 0:
            for k, (x, y) in enumerate(((-.28, .1), (.28, .12), (0, -.3))):
                coin_ = coin(paint('copper'), .28, .07)
                for j in range((5, 4, 3)[k]):
                    place(coin_, (pan.x + x, y, pan.z + .0 + .072 * j), (0, 0, 30 * j))
        else:
            lime_half(.56, .5, 12, (pan.x, -.12, pan.z + .42), (62, 0, -12))


def rising_bars():
    room(aim=(.25, 0, 1.5), eye=(-2.2, -8.8, 2.8), lens=48, focus=(.2, -.6, 1.4))
    hs = (.35, .55, .85, 1.2, 1.7, 2.45)
    tops = []
    for k, h in enumerate(hs):
        x = -1.9 + .78 * k
        place(box(paint('lime' if k == 5 else ('slate' if k < 3 else 'moss')), (.56, .56, h), .05), (x, .1, 0))
        tops.append((x, -.28, h + .22))
    chart_line(tops, paint('gold'), .04)
    for t in tops:
        place(ball(paint('gold'), 3), t, size=.09)
    place(flat(arrow(.7, .12, .42, .4), paint('gold'), .1, .03), (tops[-1][0] + .02, -.28, tops[-1][2] + .0), (90, -64, 0))
    lime_half(.42, .45, 13, (-1.5, -1.2, .36), (58, 0, -10))


def price_tag():
    room('lime', aim=(.1, 0, .75), eye=(-1.6, -7.4, 4.0), lens=55, focus=(-.2, -.8, .8), power=1000)
    tag = [(-1.5, 0), (-.95, .72), (1.5, .72), (1.5, -.72), (-.95, -.72)]
    o = [place(flat([tag, circle(.15, (-.98, 0), 32, reverse=True)], paint('black'), .12, .04)), place(torus(paint('gold'), .17, .04), (-.98, 0, .05)),
         place(letters('₹', paint('lime'), 1.8, .06, .012), (.42, 0, .09))]
    group(o, (-.2, -.35, 1.15), (62, -10, -14), 1.1)
    place(tube(smoothed([(-1.25, -.4, 1.1), (-1.6, -.4, 1.9), (-1.1, .0, 2.5), (-.3, .6, 2.3), (.2, 1.2, 1.0), (-.6, 1.6, .06), (-1.7, 1.4, .05)], 4), paint('twine'), .03))
    coin_stack(9, paint('gold'), (1.75, .45, 0), .52, .12)
    coin_stack(5, paint('gold'), (1.35, -.75, 0), .5, .12)
    place(coin(paint('gold'), .5, .12), (-1.75, -.9, .06), (6, 0, 0))
    place(coin(paint('gold'), .5, .12), (-1.5, -1.25, .32), (66, 0, 30))


def city_map(seed=2):
    random.seed(seed)
    place(box(paint('slate'), (7, 5.4, .08), .03), (0, .4, -.02))
    xs, ys = [-3, -2.1, -1.0, .1, 1.1, 2.2, 3.0], [-2, -1.1, -.2, .8, 1.7, 2.6]
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            w, d = xs[i + 1] - xs[i] - .2, ys[j + 1] - ys[j] - .2
            green = (i, j) in ((1, 3), (4, 1))
            place(box(paint('moss' if green else 'black'), (w, d, .1 if green else random.uniform(.12, .34)), .04), ((xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2, .06))


def map_pins():
    room(aim=(.1, 0, .9), eye=(-1.8, -7.6, 5.0), lens=60, focus=(.1, -.9, 1.0), fstop=.8, key=820, fill=300)
    city_map()
    pin(paint('lime'), paint('black'), (.1, -.66, .06), .98, (0, 0, -14))
    pin(paint('white'), paint('black'), (-1.6, .85, .06), .55, (0, 0, -8))
    pin(paint('coral'), paint('black'), (2.2, .3, .06), .55, (0, 0, -24))
    road = smoothed([(-1.6, .85, .09), (-1.55, .3, .09), (-1.0, -.2, .09), (-.4, -.2, .09), (.1, -.3, .09), (.1, -.66, .09)], 3)
    place(tube(road, paint('lime lit', glow=1.2), .035))


def compass():
    room(aim=(.2, 0, .5), eye=(-1.2, -6.4, 5.2), lens=50, focus=(0, -.6, .5), fstop=.8, key=760, cards=200)
    brass = paint('gold')
    parts = [place(lathe([(0, 0), (1.6, 0), (1.78, .1), (1.8, .4), (1.7, .46), (1.58, .4), (1.52, .2), (0, .2)], brass, 128, smooth=1)), place(disc(paint('black', rough=.3), 1.54, .03, .005), (0, 0, .2))]
    for k in range(36):
        a = math.radians(10 * k)
        parts.append(place(box(paint('white'), (.045 if k % 9 == 0 else .02, .16 if k % 3 == 0 else .09, .02), 0), (1.4 * math.sin(a), 1.4 * math.cos(a), .23), (0, 0, -10 * k)))
    for k, ch in enumerate('NESW'):
        a = math.radians(90 * k)
        parts.append(place(letters(ch, paint('lime' if ch == 'N' else 'white'), .38, .03, .004), (1.1 * math.sin(a), 1.1 * math.cos(a), .24)))
    for k in range(4):
        parts.append(place(flat(star(4, .72, .16), paint('moss'), .02, .004), (0, 0, .235), (0, 0, 45)))
    needle = [place(flat([(0, -.18), (1.15, 0), (0, .18)], paint('lime'), .06, .02)), place(flat([(0, .18), (-1.15, 0), (0, -.18)], paint('white'), .06, .02)), place(disc(brass, .12, .12, .03), (0, 0, -.02))]
    parts.append(group(needle, (0, 0, .34), (0, 0, 62)))
    parts.append(place(torus(brass, .34, .07), (0, 2.08, .22)))
    group(parts, (.1, 0, .02), (0, 0, 24))
    lime_half(.5, .5, 14, (2.35, -.9, .42), (48, 0, 20))
    lime_slice(.45, .1, .3, 15, (-2.2, -1.1, .06), (0, 0, 10))


def storefront():
    room('paper', aim=(.1, 0, 1.9), eye=(-2.0, -9.4, 2.7), lens=45, focus=(0, -.8, 1.5), power=1000, back=5)
    place(box(paint('black'), (3.5, 1.6, 3.1), .05), (0, .6, 0))
    place(box(paint('slate'), (3.8, 2.2, .14), .03), (0, .3, 0))
    place(box(material('shop light', (1, .86, .55), glow=.9), (1.75, .05, 1.35), .01), (-.62, -.2, .55))
    place(box(material('shop door', (1, .86, .55), glow=.7), (.78, .05, 1.85), .01), (1.08, -.2, .2))
    for x, w in ((-1.52, .08), (-.62, .05), (.28, .08)):
        place(box(paint('lime'), (w, .12, 1.4), .01), (x, -.22, .52))
    for z in (.52, 1.88):
        place(box(paint('lime'), (1.85, .12, .08), .01), (-.62, -.22, z))
    for x in (.66, 1.5):
        place(box(paint('lime'), (.08, .12, 1.95), .01), (x, -.22, .14))
    place(box(paint('lime'), (.92, .12, .08), .01), (1.08, -.22, 2.03))
    place(ball(paint('gold'), 3), (.8, -.3, 1.1), size=.06)
    stripes = 9
    for k in range(stripes):
        key = 'lime' if k % 2 == 0 else 'white'
        x0 = -1.85 + 3.7 * k / stripes
        def cloth(u, v, x0=x0):
            y = -.2 - 1.0 * u
            z = 2.75 - .62 * u ** 1.1
            if u > .82:
                y, z = -.2 - .84, 2.25 - (u - .82) * 1.5 * (.55 + .45 * math.sin(math.pi * v))
            return x0 + 3.7 / stripes * v, y, z
        place(sheet(cloth, paint(key), 24, 10, .02))
    place(lathe([(0, 0), (.2, 0), (.26, .42), (.22, .42), (0, .38)], paint('kraft')), (-1.75, -.95, .14))
    place(blob(paint('leaf'), 4, .35, 4), (-1.75, -.95, .82), size=.38)
    for x, z, k in ((-1.1, .62, 0), (-.75, .62, 1), (-.35, .62, 2), (0, .62, 3)):
        lime_whole(.15, k, (x, -.24, z + .12), (70, 0, 30 * k))
    pin(paint('coral'), paint('white'), (1.25, .2, 3.1), .34)


def hat():
    room('paper', aim=(.05, 0, .75), eye=(-1.2, -7.8, 3.4), lens=59, focus=(0, -.8, .8), power=950)
    felt = paint('black', coat=0, rough=.85, sheen=.5, bump=[('noise', 50, .08), ('noise', 6, .1)])
    def brim(u, v):
        a = 2 * math.pi * u
        r = 1 + 1.05 * v
        up = .62 * v * v * abs(math.cos(a)) ** 2.2 + .02
        return r * math.cos(a) * (1.0 - .16 * v * abs(math.cos(a))) , r * math.sin(a) * .92 + 0, up
    def crown(u, v):
        a = 2 * math.pi * u
        t = min(1, v / .62)
        if v < .62:
            r, z = 1.0 - .16 * t ** 1.5, 1.35 * t
        else:
            q = (v - .62) / .38
            r, z = .84 * (1 - q), 1.35 + .10 * math.sin(q * math.pi)
        x, y = r * math.cos(a), r * math.sin(a) * .88
        pinch = .42 * math.exp(-(x / .22) ** 2) * max(0, min(1, (v - .35) / .3))
        front = .16 * math.exp(-((x - 0) / .6) ** 2) * max(0, -y) * t
        return x, y, z - pinch * (1 - .35 * abs(y)) - front * .4
    parts = [place(sheet(brim, felt, 140, 24, .04)), place(sheet(crown, felt, 140, 60))]
    parts.append(place(lathe([(.995, .06), (1.02, .07), (1.0, .32), (.97, .33)], paint('lime'), 96, smooth=0), size=(1, .89, 1)))
    parts.append(place(flat(star(5, .24, .12), paint('gold'), .05, .008), (0, -.93, .2), (82, 0, 0)))
    group(parts, (0, 0, .05), (-4, 3, 22), 1.15)


PICTURES = {'top-10-seo-services-in-chennai': ten_slices, 'how-does-seo-work-guide': lens_on_paper, 'seo-vs-ppc-digital-marketing-agency-guide': scales,
            'digital-marketing-agency-hi-life-seo-case-study': rising_bars, 'real-cost-digital-marketing-agency': price_tag, 'digital-marketing-agency-near-me': map_pins,
            'choose-seo-agency-near-you-for-roi': compass, 'best-seo-agency-near-me': storefront, 'top-digital-marketing-agency-in-texas': hat}
