"""Three ways to light food, one for each client, and the tables that go with them.
Every key is warm; lime comes only from things that lie on the table."""
from kit.materials import material
from kit.meshes import *
from kit.stage import air, lamp, sweep
from kit.table import wood

CANDLE = (1.0, .76, .50)
SUN = (1.0, .88, .70)


def candle_dark(aim=(0, 0, .5), key=520, side=-1, back=420, fill=14, room=.012):
    """Vermello: a low warm lamp from behind one shoulder, a smaller one opposite, a black room that is brown."""
    x, y, z = aim
    air((.9, .65, .45), room)
    lamp((x + side * 4.2, y + 2.6, z + 3.1), aim, 1.5, key, CANDLE)
    lamp((x - side * 4.4, y + 3.4, z + 1.9), aim, 1.2, back, (1.0, .62, .34))
    lamp((x + side * 1.2, y - 6, z + 3.5), aim, 3.5, fill * 4, (1.0, .86, .70))


def market_day(aim=(0, 0, .4), sun=900, side=-1, sky=.42, hard=.5):
    """Odin Galley: morning sun past an awning, and the open sky from the other side."""
    x, y, z = aim
    air((.80, .90, 1.0), sky)
    lamp((x + side * 6, y + 4.2, z + 6.5), aim, hard, sun * 2.3, SUN)
    lamp((x - side * 5, y - 2.5, z + 4.5), aim, 4, sun * .14, (.86, .94, 1.0))


def hard_flash(aim=(0, 0, .6), power=900, side=-1, room=.30, high=3.2):
    """Snacbox: one bare flash beside the lens; the shadow is part of the picture."""
    x, y, z = aim
    air((1, .95, .88), room)
    lamp((x + side * 3.2, y - 6.4, z + high), aim, .22, power * 1.35, (1.0, .95, .86))


PAPERS = {
    'marigold': (.80, .30, .010), 'tomato': (.50, .085, .040), 'blush': (.78, .33, .24), 'cream': (.87, .76, .56),
    'sea': (.045, .20, .30), 'cocoa': (.085, .034, .016),
}


def paper_sweep(kind, back=7.0):
    return sweep(kind, back=back, colour=PAPERS[kind], rough=.75, spec=.15, bump=('noise', 60, .02))


def plank_table(dark=True, planks=9, wide=1.35, at=(0, 0, 0), turn=0, tone=None):
    """Boards side by side, top at z = 0, with dark gaps between."""
    m = tone or _grain(dark)
    parts = []
    for i in range(planks):
        p = place(box(m, (24, wide - .02, .2), .02, 2), ((i * 37 % 11) * .7, (i - planks / 2 + .5) * wide, -.2 - .012 * (i * 7 % 3)))
        parts.append(p)
    return group(parts, at, (0, 0, turn))


def _grain(dark):
    ramp = [(.30, (.010, .0045, .002)), (.5, (.034, .015, .0065)), (.7, (.070, .032, .014))] if dark else [(.3, (.20, .115, .055)), (.5, (.33, .20, .10)), (.72, (.46, .30, .17))]
    return material('planks' + str(dark), (.1, .05, .02), .42 if dark else .6, coat=.12 if dark else 0, spec=.4, stretch=(.16, 2.4, 2.4), vary=.3,
                    bump=[('noise', 4, .2), ('noise', 16, .14)], mottle=('noise', 2.6, ramp))


def dark_wall(back=8.0):
    """Plaster in shadow behind the table."""
    m = material('plaster', (.030, .016, .010), .9, spec=.1, bump=[('noise', 1.2, .3), ('noise', 9, .2)], mottle=('noise', .5, [(.3, (.018, .009, .006)), (.7, (.050, .026, .015))]))
    return place(mesh([(-30, back, -6), (30, back, -6), (30, back, 20), (-30, back, 20)], [(0, 1, 2, 3)], m))


def far_lights(count=16, back=7.0, low=.5, high=4.5, wide=6, strength=26, seed=3, size=(.02, .05)):
    """Candles and windows so far off that the lens turns them into discs."""
    rnd, out = random.Random(seed), []
    for k in range(count):
        warm = rnd.uniform(.35, .62)
        m = material(f'far light {k % 5}', (1, warm, warm * .32), glow=strength * rnd.uniform(.4, 1))
        o = place(blob(m, 2), (rnd.uniform(-wide, wide), back + rnd.uniform(-.8, .8), rnd.uniform(low, high)), size=rnd.uniform(*size))
        o.visible_diffuse = False
        out.append(o)
    return out


__all__ = ['candle_dark', 'market_day', 'hard_flash', 'paper_sweep', 'plank_table', 'dark_wall', 'far_lights', 'PAPERS', 'CANDLE', 'SUN', 'air', 'lamp', 'sweep', 'wood']
