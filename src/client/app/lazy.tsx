import type { ComponentType } from 'preact';
import { useLoaded } from './loaded.ts';
import { needed } from './needed.tsx';

let count = 0;

/** A component that is fetched when it is first drawn; until then there is nothing to see. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  count += 1;
  const key = `lazy-${count}`;
  let there: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const loaded = useLoaded(key, async () => {
      there ??= await needed(load);
      return there;
    });
    const View = there ?? (loaded.state === 'there' ? loaded.value : null);
    return View === null ? null : <View {...props} />;
  };
}
