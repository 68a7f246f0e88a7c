/** Gradients from one colour down to another. */
const GRADIENTS: Readonly<Record<string, readonly [string, string]>> = {
  floor: ['#BBC5EC', '#9DA8D8'],
  plain: ['#F4F6FF', '#C3CBEE'],
  security: ['#FFE9E4', '#F0C4BC'],
  lift: ['#E4FFF7', '#9FEBD3'],
  telepad: ['#ECE7FF', '#BDB2F2'],
  market: ['#FFEFF3', '#F0B9C8'],
  crystal: ['#DDFFF5', '#86DCC4'],
  heal: ['#FFE9EE', '#F2B5C6'],
  artifact: ['#FFF6D8', '#E6C77A'],
  pod: ['#FFF1D6', '#F2C98A'],
  port: ['#1B2356', '#0C1030'],
  gold: ['#FFE9A6', '#DDA02B'],
  copper: ['#F2B184', '#B9622F'],
  violet: ['#A77BE0', '#5B349B'],
  boss: ['#8A1F5C', '#1C0A33'],
  helm: ['#FFFFFF', '#FF5E7E'],
};

/** The ids of the ship's gradients begin with this. */
export const INK = 'ship-';

/** What the ship is painted with; drawn once, and used by every layer of the page. */
export function ShipInks() {
  return (
    <defs>
      {Object.entries(GRADIENTS).map(([name, [from, to]]) => (
        <linearGradient key={name} id={`${INK}${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={from} />
          <stop offset="1" stop-color={to} />
        </linearGradient>
      ))}
      <pattern id={`${INK}dots`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="3.5" cy="3.5" r="1" fill-opacity=".3" />
      </pattern>
      <pattern id={`${INK}plaid`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="#B3264B" />
        <path d="M0 2H8M2 0V8" stroke="#5CF0C8" stroke-width="1.4" />
      </pattern>
    </defs>
  );
}
