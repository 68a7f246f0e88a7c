import { expect, test } from 'vitest';
import { invitation } from './invitation.ts';

const PLACE = '#/at/0123456789abcdefghjk';
const LAN = 'http://192.168.1.20:8080';
const OTHER = 'http://10.0.0.5:8080';
const here = (publicUrl: string | null, ...network: string[]) => ({ publicUrl, network });

test.each(['http://localhost:8080/', 'http://127.0.0.1:8080/', 'http://[::1]:8080/'])(
  'a link made at %s leads to the machine from others of its network',
  (page) => {
    expect(invitation(new URL(page), PLACE, here(null, LAN, OTHER), null)).toEqual({
      link: `${LAN}/${PLACE}`,
      network: [LAN, OTHER],
      isOwnMachine: false,
    });
    expect(invitation(new URL(page), PLACE, here(null, LAN, OTHER), OTHER).link).toBe(`${OTHER}/${PLACE}`);
  },
);

test('where no other address is known, the link is for this machine alone', () => {
  const own = new URL('http://localhost:8080/');
  expect(invitation(own, PLACE, here(null), null)).toMatchObject({ link: own.href + PLACE, isOwnMachine: true });
  expect(invitation(own, PLACE, null, null).isOwnMachine).toBe(true);
});

test('a page that others opened already is where they are led', () => {
  const page = new URL('http://box.lan:8080/games/');
  expect(invitation(page, PLACE, here(null), null)).toEqual({
    link: page.href + PLACE,
    network: [],
    isOwnMachine: false,
  });
});

test('the address that the host names goes before all others', () => {
  const named = here('https://play.example.org', LAN);
  for (const page of ['http://localhost:8080/', `${LAN}/`]) {
    expect(invitation(new URL(page), PLACE, named, null)).toMatchObject({
      link: `https://play.example.org/${PLACE}`,
      network: [],
    });
  }
});

test('a path in the address that the host names is in the link, wherever the page was opened', () => {
  const named = here('https://example.org/games', LAN);
  for (const page of ['http://localhost:8080/', `${LAN}/`, 'https://example.org/games/', `${LAN}/games/`]) {
    expect(invitation(new URL(page), PLACE, named, null).link).toBe(`https://example.org/games/${PLACE}`);
  }
  const pathless = invitation(new URL('https://example.org/games/'), PLACE, here('https://example.org'), null);
  expect(pathless.link).toBe(`https://example.org/games/${PLACE}`);
});
