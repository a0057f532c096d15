import { ground, repeated, type Scene } from './scene-colours.ts';

/** Hills one behind the other, a path over them and the sun at its end. */
const hills: Scene = ({ accent, ink, dark, paper, deep, line, light }) =>
  `${ground(dark)}<circle cx="760" cy="400" r="250" fill="${accent}"/><circle cx="760" cy="400" r="180" fill="${light}" opacity=".5"/><path fill="${deep}" d="M-300 560C0 330 220 380 430 500S800 360 1000 430s300 60 500-20V1400H-300Z"/><path fill="${line}" d="M-300 640C-60 560 140 520 380 620s420 30 620-40 330 10 500-30V1400H-300Z"/><path fill="${ink}" d="M-300 800C0 640 300 720 560 760s560-120 940-40v700H-300Z"/><path d="M420 1400C420 1060 760 960 700 850S560 720 640 640s110-70 116-150" fill="none" stroke="${paper}" stroke-width="26" stroke-linecap="round" stroke-dasharray="6 52"/><path d="M756 490V400" stroke="${ink}" stroke-width="12" stroke-linecap="round"/><path fill="${ink}" d="M756 396l92 34-92 34Z"/>`;

/** A map that was folded, and the way drawn on it. */
const route: Scene = ({ accent, ink, dark, paper, ash, deep, line }) =>
  `${ground(ink)}<circle cx="1020" cy="130" r="300" fill="${deep}" opacity=".7"/><g transform="rotate(-5 600 450)"><path d="M150 210 450 150 750 210 1050 150V740L750 800 450 740 150 800Z" fill="#000" opacity=".3" transform="translate(20 28)"/><path fill="${paper}" d="M150 210 450 150V740L150 800Z"/><path fill="${ash}" d="M450 150 750 210V800L450 740Z"/><path fill="${paper}" d="M750 210 1050 150V740L750 800Z"/><g fill="none" stroke="${line}" stroke-width="16" opacity=".28"><path d="M150 420 450 350 750 420 1050 350M150 610 450 560 750 620 1050 540M300 180V770M600 180V770M900 180V770"/></g><path fill="${deep}" opacity=".45" d="M780 430c90-70 200-40 230 40s-40 130-130 120-170-100-100-160Z"/><path d="M250 690C330 560 430 640 510 540S560 360 690 380s110 120 220-60" fill="none" stroke="${accent}" stroke-width="22" stroke-linecap="round" stroke-dasharray="2 46"/><circle cx="250" cy="690" r="36" fill="${ink}"/><circle cx="250" cy="690" r="14" fill="${paper}"/><path fill="${accent}" d="M920 350C870 270 800 220 800 136a120 120 0 0 1 240 0C1040 220 970 270 920 350Z"/><circle cx="920" cy="138" r="50" fill="${dark}"/></g>`;

/** Steps that go up, and the ball that has come to the top. */
const stairs: Scene = ({ accent, ink, dark, paper, ash, deep, line }) =>
  `${ground(ink)}<circle cx="930" cy="260" r="330" fill="${dark}"/>${repeated(5, (index) => {
    const [x, y] = [60 + index * 220, 720 - index * 104];
    const face = index === 4 ? deep : index % 2 ? dark : line;
    return `<rect x="${x}" y="${y}" width="${1500 - x}" height="1000" fill="${face}"/><rect x="${x}" y="${y}" width="220" height="22" fill="${index === 4 ? accent : ash}"/>`;
  })}<path d="M110 600C180 480 250 500 300 570M330 490C400 370 470 390 520 466M550 386C620 266 690 286 740 362M770 282C840 160 900 150 960 190" fill="none" stroke="${paper}" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 26" opacity=".75"/><circle cx="1060" cy="206" r="98" fill="${accent}"/><circle cx="1030" cy="172" r="26" fill="${paper}" opacity=".65"/>`;

/** A horn that calls, and what goes out from it. */
const horn: Scene = ({ accent, ink, dark, paper, ash, deep }) =>
  `${ground(accent)}<circle cx="150" cy="760" r="340" fill="${deep}" opacity=".45"/><g stroke="${ink}" stroke-width="34" stroke-linecap="round"><path d="M960 280 1080 210M990 450H1130M960 620 1080 690"/></g><g transform="rotate(-8 560 450)"><path fill="#000" opacity=".22" d="M300 400 860 170V790L300 560Z" transform="translate(16 28)"/><path fill="${ink}" d="M330 610H470L530 820a44 44 0 0 1-42 56H430a44 44 0 0 1-42-32Z"/><path fill="${dark}" d="M180 480a104 104 0 0 1 104-104H420V584H284A104 104 0 0 1 180 480Z"/><path fill="${paper}" d="M400 376 840 170V790L400 584Z"/><path fill="${ash}" d="M400 500 840 560V790L400 584Z" opacity=".55"/><ellipse cx="840" cy="480" rx="84" ry="310" fill="${ink}"/><ellipse cx="852" cy="480" rx="50" ry="230" fill="${dark}"/><circle cx="852" cy="480" r="46" fill="${accent}"/></g>`;

