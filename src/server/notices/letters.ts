import type { NoticeKind } from '../../protocol/notices.ts';
import { filled } from '../../text/filled.ts';
import { gameName } from '../../text/game-names.ts';
import type { Both, Language } from '../../text/language.ts';
import { NOTICE_ABOUT, NOTICES } from '../../text/notices.ts';
import { listed } from '../../text/phrase.ts';
import type { StoredHook, StoredPush } from '../store/store.ts';
import type { Letter } from './post.ts';
import { letterFor, type ServerKeys } from './push.ts';

NOTICES satisfies Record<NoticeKind, Both>;

/** The table that a notice is about, as everybody may know it. */
export interface AboutTable {
  readonly id: string;
  readonly game: string;
  readonly turn: number;
  /** The one who is told, and the others. */
  readonly name: string;
  readonly others: readonly string[];
}

/** Without a table it is a trial. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly at: number;
  readonly table: AboutTable | null;
}

function sentenceOf({ kind, table }: Notice, language: Language): string {
  const { game = '' } = table ?? {};
  return filled(NOTICES[kind][language], { game: gameName(game, language) });
}

function aboutOf({ table }: Notice, language: Language): string {
  if (table === null || table.others.length === 0) return '';
  return filled(NOTICE_ABOUT[language], { names: listed(table.others, language), turn: table.turn });
}

export function pushLetter(push: StoredPush, notice: Notice, keys: ServerKeys): Promise<Letter> {
  const { language } = push;
  const title = sentenceOf(notice, language);
  const message = { title, body: aboutOf(notice, language), language, table: notice.table?.id ?? null };
  return letterFor(push, message, keys);
}

/**
 * What is posted to a player's own address. `text` and `content` are where chat services look; nobody else's words are
 * in them, since such services read signs in them.
 */
export function hookLetter({ address, language, site }: StoredHook, notice: Notice): Letter {
  const { kind, at, table } = notice;
  const sentence = sentenceOf(notice, language);
  const url = table === null ? `${site}/` : `${site}/#/at/${table.id}`;
  const about = table !== null && {
    table: table.id,
    game: table.game,
    turn: table.turn,
    name: table.name,
    others: table.others,
  };
  const line = `${sentence} ${url}`;
  const body = JSON.stringify({ kind, at, ...about, url, language, sentence, text: line, content: line });
  return { address, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body };
}
