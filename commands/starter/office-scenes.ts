import { ground, repeated, type Scene } from './scene-colours.ts';

/** A round table from above, with chairs, sheets and cups. */
const table: Scene = ({ accent, ink, dark, paper, ash, deep, line }) =>
  `${ground(accent)}<circle cx="1080" cy="60" r="330" fill="${deep}" opacity=".4"/>${repeated(
    7,
    (index) =>
      `<g transform="rotate(${index * 51.43 + 8} 600 450)"><rect x="512" y="-6" width="176" height="150" rx="56" fill="${index === 2 ? paper : ink}"/><rect x="540" y="42" width="120" height="92" rx="40" fill="${index === 2 ? ash : dark}"/></g>`,
  )}<circle cx="618" cy="474" r="300" fill="#000" opacity=".26"/><circle cx="600" cy="450" r="300" fill="${ink}"/><circle cx="600" cy="450" r="262" fill="${dark}"/><g transform="rotate(-16 500 400)"><rect x="410" y="290" width="170" height="226" rx="12" fill="${paper}"/>${repeated(5, (index) => `<rect x="434" y="${330 + index * 32}" width="${[122, 96, 122, 70, 104][index]}" height="12" rx="6" fill="${ink}" opacity="${index ? 0.35 : 0.85}"/>`)}</g><g transform="rotate(21 720 480)"><rect x="640" y="370" width="160" height="212" rx="12" fill="${accent}"/>${repeated(4, (index) => `<rect x="664" y="${412 + index * 34}" width="${[112, 84, 112, 60][index]}" height="12" rx="6" fill="${ink}" opacity="${index ? 0.4 : 0.9}"/>`)}</g><circle cx="586" cy="610" r="52" fill="${ash}"/><circle cx="586" cy="610" r="34" fill="${line}"/><circle cx="640" cy="272" r="46" fill="${paper}"/><circle cx="640" cy="272" r="30" fill="${deep}"/>`;

