import { useState } from 'preact/hooks';
import { REPORTS } from '../../text/client/reports.ts';
import { api, type Reported } from '../net/api.ts';
import { useLanguage, useSay } from '../say.ts';
import { whyNot } from '../why.ts';
import { Confirmed } from './confirmed.tsx';

interface ReportProps {
  readonly what: Reported;
  /** Whose name or message it is. */
  readonly name: string;
}

/** Tells whoever runs the server of a name or a message that is not right; it asks first. */
export function Report({ what, name }: ReportProps) {
  const say = useSay();
  const language = useLanguage();
  const [told, setTold] = useState<string | null>(null);
  const report = () =>
    api.report(what).then(
      () => setTold(say(REPORTS.done)),
      (error: unknown) => setTold(whyNot(error, language)),
    );
  if (told !== null) return <small role="status">{told}</small>;
  const isName = what.kind === 'name';
  return (
    <Confirmed
      label={REPORTS.report}
      described={isName ? REPORTS.reportName : REPORTS.reportMessage}
      question={isName ? REPORTS.sureName : REPORTS.sureMessage}
      yes={REPORTS.yes}
      no={REPORTS.no}
      name={name}
      act={report}
    />
  );
}
