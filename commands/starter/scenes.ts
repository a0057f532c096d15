import { officeScenes } from './office-scenes.ts';
import { type Colours, ground, repeated, type Scene } from './scene-colours.ts';
import { tradeScenes } from './trade-scenes.ts';

/** Quarter circles on tiles, turned so that they make waves and leaves. */
const tiles: Scene = ({ accent, ink, dark, paper, deep }) => {
  const fills = [accent, paper, dark, deep, accent, dark];
  const turns = [0, 90, 180, 270, 90, 0, 270, 180, 90, 180, 0, 270];
  return `${ground(ink)}${repeated(48, (index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const fill = fills[(column * 5 + row * 3 + ((column * row) % 4)) % fills.length];
    const turn = turns[(column * 7 + row * 5) % turns.length] ?? 0;
    const leaf = (column + row) % 3 === 0 ? `A150 150 0 0 1 0 0` : `L0 150Z`;
    return `<g transform="translate(${column * 150} ${row * 150}) rotate(${turn} 75 75)"><path fill="${fill}" d="M0 0A150 150 0 0 1 150 150${leaf}"/></g>`;
  })}`;
};

/** Sheets of a plan, laid over each other. */
const sheets: Scene = ({ accent, ink, dark, paper, ash, line }, lit) => {
  const sheet = (x: number, y: number, turn: number, fill: string, marks: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="14" y="20" width="430" height="560" rx="22" fill="#000" opacity=".28"/><rect width="430" height="560" rx="22" fill="${fill}"/>${repeated(7, (index) => `<rect x="44" y="${190 + index * 46}" width="${[342, 280, 320, 200, 342, 250, 160][index]}" height="14" rx="7" fill="${marks}" opacity="${index % 3 ? 0.35 : 0.8}"/>`)}<circle cx="92" cy="92" r="48" fill="${marks}"/><rect x="164" y="66" width="210" height="20" rx="10" fill="${marks}"/><rect x="164" y="102" width="130" height="14" rx="7" fill="${marks}" opacity=".4"/></g>`;
  return `${ground(lit ? line : dark)}<circle cx="960" cy="160" r="320" fill="${ink}" opacity=".5"/>${sheet(170, 240, -9, ash, ink)}${sheet(640, 130, 8, paper, ink)}${sheet(390, 190, -1, lit ? accent : paper, ink)}`;
};

/** Columns that rise, and the line over them. */
const columns: Scene = ({ accent, ink, dark, paper, deep, line, ash }, lit) =>
  `${ground(ink)}${repeated(5, (index) => `<path d="M90 ${190 + index * 130}H1110" stroke="${line}" stroke-width="3"/>`)}${repeated(
    7,
    (index) => {
      const high = [150, 210, 190, 300, 370, 460, 600][index] ?? 0;
      const last = index === 6;
      return `<path fill="${last ? (lit ? accent : ash) : lit && index > 3 ? deep : dark}" d="M${168 + index * 128} 780V${780 - high + 48}a48 48 0 0 1 96 0V780Z"/>`;
    },
  )}<path d="M216 ${780 - 230}C370 ${780 - 300} 430 ${780 - 250} 600 ${780 - 400}S880 ${780 - 560} 984 ${780 - 690}" fill="none" stroke="${lit ? paper : accent}" stroke-width="12" stroke-linecap="round"/><circle cx="984" cy="90" r="26" fill="${lit ? paper : accent}"/>`;

/** Bubbles of a talk. */
const bubbles: Scene = ({ accent, ink, dark, paper, line, ash }, lit) => {
  const words = (x: number, y: number, fill: string, lengths: readonly number[]) =>
    lengths
      .map(
        (length, index) =>
          `<rect x="${x}" y="${y + index * 54}" width="${length}" height="20" rx="10" fill="${fill}" opacity="${index ? 0.5 : 0.9}"/>`,
      )
      .join('');
  return `${ground(dark)}<circle cx="220" cy="760" r="300" fill="${line}"/><rect x="150" y="110" width="590" height="270" rx="60" fill="${paper}"/><path fill="${paper}" d="M190 330v150l120-110Z"/>${words(220, 178, ink, [420, 340, 230])}<rect x="500" y="400" width="570" height="290" rx="60" fill="${lit ? accent : ash}"/><path fill="${lit ? accent : ash}" d="M1030 620v170L900 680Z"/>${words(568, 470, ink, [400, 300, 350])}<circle cx="1000" cy="170" r="70" fill="${lit ? accent : line}"/>`;
};

/** A lens over rows of results. */
const lens: Scene = ({ accent, ink, dark, paper, line, ash }) =>
  `${ground(ink)}${repeated(5, (index) => `<g transform="translate(120 ${110 + index * 150})"><rect width="${[560, 620, 500, 600, 540][index]}" height="34" rx="17" fill="${index === 2 ? paper : line}"/><rect y="56" width="${[780, 700, 820, 640, 760][index]}" height="18" rx="9" fill="${dark}"/></g>`)}<path d="M905 585 1090 770" stroke="${paper}" stroke-width="62" stroke-linecap="round"/><circle cx="740" cy="420" r="240" fill="${accent}"/><circle cx="740" cy="420" r="186" fill="${ink}"/><g transform="translate(610 360)"><rect width="260" height="44" rx="22" fill="${paper}"/><rect y="70" width="220" height="22" rx="11" fill="${ash}" opacity=".6"/><rect y="110" width="150" height="22" rx="11" fill="${accent}"/></g>`;

/** A browser window of flat shapes. */
const screen: Scene = ({ accent, ink, dark, paper, ash, line }) =>
  `${ground(ash)}<circle cx="1060" cy="120" r="300" fill="${paper}" opacity=".7"/><rect x="136" y="136" width="960" height="690" rx="34" fill="#000" opacity=".22"/><rect x="110" y="110" width="960" height="690" rx="34" fill="${ink}"/><g fill="${line}"><circle cx="160" cy="160" r="14"/><circle cx="206" cy="160" r="14"/><circle cx="252" cy="160" r="14"/></g><rect x="150" y="214" width="520" height="330" rx="20" fill="${dark}"/><path d="M150 500 300 370l110 96 120-150 140 170v38a20 20 0 0 1-20 20H170a20 20 0 0 1-20-20Z" fill="${accent}"/><circle cx="270" cy="300" r="40" fill="${paper}"/><g fill="${paper}"><rect x="712" y="230" width="300" height="46" rx="23"/><rect x="712" y="296" width="220" height="46" rx="23"/></g><g fill="${ash}" opacity=".55"><rect x="712" y="378" width="300" height="16" rx="8"/><rect x="712" y="412" width="270" height="16" rx="8"/></g><rect x="712" y="470" width="180" height="64" rx="32" fill="${accent}"/>${repeated(3, (index) => `<g transform="translate(${150 + index * 296} 590)"><rect width="270" height="160" rx="18" fill="${index === 1 ? paper : dark}"/><circle cx="60" cy="60" r="28" fill="${index === 1 ? ink : accent}"/><rect x="32" y="110" width="${[180, 200, 150][index]}" height="16" rx="8" fill="${index === 1 ? ink : ash}"/></g>`)}`;

/** Streets seen from above, and the pin where the firm is. */
const streets: Scene = ({ accent, ink, dark, paper, line, deep }) =>
  `${ground(ink)}<g transform="rotate(-14 600 450)">${repeated(96, (index) => {
    const [column, row] = [(index % 12) - 3, Math.floor(index / 12) - 1];
    const wide = column % 3 === 0 ? 190 : 140;
    const fill = (column * 5 + row * 3) % 11 === 0 ? deep : (column + row) % 4 === 0 ? line : dark;
    return `<rect x="${column * 170}" y="${row * 150}" width="${wide - 24}" height="116" rx="14" fill="${fill}"/>`;
  })}<path d="M-400 424H1700" stroke="${line}" stroke-width="22"/><path d="M676-600V1500" stroke="${paper}" stroke-width="16" stroke-dasharray="60 34" opacity=".7"/></g><ellipse cx="600" cy="742" rx="150" ry="34" fill="#000" opacity=".4"/><path fill="${accent}" d="M600 740C520 610 390 520 390 370a210 210 0 0 1 420 0C810 520 680 610 600 740Z"/><circle cx="600" cy="370" r="92" fill="${ink}"/><circle cx="600" cy="370" r="40" fill="${paper}"/>`;

/** Stacks of coins that grow from left to right. */
const coins: Scene = ({ accent, ink, dark, paper, ash, deep, line }) =>
  `${ground(dark)}<circle cx="880" cy="300" r="420" fill="${ink}" opacity=".55"/><rect x="-300" y="626" width="1800" height="900" fill="${ink}"/><g transform="translate(145 64) scale(.76)">${repeated(
    4,
    (stack) => {
      const [high, left] = [[2, 4, 5, 9][stack] ?? 0, 110 + stack * 255];
      const [face, edge] = stack === 3 ? [accent, deep] : stack === 1 ? [paper, ash] : [ash, line];
      return repeated(high, (index) => {
        const top = 730 - index * 62;
        return `<path fill="${edge}" d="M${left} ${top}v44a105 34 0 0 0 210 0v-44Z"/><ellipse cx="${left + 105}" cy="${top}" rx="105" ry="34" fill="${face}"/>${index === high - 1 ? `<ellipse cx="${left + 105}" cy="${top}" rx="66" ry="19" fill="none" stroke="${edge}" stroke-width="8"/>` : ''}`;
      });
    },
  )}</g>`;

/** A shop front: an awning, and the signs that hang under it. */
const awning: Scene = ({ accent, ink, dark, paper, line, ash }) =>
  `${ground(dark)}<rect x="90" y="330" width="1020" height="900" fill="${ink}"/><rect x="150" y="560" width="400" height="500" rx="18" fill="${line}"/><rect x="640" y="560" width="410" height="700" rx="18" fill="${line}"/><circle cx="700" cy="820" r="16" fill="${paper}"/>${repeated(
    6,
    (index) =>
      `<path fill="${index % 2 ? paper : accent}" d="M${60 + index * 180} 190h180v190a90 90 0 0 1-180 0Z"/>`,
  )}<rect x="40" y="150" width="1120" height="56" rx="28" fill="${ash}"/><path d="M270 560V510M430 560V510" stroke="${ash}" stroke-width="8"/><rect x="196" y="560" width="308" height="190" rx="22" fill="${paper}"/><rect x="236" y="604" width="230" height="30" rx="15" fill="${ink}"/><rect x="236" y="660" width="150" height="22" rx="11" fill="${ink}" opacity=".45"/><circle cx="845" cy="720" r="104" fill="${accent}"/><path d="M845 652v72l48 30" fill="none" stroke="${ink}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Two phones, one before the other. */
const phones: Scene = ({ accent, ink, dark, paper, line, ash, deep }) =>
  `${ground(line)}<circle cx="240" cy="260" r="330" fill="${deep}" opacity=".55"/><g transform="rotate(-8 430 520)"><rect x="262" y="130" width="360" height="760" rx="52" fill="#000" opacity=".25"/><rect x="240" y="110" width="360" height="760" rx="52" fill="${ink}"/><rect x="264" y="136" width="312" height="708" rx="32" fill="${paper}"/><rect x="264" y="136" width="312" height="270" rx="32" fill="${accent}"/><rect x="300" y="260" width="210" height="36" rx="18" fill="${ink}"/><rect x="300" y="316" width="140" height="36" rx="18" fill="${ink}"/>${repeated(4, (index) => `<rect x="300" y="${450 + index * 58}" width="${[240, 210, 230, 150][index]}" height="18" rx="9" fill="${dark}" opacity=".5"/>`)}<rect x="300" y="700" width="170" height="62" rx="31" fill="${ink}"/></g><g transform="rotate(7 800 520)"><rect x="652" y="170" width="360" height="760" rx="52" fill="#000" opacity=".3"/><rect x="630" y="150" width="360" height="760" rx="52" fill="${ink}"/><rect x="654" y="176" width="312" height="708" rx="32" fill="${dark}"/>${repeated(5, (index) => `<g transform="translate(690 ${236 + index * 118})"><rect width="240" height="92" rx="20" fill="${index === 1 ? accent : line}"/><rect x="24" y="38" width="${[96, 120, 84, 110, 70][index]}" height="16" rx="8" fill="${index === 1 ? ink : ash}"/><rect x="174" y="34" width="44" height="24" rx="12" fill="${index === 1 ? ink : paper}"/></g>`)}</g>`;

/** A large disc of arcs with smaller ones around it. */
const arcs: Scene = ({ accent, ink, paper, deep, dark }) =>
  `${ground(dark)}${repeated(5, (index) => `<circle cx="600" cy="450" r="${400 - index * 76}" fill="${[accent, ink, accent, ink, paper][index]}"/>`)}<path d="M600 50a400 400 0 0 1 400 400H600Z" fill="${deep}" opacity=".85"/><path d="M600 850a400 400 0 0 1-400-400h400Z" fill="${paper}"/><circle cx="1020" cy="180" r="86" fill="${accent}"/><circle cx="170" cy="760" r="60" fill="${accent}"/>`;

export const scenes = {
  ...{ tiles, sheets, columns, bubbles, lens, screen, arcs },
  ...{ streets, coins, awning, phones },
  ...officeScenes,
  ...tradeScenes,
};
export type SceneName = keyof typeof scenes;

/** The centre of the first screen, on no ground of its own. */
export const centrepiece = ({ accent, light, deep, ink, paper }: Colours) => `
<defs><radialGradient id="glow" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${accent}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>
<circle cx="600" cy="600" r="500" fill="url(#glow)"/>
<path d="M600 100a500 500 0 0 1 500 500H920a320 320 0 0 0-320-320Z" fill="${ink}"/>
<path d="M600 1100a500 500 0 0 1-500-500h180a320 320 0 0 0 320 320Z" fill="${paper}"/>
<circle cx="600" cy="600" r="210" fill="${ink}"/><path d="M600 390a210 210 0 0 1 0 420Z" fill="${accent}"/>
<circle cx="112" cy="300" r="38" fill="url(#glow)"/><circle cx="150" cy="1010" r="64" fill="url(#glow)"/><circle cx="1088" cy="1020" r="34" fill="${paper}"/>`;
