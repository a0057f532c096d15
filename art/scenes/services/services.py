"""Six service cards, upright."""
from kit.objects import *
from kit.office import target
from kit.props_lime import lime_half, lime_slice, lime_whole
from kit.props_signs import *
from kit.props_table import *
from kit.shapes import *
from kit.stage import *


def branding():
    room(aim=(-.2, -.1, .75), eye=(-1.0, -6.6, 6.4), lens=51, focus=(.2, -.6, .7), fstop=1.0, key=760, rim=1000, fill=260)
    for k, key in enumerate(('paper', 'coral', 'moss', 'white', 'lime', 'slate', 'lime soft')):
        a = 62 - k * 19
        card = place(flat([rounded_rect(.86, 2.9, .08, (0, 1.35)), circle(.07, (0, .1), 20, reverse=True)], paint(key), .05, .012))
        band = place(flat(rounded_rect(.7, .1, .02, (0, 2.25)), paint('black'), .02, .004), (0, 0, .03))
        group([card, band], (-.35, -1.75, .05 + .055 * k), (0, 0, a))
    place(disc(paint('gold'), .13, .5, .03, 32), (-.35, -1.65, .02))
    stamp = [place(box(paint('wood'), (1.5, 1.0, .3), .06), (0, 0, .12)), place(box(paint('rubber'), (1.4, .9, .12), .02)),
             place(lathe([(0, .4), (.34, .4), (.3, .55), (.17, .8), (.16, 1.1), (.3, 1.45), (.36, 1.75), (.26, 2.0), (0, 2.08)], paint('lime', coat=.8, rough=.25)))]
    group(stamp, (.95, -.15, .34), (0, 0, -24), 1.05)
    seal = [place(blob(paint('red'), 4, .16, 2.4, (1, 1, .2))), place(flat(star(8, .62, .4), paint('red'), .12, .04), (0, 0, .2))]
    group(seal, (1.05, -2.0, .1), (0, 0, 20), .45)


def performance():
    room(aim=(.05, 0, 1.86), eye=(-2.2, -8.6, 2.7), lens=53, focus=(0, -.6, 2.0), key=760, rim=1000, fill=240, cards=120)
    target((.12, .35, 0), (0, 0, 8))


def search():
    room(aim=(.1, .0, 1.68), eye=(-.3, -8.4, 2.1), lens=48, focus=(0, -.4, 1.6), fstop=.8, key=800, rim=1100, fill=240, cards=160)
    lime_half(1.45, .8, 5, (.3, .5, 1.95), (84, 0, 10))
    lime_whole(.52, 3, (1.35, -.7, .52), (60, 20, 40))
    magnifier((.1, -1.1, 2.05), (84, 38, 6), .92, 'lime')
    for k in range(3):
        lime_slice(.42, .1, .3, 6 + k, (-.2 + .1 * k, -1.6 - .12 * k, .07 + .11 * k), (4, 3, 20 * k))


def fountain_pen(m, ink):
    nib = flat([(0, 0), (.16, .42), (.19, .75), (.11, .95), (-.11, .95), (-.19, .75), (-.16, .42)], paint('gold'), .04, .012)
    parts = [place(nib, (0, .07, 0), (90, 0, 0)), place(ball(paint('black'), 3), (0, .03, .55), size=.035), place(box(paint('black'), (.012, .02, .5), 0), (0, .03, .05)),
             place(lathe([(0, .8), (.12, .8), (.16, 1.0), (.2, 1.7), (.23, 1.75), (.23, 1.9), (.25, 1.95), (.27, 3.0), (.2, 4.1), (.12, 4.25), (0, 4.28)], m)),
             place(lathe([(.24, 1.74), (.262, 1.77), (.262, 1.9), (.24, 1.93)], paint('gold'), smooth=1))]
    return parts


def content():
    room(aim=(0, 0, 1.15), eye=(-1.6, -7.6, 4.6), lens=60, focus=(-.2, -.6, .9), key=760, rim=1000, fill=240)
    for k in range(16):
        o = place(box(paint('paper' if k % 5 else 'lime'), (2.3, 3.0, .045), .006, 1), (random.uniform(-.06, .06), .1 + random.uniform(-.06, .06), .05 * k), (0, 0, 14 + random.uniform(-5, 5)))
    top = [place(page(paint('paper'), 2.3, 3.0, .5))]
    for k in range(10):
        w = (1.3, 1.75, 1.6, 1.75, .9, 0, 1.7, 1.75, 1.5, 1.1)[k]
        if w:
            top.append(place(box(paint('black'), (w if k != 0 else 1.3, .06 if k else .14, .008), 0), (-.95 + w / 2, 1.05 - k * .22, .016)))
    line = smoothed([(-.9, -1.15, .02), (-.7, -1.0, .02), (-.55, -1.25, .02), (-.35, -1.0, .02), (-.15, -1.22, .02), (.1, -1.06, .02)], 3)
    top.append(place(tube(line, paint('lime'), .03)))
    group(top, (0, .1, .83), (0, 0, 16))
    group(fountain_pen(paint('black', coat=1, rough=.2), 'lime'), (.42, -.93, .86), (14, 38, 10), .82)


