"""A third look at trades that come home: at the door, on the phone, at the table."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import coast, fresh, table  # noqa: E402
from kit.objects import *  # noqa: E402,F403
from kit.props_signs import phone  # noqa: E402
from kit.props_table import *  # noqa: E402,F403
from kit.shapes import *  # noqa: E402,F403
from kit.stage import *  # noqa: E402,F403
from goods import parcel  # noqa: E402


def clock_at_six(r=.55):
    """Wall clock in the XZ plane, its face towards -Y: one hand up, one down."""
    parts = [place(lathe([(0, 0), (r * 1.12, 0), (r * 1.16, .05), (r * 1.16, .15), (r * 1.06, .2), (r, .15), (r, .08), (0, .08)], paint('gold'), 96, smooth=1), turn=(90, 0, 0)),
             place(disc(paint('white'), r, .02, .004), (0, -.08, 0), (90, 0, 0))]
    for k in range(12):
        a = 30 * k
        wide, tall = (.055, .15) if k % 3 == 0 else (.028, .1)
        parts.append(place(box(paint('black'), (wide * r * 1.6, .02, tall * r * 1.6), 0), (r * .70 * math.sin(math.radians(a)), -.105, r * .70 * math.cos(math.radians(a))), (0, a, 0)))
    parts += [place(flat([(-.055, 0), (.055, 0), (.028, r * .86), (-.028, r * .86)], paint('black'), .02, .004), (0, -.125, -.06), (90, 0, 0)),
              place(flat([(-.07, 0), (.07, 0), (.035, r * .56), (-.035, r * .56)], paint('black'), .02, .004), (0, -.115, .06), (90, 180, 0)),
              place(disc(paint('lime'), .075, .06, .01), (0, -.11, 0), (90, 0, 0))]
    return parts


def at_the_door():
    room(aim=(.12, 0, 1.46), eye=(-1.5, -8.6, 2.5), lens=55, focus=(-.1, -.4, 1.3), fstop=1.4, key=900, rim=500, fill=460)
    y = .7
    clays = [material('brick %d' % k, c, .75, bump=[('noise', 12, .35), ('noise', 40, .2)], vary=.5) for k, c in enumerate(((.030, .033, .028), (.042, .044, .038), (.022, .026, .02)))]
    for r in range(30):
        for c in range(-10, 12):
            a, b = c * .46 + .23 * (r % 2) - .22, c * .46 + .23 * (r % 2) + .22
            if r * .16 < 3.05 and a < .5 and b > -1.5:  # the doorway: bricks end at its frame
                a, b = (a, min(b, -1.5)) if a < -1.5 else (max(a, .5), b)
            if b - a > .05:
                place(box(random.choice(clays), (b - a, .2, .145), .018, 2), ((a + b) / 2, y + random.uniform(-.012, .012), r * .16))
    place(box(material('mortar', (.012, .013, .011), .9), (12, .1, 5), 0), (0, y + .12, 0))
    frame, lime, brass = paint('white', rough=.5), paint('lime', rough=.28, coat=.8), paint('gold')
    door = [place(box(frame, (.14, .34, 2.88), .02), (s * .92, -.02, .14)) for s in (-1, 1)] + [place(box(frame, (2.02, .38, .16), .02), (0, -.02, 3.0))]
    door.append(place(box(lime, (1.7, .12, 2.82), .015), (0, .02, .14)))
    for sx in (-1, 1):
        for z, h in ((.34, .82), (1.52, 1.24)):
            hole = [rounded_rect(.66, h, .03), rounded_rect(.56, h - .1, .02)[::-1]]
            door += [place(flat(hole, lime, .06, .02), (sx * .39, -.05, z + h / 2), (90, 0, 0)), place(flat(rounded_rect(.44, h - .22, .02), lime, .05, .02), (sx * .39, -.05, z + h / 2), (90, 0, 0))]
    door += [place(lathe([(0, 0), (.1, 0), (.1, .03), (.04, .05), (.04, .12), (.11, .16), (.12, .22), (.08, .27), (0, .28)], brass, 48, smooth=1), (.72, -.05, 1.36), (90, 0, 0)),
             place(flat([rounded_rect(.62, .17, .03), rounded_rect(.5, .07, .015)[::-1]], brass, .05, .012), (-.02, -.07, 1.36), (90, 0, 0)), place(box(paint('black'), (.5, .02, .07), 0), (-.02, -.05, 1.325))]
    group(door, (-.5, y, 0))
    place(box(paint('slate', colour=(.09, .095, .085)), (2.5, 1.0, .14), .03), (-.5, y - .55, 0))
    group(clock_at_six(.62), (1.42, y - .1, 2.18))
    place(flat(rounded_rect(.2, .34, .09), brass, .06, .02), (.84, y - .13, 1.2), (90, 0, 0))
    place(disc(paint('lime lit', glow=1.6), .055, .05, .015), (.84, y - .15, 1.2), (90, 0, 0))
    coir = material('coir', (.30, .17, .07), .95, bump=[('noise', 50, .9), ('voronoi', 40, .6)])
    place(box(coir, (2.3, 1.15, .09), .03), (-.3, -.6, 0), (0, 0, 3))
    place(box(paint('lime soft'), (2.0, .08, .012), .004), (-.27, -1.03, .09), (0, 0, 3))
    parcel(1.15, .8, .66, (.12, -.42, .09), 17, 'lime')


def booked_on_a_phone():
    room('paper', aim=(.02, -.2, 1.24), eye=(-1.0, -8.2, 3.4), lens=51, focus=(-.2, -.3, 1.2), power=980, back=6)
    ink, grey, lime = paint('black'), material('ui grey', (.62, .63, .58), .5), paint('lime')

    def on(data, x, z, lift=.105):
        return place(data, (x, -lift, z), (90, 0, 0))
    ui = phone('white')
    ui += [on(disc(lime, .2, .03, .008), -.42, 2.42), on(flat([(-.04, -.12), (.04, -.12), (.04, -.04), (.12, -.04), (.12, .04), (.04, .04), (.04, .12), (-.04, .12), (-.04, .04), (-.12, .04), (-.12, -.04), (-.04, -.04)], paint('white'), .03, .004), -.42, 2.42, .145),
           on(flat(rounded_rect(.62, .1, .05), ink, .02, .004), .18, 2.48), on(flat(rounded_rect(.42, .07, .035), grey, .02, .004), .08, 2.33)]
    for k, word in enumerate(('Department', 'Day', 'Time')):
        z = 1.96 - .36 * k
        ui += [on(flat(rounded_rect(1.2, .3, .07), material('ui row', (.74, .75, .70), .5), .02, .005), 0, z), on(disc(ink, .1, .025, .006), -.44, z, .115), on(letters(str(k + 1), paint('white'), .14, .012, .002), -.44, z, .147)]
        text = letters(word, ink, .15, .012, .002, TEXT, 'LEFT')
        ui.append(on(text, -.29, z, .122))
        ui.append(on(flat([(-.075, .0), (-.045, .03), (-.02, .0), (.055, .085), (.085, .055), (-.02, -.06)], paint('moss', colour=(.10, .30, .01)), .02, .003), .5, z, .122))
    ui += [on(flat(rounded_rect(1.2, .52, .14), lime, .14, .04), 0, .62, .14), on(letters('Book', ink, .3, .03, .005), 0, .62, .22)]
    group(ui, (-.15, .35, .1), (-19, 0, 11), 1.0)
    place(box(paint('pale wood'), (1.7, .8, .2), .06), (-.1, .25, 0), (0, 0, 11))
    body = flat([rounded_rect(.44, 2.0, .2)], paint('white', rough=.3, coat=.6), .3, .1)
    therm = [place(body), place(lathe([(.13, 0), (.12, .3), (.07, .75), (.065, .8)], paint('white', rough=.3, coat=.6), 48, smooth=1), (0, .95, 0), (-90, 0, 0)), place(lathe([(.066, 0), (.066, .18), (.05, .25), (0, .27)], paint('steel'), 48, smooth=1), (0, 1.74, 0), (-90, 0, 0)),
             place(flat(rounded_rect(.3, .72, .05), material('lcd', (.36, .42, .30), .25, coat=.6), .02, .004), (0, .1, .15)), place(letters('38.4', ink, .27, .006, .001, TEXT), (0, .1, .165), (0, 0, -90)), place(disc(lime, .11, .06, .02), (0, -.62, .13))]
    group(therm, (-.85, -1.3, .16), (0, 0, 66), .85)
    soother(lime, (1.25, -.85, 0))


def soother(m, at):
    """A baby's soother lying on its ring, teat up."""
    shield = flat([[(x * 1.0, y * .8) for x, y in circle(.5, n=80)], circle(.07, (.33, 0), 24, reverse=True), circle(.07, (-.33, 0), 24, reverse=True)], m, .09, .04)
    teat = lathe([(.2, 0), (.14, .1), (.12, .22), (.2, .42), (.22, .55), (.15, .68), (0, .72)], material('teat', (.80, .62, .34), .25, soft=.4, coat=.8), 64, smooth=2)
    parts = [place(shield), place(teat, (0, 0, .03)), place(lathe([(0, 0), (.2, 0), (.2, -.14), (.12, -.2), (0, -.2)], paint('white'), 48, smooth=1), (0, 0, -.03)), place(torus(paint('white', rough=.3, coat=.6), .3, .05), (0, -.25, -.2), (62, 0, 0))]
    group(parts, (at[0], at[1], .44), (52, 8, -24), 1.05)


