/* Takes two half-sample renders and their guide passes and returns one clean,
 * enlarged picture. Written in C because this Blender has neither a denoiser nor
 * numpy; the whole filter costs under two seconds on two cores. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define GUIDES 7

static float luma(const float *c) { return .2126f * c[0] + .7152f * c[1] + .0722f * c[2]; }
static int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }

/* A real highlight shows in both halves, a firefly in one: cap each half by the other. */
static void tame(int w, int h, const float *a, const float *b, float *out) {
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float top = 0;
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
          float l = luma(b + 3 * (clampi(y + j, 0, h - 1) * w + clampi(x + i, 0, w - 1)));
          if (l > top) top = l;
        }
      const float *p = a + 3 * (y * w + x);
      float l = luma(p), cap = top * 1.25f + .02f, s = l > cap ? cap / l : 1;
      for (int c = 0; c < 3; c++) out[3 * (y * w + x) + c] = p[c] * s;
    }
}

static void soften(int w, int h, int r, const float *in, float *out) {
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float s = 0, n = 0;
      for (int j = -r; j <= r; j++)
        for (int i = -r; i <= r; i++) {
          float k = expf(-(i * i + j * j) / (float)(r * r));
          s += k * in[clampi(y + j, 0, h - 1) * w + clampi(x + i, 0, w - 1)];
          n += k;
        }
      out[y * w + x] = s / n;
    }
}

/* How the depth runs on from pixel to pixel: the gentler of both neighbours, so that an edge has none. */
static void slopes(int w, int h, const float *g, float *slope) {
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      for (int axis = 0; axis < 2; axis++) {
        int back = axis ? clampi(y - 1, 0, h - 1) * w + x : y * w + clampi(x - 1, 0, w - 1);
        int on = axis ? clampi(y + 1, 0, h - 1) * w + x : y * w + clampi(x + 1, 0, w - 1);
        float z = g[(y * w + x) * GUIDES + GUIDES - 1];
        float u = z - g[back * GUIDES + GUIDES - 1], v = g[on * GUIDES + GUIDES - 1] - z;
        slope[2 * (y * w + x) + axis] = u * v <= 0 ? 0 : fabsf(u) < fabsf(v) ? u : v;
      }
}

static void atrous(int w, int h, int step, float sl, const float *col, const float *var,
                   const float *g, const float *gv, const float *slope, float *oc, float *ov) {
  static const float K[3] = {.375f, .25f, .0625f};
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      int p = y * w + x;
      float lp = luma(col + 3 * p), sd = sl * sqrtf(var[p]) + .004f + .01f * (1 + .4f * step) * lp; /* what is left over large steps is noise, not shading */
      float sw = 0, sv = 0, sc[3] = {0, 0, 0};
      for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
          int yy = y + j * step, xx = x + i * step;
          if (yy < 0 || xx < 0 || yy >= h || xx >= w) continue;
          int q = yy * w + xx;
          float d = 0;
          for (int c = 0; c < GUIDES; c++) {
            float t = g[p * GUIDES + c] - g[q * GUIDES + c];
            if (c == GUIDES - 1) {
              float run = t + step * (i * slope[2 * p] + j * slope[2 * p + 1]);
              if (fabsf(run) < fabsf(t)) t = run;
            }
            float e = t * t - 2.5f * (gv[p * GUIDES + c] + gv[q * GUIDES + c]);
            if (e > 0) d += e;
          }
          float wt = K[abs(i)] * K[abs(j)] * expf(-d - fabsf(lp - luma(col + 3 * q)) / sd);
          sw += wt;
          sv += wt * wt * var[q];
          for (int c = 0; c < 3; c++) sc[c] += wt * col[3 * q + c];
        }
      for (int c = 0; c < 3; c++) oc[3 * p + c] = sc[c] / sw;
      ov[p] = sv / (sw * sw);
    }
}

/* Copy one pass into its place among the others; far depth is capped so the backdrop stays comparable. */
void pack(int n, int step, const float *in, int channels, int stride, int offset, float scale, float *out) {
  for (int p = 0; p < n; p++)
    for (int c = 0; c < channels; c++) {
      float v = in[(size_t)p * step + c];
      out[(size_t)p * stride + offset + c] = (v > 60 && stride != 3 ? 60 : v) * scale;
    }
}

