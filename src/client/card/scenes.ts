import { banner, cave, coins, echo, halls, moon, peaks, rays, shards, swirl } from './scenes-dungeon.ts';
import { box, type Draw, disc, glow, polygon, type Shape, short, specks, times } from './shapes.ts';

const flames: Draw = (chance) => {
  const fire = (height: number) => {
    let d = 'M-6 152';
    for (let x = -6; x < 206; ) {
      const w = 18 + chance() * 14;
      const k = height * (0.55 + chance() * 0.7) * (Math.abs(x - 100) > 50 ? 1.1 : 0.7);
      d += `Q${short(x + w * 0.1)} ${short(150 - k * 0.5)} ${short(x + w * 0.62)} ${short(150 - k)}`;
      d += `Q${short(x + w * 0.55)} ${short(150 - k * 0.4)} ${short(x + w)} 146`;
      x += w;
    }
    return `${d}V152Z`;
  };
  return [glow(0.35, 82, 58), { ink: 'd', d: fire(66), opacity: 0.55 }, { ink: 'b', d: fire(42), opacity: 0.75 }];
};

const tentacles: Draw = (chance) => [
  glow(0.4),
  ...times(4, (i): Shape => {
    const arm = (side: 1 | -1) => {
      const x = side === 1 ? i * 14 : 193 - i * 14;
      const [c1, c2, end] = [
        `${x + side * 34} ${short(120 - chance() * 20)}`,
        x - side * 26,
        x + side * (14 + chance() * 26),
      ];
      return `M${x} 150C${c1} ${short(c2)} ${short(70 + chance() * 20)} ${short(end)} ${short(34 + chance() * 34)}`;
    };
    return { ink: 'sd', d: arm(1) + arm(-1), width: short(12 - i * 1.8), opacity: 0.62 };
  }),
];

const stars: Draw = (chance) => [
  glow(0.32, 78, 54),
  { ink: 'sb', d: 'M-10 108L210 40', width: 20, opacity: 0.16 },
  { ink: 'p', d: specks(chance, 30, 12, 130, 0.5, 1.3), opacity: 0.85 },
  {
    ink: 'b',
    d: times(6, () => {
      const [x, y, k] = [chance() * 190, 20 + chance() * 110, 3 + chance() * 4];
      const points = times(8, (i) => {
        const far = i % 2 === 0 ? k : k * 0.35;
        return [far * Math.sin((i * Math.PI) / 4), -far * Math.cos((i * Math.PI) / 4)] as const;
      });
      return polygon(points, [x, y]);
    }).join(''),
  },
];

const planet: Draw = (chance) => [
  ...stars(chance),
  { ink: 'b', d: disc(166, 120, 46), opacity: 0.9 },
  { ink: 'd', d: 'M128 95a46 46 0 0 0 60 65a60 60 0 0 1-60-65Z', opacity: 0.35 },
  { ink: 'sp', d: 'M104 140Q166 118 226 88', width: 5, opacity: 0.8 },
];

const grid: Draw = () => [
  glow(0.55, 74, 50),
  { ink: 'm', d: times(5, (i) => box(46, 70 + i * 9, 108, 1.5 + i * 0.8)).join('') },
  { ink: 'd', d: box(0, 112, 200, 40), opacity: 0.7 },
  {
    ink: 'sb',
    d: `${times(13, (i) => `M${46 + i * 9} 112L${i * 40 - 140} 152`).join('')}M0 116H200M0 122H200M0 131H200M0 143H200`,
    width: 1.3,
    opacity: 0.8,
  },
];

const burst: Draw = (chance) => {
  const star = (inner: number, outer: number) =>
    polygon(
      times(30, (i) => {
        const [turn, far] = [(Math.PI * i) / 15, (i % 2 ? inner : outer) * (0.9 + chance() * 0.2)];
        return [far * 1.15 * Math.cos(turn), far * Math.sin(turn)] as const;
      }),
      [100, 78],
    );
  return [
    { ink: 'd', d: star(54, 104), opacity: 0.5 },
    { ink: 'b', d: star(46, 88) },
    { ink: 'p', d: star(36, 62), opacity: 0.75 },
  ];
};

const STONES = [
  [14, 128, 24, 44, -6],
  [46, 132, 16, 30, 5],
  [150, 130, 18, 34, -4],
  [172, 126, 26, 46, 7],
] as const;

const tombs: Draw = () => [
  glow(0.6, 66, 48),
  { ink: 'p', d: disc(100, 66, 36), opacity: 0.35 },
  {
    ink: 'd',
    d: STONES.map(([x, y, w, h, lean]) => {
      const round = times(7, (i) => {
        const turn = Math.PI + (i * Math.PI) / 6;
        return [w / 2 + (w / 2) * Math.cos(turn), w / 2 - h + (w / 2) * Math.sin(turn)] as const;
      });
      return polygon([[0, 20], ...round, [w, 20]], [x, y], lean);
    }).join(''),
    opacity: 0.8,
  },
  { ink: 'd', d: 'M0 152V130Q50 116 100 126T200 122V152Z' },
];

/** What stands behind the icon of a card. */
export const SCENES = {
  rays,
  cave,
  moon,
  echo,
  halls,
  banner,
  peaks,
  swirl,
  shards,
  coins,
  flames,
  tentacles,
  stars,
  planet,
  grid,
  burst,
  tombs,
} as const satisfies Record<string, Draw>;

export type Scene = keyof typeof SCENES;
