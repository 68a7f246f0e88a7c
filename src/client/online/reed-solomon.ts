/** Powers of two and their logarithms in the field of 256 elements that QR codes are counted in. */
const POWERS = new Uint8Array(256);
const LOGS = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at++) {
  POWERS[at] = value;
  LOGS[value] = at;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!);

/** The coefficients of the generator of that degree, the highest left out: it is 1. */
function generator(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let power = 0; power < degree; power++) {
    const root = POWERS[power]!;
    for (let i = 0; i < degree; i++) coefficients[i] = times(coefficients[i]!, root) ^ (coefficients[i + 1] ?? 0);
  }
  return coefficients;
}

/** So many bytes that tell which bytes of the data were misread. */
export function corrections(data: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count);
  const rest = new Uint8Array(count);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let i = 0; i < count; i++) rest[i]! ^= times(divisor[i]!, factor);
  }
  return rest;
}
