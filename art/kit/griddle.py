"""Off the griddle, the steamer and the frying pan: dosa, idli, vada, parotta, papad."""
from kit.materials import material
from kit.relief import cells, fbm, flat, mix, np, relief, rgb, skin, step
from kit.shapes import *


def dosa_skin():
    return material('dosa', (.72, .40, .11), .4, coat=.2, soft=.05, bump=[('voronoi', 15, .3), ('noise', 10, .25)], mottle=('noise', 1.7, [(.37, (.20, .055, .008)), (.49, (.54, .23, .04)), (.66, (.80, .50, .16))]))


def dosa_roll(length=5.5, r=.48, at=(0, 0, 0), turn=(0, 0, 0), seed=1):
    """Crisp crêpe rolled along x, its spiral open at both ends."""
    def f(u, v):
        a = 2 * math.pi * 1.75 * u - .8
        q = r * (1.08 - .16 * u) * (1 + .06 * noise.noise(Vector((v * 4, u * 3, seed))))
        x = (v - .5) * length * (1 + .05 * math.sin(a * 1.7 + (v > .5) * 2) * (2 * v - 1) ** 4)
        return x, q * math.cos(a), q * math.sin(a) * .86 + r * .93 + .03 * noise.noise(Vector((v * 14, u * 6, seed)))
    return place(sheet(f, dosa_skin(), 100, 130, .022), at, turn)


def idli(seed=1):
    """Steamed in a dish of the mould: a lens with a thin brim, its batter risen into fine pores."""
    nu, nv = 300, 620
    t = np.linspace(0, math.pi, nu)[:, None] * np.ones((1, nv))
    a = np.linspace(0, 2 * math.pi, nv, endpoint=False)[None, :] * np.ones((nu, 1))
    q = np.sin(t) ** .80
    x, y = q * np.cos(a), q * np.sin(a)
    broad, mid, fine = fbm(x, y, 1.5, seed), fbm(x, y, 5, seed + 1), fbm(x + t, y, 20, seed + 2)
    gap, near, tone = cells(x * 15 + mid, y * 15 + t * 3, seed + 3)
    gap2, near2, tone2 = cells(x * 34 + fine, y * 34 + t * 5, seed + 4)
    pore = np.maximum(step(.30, .08, near) * step(.45, .75, tone), .6 * step(.34, .1, near2) * step(.4, .7, tone2))
    z = np.where(t < math.pi / 2, .34 * np.abs(np.cos(t)) ** .85, .20 * np.cos(t))
    k = 1 + .022 * broad + .010 * mid * q
    z = z + (t < 1.7) * (.022 * mid + .030 * broad + .005 * fine) - .016 * pore * (t < 1.8)
    colour = mix(flat(rgb(.70, .66, .55), x.shape), flat(rgb(.84, .81, .72), x.shape), step(-.3, .35, mid + .5 * fine + .3 * broad))
    colour = mix(colour, flat(rgb(.48, .43, .32), x.shape), .75 * pore)
    colour = mix(colour, flat(rgb(.62, .57, .42), x.shape), .6 * np.exp(-((t - 1.57) / .10) ** 2))
    surface = np.stack([.50 + .2 * fine + .2 * pore, .28 * (1 - .6 * pore), .16 * step(.0, .4, mid)], -1)
    return relief(np.stack([x * k, y * k, z + .20], -1), colour, np.clip(surface, 0, 1), skin('idli', (.14, .12, .08)), close_v=True)


def vada(seed=0):
    m = material('vada', (.38, .14, .03), .55, coat=.15, bump=[('noise', 5, .55), ('voronoi', 15, .4)], mottle=('noise', 2.4, [(.37, (.16, .045, .008)), (.50, (.38, .14, .026)), (.67, (.62, .32, .09))]), vary=.1)
    n, k, verts = 72, 40, []
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(k):
            b = 2 * math.pi * j / k
            d = Vector((math.cos(a) * 2 + math.cos(b), math.sin(a) * 2 + math.sin(b), seed * 3))
            q = .40 * (1 + .14 * noise.noise(d * 1.6) + .05 * noise.noise(d * 6))
            verts.append(((.62 + q * math.cos(b)) * math.cos(a), (.62 + q * math.cos(b)) * math.sin(a), q * .88 * math.sin(b)))
    faces = [(i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(n) for j in range(k)]
    return mesh(verts, faces, m)


def parotta(seed=0):
    """Flaky coiled flatbread: strands wound into a flat disc."""
    m = material('parotta', (.80, .55, .24), .5, coat=.25, soft=.1, bump=[('noise', 7, .3)], mottle=('noise', 1.8, [(.38, (.22, .065, .010)), (.47, (.60, .30, .07)), (.65, (.86, .62, .28))]))
    n, k, verts, turns = 620, 8, [], 7.5
    for i in range(n + 1):
        t = i / n
        a, r = 2 * math.pi * turns * t + seed, .1 + .95 * t
        r *= 1 + .05 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, seed + t * 3)))
        lift = .07 * noise.noise(Vector((t * 22, seed * 3.1, 0))) + .05 * math.sin(a * .5 + t * 20)
        tilt = .5 + .3 * noise.noise(Vector((t * 13, 7, seed)))
        for j in range(k):
            b = 2 * math.pi * j / k
            x, z = .09 * math.cos(b), .13 * math.sin(b)
            verts.append(((r + x * math.cos(tilt) - z * math.sin(tilt)) * math.cos(a), (r + x * math.cos(tilt) - z * math.sin(tilt)) * math.sin(a), x * math.sin(tilt) + z * math.cos(tilt) + lift))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    return mesh(verts, faces, m)


def papad(r=1.2, seed=0):
    m = material('papad', (.84, .58, .20), .5, soft=.15, bump=[('voronoi', 9, .5), ('noise', 18, .3)], mottle=('voronoi', 5, [(.08, (.93, .74, .36)), (.5, (.82, .54, .17)), (.95, (.62, .33, .07))]), vary=.1)

    def f(u, v):
        a = 2 * math.pi * v
        x, y = u * math.cos(a), u * math.sin(a)
        z = .12 * noise.noise(Vector((x * 2, y * 2, seed * 4))) + .05 * noise.noise(Vector((x * 6, y * 6, seed)))
        return r * x * (1 + .05 * math.sin(a * 5 + seed)), r * y, r * z
    return sheet(f, m, 40, 120, .02)
