import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { withOtherNames } from '../expressions/renamed.ts';
import { askedName } from '../expressions/tokens.ts';
import { graphOf } from '../graph.ts';
import { peopleNamed } from '../peopleNamed.ts';
import { withExpressions } from './expressionsIn.ts';

/** New names of scenes, by their old names; an empty name for a scene that is gone. */
export type SceneNames = ReadonlyMap<string, string>;

/** Changes every scene that a scene leads to. Returns the same object if nothing changes. */
export function withTargets(node: StoryNode, nameOf: (target: string) => string): StoryNode {
  if (targetsIn(node).every((target) => nameOf(target) === target)) return node;
  const { time_out, ...others } = node;
  return {
    ...others,
    ...named('time_out', time_out, nameOf),
    choices: node.choices.map(({ lose_target, ...choice }) => ({
      ...choice,
      target: nameOf(choice.target),
      ...named('lose_target', lose_target, nameOf),
    })),
  };
}

/** An optional field with the name of a scene, which is left out if the scene is gone. */
function named<F extends string>(field: F, name: string | undefined, nameOf: (target: string) => string) {
  const now = name === undefined ? '' : nameOf(name);
  return (now === '' ? {} : { [field]: now }) as { [K in F]?: string };
}

/** Every target of a scene, as it is written. An attempt without a target stays in the scene. */
export const targetsIn = ({ choices, time_out = '' }: Pick<StoryNode, 'choices' | 'time_out'>): string[] => [
  ...choices.flatMap(({ target, check = '', lose_target = '' }) => [
    ...(target === '' && check !== '' ? [] : [target]),
    ...(lose_target === '' ? [] : [lose_target]),
  ]),
  ...(time_out === '' ? [] : [time_out]),
];

/** Every target of a story that is none of its scenes. */
export const missingTargets = ({ nodes, lost_at = '' }: StoryStructure): string[] =>
  [...Object.values(nodes).flatMap(targetsIn), ...(lost_at === '' ? [] : [lost_at])].filter(
    (target) => !Object.hasOwn(nodes, target),
  );

/** The scene that is entered without health, under its present name; the field is left out if it is gone. */
export const withLostAt = <T extends Pick<StoryStructure, 'lost_at'>>(
  { lost_at, ...others }: T,
  nameOf: (target: string) => string = (target) => target,
) => ({ ...others, ...named('lost_at', lost_at, nameOf) });

/**
 * Renames scenes where conditions and effects have them as the place of a thing. A name that is also a person's
 * stays, and so does one whose new name no condition can write.
 */
export function withHolders(structure: StoryStructure, names: SceneNames): StoryStructure {
  const written = new Map(
    [...names].filter(([from, to]) => askedName(from) !== null && askedName(to) !== null && from !== to),
  );
  if (written.size === 0 || !mentions(structure, written)) return structure;
  for (const name of peopleNamed(graphOf(structure))) written.delete(name);
  return withExpressions(structure, (text) => withOtherNames(text, 'person', (name) => written.get(name)));
}

function mentions(structure: StoryStructure, names: SceneNames): boolean {
  let isFound = false;
  withExpressions(structure, (text) =>
    withOtherNames(text, 'person', (name) => {
      isFound ||= names.has(name);
      return undefined;
    }),
  );
  return isFound;
}
