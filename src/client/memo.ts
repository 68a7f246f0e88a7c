import { Component, type ComponentChildren, type ComponentType, createElement } from 'preact';

function alike<Props extends object>(a: Props, b: Props): boolean {
  const names = Object.keys(a);
  const same = (name: string) => Object.hasOwn(b, name) && Reflect.get(a, name) === Reflect.get(b, name);
  return names.length === Object.keys(b).length && names.every(same);
}

/** The same component, drawn anew only when what it is given changes. */
export function memo<Props extends object>(
  Drawn: (props: Props) => ComponentChildren,
  same: (before: Props, after: Props) => boolean = alike,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !same(this.props, next);
    }

    override render(): ComponentChildren {
      return createElement(Drawn, this.props);
    }
  };
}

/** The same component, drawn anew only when `sign` changes: it tells all that the drawing depends on. */
export const signed = <Props extends { readonly sign: string }>(
  Drawn: (props: Props) => ComponentChildren,
): ComponentType<Props> => memo(Drawn, (before, after) => before.sign === after.sign);
