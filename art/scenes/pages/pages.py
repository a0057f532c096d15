"""Pictures of the fixed pages: about, search banner, contact, thanks, not found."""
import numpy as np

from kit.objects import *
from kit.office import telephone
from kit.props_lime import lime_half, lime_slice, lime_whole, put, skin_half, smooth_path
from kit.props_lime import group as bundle
from kit.props_lime import ribbon as zest
from kit.props_signs import *
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


def husk(r=1.2, salt=2.0):
    """Half a lime scooped out: skin outside, pith inside, rim at z = 0."""
    pith = material('pith', (.80, .86, .50), .6, soft=.2, bump=[('noise', 18, .15), ('noise', 60, .08)])
    inner = [(r * .995, -.01)] + [(r * .99, .0), (r * .91, .005)] + [(r * .89 * math.cos(a), -r * .9 * math.sin(a)) for a in [math.pi / 2 * i / 24 for i in range(1, 25)]]
    return [skin_half(r, .8, salt), place(lathe(inner, pith, 128, smooth=0))]


def about_card():
    room(aim=(0, 0, 1.75), eye=(-1.0, -8.6, 3.7), lens=60, focus=(0, -1.0, 1.3), fstop=.9, key=560, rim=1000, fill=160, cards=120)
    bundle(husk(1.35, 3)).location = (0, -.1, 1.28)
    lid = bundle(husk(1.35, 5))
    put(lid, (.25, .95, 2.75), (118, 8, 0))
    place(ball(paint('gold')), (0, -.1, 1.36), size=.62)
    for k in range(9):
        a = k * .7
        place(ball(paint('gold'), 3), (.92 * math.cos(a), -.1 + .92 * math.sin(a), .92), size=.18)
    lamp((0, .75, 1.75), (0, -1.2, 1.2), .5, 55, (1, .75, .3))
    lamp((0, -.1, 1.15), (.2, .95, 3), .8, 60, (1, .78, .35))


def mission():
    room(aim=(.15, 0, 1.72), eye=(-1.4, -8.8, 1.9), lens=54, focus=(0, -.8, 1.3), key=760, fill=220)
    put(bundle([skin_half(1.5, .8, 7)]), (-.1, .1, 0), (180, 0, 20))
    pole = paint('gold')
    place(tube([(0, .1, 1.5), (0, .1, 3.3)], pole, .045))
    place(ball(pole, 3), (0, .1, 3.34), size=.085)
    def flag(u, v):
        return -.07 + 1.65 * u * (1 - .16 * u * (1 - abs(2 * v - 1))), .1 - .2 * math.sin(u * 6.2) * u ** .7, 3.28 - .95 * v - .1 * u
    place(sheet(flag, paint('lime soft'), 60, 24, .015))
    for k in range(6):
        a = math.radians(232 + 11 * k)
        z = .28 + .2 * k
        r = math.sqrt(max(0, 1.5 ** 2 - (z / 1.05) ** 2))
        place(ball(paint('white'), 3), (-.1 + (r + .04) * math.cos(a), .1 + (r + .04) * math.sin(a), z), size=.065)
    place(pebble(paint('slate'), 2), (1.9, -.7, .1), size=.3)
    place(pebble(paint('slate'), 4), (-1.9, -.9, .08), size=.2)


