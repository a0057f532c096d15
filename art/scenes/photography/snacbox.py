"""Snack boxes: fifteen arrangements."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.fresh import *
from kit.materials import *
from kit.packs import *
from kit.shapes import *
from kit.snacks import *
from kit.stage import *
from kit.table import *
from snacbox_flash import FLASH
from snacbox_packed import PACKED
from snacbox_things import THINGS


def jars_in_a_row():
    sweep('black')
    fills = [([laddu(s) for s in range(2)], .34, 16), ([almond()], .26, 60), ([banana_chip(s) for s in range(4)], .42, 34), ([pistachio(s) for s in range(3)], .2, 95)]
    lids = [brass(), lime_paper(), black_card(), brass()]
    holders, loose = [], []
    for i, (data, k, n) in enumerate(fills):
        x = -2.85 + 1.9 * i
        jar(.86, 1.75 + .2 * (i % 2), (x, .25 * (i % 2), 0), lids[i] if i != 1 else None)
        holders.append(place(lathe([(.83, .1), (.83, 8)], None, 40, smooth=0), (x, .25 * (i % 2), 0)))
        loose += pour(data, n, (x, .25 * (i % 2), .5), .4, .07, (k * .92, k * 1.05))
    settle(loose, holders, 100)
    for o in holders:
        bpy.data.objects.remove(o)
    for o in loose:
        if o.location.z > 1.55:
            bpy.data.objects.remove(o)
    place(lathe([(0, .12), (.7, .12), (.72, .05), (.72, -.1)], lime_paper(), 64, smooth=1), (-.4, -1.3, .1), (0, 0, 0))
    for i in range(5):
        place(almond(), (.55 + .3 * i, -1.15 - .25 * (i % 2), .13), (0, 0, i * 70), .25)
    studio((0, 0, .8), key=1500, rim=1300, fill=500)
    lamp((0, 4, 2.2), (0, 0, .9), 4, 420, (1, .9, .6))
    camera((.6, -9.9, 2.2), (0, 0, .85), 54, focus=(0, -.5, .9), fstop=.7)


def cookie_tower():
    sweep('paper')
    for i in range(8):
        cookie_at((.1 * math.sin(i * 2.4), .08 * math.cos(i * 1.9), i * .33), (random.uniform(-3, 3), random.uniform(-3, 3), i * 61), 1, i)
    cookie_at((1.1, -.75, .98), (72, 0, 30), 1, 11)
    crumb = [blob(material('cookie', (.5, .3, .1)), 2, .4, 2, seed=s) for s in range(3)]
    scatter(crumb, 46, ring(1.1, 2.3, (.1, -.5)), (.02, .07), lift=.03)
    daylight((0, 0, 1.2), 1000, side=-1, soft=1.8, room=.3)
    camera((-.8, -8.2, 2.6), (.5, 0, 1.35), 53, focus=(.3, -.9, 1.4), fstop=.5)


def laddu_pyramid():
    sweep('moss')
    plate(brass(), 2.1)
    for x, y, z in [(-.72, -.42, 0), (.72, -.42, 0), (0, .78, 0), (0, -.9, 0) if False else (0, .02, 1.05)]:
        place(laddu(int(x * 9 + z * 3)), (x, y, z + .72), (random.uniform(0, 90), 0, random.uniform(0, 360)), .68)
    place(laddu(5), (1.75, -1.0, .6), (0, 40, 0), .5)
    half = cut(laddu(8), (0, 0, 0), (.3, 1, .1))
    slivers = blob(material('pistachio sliver', (.30, .5, .07), .5), 2, .2, 1, (1, .35, .2))
    for i in range(70):
        a, r = random.uniform(0, 6.28), random.uniform(.2, 1.9)
        place(slivers, (r * math.cos(a), r * math.sin(a), .15), (0, random.uniform(-20, 20), random.uniform(0, 360)), random.uniform(.05, .1))
    for i in range(4):
        place(slivers, (random.uniform(-.2, .2), random.uniform(-.2, .1), 2.4), (0, 10, random.uniform(0, 360)), .1)
    studio((0, 0, .9), key=900, rim=1100, side=1)
    camera((-1.2, -7.6, 3.0), (.1, 0, .95), 60, focus=(0, -.9, .9), fstop=.5)


def banana_chips_field():
    sweep('black', back=30)
    chips = [banana_chip(s) for s in range(7)]
    for i in range(210):
        place(random.choice(chips), (random.uniform(-3.6, 3.6), random.uniform(-2, 2), random.uniform(0, .6)), (random.uniform(-32, 32), random.uniform(-32, 32), random.uniform(0, 360)), random.uniform(.44, .56))
    for x, y, a in [(-1.9, .5, 10), (1.5, -.5, 60)]:
        curry_leaves((x, y, .95), (12, -8, a), .85, 4)
    lamp((-5, 2.5, 4.5), (0, 0, 0), 1.6, 900, WARM)
    lamp((5, 1, 3), (0, 0, 0), 1.4, 420, (.72, 1, .15))
    camera((0, -2.2, 7.4), (0, 0, .3), 56, focus=(-.3, -.2, .8), fstop=.9)


def falling_chips():
    sweep('moss', back=9)
    chips = [chip(s, .03) for s in range(6)]
    spots = [(-.9, 0, 3.6, .95), (.95, -.3, 3.0, .9), (-.3, .3, 2.2, 1.05), (.8, .6, 4.3, .75), (-1.1, -.5, 1.35, .8), (.75, -.6, 1.0, .85), (-.2, .4, 5.0, .6), (-1.55, 1.2, 2.7, .6), (1.75, 1.4, 1.9, .65)]
    for i, (x, y, z, k) in enumerate(spots):
        place(chips[i % 6], (x, y, z), (random.uniform(20, 120), random.uniform(-50, 50), random.uniform(0, 360)), k * .98)
    lime_wheel(.62, .15, (.25, -.9, 1.95), (62, 20, 0))
    lime_wedge(.42, (-1.0, .2, 4.75), (40, 30, 20))
    chilli_at((.1, -.5, 3.85), (20, 35, 15), .42)
    chilli_at((-.45, -.9, .55), (0, -30, 160), .38)
    salt = blob(material('salt', (.95, .95, .9), .3), 1)
    for i in range(90):
        place(salt, (random.uniform(-1.9, 1.9), random.uniform(-1, 1), random.uniform(.2, 5.6)), size=random.uniform(.008, .026))
    studio((0, 0, 2.6), key=1300, rim=1400, fill=300)
    camera((0, -9.0, 2.7), (0, 0, 2.75), 66, focus=(0, -.4, 2.6), fstop=.5)


PICTURES = {
    '05': jars_in_a_row, '06': cookie_tower, '07': laddu_pyramid,
    '08': banana_chips_field, '12': falling_chips, **FLASH, **PACKED, **THINGS,
}
