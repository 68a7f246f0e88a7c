import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { lackingIn } from '../tools/compat-data.ts';

/** Names of the form `Owner` and `Owner member` below an identifier that some supported browser lacks. */
function lackedBelow(root: Identifier): string[] {
  const childrenOf = (identifier: Identifier) =>
    Object.keys(identifier).flatMap((name) => {
      const child = name === '__compat' ? undefined : identifier[name];
      return child === undefined ? [] : [{ name: name.replace(/_static$/, ''), child }];
    });
  const isLacked = (identifier: Identifier) => lackingIn(identifier, true).length > 0;
  return childrenOf(root).flatMap((owner) =>
    isLacked(owner.child)
      ? [owner.name]
      : childrenOf(owner.child).flatMap(({ name, child }) => (isLacked(child) ? [`${owner.name} ${name}`] : [])),
  );
}

const LACKED = [...lackedBelow(bcd.javascript['builtins'] ?? {}), ...lackedBelow(bcd.api)];

/** A script that takes from a page or worker all functions and objects that some supported browser lacks. */
export const OLDEST_BROWSERS = `
for (const [owner, member] of ${JSON.stringify(LACKED)}.map((name) => name.split(' '))) {
  if (member === undefined) {
    Reflect.deleteProperty(globalThis, owner);
    continue;
  }
  if (owner === 'Window' || owner === 'WorkerGlobalScope') Reflect.deleteProperty(globalThis, member);
  const holder = globalThis[owner];
  if (Object(holder) !== holder) continue;
  Reflect.deleteProperty(holder, member);
  if (Object(holder.prototype) === holder.prototype) Reflect.deleteProperty(holder.prototype, member);
}
`;