def vision():
    room(aim=(0, 0, 1.45), eye=(-1.4, -8.8, 2.0), lens=62, focus=(0, -.5, 1.5), key=760, fill=240)
    lid = [(-2.2, 0)] + [(-2.2 + 4.4 * i / 40, 1.22 * math.sin(math.pi * i / 40) ** .9) for i in range(1, 40)] + [(2.2, 0)] + [(2.2 - 4.4 * i / 40, -1.12 * math.sin(math.pi * i / 40) ** .9) for i in range(1, 40)]
    inner = [(x * .9, y * .84) for x, y in lid]
    o = [place(flat([lid, inner[::-1]], paint('black', coat=.6), .6, .08), (0, 0, 0), (90, 0, 0)), place(flat(inner, paint('white'), .16, .03), (0, .1, 0), (90, 0, 0))]
    iris = lime_slice(.92, .2, .6, 9, (0, -.1, 0), (90, 0, 0))
    o += [iris, place(ball(paint('black', coat=1, rough=.08)), (0, -.2, 0), size=(.36, .14, .36)), place(ball(paint('white lit')), (-.13, -.34, .15), size=.05)]
    group(o, (0, .2, 1.45), (-4, 0, 12))
    for k in range(9):
        a = math.radians(150 - 15 * k)
        place(tube([(2.05 * math.cos(a), .25, 1.55 + 1.05 * math.sin(a) + .25), (2.5 * math.cos(a), .2, 1.6 + 1.42 * math.sin(a) + .25)], paint('lime'), .045), (0, 0, 0), (0, 0, 0))


def gem(m, size=1.0, at=(0, 0, 0), turn=0):
    """A brilliant of 57 facets, lying on its side as cut stones do; `at` is where its tip touches the floor."""
    def ring(n, r, z, shift=0.0):
        return [(r * math.cos(2 * math.pi * (k + shift) / n), r * math.sin(2 * math.pi * (k + shift) / n), z) for k in range(n)]
    v = ring(8, .56, .36) + ring(8, .80, .22, .5) + ring(16, 1, .04) + ring(16, 1, -.04) + ring(8, .34, -.58, .5) + [(0, 0, -.86)]
    table, star_, top, low, pav, tip = 0, 8, 16, 32, 48, 56
    f = [tuple(range(8))]
    for k in range(8):
        j, i, n = (k + 1) % 8, (k - 1) % 8, (2 * k + 2) % 16
        f += [(table + k, star_ + k, table + j), (table + k, star_ + i, top + 2 * k, star_ + k),
              (star_ + k, top + 2 * k, top + 2 * k + 1), (star_ + k, top + 2 * k + 1, top + n),
              (top + 2 * k, low + 2 * k, low + 2 * k + 1, top + 2 * k + 1), (top + 2 * k + 1, low + 2 * k + 1, low + n, top + n),
              (low + 2 * k, pav + k, low + 2 * k + 1), (low + 2 * k + 1, pav + k, low + n), (low + 2 * k, pav + i, tip, pav + k)]
    stone = place(mesh(v, f, m, smooth=False), (0, 0, 0), (39.3, 0, 0), size)
    return group([stone], (at[0], at[1], at[2] + .665 * size), (0, 0, turn))


def jewel(name, colour, glow=.1):
    return material('jewel ' + name, colour, .05, metal=.92, coat=1, glow=glow)


def values():
    room(aim=(.05, 0, .8), eye=(-.8, -7.4, 3.7), lens=56, focus=(0, -.7, .8), key=800, fill=300, cards=520)
    gem(jewel('lime', (.46, .92, .012), .14), 1.5, (0, .95, 0), -8)
    stones = (('pearl', (.86, .86, .80)), ('coral', (.92, .22, .10)), ('gold', (1, .66, .2)), ('moss', (.07, .30, .03)), ('black', (.05, .06, .05)), ('lime', (.46, .92, .012)), ('copper', (.95, .45, .22)))
    for k, (name, colour) in enumerate(stones):
        a = math.radians(192 + 26 * k)
        gem(jewel('small ' + name, colour, .06), .4 + .05 * (k % 2), (2.2 * math.cos(a), .55 + 1.75 * math.sin(a), 0), math.degrees(a - 1.5 * math.pi) * .35 + 12 * (k % 3 - 1))


