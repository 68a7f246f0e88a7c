import type { ComponentChildren } from 'preact';
import type { Present } from '../../protocol/table.ts';
import { TABLE, UNDO_LINE } from '../../text/client/table.ts';
import type { Wording } from '../../text/wording.ts';
import { Why } from '../app/why.tsx';
import { addressOf } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import type { Notice } from './table.ts';

interface PrompterProps {
  readonly game: string;
  readonly wording: Wording;
  readonly present: Present;
  readonly notice: Notice | null;
  /** What is under the pointer or has the focus; it gives way to a refusal. */
  readonly pointed: ComponentChildren;
  /** The question in words. */
  readonly question: string;
}

function RefusalOf({
  game,
  wording,
  notice,
  present,
}: Pick<PrompterProps, 'game' | 'wording' | 'present'> & { notice: Notice }) {
  const say = useSay();
  const language = useLanguage();
  switch (notice.kind) {
    case 'refused':
      return (
        <span class="no">
          ✕ {wording.reason(notice.reason, language)}{' '}
          <a href={addressOf({ page: 'rules', game, rule: notice.reason.rule })}>{say(TABLE.rule)}</a>
        </span>
      );
    case 'undo-refused':
      return <span class="no">✕ {say(UNDO_LINE[present.undoLine])}</span>;
    case 'not-done':
      // Another key for each one, so that it shakes again and is read out again.
      return (
        <span key={notice.count} class="no no--shaken">
          ✕ {say(TABLE.notDone)}
        </span>
      );
    case 'overtaken':
      return <span class="no">{say(TABLE.overtaken)}</span>;
    case 'broken':
      return (
        <span class="no">
          ✕ <Why error={notice.error} />
        </span>
      );
  }
}

/**
 * One line that names what is pointed at, why something is refused, or what is asked and takes as much room as that. Only
 * a refusal is read out: what has the focus has a name of its own, and the announcer reads the question.
 */
export function Prompter({ pointed, question, notice, ...rest }: PrompterProps) {
  const under = notice === null && pointed !== null ? question : undefined;
  return (
    <div class="prompt" data-under={under}>
      <div class="prompt__in">
        <div class="prompt__notice" role="status">
          {notice !== null && <RefusalOf notice={notice} {...rest} />}
        </div>
        {notice === null && (pointed ?? <span>{question}</span>)}
      </div>
    </div>
  );
}