/* Out-of-focus guides are as noisy as the picture, and the albedo is multiplied back at the end:
 * smooth them first, each pixel only as far as its own variance allows. */
static void calm(int w, int h, int step, const float *g, const float *gv, float *og) {
  static const float K[3] = {.375f, .25f, .0625f};
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      int p = y * w + x;
      float sw = 0, s[GUIDES] = {0};
      for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
          int yy = y + j * step, xx = x + i * step;
          if (yy < 0 || xx < 0 || yy >= h || xx >= w) continue;
          int q = yy * w + xx;
          float d = 0;
          for (int c = 0; c < GUIDES; c++) {
            float t = g[p * GUIDES + c] - g[q * GUIDES + c];
            float e = t * t - 3 * (gv[p * GUIDES + c] + gv[q * GUIDES + c]);
            if (e > 0) d += e;
          }
          float wt = K[abs(i)] * K[abs(j)] * expf(-4 * d);
          sw += wt;
          for (int c = 0; c < GUIDES; c++) s[c] += wt * g[q * GUIDES + c];
        }
      for (int c = 0; c < GUIDES; c++) og[p * GUIDES + c] = s[c] / sw;
    }
}

/* Non-local means on the albedo: each half is averaged by the likeness of small patches in the other, which
 * finds the pixels further along an edge, so outlines come out smooth instead of stepped. */
static void trace(int w, int h, const float *in, const float *other, const float *var, float *out) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float sw = 0, s[3] = {0, 0, 0};
      for (int j = -4; j <= 4; j++)
        for (int i = -4; i <= 4; i++) {
          int qx = x + i, qy = y + j;
          if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue;
          float d = 0;
          for (int v = -1; v <= 1; v++)
            for (int u = -1; u <= 1; u++) {
              size_t p = 3 * ((size_t)clampi(y + v, 0, h - 1) * w + clampi(x + u, 0, w - 1));
              size_t q = 3 * ((size_t)clampi(qy + v, 0, h - 1) * w + clampi(qx + u, 0, w - 1));
              for (int c = 0; c < 3; c++) {
                float t = other[p + c] - other[q + c], vp = var[p + c], vq = var[q + c];
                d += (t * t - (vp + fminf(vp, vq))) / (.0002f + .35f * (vp + vq));
              }
            }
          float wt = expf(-fmaxf(0, d / 27));
          size_t q = 3 * ((size_t)qy * w + qx);
          sw += wt;
          for (int c = 0; c < 3; c++) s[c] += wt * in[q + c];
        }
      for (int c = 0; c < 3; c++) out[3 * ((size_t)y * w + x) + c] = s[c] / sw;
    }
}

/* a, b: colour halves; ga, gb: albedo 3, normal 3, depth 1 already scaled to one unit of difference.
 * The light is divided by the albedo of its own samples, so the noise of an edge cancels out of it. */
