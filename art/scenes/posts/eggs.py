"""Four posts of the egg brand."""
import bmesh

from kit import fresh, table, trattoria
from kit.objects import *
from kit.shapes import *
from kit.stage import *

SHELL = dict(colour=(.56, .29, .145), rough=.42, soft=.05, coat=.12, vary=.22, mottle=('noise', 30, [(.3, (.47, .225, .10)), (.7, (.63, .35, .19))]), bump=('noise', 60, .05))


def egg(m, n=40, seg=96):
    return lathe([(0, -.52)] + [(.40 * math.sin(t) * (1 + .13 * math.cos(math.pi - t)), -.52 * math.cos(t) * (1.0 if t < 1.57 else 1.16)) for t in [math.pi * i / n for i in range(1, n)]] + [(0, .60)], m, seg, smooth=0)


def shell():
    return material('shell', **SHELL)


def white():
    return material('egg white', (.93, .92, .86), .25, soft=.3, coat=.5, bump=('noise', 4, .1))


def yolk():
    return material('yolk', (.95, .46, .015), .12, soft=.3, coat=1)


def sunday():
    room('lime', aim=(0, 0, .2), eye=(-.5, -4.6, 7.2), lens=62, focus=(0, -.2, .3), power=1050)
    iron = paint('rubber', rough=.45)
    place(lathe([(0, 0), (1.7, 0), (1.95, .35), (2.0, .36), (1.9, .3), (1.68, .06), (0, .05)], iron, 128, smooth=1))
    place(tube([(1.3, 1.35, .3), (2.9, 3.0, .5)], paint('wood'), .17))
    def f(u, v):
        a = 2 * math.pi * u
        r = (1.15 + .22 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, 3))) + .06 * noise.noise(Vector((math.cos(a) * 5, math.sin(a) * 5, 1)))) * v
        return r * math.cos(a), r * math.sin(a), .07 + .12 * (1 - v ** 4) + .02 * noise.noise(Vector((r * math.cos(a) * 3, r * math.sin(a) * 3, 0)))
    lace = material('fried white', (.93, .91, .84), .28, soft=.3, coat=.6, bump=('noise', 6, .15))
    place(sheet(f, lace, 140, 30), (-.1, 0, 0))
    place(blob(yolk(), 5), (-.05, .05, .2), size=(.46, .46, .30))
    for k in range(40):
        place(blob(paint('black'), 1, .3), (random.gauss(-.1, .5), random.gauss(0, .5), .2), size=random.uniform(.008, .018))
    fresh.basil((1.05, -.75, .1), (0, 0, 30), .4)


def one_in_every_family():
    room('paper', aim=(.1, 0, .52), eye=(-2.4, -6.6, 1.9), lens=60, focus=(-.15, -.3, .5), fstop=.5, power=1000, back=6)
    m, lime = egg(shell()), egg(material('lime shell', (.42, .80, .01), .4, soft=.1, bump=('noise', 60, .05)))
    for k in range(6):
        place(lime if k == 2 else m, (-1.9 + .86 * k, .55 * math.sin(k * .0), .50), (random.uniform(-4, 4), random.uniform(-7, 7), 60 * k), random.uniform(.95, 1.04))


def cut_egg(m, at_z, keep_top, jag=.05, salt=0):
    """Shell cut at a height with a broken edge."""
    me = egg(m, 170, 260)
    bm = bmesh.new()
    bm.from_mesh(me)
    gone = []
    for face in bm.faces:
        c = face.calc_center_median()
        a = math.atan2(c.y, c.x)
        edge = at_z + jag * (noise.noise(Vector((math.cos(a) * 2.5, math.sin(a) * 2.5, salt))) + .7 * noise.noise(Vector((math.cos(a) * 8, math.sin(a) * 8, salt))))
        if (c.z < edge) == keep_top:
            gone.append(face)
    bmesh.ops.delete(bm, geom=gone, context='FACES')
    bmesh.ops.solidify(bm, geom=bm.faces[:], thickness=.025)
    bm.to_mesh(me)
    bm.free()
    return me


def the_mistake():
    room(aim=(.05, 0, .45), eye=(-.8, -5.6, 3.6), lens=66, focus=(0, -.5, .4), key=760, rim=1000, fill=300)
    m = shell()
    place(cut_egg(m, .05, False, .12, 1), (-.75, .25, .55), (-38, 12, 0), 1.25)
    place(cut_egg(m, .05, True, .12, 1), (.95, .35, .42), (115, 10, 30), 1.25)
    def f(u, v):
        a = 2 * math.pi * u
        r = (1.0 + .3 * noise.noise(Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, 7)))) * v
        return 1.25 * r * math.cos(a), .8 * r * math.sin(a), .012 + .09 * (1 - v ** 4) + .012 * noise.noise(Vector((r * math.cos(a) * 3, r * math.sin(a) * 3, 4)))
    clear = material('raw white', (.90, .88, .68), .05, glass=.86, coat=1, ior=1.2)
    place(sheet(f, clear, 120, 16), (.1, -.7, 0))
    place(blob(yolk(), 5), (.15, -.7, .19), size=(.45, .45, .27))
    for k in range(12):
        a = random.uniform(0, 6.28)
        place(sheet(lambda u, v: ((u - .5) * .9, (v - .5) * .7 * (1 - .5 * u), .12 * (u - .5) ** 2), m, 6, 6, .05), (random.uniform(-1.5, 1.5), random.uniform(-1.5, -.2), .03), (random.uniform(-20, 20), 0, 57 * k), random.uniform(.1, .26))


def six_minutes():
    room(aim=(.05, 0, .95), eye=(-1.0, -7, 3.2), lens=66, focus=(0, -.5, 1.2), key=780, rim=1100, fill=280)
    place(lathe([(0, 0), (.62, 0), (.64, .06), (.22, .2), (.16, .35), (.24, .5), (.46, .66), (.56, 1.0), (.5, 1.02), (.40, .7), (0, .56)], paint('lime', coat=.8, rough=.2), 96, smooth=2))
    m = shell()
    place(cut_egg(m, .22, False, .03, 2), (0, 0, 1.16), (0, 0, 0), 1.2)
    place(lathe([(0, -.3), (.34, 0), (.385, .20), (.36, .235), (.25, .215), (.22, .18), (0, .17)], white(), 64, smooth=1), (0, 0, 1.16), size=1.18)
    place(blob(yolk(), 4), (0, 0, 1.38), size=(.27, .27, .12))
    place(cut_egg(m, .22, True, .03, 2), (1.15, -.6, .16), (165, 12, 0), 1.2)
    place(lathe([(0, -.02), (.4, .0), (.3, .09), (0, .1)], white(), 48), (1.15, -.6, .18), (-8, 10, 0), .95)
    for k in range(3):
        place(box(trattoria.crumb_bread(), (.28, 1.5, .26), .05), (-1.15 + .34 * k, .95 + .1 * k, .02), (0, 0, -30 + 6 * k))
    for k in range(30):
        place(blob(paint('white'), 1), (random.gauss(.5, .5), random.gauss(-1.2, .2), .012), size=random.uniform(.012, .022))


PICTURES = {'post-1': sunday, 'post-2': one_in_every_family, 'post-3': the_mistake, 'post-4': six_minutes}