def served(at, turn):
    """A black plate with saffron rice, three prawns, green chutney and a wedge of lime."""
    table.plate(table.black_glaze(), 1.42, at)
    green, rice = material('chutney', (.13, .34, .03), .35, coat=.6, bump=[('noise', 14, .3)]), [material('rice %d' % k, c, .5, soft=.2, vary=.15) for k, c in enumerate(((.88, .84, .70), (.88, .60, .12), (.84, .72, .42)))]
    grains = [blob(m, 2, .04, 1.5, (1, .30, .28)) for m in rice]
    parts = [place(lathe([(0, 0), (.5, 0), (.5, .3), (.44, .36), (0, .38)], material('rice core', (.66, .42, .10), .8, bump=('voronoi', 26, .6)), 64, smooth=1), (-.2, .18, .1))]
    for _ in range(620):
        a, z = random.uniform(0, 6.283), random.uniform(.02, .38)
        q = .5 if random.random() < .5 else .5 * math.sqrt(random.random())
        z = z if q == .5 else .38
        parts.append(place(random.choice(grains), (-.2 + q * math.cos(a), .18 + q * math.sin(a), .1 + z), (random.uniform(0, 360), random.uniform(-50, 50) if q == .5 and z < .37 else random.uniform(-12, 12), math.degrees(a) + 90 if q == .5 else random.uniform(0, 360)), random.uniform(.075, .095)))
    shrimp = coast.prawn()
    for k, (x, y, z, a) in enumerate(((-.2, .2, .6, 20), (.36, -.18, .24, 140), (.02, -.5, .24, 250))):
        parts.append(place(shrimp, (x, y, z), (8 - 9 * k, 6, a), .36))
    for k in range(6):
        a = math.radians(200 + 24 * k)
        parts.append(place(blob(green, 3, .1, 2, (1, 1, .35), k), (.86 * math.cos(a), .86 * math.sin(a), .12), size=.12 - .014 * k))
    parts += [fresh.lime_wedge(.3, (.5, .42, .36), (12, 0, -30)), fresh.basil((-.2, .2, .78), (0, 0, 40), .22)]
    group(parts, at, (0, 0, turn))


