import { de, que } from './french.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text with values for what stands in braces. French writes « {de name} » for « de Basile » or « d’Ada ». */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(?:(de|que) )?(\w+)\}/g, (_, before: string | undefined, name: string) => {
    const value = String(values[name]);
    if (before === 'de') return de(value);
    return before === 'que' ? que(value) : value;
  });