/** Two cups and a notebook between them, from above. */
const cups: Scene = ({ accent, ink, dark, paper, ash, deep, line }) => {
  const cup = (x: number, y: number, turn: number, fill: string, drink: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><circle cx="12" cy="20" r="190" fill="#000" opacity=".24"/><circle r="190" fill="${ash}"/><circle r="164" fill="${paper}"/><rect x="104" y="-24" width="108" height="48" rx="24" fill="${fill}"/><circle r="118" fill="${fill}"/><circle r="90" fill="${drink}"/><path d="M-52-40A66 66 0 0 1 20-62" fill="none" stroke="${paper}" stroke-width="14" stroke-linecap="round" opacity=".5"/></g>`;
  return `${ground(dark)}<rect x="-300" y="-500" width="760" height="1900" fill="${line}"/><g transform="rotate(9 600 450)"><rect x="452" y="196" width="330" height="540" rx="26" fill="#000" opacity=".3"/><rect x="436" y="176" width="330" height="540" rx="26" fill="${accent}"/><path d="M486 176v540" stroke="${deep}" stroke-width="10"/><rect x="530" y="246" width="180" height="104" rx="16" fill="${paper}"/><rect x="556" y="278" width="128" height="14" rx="7" fill="${ink}"/><rect x="556" y="306" width="84" height="14" rx="7" fill="${ink}" opacity=".4"/></g><g transform="rotate(-28 700 640)"><rect x="560" y="628" width="330" height="26" rx="13" fill="${ink}"/><path d="M890 628l44 13-44 13Z" fill="${paper}"/></g>${cup(240, 300, 150, accent, ink)}${cup(960, 580, -24, ink, deep)}`;
};

/** A calendar with its marked days. */
const calendar: Scene = ({ accent, ink, paper, ash, line, deep }) =>
  `${ground(line)}<circle cx="1040" cy="800" r="360" fill="${deep}" opacity=".55"/><g transform="rotate(-6 600 450)"><rect x="226" y="92" width="800" height="760" rx="44" fill="#000" opacity=".28"/><rect x="200" y="66" width="800" height="760" rx="44" fill="${paper}"/><path fill="${accent}" d="M200 110a44 44 0 0 1 44-44h712a44 44 0 0 1 44 44v124H200Z"/><rect x="252" y="128" width="270" height="44" rx="22" fill="${ink}"/><rect x="866" y="128" width="82" height="44" rx="22" fill="${ink}" opacity=".35"/><g fill="${ink}"><rect x="330" y="26" width="26" height="90" rx="13"/><rect x="844" y="26" width="26" height="90" rx="13"/></g>${repeated(
    35,
    (index) => {
      const [column, row] = [index % 7, Math.floor(index / 7)];
      const marked = index === 11 ? accent : [18, 19, 20, 25].includes(index) ? ink : ash;
      return `<rect x="${252 + column * 101}" y="${282 + row * 102}" width="80" height="78" rx="18" fill="${marked}" opacity="${marked === ash ? 0.42 : 1}"/>`;
    },
  )}<path d="M672 424l18 20 36-42" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** Beads that are counted on rods. */
const abacus: Scene = ({ accent, ink, dark, paper, ash, deep, line }) =>
  `${ground(deep)}<circle cx="150" cy="120" r="330" fill="${accent}" opacity=".35"/><rect x="172" y="132" width="880" height="680" rx="56" fill="#000" opacity=".26"/><rect x="150" y="108" width="880" height="680" rx="56" fill="${ink}"/><rect x="206" y="164" width="768" height="568" rx="24" fill="${dark}"/>${repeated(
    4,
    (row) => {
      const y = 238 + row * 140;
      const moved = [3, 5, 2, 6][row] ?? 0;
      const beads = repeated(7, (index) => {
        const x = 262 + index * 74 + (index >= 7 - moved ? 194 : 0);
        const fill = index >= 7 - moved ? [accent, paper, accent, paper][row] : ash;
        return `<rect x="${x - 29}" y="${y - 50}" width="62" height="100" rx="31" fill="${fill}"/>`;
      });
      return `<path d="M206 ${y}H974" stroke="${line}" stroke-width="12"/>${beads}`;
    },
  )}`;

/** An envelope, and the letter that comes out of it. */
const letter: Scene = ({ accent, ink, dark, paper, ash, deep, line }) =>
  `${ground(ink)}<circle cx="700" cy="420" r="400" fill="${dark}"/><g transform="translate(200 70) scale(.86)"><path fill="${line}" d="M236 470 600 190 964 470V500H236Z"/><rect x="326" y="110" width="548" height="600" rx="26" fill="${paper}"/><circle cx="410" cy="206" r="46" fill="${accent}"/><path d="M390 206l14 16 28-32" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><rect x="482" y="176" width="300" height="24" rx="12" fill="${ink}"/><rect x="482" y="216" width="190" height="16" rx="8" fill="${ash}"/>${repeated(4, (index) => `<rect x="370" y="${292 + index * 44}" width="${[460, 420, 456, 280][index]}" height="16" rx="8" fill="${ash}" opacity=".8"/>`)}<path fill="${accent}" d="M236 470 600 690 964 470V800a36 36 0 0 1-36 36H272a36 36 0 0 1-36-36Z"/><path fill="${deep}" d="M250 826 520 640l80 50 80-50 270 186a36 36 0 0 1-22 10H272a36 36 0 0 1-22-10Z" opacity=".8"/></g>`;

/** A row of doors; light falls out of the one that is open. */
const doors: Scene = ({ accent, ink, dark, paper, deep, line }) =>
  `${ground(dark)}<rect x="-300" y="690" width="1800" height="720" fill="${ink}"/><path fill="${accent}" d="M690 690H900L1180 1400H520Z" opacity=".5"/>${repeated(
    6,
    (index) => {
      const x = -150 + index * 280;
      if (index === 3)
        return `<rect x="${x}" y="170" width="210" height="520" rx="10" fill="${accent}"/><path d="M${x + 210} 170 ${x + 330} 126V742L${x + 210} 690Z" fill="${deep}"/><circle cx="${x + 310}" cy="450" r="11" fill="${paper}"/>`;
      return `<rect x="${x - 16}" y="154" width="242" height="536" rx="14" fill="${ink}"/><rect x="${x}" y="170" width="210" height="520" rx="8" fill="${line}"/><rect x="${x + 30}" y="206" width="150" height="180" rx="10" fill="${dark}"/><rect x="${x + 30}" y="416" width="150" height="230" rx="10" fill="${dark}"/><circle cx="${x + 186}" cy="450" r="11" fill="${paper}" opacity=".7"/>`;
    },
  )}`;

/** The receiver of a telephone, and what is heard. */
const receiver: Scene = ({ accent, ink, dark, paper, deep, line }) =>
  `${ground(dark)}<circle cx="240" cy="220" r="400" fill="${ink}"/>${repeated(5, (index) => `<circle cx="820" cy="250" r="${150 + index * 120}" fill="none" stroke="${[accent, accent, deep, line, line][index]}" stroke-width="${[30, 24, 22, 20, 18][index]}" opacity="${[1, 0.9, 0.9, 0.9, 0.6][index]}"/>`)}<g transform="rotate(-38 560 500)"><path d="M250 560C250 330 870 330 870 560" fill="none" stroke="#000" stroke-width="130" opacity=".25" transform="translate(14 24)"/><path d="M250 560C250 330 870 330 870 560" fill="none" stroke="${paper}" stroke-width="130"/><rect x="150" y="500" width="220" height="180" rx="60" fill="${paper}"/><rect x="750" y="500" width="220" height="180" rx="60" fill="${paper}"/><rect x="166" y="640" width="188" height="66" rx="33" fill="${accent}"/><rect x="766" y="640" width="188" height="66" rx="33" fill="${accent}"/></g>`;

export const officeScenes = { table, cups, calendar, abacus, letter, doors, receiver };
