"""Article covers about trends and tools."""
from kit.objects import *
from kit.props_lime import lime_half, lime_slice, lime_whole
from kit.props_signs import *
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


def idea():
    room(aim=(0, 0, 1.95), eye=(-.6, -8.8, 1.6), lens=52, focus=(0, -.6, 1.9), fstop=.6, key=320, rim=1000, fill=90, cards=120)
    for k, (x, y, z, s) in enumerate(((0, -.3, 2.52, .88), (-1.55, .5, 2.95, .74), (1.5, .45, 2.7, .74), (-2.75, 1.3, 2.55, .7), (2.8, 1.2, 3.05, .7))):
        bulb((x, y, z), (180, 0, 40 * k), s, k == 0)
        place(tube([(x, y, z + .7 * s), (x, y, 7)], paint('rubber'), .035))
        place(disc(paint('lime' if k == 0 else 'black'), .2 * s, .34 * s, .05), (x, y, z + .5 * s))
    for s in (-1, 1):
        lamp((s * .3, -.2, 1.5), (s * 3, .8, 1.7), .8, 60, (.72, 1, .16))


def telescope():
    room(aim=(.1, 0, 1.62), eye=(-1.4, -9.2, 2.2), lens=49, focus=(.2, -.5, 2.0), cards=240)
    black, gold = paint('black', coat=.8), paint('gold')
    tube_ = []
    for a, b, r, m in ((-2.0, -.9, .22, black), (-.95, .3, .31, paint('lime')), (.2, 1.9, .42, black)):
        tube_.append(place(lathe([(0, a), (r, a), (r, b), (r * .9, b), (r * .88, b - .1), (0, b - .1)], m, 64, smooth=0), (0, 0, 0), (0, 90, 0)))
    for x, r in ((-2.0, .25), (-.95, .345), (-.88, .34), (.22, .46), (.3, .45), (1.86, .47), (-.2, .33)):
        tube_.append(place(torus(gold, r - .03, .05), (x, 0, 0), (0, 90, 0)))
    tube_.append(place(disc(glass('lens'), .4, .04), (1.82, 0, 0), (0, 90, 0)))
    group(tube_, (.05, 0, 2.25), (0, -24, -14), 1.05)
    for k in range(3):
        a = math.radians(262 + 120 * k)
        place(tube([(0, 0, 1.8), (.95 * math.cos(a), .95 * math.sin(a), 0)], paint('wood'), .075))
    place(lathe([(0, 1.62), (.2, 1.62), (.22, 1.9), (.12, 2.0), (.12, 2.2), (0, 2.2)], gold))
    for k in range(60):
        place(ball(paint('white lit', glow=3), 1), (random.uniform(-6, 7), random.uniform(5, 6.4), random.uniform(1.2, 6)), size=random.uniform(.008, .028))


def robot():
    room(aim=(.2, 0, 1.22), eye=(-.8, -8.4, 2.4), lens=60, focus=(.4, -.5, 1.3), key=760, fill=220, cards=260)
    h = hand(paint('white', coat=.8, rough=.2), paint('black'))
    h.location, h.rotation_euler, h.scale = (-1.75, .1, 1.95), (math.radians(-34), math.radians(8), math.radians(-6)), (1.3,) * 3
    lime_whole(.74, 6, (1.72, -.3, .74), (12, 14, 10))
    lime_half(.45, .5, 17, (-.95, -.5, .44), (68, 0, -18))


