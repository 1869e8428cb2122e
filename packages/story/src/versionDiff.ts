import type { StoryChoice, StoryNode, StoryStructure, PlayedContent } from '@kathaloka/contract/entities';
import { VERSION_CHANGES } from '@kathaloka/contract/limits';
import { PLAYED_FIELDS, STORY_FIELDS } from '@kathaloka/contract/storyFields';

export type VersionKind = (typeof VERSION_CHANGES)[number];

/** The differences between two versions of a story; each list has names of scenes. */
export interface VersionDiff {
  /** In the order of `VERSION_CHANGES`; empty if both versions play alike. */
  readonly kinds: readonly VersionKind[];
  readonly reworded: readonly string[];
  /** Scenes that are new, and scenes with a new choice. */
  readonly added: readonly string[];
  /** Removed scenes, and scenes with a removed choice. */
  readonly removed: readonly string[];
  /** Scenes with a choice whose targets, condition, check or effects have changed, or with other turns. */
  readonly retargeted: readonly string[];
}

export type ComparedContent = Pick<PlayedContent, 'story_structure'> & Partial<PlayedContent>;

/** Fields that change words, but no targets or conditions. */
const WORDING = PLAYED_FIELDS.filter((field) => STORY_FIELDS[field].playedAs === 'text');
const RULES = PLAYED_FIELDS.filter((field) => STORY_FIELDS[field].playedAs === 'rules');

/** Compares the played content of two versions. Pure, and fast for stories with thousands of scenes. */
export function versionDiff(before: ComparedContent, after: ComparedContent): VersionDiff {
  const was = new Map(Object.entries(before.story_structure.nodes));
  const is = new Map(Object.entries(after.story_structure.nodes));
  const diff = {
    reworded: [] as string[],
    added: [...is.keys()].filter((name) => !was.has(name)),
    removed: [...was.keys()].filter((name) => !is.has(name)),
    retargeted: [] as string[],
  };
  for (const [name, node] of is) {
    const old = was.get(name);
    if (!old) continue;
    if (!isSame(tellingOf(old), tellingOf(node))) diff.reworded.push(name);
    if (!isSame(turnsOf(old), turnsOf(node))) diff.retargeted.push(name);
    compareChoices(name, old.choices, node.choices, diff);
  }
  const startMoved = (['start_node', 'lost_at'] as const).some(
    (field) => !isSame(before.story_structure[field], after.story_structure[field]),
  );
  const has: Record<VersionKind, boolean> = {
    text:
      diff.reworded.length > 0 ||
      !isSame(wordsOf(before.story_structure), wordsOf(after.story_structure)) ||
      WORDING.some((field) => !isSame(before[field], after[field])),
    added: diff.added.length > 0,
    removed: diff.removed.length > 0,
    retargeted: diff.retargeted.length > 0 || startMoved,
    rules:
      RULES.some((field) => !isSame(before[field], after[field])) ||
      !isSame(rulesOf(before.story_structure), rulesOf(after.story_structure)),
  };
  return { kinds: VERSION_CHANGES.filter((kind) => has[kind]), ...diff };
}

const wordsOf = ({ chapters, things, secrets = {} }: StoryStructure) => ({
  chapters,
  things,
  secrets: Object.entries(secrets).map(([name, { text }]) => [name, text]),
});

/** The lists that matter to readers of other stories, which things there are, and who knows the secrets. */
const rulesOf = ({ takes, leaves, meets, things = {}, secrets = {} }: StoryStructure) => ({
  takes,
  leaves,
  meets,
  things: Object.keys(things).sort(),
  secrets: Object.entries(secrets).map(([name, { holders, until }]) => ({ name, holders, until })),
});

const tellingOf = ({
  choices: _choices,
  note: _note,
  each_turn: _turn,
  time_out: _out,
  ...telling
}: StoryNode) => telling;

const turnsOf = ({ each_turn = '', time_out = '' }: StoryNode) => ({ each_turn, time_out });

interface ChoiceLists {
  readonly reworded: string[];
  readonly added: string[];
  readonly removed: string[];
  readonly retargeted: string[];
}

/** Matches choices by text, or else by target: a reworded choice keeps its target, and a retargeted one its text. */
function compareChoices(
  name: string,
  before: readonly StoryChoice[],
  after: readonly StoryChoice[],
  lists: ChoiceLists,
): void {
  const left = [...before];
  const isNew: StoryChoice[] = [];
  for (const choice of after) {
    const old = take(left, ({ text }) => text === choice.text);
    if (!old) isNew.push(choice);
    else if (!isSame(destinationOf(old), destinationOf(choice))) mark(lists.retargeted, name);
    else if (!isSame(old, choice)) mark(lists.reworded, name);
  }
  for (const choice of isNew) {
    if (take(left, (old) => isSame(destinationOf(old), destinationOf(choice)))) mark(lists.reworded, name);
    else mark(lists.added, name);
  }
  if (left.length > 0) mark(lists.removed, name);
}

const destinationOf = (choice: StoryChoice) => {
  const { target, condition = '', effect = '', ask = '' } = choice;
  const { check = '', lose_effect = '', lose_target = '' } = choice;
  return { target, condition, effect, ask, check, lose_effect, lose_target };
};

function take<T>(list: T[], isMatch: (item: T) => boolean): T | undefined {
  const index = list.findIndex(isMatch);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

function mark(names: string[], name: string): void {
  if (names.at(-1) !== name) names.push(name);
}

/** Deep equality that ignores the order of keys, and treats absent, undefined and empty as equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one))
    return (
      one.length === (other as unknown[]).length &&
      one.every((item, at) => isSame(item, (other as unknown[])[at]))
    );
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return (
    Object.keys(left).every((key) => isSame(left[key], own(right, key))) &&
    Object.keys(right).every((key) => Object.hasOwn(left, key) || isEmpty(right[key]))
  );
}

/** The value of a key, ignoring inherited properties, because a scene may have the name of one. */
const own = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object') return false;
  for (const key in value) if (Object.hasOwn(value, key)) return false;
  return true;
}
