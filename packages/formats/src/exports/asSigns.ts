import { type Effect, ledgerFact, ledgerName, otherHolders, YOU } from '@kathaloka/story';

/**
 * Effects on people and things as other programs can express them: each name is so, or is not. The words of a
 * promise are lost, since no condition asks for them.
 */
export function asSigns(effects: readonly Effect[], things: Iterable<string>): Effect[] {
  const known = [...things];
  return effects.flatMap((effect): Effect[] => {
    const { kind, name } = effect;
    if (kind === 'add' || kind === 'set') return [effect];
    if (kind === 'owe') return [{ kind: 'gain', name }];
    if (kind === 'settle') return [{ kind: 'lose', name }];
    if (ledgerFact(name) !== null) return [effect];
    const holder = kind === 'give' ? holderName(effect) : kind === 'gain' ? name : null;
    const others = [name, ...otherHolders(known, name)].filter((each) => each !== holder);
    return [
      ...others.map((each): Effect => ({ kind: 'lose', name: each })),
      ...(holder === null ? [] : [{ kind: 'gain' as const, name: holder }]),
    ];
  });
}

/** The sign of the person who holds a thing after it was given. */
export const holderName = ({ name, to }: Extract<Effect, { kind: 'give' }>): string =>
  to === YOU ? name : ledgerName({ kind: 'holds', who: to, thing: name });
