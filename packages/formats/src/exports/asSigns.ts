import { type Effect, ledgerFact, nameSet, otherHolders } from '@kathaloka/story';

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
    const holder = nameSet(effect);
    const others = [name, ...otherHolders(known, name)].filter((each) => each !== holder);
    return [
      ...others.map((each): Effect => ({ kind: 'lose', name: each })),
      ...(holder === null ? [] : [{ kind: 'gain' as const, name: holder }]),
    ];
  });
}
