"""Snacbox's packs with its drawn mark on them: pillow pouch, tin and lid."""
from kit.client_marks import mark, onto, round_a_tin
from kit.materials import material
from kit.meshes import *
from kit.packs import black_card, lime_paper
from kit.relief import fbm, grid_mesh, np
from kit.table import steel

SNACBOX = '11-snacbox'


def ink(kind='black'):
    return {'black': lambda: material('pack ink', (.010, .011, .009), .45), 'lime': lambda: material('lime ink', (.55, .94, .012), .45),
            'cream': lambda: material('cream ink', (.86, .80, .66), .5)}[kind]()


def film(colour=(.012, .013, .011), rough=.24):
    return material('film %s' % (colour,), colour, rough, coat=.5, bump=[('noise', 34, .03)])


def _belly(side, seed, full):
    """Half of a pillow: flat at its seams, pulled into folds beside them."""
    def f(x, z):
        v = z / 3
        seam = np.clip(np.minimum(v - .045, .955 - v) / .91, 0, 1)
        e = np.maximum(0, 1 - np.abs(x) ** 2.4) * np.sin(math.pi * np.clip((v - .045) / .91, 0, 1)) ** .5
        folds = np.abs(fbm(x * 1.1, v * .5, 5.5, seed + 2, 2)) * np.exp(-seam / .09) * .34
        crush = np.abs(fbm(x, z * .55, 1.9, seed)) * .17 + np.abs(fbm(x + z * .4, z * .35, 5, seed + 6, 2)) * .07
        y = full * e - (folds + crush) * (e + .06) + .015
        crimp = np.where(seam <= 0, .011 * np.sin(v * 420), 0)
        return x * (1 - .06 * e), side * y + crimp, z
    return f


def pouch(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, body=None, label=None, word='black', seed=1, full=.62):
    """Two wide, three tall, stands on its seam; label and mark follow its belly."""
    body = body or film()
    nu, nv = 190, 300
    parts = []
    for side in (-1, 1):
        x = np.linspace(-1, 1, nu)[:, None] * np.ones((1, nv))
        z = np.linspace(0, 3, nv)[None, :] * np.ones((nu, 1))
        z = z + np.where(z > 2.99, .03 * np.abs(((x * 14) % 2) - 1), 0)
        points = np.stack(np.broadcast_arrays(*_belly(side, seed, full)(x, z)), -1)
        o = grid_mesh('pouch', points)
        o.data.materials.append(body)
        parts.append(o)
    front = _belly(-1, seed, full)

    def surface(x, y):
        return [float(c) for c in front(np.float64(x), np.float64(1.52 + y))]
    if label:
        x = np.linspace(-.80, .80, 120)[:, None] * np.ones((1, 90))
        z = np.linspace(.95, 2.1, 90)[None, :] * np.ones((120, 1))
        points = np.stack(np.broadcast_arrays(*front(x, z)), -1) + np.array([0, -.008, 0])
        o = grid_mesh('label', points)
        o.data.materials.append(label)
        parts.append(o)
    parts.append(place(onto(mark(SNACBOX, ink(word)), surface, 1.36, .016)))
    return group(parts, at, turn, size)


def tin(r=1.1, h=1.4, at=(0, 0, 0), turn=0, band=None, word='black', closed=False, lid=None):
    """Round tin in a full paper band, the mark twice round it. Returns its body for settle()."""
    m = steel()
    shape = [(0, .02), (r * .96, 0), (r, .03), (r * 1.02, .06), (r, .09), (r, h - .09), (r * 1.025, h - .05), (r * 1.02, h), (r * .98, h), (r * .97, h - .08), (r * .97, .06), (0, .05)]
    body = place(lathe(shape, m, 160, smooth=1), at, name='tin')
    place(lathe([(r * 1.004, .13), (r * 1.01, .14), (r * 1.01, h - .14), (r * 1.004, h - .13)], band or lime_paper(), 160, smooth=0), at)
    for k in (0, 180):
        place(round_a_tin(mark(SNACBOX, ink(word)), r * 1.014, min(1.6 * r, h * 2.2), h * .44, turn + k), at)
    if closed:
        tin_lid(r, (at[0], at[1], at[2] + h + .03), (0, 0, turn), lid, 'lime' if lid is None else word)
    return body


def tin_lid(r=1.1, at=(0, 0, 0), turn=(0, 0, 0), m=None, word='lime'):
    """Slip lid, top at its origin, lettered across."""
    m = m or material('black tin', (.012, .013, .011), .30, coat=.35, bump=('noise', 40, .02))
    top = place(lathe([(0, 0), (r * .86, 0), (r * .89, .012), (r * .92, .035), (r * .99, .035), (r * 1.045, .02), (r * 1.05, -.02), (r * 1.05, -.30), (r * 1.035, -.30)], m, 160, smooth=1))
    name = place(mark(SNACBOX, ink(word)), (0, 0, .004), size=r * 1.5)
    return group([top, name], at, turn)


__all__ = ['pouch', 'tin', 'tin_lid', 'film', 'ink', 'black_card', 'lime_paper']