/** Shelves with goods in boxes, bottles and tins. */
const shelf: Scene = ({ accent, ink, dark, paper, ash, deep, line }) => {
  const fills = [accent, paper, deep, ash, line];
  return `${ground(dark)}<rect x="100" y="-400" width="1000" height="1700" rx="30" fill="${ink}"/>${repeated(
    5,
    (row) => {
      const bottom = 40 + row * 270;
      let left = 150;
      const goods = repeated(6, (index) => {
        const kind = (row * 5 + index * 3) % 4;
        const wide = [150, 96, 124, 110][kind] ?? 0;
        const high = [130, 190, 104, 160][kind] ?? 0;
        const fill = fills[(row * 2 + index * 3) % fills.length];
        const x = left;
        left += wide + 34;
        if (x + wide > 1060) return '';
        const mark = `<rect x="${x + wide / 2 - 24}" y="${bottom - high / 2 - 8}" width="48" height="16" rx="8" fill="${ink}" opacity=".6"/>`;
        if (kind === 1)
          return `<path fill="${fill}" d="M${x} ${bottom}v-${high - 60}q0-26 26-36v-44h44v44q26 10 26 36V${bottom}Z"/>${mark}`;
        return `<rect x="${x}" y="${bottom - high}" width="${wide}" height="${high}" rx="${kind === 2 ? 40 : 14}" fill="${fill}"/>${mark}`;
      });
      return `${goods}<rect x="100" y="${bottom}" width="1000" height="24" fill="${line}"/>`;
    },
  )}`;
};

/** A nib and the line that it has drawn. */
const nib: Scene = ({ accent, ink, dark, paper, ash, deep }) =>
  `${ground(paper)}<circle cx="250" cy="180" r="330" fill="${ash}" opacity=".5"/><path d="M110 690C230 420 330 420 380 560s130 200 240 60 60-280 160-300" fill="none" stroke="${accent}" stroke-width="54" stroke-linecap="round"/><g transform="translate(776 330) rotate(38)"><path d="M22 30 120-180V-560H-80V-180Z" fill="#000" opacity=".16" transform="translate(18 20)"/><path fill="${ink}" d="M0 0 96-190H-96Z"/><path fill="${dark}" d="M-96-190H96V-330H-96Z"/><path fill="${accent}" d="M-96-330H96V-900H-96Z"/><path fill="${deep}" d="M20-330H96V-900H20Z" opacity=".7"/><circle cy="-128" r="22" fill="${paper}"/><path d="M0-110V-10" stroke="${paper}" stroke-width="7"/></g><circle cx="110" cy="690" r="27" fill="${ink}"/>`;

/** Windows of a browser, one behind the other. */
const windows: Scene = ({ accent, ink, dark, paper, ash, line, deep }) => {
  const frame = (x: number, y: number, fill: string, bar: string, inside: string) =>
    `<g transform="translate(${x} ${y})"><rect x="16" y="24" width="700" height="520" rx="34" fill="#000" opacity=".26"/><rect width="700" height="520" rx="34" fill="${fill}"/><path fill="${bar}" d="M0 34A34 34 0 0 1 34 0H666A34 34 0 0 1 700 34V74H0Z"/><g fill="${ash}"><circle cx="44" cy="38" r="11"/><circle cx="80" cy="38" r="11"/><circle cx="116" cy="38" r="11"/></g>${inside}</g>`;
  return `${ground(line)}<circle cx="980" cy="120" r="380" fill="${deep}" opacity=".6"/>${frame(400, 30, dark, ink, '')}${frame(300, 170, ash, ink, '')}${frame(
    180,
    310,
    paper,
    ink,
    `<rect x="40" y="112" width="330" height="190" rx="20" fill="${accent}"/><circle cx="118" cy="184" r="36" fill="${ink}"/><path fill="${deep}" d="M40 290 170 214l80 60 60-44 60 46v6a20 20 0 0 1-20 20H60a20 20 0 0 1-20-12Z"/><rect x="410" y="124" width="250" height="34" rx="17" fill="${ink}"/><rect x="410" y="174" width="190" height="34" rx="17" fill="${ink}"/><rect x="410" y="234" width="130" height="52" rx="26" fill="${accent}"/>${repeated(3, (index) => `<rect x="${40 + index * 212}" y="340" width="190" height="130" rx="18" fill="${index === 1 ? ink : ash}" opacity="${index === 1 ? 1 : 0.5}"/>`)}`,
  )}`;
};