void denoise(int w, int h, const float *a, const float *b, const float *ga, const float *gb,
             float strength, float *out) {
  size_t n = (size_t)w * h;
  float *ta = malloc(n * 12), *tb = malloc(n * 12), *col = malloc(n * 12), *nxt = malloc(n * 12);
  float *var = malloc(n * 4), *vn = malloc(n * 4), *g = malloc(n * GUIDES * 4), *gv = malloc(n * GUIDES * 4);
  float *alb = malloc(n * 12), *ka = malloc(n * 12), *kb = malloc(n * 12), *kv = malloc(n * 12), *slope = malloc(n * 8);
  float *one = malloc(n * 4), *two = malloc(n * 4), *g2 = malloc(n * GUIDES * 4);
  tame(w, h, a, b, ta);
  tame(w, h, b, a, tb);
  for (size_t p = 0; p < n; p++)
    for (int c = 0; c < GUIDES; c++) {
      float u = ga[p * GUIDES + c], v = gb[p * GUIDES + c];
      g[p * GUIDES + c] = (u + v) / 2;
      gv[p * GUIDES + c] = (u - v) * (u - v) / 4;
      if (c < 3) {
        ka[3 * p + c] = u / 6.f + .04f;
        kb[3 * p + c] = v / 6.f + .04f;
      }
    }
  for (int c = 0; c < GUIDES; c++) {
    for (size_t p = 0; p < n; p++) one[p] = gv[p * GUIDES + c];
    if (c < 3) {
      soften(w, h, 1, one, two);
      for (size_t p = 0; p < n; p++) kv[3 * p + c] = two[p] * 2 / 36;
    }
    soften(w, h, 2, one, two);
    for (size_t p = 0; p < n; p++) gv[p * GUIDES + c] = two[p];
  }
  trace(w, h, ka, kb, kv, alb);
  trace(w, h, kb, ka, kv, nxt);
  for (size_t p = 0; p < n * 3; p++) alb[p] = (alb[p] + nxt[p]) / 2;
  for (int s = 0; s < 3; s++) {
    calm(w, h, 1 << s, g, gv, g2);
    float *t = g; g = g2; g2 = t;
    for (size_t p = 0; p < n * GUIDES; p++) gv[p] *= .5f;
  }
  for (size_t p = 0; p < n; p++) {
    float fa[3], fb[3];
    for (int c = 0; c < 3; c++) {
      size_t i = 3 * p + c;
      fa[c] = ta[i] / ka[i];
      fb[c] = tb[i] / kb[i];
      col[i] = (ta[i] + tb[i]) / (ka[i] + kb[i]);
    }
    float d = (luma(fa) - luma(fb)) / 2;
    vn[p] = d * d;
  }
  slopes(w, h, g, slope);
  soften(w, h, 4, vn, var);
  for (int s = 0; s < 6; s++) {
    atrous(w, h, 1 << s, strength, col, var, g, gv, slope, nxt, vn);
    float *t = col; col = nxt; nxt = t;
    soften(w, h, 1, vn, var);
  }
  for (size_t p = 0; p < n * 3; p++) out[p] = col[p] * alb[p];
  free(ta); free(tb); free(col); free(nxt); free(var); free(vn); free(g); free(gv); free(g2);
  free(alb); free(ka); free(kb); free(kv); free(slope); free(one); free(two);
}

static float sinc3(float x) {
  if (fabsf(x) < 1e-5f) return 1;
  if (fabsf(x) >= 3) return 0;
  float p = 3.14159265f * x;
  return 3 * sinf(p) * sinf(p / 3) / (p * p);
}

static void resample(int w, int h, int nw, const float *in, float *out) {
  float k = (float)w / nw, f = k > 1 ? k : 1;
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < nw; x++) {
      float cx = (x + .5f) * k - .5f, s[3] = {0, 0, 0}, n = 0;
      for (int i = (int)floorf(cx - 3 * f); i <= cx + 3 * f; i++) {
        float wt = sinc3((i - cx) / f);
        const float *p = in + 3 * ((size_t)y * w + clampi(i, 0, w - 1));
        n += wt;
        for (int c = 0; c < 3; c++) s[c] += wt * p[c];
      }
      for (int c = 0; c < 3; c++) out[3 * ((size_t)x * h + y) + c] = s[c] / n; /* transposed */
    }
}

/* Light adds up within a pixel, but the eye judges it after the tone curve: a tenth of a lamp would already look
 * white, and outlines would step. So the share of the bright side is found and used between both sides in log space. */
