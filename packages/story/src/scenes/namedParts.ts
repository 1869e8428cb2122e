import type { StorySecret, StoryStructure, StoryThing } from '@kathaloka/contract/entities';
import { SECRETS_MAX, THINGS_MAX } from '@kathaloka/contract/limits';
import { type NamedKind, withOtherNames } from '../expressions/renamed.ts';
import { askedName } from '../expressions/tokens.ts';
import { YOU } from '../ledger/names.ts';
import { withoutBlank } from './sceneEdits.ts';
import { withExpressions } from './expressionsIn.ts';

/** Adds, changes or removes a thing; a blank line is none. Returns the same structure for a name that no effect can write. */
export function withThing(
  structure: StoryStructure,
  name: string,
  thing: StoryThing | undefined,
): StoryStructure {
  const { things: before = {}, ...others } = structure;
  const things = changedMap(before, name, thing && withoutBlank(thing, ['line']), THINGS_MAX);
  if (things === before) return structure;
  return Object.keys(things).length === 0 ? others : { ...others, things };
}

/** Adds, changes or removes a secret; a blank condition is none. */
export function withSecret(
  structure: StoryStructure,
  name: string,
  secret: StorySecret | undefined,
): StoryStructure {
  const { secrets: before = {}, ...others } = structure;
  const secrets = changedMap(before, name, secret && withoutBlank(secret, ['until']), SECRETS_MAX);
  if (secrets === before) return structure;
  return Object.keys(secrets).length === 0 ? others : { ...others, secrets };
}

type Named<T> = Readonly<Record<string, T>>;

function changedMap<T>(map: Named<T>, name: string, value: T | undefined, max: number): Record<string, T> {
  if (value === undefined)
    return Object.hasOwn(map, name)
      ? Object.fromEntries(Object.entries(map).filter(([key]) => key !== name))
      : map;
  const isFull = !Object.hasOwn(map, name) && Object.keys(map).length >= max;
  return isFull || askedName(name) === null ? map : { ...map, [name]: value };
}

/** Renames a thing, a person or a secret in every condition and effect. Taken and impossible names change nothing. */
export function renamedPart(
  structure: StoryStructure,
  kind: NamedKind,
  from: string,
  given: string,
): StoryStructure {
  const to = askedName(given);
  const { things = {}, secrets = {} } = structure;
  const isTaken = (map: Named<unknown>) => Object.hasOwn(map, to ?? '');
  // nobody becomes the player
  if (to === null || to === from || (kind === 'person' && to === YOU)) return structure;
  if ((kind === 'thing' && isTaken(things)) || (kind === 'secret' && isTaken(secrets))) return structure;
  const nameOf = (name: string) => (name === from ? to : name);
  const renamed = withExpressions(structure, (text) => withOtherNames(text, kind, nameOf));
  if (kind === 'thing')
    return {
      ...renamed,
      ...(structure.things && { things: renamedKeys(things, nameOf) }),
      ...(structure.takes && { takes: structure.takes.map(nameOf) }),
      ...(structure.leaves && { leaves: structure.leaves.map(nameOf) }),
    };
  if (!renamed.secrets) return renamed;
  if (kind === 'secret') return { ...renamed, secrets: renamedKeys(renamed.secrets, nameOf) };
  return {
    ...renamed,
    secrets: Object.fromEntries(
      Object.entries(renamed.secrets).map(([name, secret]) => [
        name,
        { ...secret, holders: secret.holders.map(nameOf) },
      ]),
    ),
  };
}

const renamedKeys = <T>(map: Named<T>, nameOf: (name: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [nameOf(name), value]));
