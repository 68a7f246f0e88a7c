/** Gradients from one colour down to another. */
const GRADIENTS: Readonly<Record<string, readonly [string, string]>> = {
  surface: ['#7A6394', '#57446F'],
  deep: ['#2E4270', '#1A2547'],
  haunted: ['#2B4C58', '#16263E'],
  plain: ['#FBF1D6', '#E3D2A2'],
  'plain-deep': ['#E8E6DC', '#BFC4C4'],
  crystal: ['#DDF8F7', '#8FD3D8'],
  market: ['#FCEBCB', '#EBC489'],
  fountain: ['#FFE9EE', '#F2B5C6'],
  shrine: ['#F9E7B4', '#D2A24A'],
  artifact: ['#FFF6D8', '#E6C77A'],
  wayshrine: ['#EFE4FB', '#BFA4E2'],
  prison: ['#D9D3C6', '#9D9689'],
  chest: ['#F3DDB4', '#C79B58'],
  library: ['#F4E6C8', '#D3B27C'],
  crypt: ['#FFF0BE', '#E2B44A'],
  gold: ['#FFE9A6', '#DDA02B'],
  silver: ['#F7FAFC', '#A9B6C2'],
  copper: ['#F2B184', '#B9622F'],
};

const STONES =
  'M0 13Q23 11 46 13M0 27Q23 29 46 27M0 0H46M14 0Q15 7 14 13M36 0Q35 6 37 13M6 13Q7 20 5 27M27 13Q26 20 28 28M17 28Q18 34 16 40M40 28Q39 34 41 40';

/** What the map is painted with; drawn once, and used by every layer of the page. */
export function MapInks() {
  return (
    <defs>
      {Object.entries(GRADIENTS).map(([name, [from, to]]) => (
        <linearGradient key={name} id={`cat-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={from} />
          <stop offset="1" stop-color={to} />
        </linearGradient>
      ))}
      <radialGradient id="cat-portal">
        <stop offset="0" stop-color="#C05BFF" />
        <stop offset=".7" stop-color="#5A1E93" />
        <stop offset="1" stop-color="#2A0B4E" />
      </radialGradient>
      <pattern id="cat-flags" width="46" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)">
        <path d={STONES} fill="none" stroke="#fff" stroke-opacity=".075" stroke-width="1.2" />
        <path
          d={STONES}
          fill="none"
          stroke="#000"
          stroke-opacity=".2"
          stroke-width="1.2"
          transform="translate(.9 1.2)"
        />
      </pattern>
      <pattern id="cat-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="2" height="9" fill="#F6BC45" fill-opacity=".22" />
      </pattern>
    </defs>
  );
}
