"""Covers of the case studies about makers, carers and performers."""
from kit.objects import *
from kit.props_lime import lime_half, lime_slice, lime_whole
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


# Half widths of a dress from neck to hem, by parts of its length; after these the skirt widens to its flare.
CUTS = {
    'wrap': dict(waist=.40, rows=((0, .17), (.015, .20), (.055, .47), (.09, .535), (.16, .47), (.26, .44), (.40, .345), (.45, .38), (.62, .50))),
    'gown': dict(waist=.30, rows=((0, .27), (.02, .31), (.06, .36), (.12, .42), (.20, .41), (.30, .345), (.42, .40), (.56, .385), (.78, .40))),
    'tiers': dict(waist=.30, rows=((0, .25), (.02, .29), (.06, .37), (.12, .45), (.20, .42), (.30, .36), (.305, .47), (.53, .60), (.535, .54), (.76, .78), (.765, .70))),
}


def dress(m, belt, cut='wrap', long=2.5, flare=.80, pleats=11, phase=0.0, neck=.16, full=.115):
    """Hangs from its shoulders, the neck at the origin: a fitted top, and a skirt whose folds grow as it falls."""
    waist, rows = CUTS[cut]['waist'], (*CUTS[cut]['rows'], (1, flare))

    def half(v):
        for (a, p), (b, q) in zip(rows, rows[1:]):
            if v <= b:
                t = (v - a) / (b - a)
                return p + (q - p) * (t * t * (3 - 2 * t) if .05 < a < waist else t)
        return flare

    def body(u, v):
        a = 2 * math.pi * u
        w = half(v)
        deep = (.10 + .13 * min(1, v / .2)) if v < waist else .23 + .22 * ((v - waist) / (1 - waist))
        fall = max(0, (v - waist) / (1 - waist))
        way = a + .22 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6 + phase, v * 1.1)))
        fold = full * fall ** .8 * math.cos(pleats * way + phase + 1.6 * math.sin(2 * a + phase)) + .3 * full * fall * math.cos(2.2 * pleats * way + 2 * phase)
        soft = .016 * noise.noise(Vector((math.cos(a) * 2, v * 7, phase))) * (v > .06)
        k = 1 + fold + soft
        front = math.sin(a) < 0
        low = (neck if front else .04) * max(0, 1 - v / .07) * abs(math.sin(a)) ** 2
        drop = .03 * fall * math.cos(pleats * way + phase)
        return w * k * math.cos(a), deep * (k + .12 * fold) * math.sin(a), -long * v - low - drop

    parts = [place(sheet(body, m, 300, 190, .014))]
    z = -long * waist
    if belt:
        parts.append(place(sheet(lambda u, v: ((half(waist) + .017) * math.cos(2 * math.pi * u), .25 * math.sin(2 * math.pi * u), z + .045 - .09 * v), belt, 90, 3, .012)))
    for s in (-1, 1) if cut == 'wrap' else ():
        def sleeve(u, v, s=s):
            """To the wrist, full above a tight cuff."""
            a, ring = 2 * math.pi * u, min(1, v / .12)
            r = (.10 + .03 * ring + .055 * min(1, v / .9) ** 2) if v < .92 else .085
            r *= 1 + .09 * v * math.cos(6 * a + 3 * v + phase)
            x, drop = .40 + .46 * v - .12 * v * v, .17 + 1.16 * v
            return s * (x + r * math.cos(a)), -.02 + .02 * v + r * .85 * math.sin(a), -drop + .05 * math.cos(a) * (1 - v)
        parts.append(place(sheet(sleeve, m, 80, 70, .014)))
    return group(parts)


def hanger(at, turn=0, m='gold'):
    hook = [(.13 * math.cos(a), 0, .50 + .13 * math.sin(a)) for a in [math.radians(196 - 18 * i) for i in range(16)]] + [(.02, 0, .34), (0, 0, .22), (0, 0, .02)]
    arms = [(-.50, 0, -.17), (-.30, 0, -.07), (0, 0, .04), (.30, 0, -.07), (.50, 0, -.17)]
    return group([place(tube(smoothed(hook, 2), paint(m), .024)), place(tube(smoothed(arms, 3), paint('wood'), .045))], at, (0, 0, turn))