def dinner_for_two():
    room('lime', aim=(.03, .12, .62), eye=(-.8, -7.8, 5.0), lens=54, focus=(-.6, -.6, .5), fstop=1.5, power=880)
    gold = paint('gold')
    for (x, y), turn in (((-1.06, -.74), 0), ((1.36, .88), 178)):
        served((x, y, 0), turn)
        way = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
        table.fork(gold, (x - way.x * 1.62, y - way.y * 1.62 - way.x * .95, .02), (0, 0, turn + 90), .62)
        table.knife(gold, (x + way.x * 1.64, y + way.y * 1.64 - way.x * 1.1, .02), (0, 0, turn + 90), .56)
    for x, y, h in ((-.42, .95, 1.0), (.02, 1.35, .72)):
        place(lathe([(0, 0), (.36, 0), (.38, .05), (.3, .09), (.08, .14), (.07, .34), (.14, .4), (.15, .52), (.11, .52), (0, .5)], gold, 64, smooth=2), (x, y, 0))
        table.candle((x, y, .48), .095, h, material('wax', (.92, .89, .80), .45, soft=.4, bump=('noise', 4, .06)))
        lamp((x, y - .2, h + 1.0), (x, y - 1.2, 0), .3, 12, (1, .72, .36))


PICTURES = {'brownpost': at_the_door, 'rmd-hospital': booked_on_a_phone, 'chefmn': dinner_for_two}