def pillars():
    """A temple front by night, lit along its flutes; one pillar of the seven is not of stone yet."""
    room(aim=(.1, 0, 1.62), eye=(-2.6, -9.0, 2.1), lens=48, focus=(-.9, -.6, 1.4), key=980, rim=1300, fill=150, back=7)
    marble = paint('white', rough=.55, coat=.1, mottle=('noise', 2.4, [(.32, (.50, .49, .45)), (.48, (.80, .79, .74)), (.52, (.86, .85, .81)), (.75, (.70, .69, .64))]), bump=('noise', 22, .16))

    def column(stone):
        shaft = [place(lathe([(0, .16), (.20, .16), (.205, .24), (.175, 2.0), (.20, 2.06), (.27, 2.13), (0, 2.13)], stone, 96, smooth=0)),
                 place(lathe([(0, 0), (.29, 0), (.29, .05), (.27, .08), (.25, .11), (.22, .15), (0, .15)], stone, 64)),
                 place(box(stone, (.56, .56, .11), .02), (0, 0, 2.13))]
        for j in range(16):
            a = 2 * math.pi * j / 16
            shaft.append(place(tube([(.20 * math.cos(a), .20 * math.sin(a), .26), (.178 * math.cos(a), .178 * math.sin(a), 1.98)], stone, .021, resolution=2)))
        return shaft
    for k in range(7):
        group(column(paint('lime') if k == 5 else marble), (-2.1 + .7 * k, 0, .3))
    for wide, deep, z, high in ((5.6, 1.7, 0, .1), (5.3, 1.4, .1, .1), (5.0, 1.1, .2, .1), (5.0, .85, 2.54, .12), (4.86, .78, 2.66, .16), (5.1, .95, 2.82, .07)):
        place(box(marble, (wide, deep, high), .02), (0, 0, z))
    place(flat([(-2.5, 0), (2.5, 0), (0, .86)], marble, .62, .03), (0, 0, 2.89), (90, 0, 0))
    place(flat([(-1.85, .12), (1.85, .12), (0, .72)], paint('black'), .04, .01), (0, -.33, 2.89), (90, 0, 0))


def calendar():
    room(aim=(.1, 0, 1.4), eye=(-2.0, -8.6, 2.8), lens=62, focus=(-.1, -.7, 1.4), fill=260)
    face = [place(box(paint('paper'), (3.1, .1, 2.6), .02), (0, 0, 0)), place(box(paint('lime'), (3.1, .12, .75), .02), (0, -.01, 1.86)),
            place(letters('2025', paint('black'), .62, .04, .006), (0, -.09, 2.22), (90, 0, 0))]
    for r in range(4):
        for c in range(7):
            hot = (r, c) == (2, 4)
            face.append(place(box(paint('coral' if hot else ('slate' if c < 5 else 'moss')), (.29, .06 if hot else .03, .27), .02), (-1.26 + .42 * c, -.06 - .03 * hot, 1.42 - .42 * r)))
    for k in range(9):
        face.append(place(torus(paint('steel'), .13, .028, 32, 10), (-1.3 + .325 * k, 0, 2.62), (0, 90, 0)))
    group(face, (0, 0, .12), (-14, 0, 16), 1.0)
    place(box(paint('black'), (3.3, 1.5, .12), .03), (0, .35, 0), (0, 0, 16))
    lime_half(.4, .45, 18, (1.95, -1.0, .36), (56, 0, 12))


def toolbox():
    room(aim=(.1, 0, .95), eye=(-1.8, -8.0, 3.8), lens=60, focus=(-.1, -.8, 1.0), key=760, fill=240, cards=200)
    lime = paint('lime')
    place(box(lime, (3.2, 1.5, .1), .03), (0, 0, 0))
    for s in (-1, 1):
        place(box(lime, (3.2, .09, 1.0), .03), (0, s * .72, 0))
        end = [(-.75, 0), (.75, 0), (.75, 1.0), (.22, 1.95), (-.22, 1.95), (-.75, 1.0)]
        place(flat(end, lime, .1, .03), (s * 1.58, 0, 0), (90, 0, 90))
    place(tube([(-1.58, 0, 1.78), (1.58, 0, 1.78)], paint('black'), .1))
    for k, (x, r, key, y, z, a) in enumerate(((-.85, .55, 'steel', -.15, 1.25, 12), (.15, .72, 'gold', .25, 1.35, -10), (1.0, .45, 'black', -.1, 1.2, 20))):
        place(flat(gear(10 + 2 * k, r, .2, r * .35), paint(key), .18, .03), (x, y, z), (84, a, 10))
    place(tube([(-.25, -.35, .4), (-.45, -.45, 1.9)], paint('steel'), .06))
    place(lathe([(0, 0), (.15, .02), (.17, .4), (.12, .75), (0, .8)], paint('coral')), (-.43, -.44, 1.75), (4, -7, 0))
    place(tube([(.6, -.4, .4), (.72, -.45, 1.75)], paint('pale wood'), .08))
    place(box(paint('steel'), (.75, .24, .26), .05), (.73, -.45, 1.7), (0, 8, 20))
    for k in range(6):
        place(flat(gear(8, .16, .25, .07), paint('steel'), .07, .015), (random.uniform(-1.6, 1.8), random.uniform(-1.7, -1.1), .05), (0, 0, 30 * k))


