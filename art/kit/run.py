"""blender -b -P art/kit/run.py -- --scene FILE --picture NAME --out FILE --width W --height H [--grade preview|draft|final]"""
import argparse
import importlib.util
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

from kit.finish import finish  # noqa: E402
from kit.stage import open_stage  # noqa: E402

GRADES = {
    'preview': dict(long_side=340, samples=10, enlarge=False),
    'draft': dict(long_side=1000, samples=14, enlarge=True),
    'final': dict(long_side=math.inf, samples=48, enlarge=True),
}


def main():
    p = argparse.ArgumentParser()
    for name in ('scene', 'picture', 'out'):
        p.add_argument('--' + name, required=True)
    p.add_argument('--width', type=int, required=True)
    p.add_argument('--height', type=int, required=True)
    p.add_argument('--grade', default='final', choices=GRADES)
    p.add_argument('--samples', type=int)
    a = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    spec = importlib.util.spec_from_file_location('arrangements', a.scene)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    began = time.time()
    seed = sum((i + 1) * ord(c) for i, c in enumerate(a.picture)) % 9973
    open_stage(seed)
    options = module.PICTURES[a.picture]() or {}
    built = time.time()
    grade = dict(GRADES[a.grade])
    width, height = a.width, a.height
    if not grade.pop('enlarge'):
        k = grade['long_side'] / max(width, height)
        width, height = round(width * k), round(height * k)
    if a.samples:
        grade['samples'] = a.samples
    if 'by' in options:
        grade['by'] = options['by']
    if a.grade == 'final':
        grade.update(options)
    by = grade.pop('by', finish)
    by(a.out, width, height, seed=seed + 1, **grade)
    print(f'PICTURE {a.out} built {built - began:.1f}s finished {time.time() - built:.1f}s')


try:
    main()
except Exception:
    import traceback
    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)
