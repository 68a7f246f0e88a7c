const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Four letters made from an option, its every character weighed in each: tells when an index means another one. */
export function markOf(option: unknown): string {
  let hash = 0x811c9dc5;
  const text = JSON.stringify(option);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return [0, 6, 12, 18].map((shift) => DIGITS[(hash >>> shift) & 63]).join('');
}
