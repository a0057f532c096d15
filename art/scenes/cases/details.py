"""A second look at six of the trades."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import fresh, table  # noqa: E402
from kit.objects import *  # noqa: E402,F403
from kit.props_lime import lime_half  # noqa: E402
from kit.props_table import *  # noqa: E402,F403
from kit.shapes import *  # noqa: E402,F403
from kit.stage import *  # noqa: E402,F403
from goods import parcel  # noqa: E402
from trades import jasmine  # noqa: E402


def bell_and_pans():
    room(aim=(.1, 0, .8), eye=(-1.2, -7.8, 3.0), lens=62, focus=(-.6, -1.0, .7), key=700, rim=1000, fill=240, cards=320)
    brass, copper = paint('gold'), paint('copper')
    place(disc(paint('wood'), .85, .14, .05), (-1.05, -.8, 0))
    place(lathe([(.70, .16), (.74, .18), (.72, .3), (.6, .58), (.42, .78), (.18, .9), (0, .92)], brass, 128, smooth=2), (-1.05, -.8, 0))
    place(lathe([(0, .9), (.04, .9), (.04, 1.02), (.15, 1.03), (.17, 1.08), (.12, 1.13), (0, 1.15)], brass, 48, smooth=1), (-1.05, -.8, 0))
    z = 0
    for k, r in enumerate((1.25, 1.05, .85)):
        place(lathe([(0, z), (r * .95, z), (r, z + .05), (r, z + .5), (r * 1.03, z + .52), (r * .97, z + .52), (r * .96, z + .08), (0, z + .06)], copper, 128, smooth=1), (.95, .5, 0))
        a = math.radians((-28, 8, -52)[k])
        place(tube([(.95 + r * math.cos(a), .5 + r * math.sin(a), z + .42), (.95 + (r + 1.15) * math.cos(a), .5 + (r + 1.15) * math.sin(a), z + .52)], paint('steel'), .06))
        z += .42
    fresh.curry_leaves((-.1, -1.5, .06), (0, 0, 12), .75)


def market():
    room('paper', aim=(.1, 0, .8), eye=(-1.4, -8.0, 3.2), lens=51, focus=(-.2, -.8, .7), power=1000, back=6)
    for k, (x, key) in enumerate(((-1.75, 'coral'), (0, 'lime'), (1.75, 'slate'))):
        m, white = paint(key), paint('white')
        parts = [place(box(paint('pale wood'), (1.35, .6, .62), .04)), place(box(paint('wood'), (1.45, .75, .07), .02), (0, 0, .62))]
        for sx in (-1, 1):
            for sy in (-1, 1):
                parts.append(place(tube([(sx * .62, sy * .3, 0), (sx * .62, sy * .3, 1.55)], paint('pale wood'), .035)))
        for s in range(7):
            x0, w = -.8 + 1.6 * s / 7, 1.6 / 7
            def cloth(u, v, x0=x0, w=w):
                z = 1.78 - .5 * u ** 1.1
                y = .45 - 1.15 * u
                if u > .85:
                    y, z = .45 - .98, 1.78 - .5 * .85 ** 1.1 - (u - .85) * 1.1 * (.5 + .5 * math.sin(math.pi * v))
                return x0 + w * v, y, z
            parts.append(place(sheet(cloth, m if s % 2 == 0 else white, 20, 8, .02)))
        for j in range(5):
            parts.append(place(ball(paint(('gold', 'lime', 'coral', 'navy', 'white')[(j + k) % 5]), 3), (-.5 + .25 * j, -.12, .78), size=.09))
        group(parts, (x, .35 - .15 * abs(k - 1), 0), (0, 0, -8 * (k - 1)))
    card = [place(flat([rounded_rect(.85, 1.15, .08), rounded_rect(.26, .06, .03, (0, .47))[::-1]], paint('white', coat=.5), .04, .01)), place(flat(rounded_rect(.85, .34, .06, (0, .2)), paint('lime'), .02, .004), (0, 0, .025)),
            place(flat(circle(.13), paint('black'), .02, .004), (-.2, -.18, .025)), place(flat(rounded_rect(.36, .07, .03, (.2, -.14)), paint('slate'), .02, .004), (0, 0, .025)), place(flat(rounded_rect(.28, .07, .03, (.16, -.28)), paint('slate'), .02, .004), (0, 0, .025))]
    group(card, (.55, -1.45, .06), (6, 0, 24), .95)
    strap = tube(smoothed([(.36, -1.05, .06), (.1, -.75, .05), (-.6, -.75, .05), (-1.3, -1.2, .05), (-.9, -1.75, .05), (-.2, -1.55, .06), (.2, -1.05, .08)], 4), paint('black'), .02)
    strap.extrude = .05
    place(strap)


def seedlings():
    room(aim=(.15, 0, .8), eye=(-1.2, -8.0, 3.2), lens=62, focus=(.2, -.6, .8), key=780, rim=1100, fill=260)
    clay = material('clay', (.46, .17, .075), .75, mottle=('noise', 6, [(.3, (.36, .12, .05)), (.7, (.55, .24, .12))]), bump=('noise', 30, .1))
    for k in range(4):
        x, y = -.75 + 1.0 * k, .55 - .05 * k
        s = .9 + .06 * (k % 2)
        place(lathe([(0, 0), (.3, 0), (.42, .62), (.47, .63), (.47, .8), (.42, .8), (.38, .62), (0, .6)], clay, 64, smooth=1), (x, y, 0), size=s)
        place(blob(paint('soil'), 3, .3, 3, (.39, .39, .1)), (x, y, .62 * s))
        place(tube(smoothed([(x, y, .6), (x + .04, y, .95), (x, y, 1.2 + .12 * (k % 3))], 2), paint('lime'), .025))
        for j in range(4 + k % 2):
            place(leaf(paint('leaf' if j % 2 else 'lime soft'), 1, .5, .25), (x, y, 1.0 + .09 * j + .05 * (k % 3)), (28 - 10 * j, 0, 90 * j + 40 * k), .5 - .05 * j)
    heap_ = [blob(paint('soil'), 3, .5, 2, seed=k) for k in range(3)]
    place(sheet(lambda u, v: ((u - .5) * 3.4, (v - .5) * 2.4, .62 * math.exp(-((u - .5) ** 2 + (v - .5) ** 2) * 22) + .06 * noise.noise(Vector((u * 9, v * 9, 0))) - .05), paint('soil'), 70, 60), (-1.4, -.75, 0))
    for _ in range(130):
        place(random.choice(heap_), (random.gauss(-1.2, .75), random.gauss(-1.0, .4), .04), [random.uniform(0, 360) for _ in range(3)], random.uniform(.02, .08))
    blade = sheet(lambda u, v: ((v - .5) * .62 * (1 - .5 * (1 - u) ** 2), .16 * (v - .5) ** 2 * 4, u * 1.1), paint('steel'), 24, 14, .025)
    tool = [place(blade), place(tube([(0, 0, 1.08), (0, -.04, 1.45)], paint('steel'), .05)), place(lathe([(0, 1.4), (.09, 1.42), (.12, 1.7), (.1, 2.2), (.13, 2.42), (0, 2.48)], paint('lime', coat=.8), 48))]
    group(tool, (-1.5, -.85, .12), (10, 18, 14))


def appointment():
    room(aim=(.05, 0, .9), eye=(-1.2, -8.2, 3.0), lens=62, focus=(-.3, -.8, .9), key=780, rim=1050, fill=280, cards=220)
    face = [place(box(paint('paper'), (2.6, .08, 1.9), .02)), place(box(paint('black'), (2.6, .1, .42), .02), (0, -.01, 1.5))]
    for r in range(4):
        for c in range(7):
            hot = (r, c) == (1, 3)
            face.append(place(box(paint('lime' if hot else 'slate'), (.27, .12 if hot else .03, .22), .02), (-1.08 + .36 * c, -.05 - .04 * hot, 1.12 - .32 * r)))
    for k in range(8):
        face.append(place(torus(paint('steel'), .1, .024, 32, 10), (-1.05 + .3 * k, 0, 1.93), (0, 90, 0)))
    group(face, (-.55, .35, .08), (-16, 0, 14))
    place(box(paint('black'), (2.8, 1.3, .1), .03), (-.55, .65, 0), (0, 0, 14))
    coil = []
    for i in range(150):
        t = i / 149
        a = 2 * math.pi * 1.9 * t + 1
        coil.append((1.35 + (.95 - .2 * t) * math.cos(a), -.75 + (.62 - .12 * t) * math.sin(a), .11 + .14 * t))
    coil += [(.45, -1.5, .16), (.1, -1.65, .2)]
    place(tube(smoothed(coil, 1), paint('lime'), .085, resolution=8))
    steel = paint('steel')
    piece = [place(lathe([(0, 0), (.5, 0), (.53, .04), (.53, .1), (.4, .17), (.18, .22), (.15, .36), (0, .37)], steel, smooth=1)), place(disc(paint('white', rough=.25), .45, .03, .01), (0, 0, -.015)), place(torus(paint('rubber'), .52, .045), (0, 0, .05))]
    group(piece, (-.25, -1.6, .5), (-104, 0, -22))


def buds():
    room(aim=(0, 0, .6), eye=(-1.0, -7.2, 4.0), lens=62, focus=(0, -.8, .9), key=640, rim=950, fill=240)
    bowl(paint('gold'), 1.55, 1.0, (-.25, .2, 0))
    petal, bud, stem = jasmine(material('jasmine', (.93, .93, .86), .45, soft=.25, vary=.08), material('jasmine tube', (.30, .46, .08), .5, soft=.1))
    for _ in range(420):
        a, r = random.uniform(0, 6.283), 1.08 * math.sqrt(random.random())
        at = (-.25 + r * math.cos(a), .2 + r * math.sin(a), .74 + .48 * (1 - (r / 1.08) ** 2))
        turn = [random.uniform(0, 360) for _ in range(3)]
        for part in (bud, stem):
            place(part, at, turn, .34)
    for _ in range(22):
        at, turn = (random.uniform(-1.6, 2.2), random.uniform(-1.9, -1.2), .07), (random.uniform(80, 100), 0, random.uniform(0, 360))
        for part in (bud, stem):
            place(part, at, turn, .34)
    thread = material('thread', (.85, .9, .7), .7, bump=('wave', 60, .4), space='Generated')
    place(lathe([(0, 0), (.36, 0), (.38, .06), (.24, .12), (.24, .82), (.38, .88), (.36, .94), (0, .94)], paint('wood'), 64, smooth=1), (1.75, -.75, 0))
    for k in range(22):
        place(torus(paint('lime', rough=.7), .27, .028, 48, 8), (1.75, -.75, .16 + .03 * k), (random.uniform(-3, 3), random.uniform(-3, 3), 0))
    place(tube(smoothed([(1.5, -.85, .2), (1.1, -1.3, .03), (.3, -1.75, .03), (-.5, -1.65, .03)], 3), paint('lime'), .018))
    place(tube([(-.5, -1.65, .03), (-1.3, -1.5, .05)], paint('steel'), .022, taper=lambda t: 1 - .85 * t))


def on_the_scale():
    room('paper', aim=(0, 0, 1.35), eye=(-1.6, -8.6, 2.8), lens=60, focus=(0, -1.0, 1.2), power=1000, back=6)
    place(flat([(-1.0, 0), (1.0, 0), (.62, .95), (-.62, .95)], paint('lime'), 1.1, .06), (0, .1, 0), (90, 0, 0))
    place(lathe([(0, 0), (.40, 0), (.43, .05), (.40, .1), (.37, .05), (0, .04)], paint('steel'), 96, smooth=1), (0, -.46, .48), (90, 0, 0))
    place(disc(paint('white'), .37, .02, .004), (0, -.49, .48), (90, 0, 0))
    for k in range(20):
        a = math.radians(18 * k)
        place(box(paint('black'), (.014, .012, .07), 0), (.31 * math.sin(a), -.52, .48 + .31 * math.cos(a) - .035 * 0), (0, 18 * k, 0))
    place(flat([(-.02, -.06), (.02, -.06), (0, .3)], paint('coral'), .02, .004), (0, -.53, .48), (90, 50, 0))
    place(lathe([(0, .95), (.18, .95), (.18, 1.02), (1.15, 1.05), (1.35, 1.16), (1.32, 1.18), (1.1, 1.09), (0, 1.07)], paint('steel'), 96, smooth=1), (0, .1, 0))
    parcel(1.7, 1.25, .62, (0, .1, 1.08), 10, 'paper')
    parcel(1.3, 1.0, .5, (.05, .1, 1.72), -14, 'paper')
    parcel(.95, .75, .42, (0, .1, 2.24), 16, 'lime')


PICTURES = {'chefmn': bell_and_pans, 'hi-life-exhibitions': market, 'green-sky-landscapes': seedlings, 'rmd-hospital': appointment, 'ponmalligai': buds, 'brownpost': on_the_scale}
