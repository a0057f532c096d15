"""Covers of the case studies about goods: boxed, parcelled, folded, heaped, baked."""
import bpy

from kit import patisserie, pulses, snacks
from kit.cloth import *
from kit.garments import *
from kit.objects import *
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


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
    """The brand's black, slate and ecru, folded at its one angle; ember only where the inside shows."""
    air((.02, .018, .02))
    lamp((-8, 6, 6), (0, 0, 0), 2.0, 3500, (1, .93, .84))
    lamp((8, 5, 3.4), (0, 0, 0), 2.4, 760, (1, .16, .04))
    lamp((2, -8, 8), (0, 0, 0), 5, 320)
    camera((1.0, -8.2, 14), (.15, -.1, .3), 66, (-1.0, .8, .6), .35)
    thread, black_thread = material('ecru thread', (.80, .73, .58), .7), material('black thread', (.02, .02, .022), .7)
    ecru = folded_edge(woven('ecru linen', (.42, .37, .27), (.82, .76, .62), 'plain', .060, salt=3), (5.2, -2.2), -.30, salt=9.0, seams=(.42,))
    topstitch(ecru, material('deep ecru thread', (.55, .48, .35), .7), .42, -5, 6)
    slate = folded_edge(woven('slate oxford', (.05, .065, .085), (.20, .245, .30), 'oxford', .052, salt=2), (2.5, -1.4), -.02, salt=5.0, seams=(.34,))
    topstitch(slate, material('slate thread', (.30, .35, .42), .7), .34, -5, 6)
    horn = material('horn', (.16, .085, .045), .28, coat=.4, mottle=('noise', 5, [(.35, (.05, .025, .014)), (.65, (.26, .15, .08))]))
    for s in (-1.9, .9):
        at = slate(s, .95, .035)
        group([button(horn, .42), *(stitch((x, -.12, .11), (x, .12, .11), thread, .03) for x in (-.11, .11))], at, (0, 0, 20 * s))
    folded_edge(woven('ember satin', (.80, .13, .015), (1, .20, .03), 'satin', .035, rough=.5, salt=4), (.92, -.98), .24, r=.06, deep=1.0, salt=2.0, wave=.04)
    black = folded_edge(woven('black twill', (.005, .005, .006), (.036, .037, .040), 'twill', .062), (.62, -.78), .38, salt=7.0, seams=(.40, .70), wave=.45)
    for t in (.40, .70):
        topstitch(black, thread, t, -6, 7)
    sewn_label(woven_label(ZORD, (.80, .73, .58), (.008, .008, .009), 2.9, 1.95), black, (-1.3, 1.28), 2.9, 1.95, black_thread)


def raha():
    """What is in the mix, before it is mixed."""
    sweep('paper', 14, colour=(.93, .43, .045))
    air((1, .96, .88), .34)
    lamp((-9, 5.5, 8), (0, 0, 0), 1.6, 3600, (1, .94, .84))
    lamp((7, -7, 8), (0, 0, 0), 5, 330)
    camera((.6, -13.5, 9.6), (.1, -.2, .35), 55, (0, -1.2, .8), .24)
    pot = bowl(paint('black', rough=.45), 2.15, 1.25, (-.1, 2.6, 0))
    lying = [pot]
    for k in range(2):  # few at a time: a long column would leap out again
        fallen = settle(pour([snacks.almond()], 9, (-.1, 2.6, 1.5 + .4 * k), .5, .85, (.92, 1.06)), lying, steps=80, friction=.95)
        for almond in fallen:
            if math.hypot(almond.location.x + .1, almond.location.y - 2.6) > 1.75:
                bpy.data.objects.remove(almond)
            else:
                lying.append(almond)
    for x, y, turn in ((2.0, .35, 24), (-1.0, .45, -38)):
        place(snacks.almond(), (x, y, .42), (0, 0, turn))
    pulses.heap_of(pulses.rice(), (-4.4, 1.9, 0), 2.0, 1.15, .20, 16, 40, 1)
    pulses.heap_of(pulses.masoor(), (4.2, 2.0, 0), 2.0, 1.15, .25, 16, 36, 2)
    pulses.heap_of(pulses.moong(), (-3.0, -1.9, 0), 2.05, 1.15, .30, 40, 30, 3)
    pulses.heap_of(pulses.ragi(), (1.35, -2.2, 0), 1.95, 1.05, .135, 40, 110, 4)
    pulses.heap_of(pulses.wheat(), (5.4, -1.8, 0), 1.85, 1.0, .26, 16, 26, 5)
    return {'long_side': 1900, 'grain': .005}


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


PICTURES = {'brownpost': brownpost, 'zord': zord, 'raha': raha, 'cafe-doca': cafe_doca}
