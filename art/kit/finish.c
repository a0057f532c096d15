/* Brings clean light to the size of its picture: edges evened, glow, fall-off, sharpening and grain.
 * It costs about a second on two cores. */
#include <math.h>
#include <stdlib.h>

static float luma(const float *c) { return .2126f * c[0] + .7152f * c[1] + .0722f * c[2]; }
static int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }

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
