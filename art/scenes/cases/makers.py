"""Covers of the case studies about makers, carers and performers."""
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
    lime_half(.66, .6, 4, (.55, .30, .56), (52, 0, -8))


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


PICTURES = {'hi-life-exhibitions': hi_life, 'green-sky-landscapes': green_sky, 'rmd-hospital': rmd_hospital, 'musico': musico}
