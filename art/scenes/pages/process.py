"""The four steps of the process: discovery, creation, tracking, scaling."""
from kit.materials import material
from kit.objects import *
from kit.pencil import pencil
from kit.props_lime import lime_half, lime_whole
from kit.props_signs import *
from kit.shapes import *
from kit.stage import *


def discovery():
    sweep('black', 7)
    aim = (.2, 0, .74)
    studio(aim, 200, 520, 70)
    camera((-1.2, -8.2, 2.8), aim, 59, (.9, -.4, .7), .7)
    torch = [place(lathe([(0, -2.4), (.26, -2.4), (.3, -2.3), (.3, -.6), (.34, -.5), (.5, -.1), (.56, 0), (.56, .22), (.5, .24), (.48, .1), (0, -.1)], paint('black', coat=.6), 64, smooth=1)),
             place(torus(paint('lime metal'), .54, .05), (0, 0, .18)), place(torus(paint('steel'), .31, .03), (0, 0, -.7)), place(torus(paint('steel'), .31, .03), (0, 0, -1.9)),
             place(disc(paint('white lit', glow=14), .46, .03, .01), (0, 0, .12)), place(box(paint('lime'), (.14, .1, .34), .04), (0, -.3, -1.4))]
    group(torch, (-.75, -.75, .56), (84, 0, 66))
    beam = bpy.data.lights.new('beam', 'SPOT')
    beam.energy, beam.spot_size, beam.spot_blend, beam.color, beam.shadow_soft_size = 1500, math.radians(62), .35, (1, .95, .8), .25
    o = bpy.data.objects.new('beam', beam)
    o.location = (-.45, -.62, .6)
    o.rotation_euler = (Vector((1.6, .35, .75)) - Vector(o.location)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    lime_half(.95, .7, 9, (1.45, .5, .945), (78, 0, -34))
    lime_whole(.42, 3, (.30, 1.75, .42), (80, 0, 40))
    lime_whole(.32, 4, (2.12, -.62, .32), (86, 0, 50))
    for k in range(8):
        place(blob(water(), 2), (random.uniform(.2, 2), random.uniform(-1.2, -.4), .02), size=random.uniform(.02, .05))


def creation():
    room('lime', aim=(.1, 0, 1.1), eye=(-1.8, -8.6, 3.6), lens=56, focus=(-.2, -.6, 1.1), power=1050)
    core = paint('black')
    pencil((-.35, -1.0, .03), (22, 30, 0), .95)
    for x, y, z, s, key, a in ((.75, .55, 0, .95, 'black', 14), (1.75, .1, 0, .7, 'white', -20), (.72, .6, .95, .72, 'coral', 34), (-1.6, .5, 0, .8, 'moss', 8)):
        place(box(paint(key), (s, s, s), .06), (x, y, z), (0, 0, a))
    place(ball(paint('lime metal')), (-1.6, .5, 1.14), size=.34)
    line = smoothed([(-2.1, -1.5, .02), (-1.7, -1.15, .02), (-1.3, -1.55, .02), (-.9, -1.1, .02), (-.35, -1.0, .02)], 4)
    graphite = material('graphite', (.020, .020, .021), .42, metal=.3, bump=('noise', 60, .3))
    place(tube(line, graphite, .034, taper=lambda t: .72 + .28 * math.sin(t * 9) ** 2), size=(1, 1, .12))
    place(box(paint('paper'), (2.6, .5, .05), .02), (1.0, -1.5, 0), (0, 0, 12))
    for k in range(13):
        place(box(core, (.018, .22 if k % 4 == 0 else .12, .012), 0), (1.0 - .03 + (-1.2 + .2 * k) * math.cos(.21), -1.5 + .13 + (-1.2 + .2 * k) * math.sin(.21), .05), (0, 0, 12))
    return {'long_side': 1000, 'samples': 12}


def tracking():
    room(aim=(.1, 0, 1.4), eye=(-1.2, -8.4, 2.4), lens=55, focus=(0, -.6, 1.5), key=760, fill=260, cards=220)
    dial(paint('steel'), paint('black', rough=.3), (.15, 0, 1.62), (76, 0, 10), 1.25, 62)
    for x, k in ((-1.85, 40), (2.05, -20)):
        dial(paint('black'), paint('white'), (x, .35 - .2 * (x > 0), .68), (74, 0, 24 if x < 0 else -18), .52, k)
    place(box(paint('slate'), (5.2, 1.6, .16), .05), (.1, .4, -.04))


def scaling():
    room('paper', aim=(.25, 0, 1.2), eye=(-1.6, -8.8, 2.8), lens=56, focus=(.6, -.7, 1.2), power=1000, back=6)
    x = -2.35
    for k, r in enumerate((.24, .38, .58, .86)):
        h = (.2, .5, .9, 1.4)[k]
        w = r * 2 + .16
        place(box(paint('black' if k < 3 else 'lime'), (w, 1.3, h), .05), (x + w / 2, .1, 0))
        if k < 3:
            lime_whole(r, 5 + k, (x + w / 2, .05, h + r * .98), (66, 0, 30 + 40 * k))
        else:
            lime_half(r, .8, 11, (x + w / 2, .05, h + r * .97), (82, 0, 8))
        x += w + .06


PICTURES = {'process-discovery': discovery, 'process-creation': creation, 'process-tracking': tracking, 'process-scaling': scaling}