/** Pins over the plan of a town, one of them in front. */
const pins: Scene = ({ accent, ink, dark, paper, ash, deep, line }) => {
  const pin = (x: number, y: number, size: number, fill: string, eye: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><ellipse rx="72" ry="18" fill="#000" opacity=".3"/><path fill="${fill}" d="M0 0C-60-100-150-170-150-280a150 150 0 0 1 300 0C150-170 60-100 0 0Z"/><circle cy="-280" r="62" fill="${eye}"/></g>`;
  return `${ground(paper)}<g fill="none" stroke="${ash}" stroke-width="40" opacity=".6"><path d="M-300 260 1500 560M-300 760 1500 960M260-500 120 1400M720-500 600 1400M1120-500 1040 1400"/></g><path fill="${deep}" opacity=".28" d="M-300 980C60 900 240 1080 520 1020S1000 860 1500 980V1400H-300Z"/><rect x="330" y="420" width="190" height="130" rx="18" fill="${ash}" opacity=".55" transform="rotate(9 420 480)"/>${pin(250, 430, 0.72, dark, paper)}${pin(960, 380, 0.6, line, paper)}${pin(600, 780, 1.45, accent, ink)}`;
};

/** One page with a heading, rows of text and a price. */
const leaf: Scene = ({ accent, ink, dark, paper, ash, deep }) =>
  `${ground(deep)}<circle cx="180" cy="760" r="360" fill="${accent}" opacity=".4"/><rect x="314" y="52" width="620" height="900" rx="30" fill="#000" opacity=".28"/><rect x="290" y="26" width="620" height="900" rx="30" fill="${paper}"/><rect x="290" y="26" width="620" height="200" rx="30" fill="${ink}"/><rect x="340" y="78" width="380" height="36" rx="18" fill="${paper}"/><rect x="340" y="134" width="240" height="36" rx="18" fill="${accent}"/>${repeated(5, (index) => `<rect x="340" y="${276 + index * 42}" width="${[500, 470, 510, 440, 300][index]}" height="16" rx="8" fill="${dark}" opacity=".45"/>`)}${repeated(3, (index) => `<g transform="translate(340 ${516 + index * 84})"><rect width="520" height="66" rx="16" fill="${index === 1 ? accent : ash}" opacity="${index === 1 ? 1 : 0.45}"/><rect x="26" y="25" width="${[190, 240, 160][index]}" height="16" rx="8" fill="${ink}"/><rect x="420" y="22" width="74" height="22" rx="11" fill="${ink}"/></g>`)}<rect x="340" y="790" width="210" height="70" rx="35" fill="${ink}"/>`;

/** How a firm stands in a search: its front, its name, its stars and its hours. */
const entry: Scene = ({ accent, ink, dark, paper, ash, deep, line }) => {
  const star = 'M0-26 8-8 27-6 13 7 17 26 0 16-17 26-13 7-27-6-8-8Z';
  return `${ground(line)}<circle cx="960" cy="180" r="360" fill="${deep}" opacity=".6"/><g transform="rotate(4 600 450)"><rect x="196" y="86" width="840" height="760" rx="44" fill="#000" opacity=".28"/><rect x="170" y="60" width="840" height="760" rx="44" fill="${paper}"/><path fill="${dark}" d="M170 104a44 44 0 0 1 44-44H966a44 44 0 0 1 44 44V330H170Z"/>${repeated(7, (index) => `<path fill="${index % 2 ? paper : accent}" d="M${230 + index * 104} 120h104v84a52 52 0 0 1-104 0Z"/>`)}<rect x="300" y="262" width="150" height="68" fill="${line}"/><rect x="700" y="262" width="200" height="68" fill="${line}"/><rect x="230" y="380" width="430" height="46" rx="23" fill="${ink}"/>${repeated(5, (index) => `<path transform="translate(${254 + index * 62} 478)" d="${star}" fill="${index === 4 ? ash : accent}"/>`)}<rect x="566" y="466" width="110" height="22" rx="11" fill="${ash}"/>${repeated(3, (index) => `<g transform="translate(230 ${546 + index * 52})"><circle cx="14" cy="12" r="12" fill="${index === 1 ? accent : ash}"/><rect x="50" width="${[300, 360, 250][index]}" height="22" rx="11" fill="${ink}" opacity="${index === 1 ? 1 : 0.4}"/></g>`)}<rect x="230" y="714" width="300" height="66" rx="33" fill="${accent}"/><rect x="290" y="738" width="180" height="18" rx="9" fill="${ink}"/><rect x="556" y="714" width="190" height="66" rx="33" fill="none" stroke="${ink}" stroke-width="5"/></g>`;
};

export const tradeScenes = { hills, route, stairs, horn, shelf, nib, windows, pins, leaf, entry };
