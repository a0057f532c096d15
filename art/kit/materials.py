"""Surfaces. One factory, options instead of a class per food."""
import bpy


def _texture(nt, kind, scale, detail, distort, coords):
    if kind == 'voronoi':
        t = nt.nodes.new('ShaderNodeTexVoronoi')
        t.inputs['Scale'].default_value = scale
        out = t.outputs['Distance']
    elif kind == 'wave':
        t = nt.nodes.new('ShaderNodeTexWave')
        t.inputs['Scale'].default_value = scale
        t.inputs['Distortion'].default_value = distort
        t.inputs['Detail'].default_value = detail
        out = t.outputs['Fac']
    elif kind == 'musgrave':
        t = nt.nodes.new('ShaderNodeTexMusgrave')
        t.inputs['Scale'].default_value = scale
        t.inputs['Detail'].default_value = detail
        out = t.outputs['Fac']
    else:
        t = nt.nodes.new('ShaderNodeTexNoise')
        t.inputs['Scale'].default_value = scale
        t.inputs['Detail'].default_value = detail
        t.inputs['Distortion'].default_value = distort
        out = t.outputs['Fac']
    nt.links.new(coords, t.inputs['Vector'])
    return out


def _ramp(nt, fac, stops):
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    el = ramp.color_ramp.elements
    while len(el) < len(stops):
        el.new(.5)
    for e, (pos, col) in zip(el, stops):
        e.position, e.color = pos, (*col, 1)
    nt.links.new(fac, ramp.inputs['Fac'])
    return ramp.outputs['Color']


def material(name, colour=(.5, .5, .5), rough=.5, metal=0.0, glass=0.0, soft=0.0, coat=0.0, glow=0.0, sheen=0.0,
             ior=1.45, bump=None, mottle=None, edge=None, vary=0.0, space='Object', tint=None, alpha=1.0, spec=.5, stretch=None):
    """colour, rough, metal: as expected. glass: transmission. soft: subsurface. coat: clear wet layer.
    bump: (kind, scale, strength) or a list of them; kinds noise, voronoi, wave, musgrave.
    mottle: (kind, scale, [(position, colour), …]) paints a ramp over the texture.
    edge: colour at grazing angles. vary: 0…1 brightness difference from object to object.
    stretch: three factors on the texture's axes, for grain that runs one way.
    space: 'Object' or 'Generated' (0…1 over the bounding box)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.subsurface_method = 'BURLEY'  # a third of the time of a random walk
    values = {'Base Color': (*colour, 1), 'Roughness': rough, 'Metallic': metal, 'Transmission': glass,
              'Subsurface': soft, 'Subsurface Color': (*(tint or colour), 1), 'Clearcoat': coat,
              'Clearcoat Roughness': .06, 'IOR': ior, 'Sheen': sheen, 'Alpha': alpha, 'Specular': spec}
    for k, v in values.items():
        b.inputs[k].default_value = v
    b.inputs['Subsurface Radius'].default_value = (.12, .08, .05)
    if glow:
        b.inputs['Emission'].default_value = (*colour, 1)
        b.inputs['Emission Strength'].default_value = glow
    coords = nt.nodes.new('ShaderNodeTexCoord').outputs[space]
    info = nt.nodes.new('ShaderNodeObjectInfo')
    shift = nt.nodes.new('ShaderNodeVectorMath')  # every object gets its own patch of texture
    shift.operation = 'MULTIPLY_ADD'
    nt.links.new(info.outputs['Random'], shift.inputs[0])
    shift.inputs[1].default_value = (37, 17, 71) if space == 'Object' else (0, 0, 0)
    nt.links.new(coords, shift.inputs[2])
    coords = shift.outputs[0]
    if stretch:
        pull = nt.nodes.new('ShaderNodeVectorMath')
        pull.operation = 'MULTIPLY'
        nt.links.new(coords, pull.inputs[0])
        pull.inputs[1].default_value = stretch
        coords = pull.outputs[0]
    paint = None
    if mottle:
        kind, scale, stops = mottle
        paint = _ramp(nt, _texture(nt, kind, scale, 5, .6, coords), stops)
    if edge:
        fres = nt.nodes.new('ShaderNodeLayerWeight')
        fres.inputs['Blend'].default_value = .35
        mix = nt.nodes.new('ShaderNodeMixRGB')
        nt.links.new(fres.outputs['Facing'], mix.inputs['Fac'])
        mix.inputs['Color1'].default_value = (*colour, 1)
        if paint:
            nt.links.new(paint, mix.inputs['Color1'])
        mix.inputs['Color2'].default_value = (*edge, 1)
        paint = mix.outputs['Color']
    if vary:
        hsv = nt.nodes.new('ShaderNodeHueSaturation')
        span = nt.nodes.new('ShaderNodeMapRange')
        span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = 1 - vary, 1 + vary * .6
        nt.links.new(info.outputs['Random'], span.inputs['Value'])
        nt.links.new(span.outputs['Result'], hsv.inputs['Value'])
        hsv.inputs['Color'].default_value = (*colour, 1)
        if paint:
            nt.links.new(paint, hsv.inputs['Color'])
        paint = hsv.outputs['Color']
    if paint:
        nt.links.new(paint, b.inputs['Base Color'])
        if soft:
            nt.links.new(paint, b.inputs['Subsurface Color'])
    normal = None
    for kind, scale, strength in ([bump] if isinstance(bump, tuple) else bump or []):
        n = nt.nodes.new('ShaderNodeBump')
        n.inputs['Strength'].default_value = min(1, strength)
        n.inputs['Distance'].default_value = max(strength, .2) * 1.2 / scale
        nt.links.new(_texture(nt, kind, scale, 4, 1.0, coords), n.inputs['Height'])
        if normal:
            nt.links.new(normal, n.inputs['Normal'])
        normal = n.outputs['Normal']
    if normal:
        nt.links.new(normal, b.inputs['Normal'])
    return m


def glass(name='glass', tint=(1, 1, 1), rough=.02):
    """Clear glass whose shadows stay light: a plain refraction would leave black floors with caustics off."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*tint, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Transmission'].default_value = 1
    clear = nt.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*[.92 * c for c in tint], 1)
    path, mix = nt.nodes.new('ShaderNodeLightPath'), nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(path.outputs['Is Shadow Ray'], mix.inputs['Fac'])
    nt.links.new(b.outputs['BSDF'], mix.inputs[1])
    nt.links.new(clear.outputs['BSDF'], mix.inputs[2])
    nt.links.new(mix.outputs['Shader'], nt.nodes['Material Output'].inputs['Surface'])
    return m


def thin_glass(name='thin glass', tint=(1, 1, 1)):
    """Glass without refraction: drinks stay bright, at the price of a flat-looking wall."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    clear, shine = nt.nodes.new('ShaderNodeBsdfTransparent'), nt.nodes.new('ShaderNodeBsdfGlossy')
    clear.inputs['Color'].default_value = (*tint, 1)
    shine.inputs['Roughness'].default_value = .03
    fres, mix = nt.nodes.new('ShaderNodeFresnel'), nt.nodes.new('ShaderNodeMixShader')
    fres.inputs['IOR'].default_value = 1.35
    nt.links.new(fres.outputs['Fac'], mix.inputs['Fac'])
    nt.links.new(clear.outputs['BSDF'], mix.inputs[1])
    nt.links.new(shine.outputs['BSDF'], mix.inputs[2])
    nt.links.new(mix.outputs['Shader'], nt.nodes['Material Output'].inputs['Surface'])
    return m
