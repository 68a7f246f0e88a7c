import { box, type Chance, type Draw, disc, glow, oval, polygon, type Shape, short, specks, times } from './shapes.ts';

export const rays: Draw = (chance) => {
  const beam = (i: number) => {
    const [a, w] = [i * 20 + 4, 4.6 + chance() * 3];
    const end = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      return [180 * Math.cos(turn), 180 * Math.sin(turn)] as const;
    };
    return polygon([[0, 0], end(a - w), end(a + w)], [100, 76]);
  };
  return [
    { ink: 'b', d: times(18, beam).join(''), opacity: 0.34 },
    glow(0.45, 76, 50),
    { ink: 'p', d: disc(100, 76, 38), opacity: 0.35 },
  ];
};

/** Teeth of rock from edge to edge, hanging or standing, long at the sides. */
function teeth(chance: Chance, at: number, width: readonly [number, number], sides: number, middle: number): string {
  let d = '';
  for (let x = 0; x < 200; ) {
    const w = width[0] + chance() * width[1];
    const tip = Math.abs(x - 100) > 55 ? sides : middle;
    const grown = tip + Math.sign(tip) * chance() * 20;
    d += `L${short(x)} ${at}L${short(x + w / 2)} ${short(at + grown)}L${short(x + w)} ${at}`;
    x += w;
  }
  return d;
}

export const cave: Draw = (chance) => [
  { ink: 'b', d: oval(100, 82, 74, 52), opacity: 0.5 },
  { ink: 'p', d: oval(100, 84, 50, 36), opacity: 0.3 },
  { ink: 'd', d: `M0 0${teeth(chance, 12, [9, 16], 34, 14)}L200 0Z`, opacity: 0.72 },
  { ink: 'd', d: `M0 150${teeth(chance, 140, [12, 22], -30, -8)}L200 150Z`, opacity: 0.6 },
];

export const moon: Draw = (chance) => [
  glow(0.75, 72, 54),
  { ink: 'p', d: disc(100, 72, 46), opacity: 0.5 },
  { ink: 'p', d: specks(chance, 18, 16, 90, 0.6, 1.1), opacity: 0.8 },
  {
    ink: 'm',
    d: times(3, (i) => box(-20 + chance() * 70 + i * 60, 46 + i * 24, 60 + chance() * 40, 5)).join(''),
    opacity: 0.6,
  },
  { ink: 'd', d: 'M0 150V122Q30 104 62 116T120 112T200 108V150Z', opacity: 0.75 },
];

export const echo: Draw = () =>
  times(6, (i): Shape => ({ ink: i % 2 ? 'b' : 'm', d: disc(100, 76, (6 - i) * 19), opacity: short(0.32 + i * 0.05) }));

export const halls: Draw = () => [
  { ink: 'b', d: 'M40 150V70a60 60 0 0 1 120 0V150Z', opacity: 0.55 },
  { ink: 'p', d: 'M58 150V76a42 42 0 0 1 84 0V150Z', opacity: 0.35 },
  { ink: 'd', d: [4, 24, 162, 182].map((x) => box(x, 10, 14, 140)).join(''), opacity: 0.6 },
  { ink: 'd', d: [4, 24, 162, 182].map((x) => box(x - 3, 26, 20, 6)).join(''), opacity: 0.8 },
];

const HUNG = [
  [6, 70],
  [34, 52],
  [140, 52],
  [168, 70],
] as const;

export const banner: Draw = () => [
  glow(0.45, 76, 52),
  { ink: 'd', d: HUNG.map(([x, h]) => `M${x} 12h26v${h}l-13-12l-13 12Z`).join(''), opacity: 0.7 },
  { ink: 'b', d: HUNG.map(([x, h]) => `M${x + 4} 12h18v${h - 12}l-9-8l-9 8Z`).join(''), opacity: 0.35 },
  { ink: 'd', d: box(0, 124, 200, 26), opacity: 0.5 },
];

export const peaks: Draw = () => [
  { ink: 'p', d: disc(100, 66, 44), opacity: 0.5 },
  glow(0.4, 66, 60),
  { ink: 'd', d: 'M-10 150L38 62L78 130L104 92L136 134L168 70L212 150Z', opacity: 0.65 },
  { ink: 'p', d: 'M38 62L26 84l9-3l6 7l7-8l4 6ZM168 70L157 90l8-4l6 7l6-8l4 4Z', opacity: 0.8 },
];

export const swirl: Draw = (chance) => [
  ...times(5, (i): Shape => {
    const k = 20 + i * 15;
    const d = `M${100 - k} 78a${k} ${short(k * 0.86)} 0 1 1 ${k} ${short(k * 0.86)}`;
    return { ink: 'sb', d, width: short(9 - i * 1.2), opacity: short(0.75 - i * 0.1), turn: i * 48 };
  }),
  { ink: 'p', d: specks(chance, 16, 14, 120, 0.7, 1.4) },
];

export const shards: Draw = (chance) => [
  glow(0.4),
  ...times(2, () => {
    const grown = times(5, (i) => {
      const right = i % 2 === 1;
      const at = [right ? 200 - chance() * 56 : chance() * 56, 156] as const;
      const [h, w, lean] = [34 + chance() * 52, 8 + chance() * 9, (right ? -1 : 1) * (6 + chance() * 24)];
      const [tip, low, high] = [[0, -h - 15] as const, [-w, -h] as const, [w, -h] as const];
      return {
        whole: polygon([[-w, 0], low, tip, high, [w, 0]], at, lean),
        shade: polygon([[0, 0], tip, high, [w, 0]], at, lean),
        shine: polygon([low, tip, [0, 6 - h]], at, lean),
      };
    });
    return [
      { ink: 'b', d: grown.map(({ whole }) => whole).join(''), opacity: 0.85 },
      { ink: 'd', d: grown.map(({ shade }) => shade).join(''), opacity: 0.3 },
      { ink: 'p', d: grown.map(({ shine }) => shine).join(''), opacity: 0.75 },
    ] as const satisfies readonly Shape[];
  }).flat(),
];

export const coins: Draw = (chance) => [
  glow(0.45, 74, 54),
  ...times(6, (row): Shape => {
    const pile = times(row % 3 === 1 ? 4 : 7, () => {
      const x = chance() * 220 - 10;
      return oval(x, 126 + row * 4 - chance() * (4 + (16 * Math.abs(x - 100)) / 100), 8, 3.6);
    });
    return { ink: row % 3 === 1 ? 'p' : 'b', d: pile.join(''), edged: true };
  }),
];
