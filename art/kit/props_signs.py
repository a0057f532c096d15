"""Signs and instruments: things that stand for an idea rather than a trade."""
import math
import random

from kit.materials import material
from kit.objects import *
from kit.shapes import *


def coin(m, r=.5, h=.1):
    return lathe([(0, 0), (r * .96, 0), (r, h * .2), (r, h * .8), (r * .96, h), (r * .86, h), (r * .84, h * .82), (0, h * .82)], m, 64, smooth=0)


def coin_stack(count, m, at=(0, 0, 0), r=.5, h=.11):
    c = coin(m, r, h)
    return [place(c, (at[0] + random.uniform(-.03, .03), at[1] + random.uniform(-.03, .03), at[2] + k * h), (0, 0, k * 31)) for k in range(count)]


def pin(m, dot, at=(0, 0, 0), size=1.0, turn=(0, 0, 0)):
    """Map pin standing on its point; a solid of revolution with a hole for the eye."""
    body = lathe([(0, 0), (.05, .08), (.3, .62), (.62, 1.15), (.72, 1.6), (.62, 2.0), (.36, 2.25), (0, 2.33)], m, 64, smooth=2)
    eye = place(disc(dot, .36, .3, .05), (0, -.52, 1.6), (90, 0, 0))
    return group([place(body), eye], at, turn, size)


def dial(m_case, m_face, at=(0, 0, 0), turn=(0, 0, 0), size=1.0, needle=50, hot='lime'):
    """Round gauge in the XY plane."""
    parts = [place(lathe([(0, -.2), (1.1, -.2), (1.2, -.1), (1.2, .12), (1.12, .2), (1.02, .16), (1.0, .02), (0, .02)], m_case, smooth=1))]
    parts.append(place(disc(m_face, 1.0, .03, .005), (0, 0, .0)))
    for k in range(25):
        a = math.radians(-120 + 10 * k)
        big = k % 4 == 0
        m = paint(hot) if k >= 16 else paint('white' if m_face.name.find('black') >= 0 else 'black')
        parts.append(place(box(m, (.05 if big else .028, .2 if big else .12, .02), 0), (.84 * math.sin(a), .84 * math.cos(a), .03), (0, 0, -math.degrees(a))))
    a = math.radians(needle)
    hand = flat([(-.05, -.22), (.05, -.22), (.012, .8), (-.012, .8)], paint('coral'), .05, .008)
    parts.append(place(hand, (0, 0, .1), (0, 0, -needle)))
    parts.append(place(disc(paint('steel'), .12, .12, .03), (0, 0, .06)))
    return group(parts, at, turn, size)


PAWN = [(0, 0), (.5, 0), (.52, .1), (.46, .18), (.38, .24), (.3, .34), (.2, .7), (.17, .95), (.3, 1.0), (.3, 1.06), (.16, 1.1), (.26, 1.22), (.3, 1.38), (.24, 1.55), (.1, 1.65), (0, 1.66)]
QUEEN = [(0, 0), (.62, 0), (.64, .12), (.56, .2), (.48, .26), (.38, .42), (.25, .9), (.2, 1.45), (.4, 1.52), (.4, 1.6), (.24, 1.66), (.24, 1.75), (.36, 2.1), (.42, 2.2), (.34, 2.2), (.2, 2.22), (0, 2.3)]
KING = [(0, 0), (.64, 0), (.66, .12), (.58, .22), (.48, .28), (.38, .45), (.26, 1.0), (.22, 1.6), (.42, 1.67), (.42, 1.76), (.25, 1.82), (.25, 1.9), (.38, 2.36), (.34, 2.44), (.12, 2.52), (0, 2.53)]
ROOK = [(0, 0), (.55, 0), (.57, .12), (.48, .2), (.36, .34), (.3, .9), (.3, 1.1), (.42, 1.16), (.42, 1.5), (.3, 1.5), (.3, 1.36), (0, 1.36)]


def chess(profile, m, at=(0, 0, 0), size=1.0):
    parts = [place(lathe(profile, m, 64, smooth=1))]
    if profile is QUEEN:
        parts += [place(ball(m, 2), (.37 * math.cos(k * .785), .37 * math.sin(k * .785), 2.22), size=.06) for k in range(8)] + [place(ball(m, 3), (0, 0, 2.36), size=.1)]
    if profile is KING:
        parts += [place(box(m, (.1, .1, .42), .03), (0, 0, 2.5)), place(box(m, (.32, .1, .1), .03), (0, 0, 2.68))]
    return group(parts, at, (0, 0, random.uniform(0, 90)), size)


def browser(w=3.0, h=2.1, face='paper', bar='black'):
    """Window in the XZ plane, centred at the bottom edge, its face towards -Y."""
    parts = [place(flat(rounded_rect(w, h, .14), paint(bar), .16, .03), (0, 0, h / 2), (90, 0, 0)),
             place(flat(rounded_rect(w - .12, h - .46, .08), paint(face), .06, .01), (0, -.08, h / 2 - .17), (90, 0, 0))]
    for k, key in enumerate(('lime', 'white', 'coral')):
        parts.append(place(ball(paint(key), 3), (-w / 2 + .22 + .2 * k, -.09, h - .19), size=.06))
    parts.append(place(flat(rounded_rect(w * .5, .17, .08), paint('slate'), .04, .01), (.2, -.08, h - .19), (90, 0, 0)))
    return parts


