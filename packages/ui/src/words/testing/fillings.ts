import type { Kind, Parameter } from './parameters.ts';

/** A number or a text in the arguments of a message, with its path. */
export interface Leaf {
  readonly at: string;
  readonly is: 'number' | 'text';
}

/** One combination of arguments for a message: one member of each union. */
export interface Filling {
  readonly leaves: readonly Leaf[];
  readonly fill: (valueOf: (leaf: Leaf) => unknown) => readonly unknown[];
}

type Part = {
  readonly leaves: readonly Leaf[];
  readonly fill: (valueOf: (leaf: Leaf) => unknown) => unknown;
};

/** With more combinations than this, each choice is tried once. */
const MOST_PRODUCTS = 64;

const isNothing = (kind: Kind): boolean =>
  kind.is === 'value' && (kind.value === null || kind.value === undefined);

function partsOf(kind: Kind, at: string): readonly Part[] {
  switch (kind.is) {
    case 'value':
      return [{ leaves: [], fill: () => kind.value }];
    case 'number':
    case 'text': {
      const leaf = { at, is: kind.is };
      return [{ leaves: [leaf], fill: (valueOf) => valueOf(leaf) }];
    }
    case 'either':
      return kind.of
        .toSorted((a, b) => Number(isNothing(a)) - Number(isNothing(b)))
        .flatMap((one) => partsOf(one, at));
    case 'list':
      return partsOf(kind.of, `${at}[0]`).map((first, which) => {
        const second = partsOf(kind.of, `${at}[1]`)[which]!;
        return joined([first, second]);
      });
    default: {
      const names = Object.keys(kind.fields);
      return combined(names.map((name) => partsOf(kind.fields[name]!, at ? `${at}.${name}` : name))).map(
        ({ leaves, fill }) => ({
          leaves,
          fill: (valueOf) => {
            const values = fill(valueOf);
            const given = names.map((name, index) => [name, values[index]] as const);
            return Object.fromEntries(given.filter(([, value]) => value !== undefined));
          },
        }),
      );
    }
  }
}

const joined = (parts: readonly Part[]): Filling => ({
  leaves: parts.flatMap(({ leaves }) => leaves),
  fill: (valueOf) => parts.map(({ fill }) => fill(valueOf)),
});

/** Every combination of the choices; if there are too many, each choice with the first of all others. */
function combined(choices: readonly (readonly Part[])[]): readonly Filling[] {
  const products = choices.reduce((count, { length }) => count * length, 1);
  if (products <= MOST_PRODUCTS)
    return choices
      .reduce<Part[][]>((all, parts) => all.flatMap((begun) => parts.map((part) => [...begun, part])), [[]])
      .map(joined);
  const firsts = choices.map(([first]) => first!);
  return [
    joined(firsts),
    ...choices.flatMap((parts, at) => parts.slice(1).map((part) => joined(firsts.with(at, part)))),
  ];
}

/** The combinations of arguments for a message. */
export function fillingsOf(parameters: readonly Parameter[]): readonly Filling[] {
  return combined(parameters.map(({ name, kind }) => partsOf(kind, name)));
}