def hi_life():
    room('paper', aim=(.05, 0, 1.98), eye=(-1.2, -10, 2.5), lens=54, focus=(-.2, -.4, 2), power=950, back=4.5)
    orange, indigo = paint('coral', colour=(.86, .27, .075)), paint('black', colour=(.020, .027, .110))
    for k, (r, x, key) in enumerate(((2.35, 1.0, orange), (1.75, 1.0, indigo))):
        outer = circle(r, (0, 2.0), 48, 0, 180) + [(-r, 0), (r, 0)]
        inner = (circle(r * .76, (0, 2.0), 48, 0, 180) + [(-r * .76, 0), (r * .76, 0)])[::-1]
        place(flat([outer, inner], key, .5, .03), (x, 1.5 - k * .12, 0), (90, 0, 0))
    rail = paint('gold')
    for x in (-2.3, 1.25):
        place(tube([(x, 0, .07), (x, 0, 3.62)], rail, .05))
        place(tube([(x, -.55, .07), (x, .55, .07)], rail, .05))
    place(tube([(-2.3, 0, .45), (1.25, 0, .45)], rail, .035))
    place(tube([(-2.42, 0, 3.62), (1.37, 0, 3.62)], rail, .055))
    for x in (-2.42, 1.37):
        place(ball(rail, 3), (x, 0, 3.62), size=.085)
    cloth = dict(sheen=.3, rough=.85, coat=0, bump=[('wave', 90, .08), ('noise', 10, .08)])
    satin = dict(sheen=.1, rough=.36, coat=.15, bump=[('noise', 7, .10)])
    hung = (
        (-1.66, 24, dict(m=paint('coral', colour=(.78, .115, .035), **cloth), belt=paint('gold'), cut='wrap', long=2.1, flare=.66, pleats=7, phase=.4, neck=.36)),
        (-.66, 20, dict(m=paint('navy', colour=(.030, .040, .20), **satin), belt=None, cut='gown', long=2.62, flare=.56, pleats=5, phase=2.0, neck=.30, full=.19)),
        (.42, 10, dict(m=paint('coral', colour=(.88, .34, .03), **cloth), belt=paint('black', colour=(.020, .027, .110)), cut='tiers', long=2.2, flare=.92, pleats=17, phase=4.1, neck=.12, full=.085)),
    )
    for x, turn, cut in hung:
        hanger((x, 0, 3.04), turn)
        g = dress(**cut)
        g.location, g.rotation_euler = (x, 0, 3.06), (0, 0, math.radians(turn))


def green_sky():
    room('paper', aim=(.1, 0, 1.5), eye=(-.6, -9.4, 2.9), lens=56, focus=(0, -.6, 1.4), power=1000, back=5)
    place(lathe([(0, 0), (.78, 0), (.82, .06), (1.02, 1.25), (1.1, 1.27), (1.1, 1.45), (1.0, 1.46), (.95, 1.2), (0, 1.18)], paint('black')), (0, 0, 0))
    place(blob(paint('soil'), 5, .12, 5, (.985, .985, .13)), (0, 0, 1.25))
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
        place(leaf(young if k % 5 == 0 else big, 1.15, .70, .42, .34), tip, (random.uniform(15, 42), random.uniform(-15, 15), a - 90), s)
    for k in range(14):
        place(pebble(paint('slate'), k), (random.uniform(-2.3, 2.4), random.uniform(-1.9, -.9), .03), (0, 0, k * 50), random.uniform(.05, .14))
    trowel((.62, -1.60, .06), (0, -4, -72))


