/** The colours of one picture. */
export interface Palette {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly accent: string;
}

/** Draws a thing in a square of 200 by 200, standing on y = 170. */
type Shape = (palette: Palette) => string;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 6): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 6): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** Every thing that can be drawn, by the word that the id of its listing starts with. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  mug: ({ main, dark, light }) =>
    ring(143, 112, 24, dark, 12) +
    path('M52 70h88v76a24 24 0 0 1-24 24H76a24 24 0 0 1-24-24z', main) +
    box(64, 82, 10, 66, light, 5) +
    `<ellipse cx="96" cy="70" rx="44" ry="10" fill="${dark}"/>`,
  lamp: ({ main, dark, light, accent }) =>
    path('M70 34h60l26 62H44z', main) +
    path('M84 34h14l-8 62H62z', light) +
    box(96, 96, 8, 62, dark, 0) +
    box(66, 156, 68, 14, dark, 7) +
    circle(120, 112, 5, accent) +
    line('M120 96v14', dark, 2),
  chair: ({ main, dark, light }) =>
    line('M66 118l-8 52M134 118l8 52M80 118v52M120 118v52', dark, 8) +
    box(58, 36, 84, 62, main, 18) +
    box(68, 46, 64, 10, light, 5) +
    box(52, 98, 96, 24, main, 12) +
    box(52, 112, 96, 10, dark, 5),
  pan: ({ main, dark, light, accent }) =>
    box(140, 108, 54, 12, dark) +
    path('M36 100h108v34a30 30 0 0 1-30 30H66a30 30 0 0 1-30-30z', main) +
    box(46, 112, 10, 34, light, 5) +
    box(30, 92, 120, 12, dark) +
    circle(90, 82, 9, accent),
  shirt: ({ main, dark, light }) =>
    path('M74 40l-44 24 16 40 20-8v74h68V96l20 8 16-40-44-24z', main) +
    path('M74 40a26 22 0 0 0 52 0l-10-4H84z', dark) +
    line('M66 110v52M134 110v52', dark, 2) +
    box(112, 84, 16, 18, light, 3),
  shoe: ({ main, dark, light, accent }) =>
    path('M32 82c10 12 30 12 44-2l36 36c16 14 52 10 58 34v8H32z', main) +
    box(28, 152, 146, 18, light, 9) +
    box(28, 162, 146, 8, dark, 4) +
    line('M82 96l-14 14M94 106l-14 14M106 116l-14 14', accent, 5),
  bag: ({ main, dark, light, accent }) =>
    line('M72 78c0-52 56-52 56 0', dark, 9) +
    path('M46 74h108l12 84a12 12 0 0 1-12 12H46a12 12 0 0 1-12-12z', main) +
    path('M50 74h100l4 34H46z', dark) +
    box(90, 98, 20, 22, accent, 5) +
    box(56, 126, 8, 32, light, 4),
  watch: ({ main, dark, light, accent }) =>
    path('M76 24h48l6 48H70zM70 122h60l-6 48H76z', dark) +
    circle(100, 97, 44, main) +
    circle(100, 97, 34, light) +
    line('M100 97V74M100 97l16 10', dark, 5) +
    box(143, 90, 9, 14, accent, 3),
  headphones: ({ main, dark, light, accent }) =>
    line('M44 118V98a56 56 0 0 1 112 0v20', dark, 11) +
    box(30, 104, 34, 60, main, 14) +
    box(136, 104, 34, 60, main, 14) +
    box(56, 110, 10, 48, light, 5) +
    box(134, 110, 10, 48, light, 5) +
    circle(46, 134, 5, accent),
  camera: ({ main, dark, light, accent }) =>
    path('M72 62l10-20h36l10 20z', dark) +
    box(28, 60, 144, 104, main, 16) +
    circle(100, 112, 40, dark) +
    circle(100, 112, 29, light) +
    circle(100, 112, 17, dark) +
    circle(108, 103, 6, light) +
    circle(152, 80, 7, accent),
  phone: ({ main, dark, light, accent }) =>
    box(60, 22, 80, 148, dark, 16) +
    box(66, 30, 68, 132, main, 10) +
    path('M66 120l24-26 18 18 26-34v74a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10z', light) +
    circle(116, 58, 12, accent) +
    box(88, 34, 24, 6, dark, 3),
  bike: ({ main, dark, light, accent }) =>
    ring(52, 132, 35, dark, 7) +
    ring(148, 132, 35, dark, 7) +
    line('M52 132l28-52h50l18 52M80 80l22 52 28-52M52 132h50', main, 8) +
    line('M76 66h-16M80 80l-5-14M130 80l-4-20h18', dark, 7) +
    circle(102, 132, 8, accent) +
    circle(52, 132, 5, light) +
    circle(148, 132, 5, light),
  tent: ({ main, dark, light, accent }) =>
    path('M100 40L22 168h156z', main) +
    path('M100 40l-30 128h60z', dark) +
    path('M100 40l-14 128h28z', light) +
    line('M100 40V26l18 7-18 7', accent, 5) +
    line('M22 168l-10 4M178 168l10 4', dark, 4),
  ball: ({ main, dark, light, accent }) =>
    circle(100, 106, 64, main) +
    line('M100 42v128M36 106h128', dark, 4) +
    line('M56 60c30 26 30 66 0 92M144 60c-30 26-30 66 0 92', dark, 4) +
    `<ellipse cx="76" cy="74" rx="16" ry="10" fill="${light}" opacity=".7" transform="rotate(-35 76 74)"/>` +
    circle(100, 106, 6, accent),
  book: ({ main, dark, light, accent }) =>
    path('M48 40a14 14 0 0 1 14-14h92v132H62a14 14 0 0 0-14 14z', main) +
    path('M62 158h92v12H62a6 6 0 0 1 0-12z', light) +
    path('M48 40a14 14 0 0 1 14-14h4v132h-4a14 14 0 0 0-14 14z', dark) +
    box(84, 52, 52, 8, light, 4) +
    box(84, 68, 34, 8, light, 4) +
    circle(110, 118, 18, accent),
  pen: ({ main, dark, light, accent }) =>
    `<g transform="rotate(38 100 100)">${box(86, 18, 28, 104, main, 8)}${box(92, 24, 6, 92, light, 3)}${path(
      'M86 122h28l-14 48z',
      dark,
    )}${box(82, 112, 36, 12, accent, 4)}${box(112, 30, 7, 46, dark, 3)}</g>`,
  print: ({ main, dark, light, accent }) =>
    box(38, 26, 124, 144, dark, 4) +
    box(48, 36, 104, 124, light, 2) +
    box(60, 48, 80, 100, main, 0) +
    circle(116, 76, 15, accent) +
    path('M60 148v-26l26-28 20 22 14-14 20 24v22z', dark),
  plant: ({ main, dark, light, accent }) =>
    line('M100 124V58M100 100c-14-6-22-14-28-28M100 90c14-6 22-14 28-28', main, 5) +
    path('M100 66c-22-12-22-36 0-48 22 12 22 36 0 48z', main) +
    path('M76 84c-26 2-38-14-36-36 24 0 38 14 36 36zM124 78c26 2 38-14 36-36-24 0-38 14-36 36z', light) +
    path('M62 116h76l-10 54H72z', accent) +
    box(56, 112, 88, 14, dark, 4),
  blocks: ({ main, dark, light, accent }) =>
    box(34, 112, 58, 58, main) +
    box(100, 112, 58, 58, accent) +
    box(68, 48, 58, 58, light) +
    circle(63, 141, 14, dark) +
    path('M129 124l16 34h-32z', main) +
    box(84, 64, 26, 26, dark, 4),
  guitar: ({ main, dark, light, accent }) =>
    `<g transform="rotate(28 100 100)">${box(94, 8, 12, 96, dark, 2)}${box(88, 2, 24, 22, accent, 5)}${circle(
      100,
      106,
      26,
      main,
    )}${circle(100, 144, 36, main)}${circle(100, 118, 12, dark)}${box(82, 148, 36, 8, dark, 3)}${line(
      'M97 20v130M103 20v130',
      light,
      1.5,
    )}</g>`,
  parcel: ({ main, dark, light }) =>
    path('M30 76l70-34 70 34-70 34z', light) +
    path('M30 76l70 34v66l-70-34z', main) +
    path('M170 76l-70 34v66l70-34z', dark) +
    path('M58 62l70 34v22l14-7V89L72 55z', dark),
};