static void even(int w, int h, const float *in, float *out) {
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      const float *v = in + 3 * ((size_t)y * w + x);
      float *o = out + 3 * ((size_t)y * w + x);
      for (int c = 0; c < 3; c++) o[c] = v[c];
      float gx = 0, gy = 0;
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
          float l = luma(in + 3 * ((size_t)clampi(y + j, 0, h - 1) * w + clampi(x + i, 0, w - 1)));
          gx += i * l * (j ? 1 : 2);
          gy += j * l * (i ? 1 : 2);
        }
      float len = sqrtf(gx * gx + gy * gy);
      if (len < 1e-4f) continue;
      float side[2][3];
      for (int s = 0; s < 2; s++) {
        float r = s ? 1.6f : -1.6f, fx = x + r * gx / len, fy = y + r * gy / len;
        int ix = (int)floorf(fx), iy = (int)floorf(fy);
        fx -= ix;
        fy -= iy;
        for (int c = 0; c < 3; c++) {
          float m[4];
          for (int k = 0; k < 4; k++) m[k] = in[3 * ((size_t)clampi(iy + k / 2, 0, h - 1) * w + clampi(ix + k % 2, 0, w - 1)) + c];
          side[s][c] = (m[0] * (1 - fx) + m[1] * fx) * (1 - fy) + (m[2] * (1 - fx) + m[3] * fx) * fy;
        }
      }
      float dark = luma(side[0]), bright = luma(side[1]), share = (luma(v) - dark) / (bright - dark + 1e-6f);
      if (bright < 2 * dark + .01f || share <= 0 || share >= 1) continue;
      float keep = fminf(share, 1 - share) / .12f, ratio = (bright - 2 * dark) / (dark + .02f);
      float k = fminf(1, keep) * fminf(1, ratio);
      for (int c = 0; c < 3; c++) {
        float lo = logf(side[0][c] + .01f), hi = logf(side[1][c] + .01f);
        o[c] = expf((1 - k) * logf(v[c] + .01f) + k * (lo + (hi - lo) * share)) - .01f;
      }
    }
}

static unsigned rng(unsigned *s) { *s ^= *s << 13; *s ^= *s >> 17; *s ^= *s << 5; return *s; }
static float gauss(unsigned *s) {
  float t = 0;
  for (int i = 0; i < 4; i++) t += (rng(s) & 0xffffff) / 16777216.f - .5f;
  return t * 1.732f;
}

/* Enlarge in log space (no ringing round lamps), then glow, fall-off, sharpening and grain. */
void develop(int w, int h, int nw, int nh, const float *in, float glow, float falloff, float grain,
             unsigned seed, float *rgba) {
  size_t n = (size_t)w * h, nn = (size_t)nw * nh;
  float *level = malloc(n * 12);
  even(w, h, in, level);
  float *src = malloc(n * 12), *bright = malloc(n * 4), *blur = malloc(n * 4);
  for (size_t p = 0; p < n; p++) {
    float l = luma(level + 3 * p);
    bright[p] = l > 1.2f ? (l - 1.2f > 4 ? 4 : l - 1.2f) : 0;
  }
  soften(w, h, w / 130 + 2, bright, blur);
  for (size_t p = 0; p < n; p++)
    for (int c = 0; c < 3; c++) {
      float v = level[3 * p + c] + glow * blur[p];
      src[3 * p + c] = logf((v > 0 ? v : 0) + .01f);
    }
  float *mid = malloc((size_t)h * nw * 12), *big = malloc(nn * 12);
  resample(w, h, nw, src, mid);
  resample(h, nw, nh, mid, big);
#pragma omp parallel for
  for (int y = 0; y < nh; y++) {
    unsigned s = seed * 2654435761u + y * 40503u + 1;
    for (int i = 0; i < 8; i++) rng(&s);
    for (int x = 0; x < nw; x++) {
      size_t p = (size_t)y * nw + x;
      float dx = (x + .5f) / nw - .5f, dy = (y + .5f) / nh - .5f, r = dx * dx + dy * dy;
      float k = logf(1 - falloff * r * 1.6f), e = grain * gauss(&s);
      for (int c = 0; c < 3; c++) {
        float m = big[3 * p + c];
        float ring = (big[3 * ((size_t)y * nw + clampi(x - 1, 0, nw - 1)) + c] + big[3 * ((size_t)y * nw + clampi(x + 1, 0, nw - 1)) + c] +
                      big[3 * ((size_t)clampi(y - 1, 0, nh - 1) * nw + x) + c] + big[3 * ((size_t)clampi(y + 1, 0, nh - 1) * nw + x) + c]) / 4;
        float v = expf(m + .3f * (m - ring) + k + e) - .01f;
        rgba[4 * p + c] = v > 0 ? v : 0;
      }
      float l = luma(rgba + 4 * p); /* Filmic greys strong colours: give some back */
      for (int c = 0; c < 3; c++) {
        float v = l + (rgba[4 * p + c] - l) * 1.22f;
        rgba[4 * p + c] = v > 0 ? v : 0;
      }
      rgba[4 * p + 3] = 1;
    }
  }
  free(level); free(src); free(bright); free(blur); free(mid); free(big);
}
