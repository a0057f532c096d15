"""Three films of the concert case, one still each."""
from kit.objects import *
from kit.shapes import *
from kit.stage import *


def microphone():
    sweep('black', 8)
    aim = (0, 0, 2.3)
    lamp((-3, -4, 4.5), aim, 1.4, 820, WARM)
    lamp((3.4, 3.2, 5), aim, 1.2, 1300, (.7, 1, .12))
    camera((-1.2, -8.4, 2.0), aim, 62, (0, -.4, 2.7), .5)
    cone_ = material('beam', (.55, .95, .12), 1, glow=.12, alpha=.045)
    for x, a in ((1.9, -14), (-2.4, 10)):
        place(lathe([(.12, 7), (1.5, 0)], cone_, 64, smooth=0), (x, 3.5, 0), (0, a, 0))
    head = place(blob(paint('brushed', rough=.3), 5), (0, 0, 3.05), size=(.52, .52, .60))
    wires = place(blob(paint('steel'), 4), (0, 0, 3.05), size=(.56, .56, .64))
    w = wires.modifiers.new('mesh', 'WIREFRAME')
    w.thickness = .03
    place(lathe([(.55, -.06), (.60, -.05), (.60, .05), (.55, .06)], paint('lime metal'), smooth=1), (0, 0, 3.0))
    place(lathe([(0, 1.2), (.24, 1.2), (.3, 1.35), (.36, 2.2), (.46, 2.5), (.3, 2.6), (0, 2.6)], paint('black', coat=.7)))
    place(tube([(0, 0, 0), (0, 0, 1.3)], paint('steel'), .07))
    place(lathe([(0, 0), (.95, 0), (.97, .06), (.3, .12), (.1, .2), (0, .2)], paint('black')))
    for k in range(22):
        place(ball(paint('lime lit' if k % 3 else 'white lit', glow=5), 2), (random.uniform(-5, 5), random.uniform(5, 6.5), random.uniform(.3, 4.5)), size=random.uniform(.03, .07))


def tickets():
    room(aim=(0, -.1, .3), eye=(-.8, -5.4, 5.0), lens=58, focus=(0, -.5, .3), key=760, rim=1000, fill=300)
    for k in range(4):
        hot = k == 3
        w, h = 3.3, 1.35
        notch = rounded_rect(w, h, .1)
        o = [place(flat([notch] + [circle(.045, (.85, -.55 + .137 * j), 12, reverse=True) for j in range(9)], paint('lime' if hot else ('paper', 'slate', 'paper')[k]), .035, .008))]
        ink = paint('black' if k != 1 else 'lime')
        o += [place(box(ink, (1.5, .3, .012), 0), (-.65, .28, .018)), place(box(ink, (1.9, .07, .012), 0), (-.45, -.08, .018)), place(box(ink, (1.2, .07, .012), 0), (-.8, -.28, .018)),
              place(flat(star(5, .24, .1), ink, .02, .004), (1.22, .25, .022))]
        o += [place(box(ink, (.34, .02 + .02 * (j % 3), .012), 0), (1.22, -.15 - .075 * j, .018)) for j in range(5)]
        group(o, (-.15 + .18 * k, -.55 + .30 * k - .1, .05 + .06 * k), (0, 0, 44 - 25 * k))
    for k in range(26):
        place(flat(circle(.06, n=16) if k % 2 else rounded_rect(.2, .08, .02), paint(('lime', 'coral', 'white')[k % 3]), .012, .003), (random.uniform(-2.6, 2.6), random.uniform(-2, 1.9), .03), (random.uniform(-30, 30), random.uniform(-30, 30), 31 * k))


def speakers():
    room(aim=(.1, 0, 1.95), eye=(-1.8, -9.4, 2.2), lens=58, focus=(0, -.9, 2), key=800, rim=1200, fill=300, cards=160)
    def cabinet(x, y, z, w, h, hot=False, turn=0):
        o = [place(box(paint('rubber', rough=.5), (w, 1.2, h), .06), (0, 0, 0))]
        r = min(w, h) * .40
        cone_ = lathe([(0, .06), (r * .32, .09), (r * .36, .05), (r * .8, .24), (r * .9, .28), (r, .22), (r * 1.05, .22), (r * 1.05, .3), (r * 1.12, .3), (r * 1.12, .1), (r * 1.1, 0)], paint('lime' if hot else 'black', coat=.3), 96, smooth=1)
        o.append(place(cone_, (0, -.5, h / 2), (90, 0, 0)))
        o.append(place(torus(paint('brushed'), r * 1.1, .035), (0, -.8, h / 2), (90, 0, 0)))
        o += [place(ball(paint('steel'), 2), (sx * (w / 2 - .1), -.61, h / 2 + sz * (h / 2 - .1)), size=.035) for sx in (-1, 1) for sz in (-1, 1)]
        group(o, (x, y, z), (0, 0, turn))
    cabinet(-.85, .2, 0, 1.75, 1.75, turn=6)
    cabinet(1.0, .15, 0, 1.75, 1.75, turn=2)
    cabinet(.15, .15, 1.77, 1.7, 1.7, True, 8)
    cabinet(-1.45, .3, 1.77, 1.1, 1.1, turn=14)
    cabinet(1.65, .3, 1.77, 1.1, 1.1, turn=-6)


PICTURES = {'picture-1': microphone, 'picture-2': tickets, 'picture-3': speakers}
