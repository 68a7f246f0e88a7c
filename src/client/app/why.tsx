import { plainly } from '../plainly.ts';
import { useLanguage } from '../say.ts';
import { useLoaded } from './loaded.ts';

interface WhyProps {
  readonly error: unknown;
  /** The sentence that it stands in. */
  readonly told?: (why: string) => string;
}

/** What went wrong, in words that are fetched when something first does; until they are there, as the error says it. */
export function Why({ error, told = (why) => why }: WhyProps) {
  const language = useLanguage();
  const words = useLoaded('why', () => import('../why.ts'));
  return <>{told(words.state === 'there' ? words.value.whyNot(error, language) : plainly(error))}</>;
}
