import { useEffect, useState } from 'preact/hooks';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: Value }
  | { readonly state: 'broken'; readonly error: unknown };

/** What a promise brings; asked again when the key changes. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>, leave?: (value: Value) => void) {
  const [loaded, setLoaded] = useState<Loaded<Value> & { readonly key: string }>({ state: 'loading', key });
  useEffect(() => {
    let gone = false;
    let there: Value | undefined;
    load().then(
      (value) => {
        there = value;
        if (gone) leave?.(value);
        else setLoaded({ state: 'there', value, key });
      },
      (error: unknown) => gone || setLoaded({ state: 'broken', error, key }),
    );
    return () => {
      gone = true;
      if (there !== undefined) leave?.(there);
    };
  }, [key]);
  return loaded.key === key ? loaded : ({ state: 'loading' } satisfies Loaded<Value>);
}