def trowel(at=(0, 0, 0), turn=(0, 0, 0)):
    """Along +Y: turned handle, ferrule, cranked neck, a dished blade that comes to a point."""
    def blade(u, v):
        s, w = 2 * v - 1, .27 * min(1, (u + .10) * 5) ** .5 * (1 - max(0, (u - .45) / .55) ** 2.4)
        return s * w, .18 + 1.05 * u, .10 * s * s * (1 - .6 * u) + .02 + .05 * (1 - u) ** 6
    grip = lathe([(0, -1.42), (.07, -1.42), (.105, -1.34), (.095, -1.1), (.075, -.8), (.095, -.56), (.085, -.46), (0, -.46)], paint('pale wood'), 48, smooth=2)
    ring_ = lathe([(.084, -.50), (.094, -.49), (.088, -.34), (.05, -.32), (0, -.32)], paint('brushed'), 48, smooth=1)
    parts = [place(sheet(blade, paint('brushed'), 60, 30, .018)), place(grip, (0, 0, .09), (-90, 0, 0)), place(ring_, (0, 0, .09), (-90, 0, 0)),
             place(tube(smoothed([(0, -.36, .09), (0, -.16, .13), (0, .04, .13), (0, .24, .05)], 3), paint('brushed'), .042))]
    return group(parts, at, turn)


def rmd_hospital():
    """The hose runs round half a lime as if it were a chest."""
    room(aim=(.08, -.25, .62), eye=(-.7, -7.2, 4.7), lens=60, focus=(.2, -.6, .7), fstop=1.1, key=760, rim=820, fill=280, cards=200)
    hose, steel, rubber = paint('lime'), paint('steel'), paint('rubber')
    lime_half(.86, .8, 4, (.20, .42, .855), (76, 0, -6))
    fork = Vector((-1.22, .06, .085))
    loop = [(1.02, -1.12, .20), (1.30, -.92, .10), (1.62, -.35, .085), (1.62, .55, .085), (1.02, 1.35, .085), (.1, 1.58, .085), (-.80, 1.30, .085), (-1.20, .62, .085), tuple(fork)]
    place(tube(smoothed(loop, 4), hose, .078, resolution=8))
    place(blob(hose, 3, squash=(.10, .15, .085)), fork)
    for s in (-1, 1):
        arm = [fork, fork + Vector((s * .10, -.20, 0)), fork + Vector((s * .30, -.46, .01)), fork + Vector((s * .42, -.66, .03))]
        place(tube(smoothed(arm, 4), hose, .074, resolution=8))
        ear = [arm[-1] + Vector((-s * .05, .10, 0)), arm[-1], arm[-1] + Vector((s * .12, -.34, .06)), arm[-1] + Vector((s * .10, -.76, .14)), arm[-1] + Vector((-s * .12, -1.02, .22)), arm[-1] + Vector((-s * .22, -1.07, .26))]
        place(tube(smoothed(ear, 4), paint('steel', rough=.5), .046, resolution=8))
        tip = place(lathe([(0, -.11), (.05, -.11), (.07, -.04), (.076, .02), (.05, .08), (0, .09)], rubber, 32, smooth=2), ear[-1])
        tip.rotation_euler = (ear[-1] - ear[-2]).to_track_quat('Z', 'Y').to_euler()
    piece = [place(lathe([(0, .02), (.40, .02), (.47, .06), (.49, .12), (.47, .17), (.43, .18), (0, .17)], steel, 128, smooth=1)),
             place(torus(rubber, .455, .038), (0, 0, .165)), place(disc(paint('white', rough=.3), .44, .02, .004, 96), (0, 0, .165)),
             place(torus(steel, .30, .006), (0, 0, .186)),
             place(lathe([(0, -.30), (.22, -.30), (.25, -.26), (.17, -.10), (.13, .03), (0, .04)], steel, smooth=1)),
             rod((0, .02, -.06), (0, .56, -.06), steel, .055)]
    group(piece, (.90, -1.42, .36), (36, -6, -16), .84)


def musico():
    sweep('black', 9)
    aim = (0, 0, 1.9)
    lamp((-3.5, -4, 5), aim, 1.6, 520, WARM)
    lamp((3.6, 3.0, 4.4), aim, 1.4, 1100, (.72, 1, .12))
    lamp((-3.2, 3.4, 3.2), aim, 1.2, 500, (1, .62, .25))
    lamp((2.5, -5, 1), aim, 3, 120, WHITE)
    camera((-.9, -7.6, 1.4), aim, 53, (0, -.5, 2.0), .45)
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