def search_bar():
    room(aim=(.1, 0, 1.25), eye=(-1.8, -9.0, 2.6), lens=58, focus=(-.6, -.8, 1.3), key=780, fill=260, cards=160)
    bar = [place(flat(rounded_rect(4.6, 1.0, .5), paint('white', coat=.6), .36, .12), (0, 0, 0), (90, 0, 0)),
           place(flat(rounded_rect(1.5, .16, .08), paint('slate'), .06, .02), (-.05, -.2, .0), (90, 0, 0)), place(box(paint('black'), (.05, .06, .5), .01), (-1.0, -.2, -.25)),
           place(flat(rounded_rect(.9, .72, .34), paint('black'), .12, .04), (1.72, -.18, 0), (90, 0, 0)), place(flat(arrow(.5, .1, .34, .26), paint('lime'), .08, .02), (1.48, -.27, 0), (90, 0, 0))]
    group(bar, (.15, .2, 1.0), (-4, 0, 10))
    lens = [lime_slice(.86, .18, .7, 4, (0, 0, 0), (0, 0, 0)), place(torus(paint('black', coat=.6), .93, .11)), place(tube([(.7, -.7, 0), (1.5, -1.5, 0)], paint('black', coat=.6), .14))]
    group(lens, (-1.45, -.75, 1.75), (86, 0, 12), 1.0)
    for k, (x, y) in enumerate(((1.6, -1.3), (2.15, -.9))):
        lime_whole(.3 - .06 * k, 3 + k, (x, y, .29 - .06 * k), (60, 20, 50 * k))


def contact():
    room(aim=(-.1, -.1, .82), eye=(-1.3, -8.0, 3.9), lens=58, focus=(-.1, -.9, .8), key=760, rim=900, fill=260, cards=120)
    telephone((.22, .15, 0), (0, 0, 12))


def thanks():
    """Stands to the right: the words lie over the left half of it."""
    room(aim=(-.55, 0, 1.6), eye=(-1.1, -8.8, 2.3), lens=60, focus=(0, -.6, 1.9), key=950, rim=1300, fill=420, spec=.03)
    p = paper_plane(paint('white', rough=.65, coat=0), .72)
    p.location, p.rotation_euler = (.09, -.5, 2.12), (math.radians(34), math.radians(-24), math.radians(26))
    seen = ((-.42, 1.40), (-.24, 1.08), (.22, .74), (.80, .68), (1.02, .96), (.80, 1.24), (.44, 1.08), (.18, .70), (-.14, .38), (-.56, .22))
    trail = smooth_path([(x, 0, z) for x, z in seen], 600)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(trail, axis=0), axis=1))])
    dash, gap = .125, .085
    for k in range(int((run[-1] + gap) / (dash + gap))):
        at = np.linspace(0, dash, 8) + k * (dash + gap)
        points = [tuple(np.interp(at[i], run, trail[:, c]) for c in range(3)) for i in range(8)]
        place(tube(points, paint('lime lit', glow=1.2), .024 - .007 * at[0] / run[-1]))


def nothing_inside():
    """Stands to the right, as the picture of the thanks does."""
    room(aim=(-.5, 0, 1.42), eye=(-1.1, -8.6, 2.4), lens=58, focus=(0, -1.0, 1.4), key=1150, rim=1500, fill=420)
    n, turns, r = 1400, 4.3, 1.35
    knots, across = [], []
    for k in range(n):
        t = k / (n - 1)
        phi = -1.42 + 2.84 * t
        a = -2 * math.pi * turns * t + .6
        stretch = 1.06
        knots.append((r * math.cos(phi) * math.cos(a), r * math.cos(phi) * math.sin(a), 1.47 + stretch * r * math.sin(phi)))
        across.append((-math.sin(phi) * math.cos(a), -math.sin(phi) * math.sin(a), math.cos(phi)))
    zest(np.array(knots), -np.array(across), .40, .06, 3.0, .45)
    for k in range(14):
        place(blob(water(), 3), (random.uniform(-1.8, 1.8), random.uniform(-1.6, -.9), .02), size=random.uniform(.02, .06))


PICTURES = {'about-card': about_card, 'mission': mission, 'vision': vision, 'values': values,
            'seo-banner': search_bar, 'contact': contact, 'thank-you': thanks, 'not-found': nothing_inside}
