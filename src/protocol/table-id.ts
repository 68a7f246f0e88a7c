/** A table's id is its link: 20 of Crockford's 32 digits, small. */
export const TABLE_ID = /^[0-9a-hjkmnp-tv-z]{20}$/;

/** The id at the end of a link, or by itself; capitals mean the same. Null where there is none. */
export function tableIdIn(link: string): string | null {
  const id = link.trim().replace(/\/$/, '').split('/').at(-1)!.toLowerCase();
  return TABLE_ID.test(id) ? id : null;
}