def phone(face='screen'):
    """Handset in the XZ plane, 1.5 × 3, its screen towards -Y."""
    return [place(flat(rounded_rect(1.5, 3.0, .22), paint('black'), .16, .05), (0, 0, 1.5), (90, 0, 0)),
            place(flat(rounded_rect(1.36, 2.84, .16), paint(face), .02, .004), (0, -.08, 1.5), (90, 0, 0)),
            place(flat(rounded_rect(.4, .09, .045), paint('black'), .02, .004), (0, -.095, 2.78), (90, 0, 0))]


def megaphone(m, inner, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Horn opening along +X."""
    horn = lathe([(.22, 0), (.3, .1), (.42, .8), (.7, 1.55), (1.12, 2.0), (1.16, 2.02), (1.12, 2.06), (1.02, 1.98), (.62, 1.55), (.34, .8), (.2, .1), (0, .08)], m, 80, smooth=2)
    lip = torus(inner, 1.13, .06)
    body = lathe([(0, -.9), (.3, -.9), (.36, -.82), (.36, -.1), (.3, 0), (0, 0)], inner, smooth=1)
    grip = box(inner, (.3, .26, .9), .08)
    parts = [place(horn, (0, 0, 0), (0, 90, 0)), place(lip, (2.03, 0, 0), (0, 90, 0)), place(body, (.1, 0, 0), (0, 90, 0)), place(grip, (-.35, 0, -1.1), (0, 14, 0)),
             place(ball(paint('black'), 4), (.9, 0, 0), size=.3)]
    return group(parts, at, turn, size)


def ladder(m, steps=7, w=.9, h=3.6):
    parts = [place(box(m, (.11, .14, h), .03), (s * w / 2, 0, 0)) for s in (-1, 1)]
    parts += [rod((-w / 2, 0, .3 + k * (h - .5) / (steps - 1)), (w / 2, 0, .3 + k * (h - .5) / (steps - 1)), m, .055) for k in range(steps)]
    return group(parts)


def limb(a, b, m, thick, thin):
    """A bone with round shoulders from a to b."""
    way = Vector(b) - Vector(a)
    n = way.length
    o = place(lathe([(0, .03), (thick * .8, .03), (thick, .12 * n), (thick * .96, .3 * n), (thin, .86 * n), (thin * .8, n - .02), (0, n - .02)], m, 40), a)
    o.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
    return o


def hand(m, joint, ring='lime'):
    """Jointed robot hand reaching along +X, palm down, wrist at the origin."""
    parts = [place(box(m, (.98, 1.02, .34), .15, 6), (.52, 0, -.17)), place(box(joint, (.6, .66, .1), .04, 4), (.5, 0, .13)), place(disc(paint(ring), .15, .05, .02), (.5, 0, .22)),
             place(lathe([(0, -2.4), (.40, -2.4), (.40, -.36), (.36, -.26), (0, -.26)], m, smooth=1), (0, 0, 0), (0, 90, 0)),
             place(lathe([(0, -.3), (.31, -.3), (.31, .1), (0, .1)], joint, smooth=1), (0, 0, 0), (0, 90, 0)),
             place(torus(paint(ring), .37, .04), (-.52, 0, 0), (0, 90, 0))]
    for y, length, bend in ((.39, .44, 20), (.13, .52, 13), (-.13, .50, 19), (-.39, .40, 27)):
        x, z, a = 1.02, -.02, math.radians(bend * .5)
        for k in range(3):
            n = length * (1, .78, .62)[k]
            r = .118 - .013 * k
            parts.append(rod((x, y - .115, z), (x, y + .115, z), joint, r * .9))
            tip = (x + n * math.cos(a), y, z - n * math.sin(a))
            parts.append(limb((x + .05 * math.cos(a), y, z - .05 * math.sin(a)), tip, m if k < 2 else joint, r, r * .84))
            (x, _, z), a = tip, a + math.radians(bend)
    thumb = [(.3, -.5, -.06), (.62, -.84, -.2), (.98, -.92, -.4), (1.26, -.86, -.58)]
    for k, (a, b) in enumerate(zip(thumb, thumb[1:])):
        parts += [place(ball(joint, 3), a, size=.13 - .01 * k), limb(a, b, m if k < 2 else joint, .125 - .012 * k, .1 - .01 * k)]
    return group(parts)


def paper_plane(m, size=1.0):
    """Folded dart, nose along +X."""
    nose, tail = Vector((2, 0, 0)), -1.2
    v = [(2, 0, .05), (-1.2, -1.2, .28), (-1.2, -.16, .1), (-1.2, 0, -.62), (-1.2, .16, .1), (-1.2, 1.2, .28)]
    me = mesh(v, [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)], m, smooth=False)
    o = place(me, size=size)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .02
    return o


def bulb(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, lit=True):
    """Opal glass: clear glass vanishes in a black room."""
    shade = material('opal lit', (.55, 1, .05), .3, coat=1, glow=.85) if lit else material('opal', (.30, .32, .27), .22, coat=1, soft=.1)
    shell = lathe([(.36, 0), (.4, .2), (.62, .62), (.86, 1.1), (.9, 1.5), (.74, 1.95), (.4, 2.24), (0, 2.32)], shade, 96, smooth=2)
    cap = lathe([(0, -.72), (.14, -.72), (.2, -.62), (.37, -.55), (.33, -.5), (.39, -.44), (.34, -.38), (.39, -.31), (.34, -.25), (.39, -.18), (.36, -.1), (.38, .03), (0, .03)], paint('steel'), 48, smooth=1)
    return group([place(shell), place(cap)], at, turn, size)