def gift():
    room('lime', aim=(.05, 0, 1.25), eye=(-2.0, -8.2, 3.6), lens=47, focus=(0, -.8, 1.0), power=1050)
    place(box(paint('black'), (2.2, 2.2, 1.5), .05), (0, 0, 0), (0, 0, 22))
    for a in (22, 112):
        place(box(paint('paper'), (.34, 2.23, 1.52), .02), (0, 0, 0), (0, 0, a))
    lid = [place(box(paint('black'), (2.4, 2.4, .4), .05)), place(box(paint('paper'), (.34, 2.43, .42), .02)), place(box(paint('paper'), (2.43, .34, .42), .02))]
    for s in (-1, 1):
        loop = smoothed([(0, 0, .45), (s * .35, .1, 1.0), (s * .95, .1, 1.05), (s * .85, -.05, .6), (0, 0, .46)], 4)
        b = place(tube(loop, paint('paper'), .02))
        b.data.extrude = .15
        lid.append(b)
    lid.append(place(ball(paint('paper'), 3), (0, 0, .5), size=.16))
    group(lid, (.25, .35, 1.95), (-16, 14, 30))
    for k, (x, y, z, r, key) in enumerate(((-.6, -.5, 1.75, .42, 'gold'), (.2, -.75, 1.68, .3, 'steel'), (-.05, -.2, 1.72, .5, 'lime metal'))):
        place(flat(gear(10, r, .2, r * .38), paint(key), .14, .03), (x, y, z), (74, 16 * k - 20, 20))
    place(flat(gear(10, .36, .2, .14), paint('gold'), .14, .03), (-1.7, -1.1, .08), (0, 0, 0))
    place(flat(gear(9, .26, .2, .1), paint('steel'), .12, .03), (1.75, -1.0, .26), (80, 20, 30))


def loudhailer():
    room(aim=(.95, 0, 1.75), eye=(1.4, -9.2, 2.0), lens=50, focus=(.8, -.8, 1.5), side=1, fill=260)
    megaphone(paint('lime'), paint('black'), (-.75, .3, 1.6), (0, -10, -28), 1.06)
    for k in range(34):
        a, b = random.uniform(-.4, .4), random.uniform(-.3, .3)
        d = 3.15 + 1.7 * k / 34
        key = ('lime', 'white', 'coral', 'gold')[k % 4]
        place(flat(rounded_rect(.3, .16, .05) if k % 2 else circle(.11), paint(key), .03, .01), (-.75 + d * math.cos(a - .49), .3 + d * math.sin(a - .49), 1.6 + d * .17 + b * d * .5),
              [random.uniform(0, 360) for _ in range(3)])


def bubbles():
    room('paper', aim=(.1, 0, 1.35), eye=(-1.6, -8.8, 2.4), lens=60, focus=(0, -.8, 1.4), power=1000, back=5)
    for (w, h, key, at, turn, mark) in ((2.3, 1.5, 'lime', (-.55, .1, 1.75), (90, -4, 14), 'heart'), (1.7, 1.15, 'black', (1.35, -.45, 1.05), (90, 5, -12), 'dots'), (1.05, .75, 'coral', (-1.45, -1.1, .75), (90, -3, 20), 'star'), (.9, .66, 'white', (.2, -1.25, .62), (90, 3, 0), 'bar')):
        things = [place(flat(bubble(w, h, h * .26, h * .28), paint(key), .3, .09))]
        if mark == 'heart':
            things.append(place(flat(heart(.5), paint('black'), .12, .04), (0, .02, .19)))
        elif mark == 'dots':
            things += [place(ball(paint('lime'), 3), (-.42 + .42 * k, 0, .17), size=.12) for k in range(3)]
        elif mark == 'star':
            things.append(place(flat(star(5, .34, .2), paint('white'), .1, .025), (0, 0, .18)))
        else:
            things += [place(flat(rounded_rect(.56 - .2 * k, .09, .04), paint('slate'), .05, .012), (-.1 * k, .1 - .2 * k, .16)) for k in range(2)]
        group(things, at, turn)


PICTURES = {'why-digital-marketing-is-important-to-business': idea, 'what-are-the-digital-marketing-trends-in-2025': telescope, 'how-ai-is-changing-marketing': robot,
            '7-pillars-digital-marketing-strategy': pillars, '2025-marketing-trends-from-digital-agencies': calendar,
            'top-ai-tools-for-digital-marketing-agency-2025': toolbox, 'top-free-ai-tools-for-digital-marketing-agencies': gift,
            'digital-advertising-trends-for-brands': loudhailer, 'small-business-social-media-tips': bubbles}