def social():
    room(aim=(.05, 0, 1.78), eye=(-1.6, -9.0, 2.5), lens=54, focus=(0, -.5, 1.8), key=800, rim=1100, fill=220)
    body = phone() + [place(flat(rounded_rect(1.18, 1.18, .1), paint('lime'), .04, .01), (0, -.1, 1.75), (90, 0, 0)),
                      place(flat(rounded_rect(.8, .1, .05), paint('white'), .03, .006), (-.18, -.1, .95), (90, 0, 0)),
                      place(flat(rounded_rect(1.1, .1, .05), paint('slate'), .03, .006), (-.02, -.1, .75), (90, 0, 0)),
                      place(flat(circle(.12), paint('white'), .04, .01), (-.46, -.1, 2.52), (90, 0, 0)),
                      place(flat(heart(.42), paint('black'), .1, .03), (0, -.16, 1.75), (90, 0, 0))]
    group(body, (-.2, .2, .04), (-7, 0, 14), 1.12)
    group([place(flat(bubble(1.5, 1.05, .28, .34), paint('lime'), .26, .08), (0, 0, 0), (90, 0, 0))] +
          [place(ball(paint('black'), 3), (-.36 + .36 * k, -.16, 0), size=.1) for k in range(3)], (1.05, -.7, 2.75), (0, -6, -12))
    place(flat(heart(.62), paint('coral'), .3, .11), (-1.3, -.75, 2.05), (84, 14, 24))
    place(flat(heart(.3), paint('coral'), .18, .06), (-1.05, -1.0, 3.05), (84, -14, 30))
    place(flat(heart(.22), paint('white'), .12, .045), (1.35, -1.1, 1.55), (84, 20, -10))
    group([place(flat(bubble(1.0, .7, .2, .24), paint('white'), .2, .06), (0, 0, 0), (90, 0, 0)),
           place(flat(heart(.22), paint('coral'), .08, .025), (0, -.12, .0), (90, 0, 0))], (1.15, -1.25, .85), (0, 4, -18))


def website():
    room(aim=(.1, 0, 1.62), eye=(-2.4, -9.0, 3.0), lens=56, focus=(0, -.6, 1.7), key=800, rim=1100, fill=220)
    win = browser(2.9, 3.0)
    blocks = [((-.72, 1.78), (1.15, 1.05), 'lime'), ((.62, 2.1), (1.2, .16), 'black'), ((.62, 1.82), (1.2, .1), 'slate'), ((.62, 1.62), (1.2, .1), 'slate'), ((.36, 1.36), (.66, .22), 'coral'),
              ((-.92, .75), (.78, .85), 'black'), ((0, .75), (.78, .85), 'lime soft'), ((.92, .75), (.78, .85), 'moss'), ((-.35, .18), (1.9, .1), 'slate')]
    for k, ((x, z), (w, h), key) in enumerate(blocks):
        win.append(place(flat(rounded_rect(w, h, min(.07, h / 2.2)), paint(key), .12 + .1 * (k % 3 == 0), .03), (x, -.18 - .07 * (k % 3 == 0), z), (90, 0, 0)))
    group(win, (-.1, .3, .08), (-5, 0, 20), 1.05)
    place(flat(cursor(.95), paint('white', coat=.6), .22, .06), (.55, -1.25, 1.75), (82, 12, 14))
    for k, (x, y, s, key) in enumerate(((-1.7, -1.2, .5, 'lime'), (1.7, -.5, .62, 'black'), (1.2, -1.6, .34, 'coral'))):
        place(box(paint(key), (s, s, s), .06), (x, y, 0), (0, 0, 20 + 34 * k))


PICTURES = {'branding': branding, 'performance-marketing': performance, 'search-engine-optimisation': search,
            'content-marketing': content, 'social-media-marketing': social, 'website-design-development': website}
