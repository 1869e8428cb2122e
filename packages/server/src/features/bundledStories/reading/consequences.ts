import {
  changedKind,
  forEachVariable,
  HEALTH,
  ledgerFact,
  metIn,
  readText,
  valuesIn,
  variablesReadBy,
  type Effect,
  type GraphChoice,
  type GraphNode,
  type StoryGraph,
} from '@kathaloka/story';

/** The kind is part of the name, because a number and a thing may have the same name. */
type Name = `${'number' | 'thing'} ${string}`;

/**
 * The names of numbers and things that a story sets but never reads, or reads but never sets. In a series, another
 * part may set what the story takes, and may read what it leaves. The story itself must read what it takes, and set
 * what it leaves.
 */
export function idleNames({ nodes, things, takes, leaves }: StoryGraph): string[] {
  const all = [...nodes.values()];
  const set = new Set(all.flatMap(({ choices }) => choices.flatMap(namesSet)));
  const asked = new Set(all.flatMap(namesMet));
  const isOnSheet = (name: Name) => things.has(unkinded(name)) || isOfLedger(unkinded(name));
  const idle = [
    ...[...set].filter((name) => !asked.has(name) && !leaves.has(unkinded(name)) && !isOnSheet(name)),
    ...[...asked].filter(
      (name) => !set.has(name) && !takes.has(unkinded(name)) && !isMeeting(name) && !isOnSheet(name),
    ),
    ...[...takes].filter((name) => !has(asked, name)).map((name) => `taken ${name}`),
    ...[...leaves].filter((name) => !has(set, name)).map((name) => `left ${name}`),
  ];
  return idle.toSorted((one, other) => (one < other ? -1 : 1));
}

/** Looks up a shared value, whose name does not include its kind. */
const has = (names: ReadonlySet<Name>, share: string): boolean =>
  names.has(`number ${share}`) || names.has(`thing ${share}`);
const unkinded = (name: Name): string => name.slice(name.indexOf(' ') + 1);
/** Whether the rules of play set the name as well, and players see it beside the tale. */
const isOfLedger = (name: string): boolean => name === HEALTH || ledgerFact(name) !== null;
/** Whether another story sets the name: it is a person whom the reader has met. */
const isMeeting = (name: Name): boolean => metIn(unkinded(name)) !== null;

/** The share of competing choices whose effects a later scene reads. */
export function tellingShare(graph: StoryGraph, decided: Iterable<GraphChoice>): number {
  const askedLater = laterNames(graph);
  return shareOf([...decided], (choice) =>
    namesSet(choice).some((name) => askedLater(choice.target).has(name)),
  );
}

/**
 * The share of endings that are earned. An ending is not earned if choices lead to it that are always open and set
 * nothing that a choice asks for.
 */
export function earnedShare({ start, nodes }: Pick<StoryGraph, 'start' | 'nodes'>): number {
  const gates = new Set([...nodes.values()].flatMap(({ choices }) => namesAsked({ choices, variants: [] })));
  return endingsBeyond({ start, nodes }, (choice) => {
    return choice.condition === null && !namesSet(choice).some((name) => gates.has(name));
  });
}

/** The share of endings behind a condition: every path to the ending takes a choice with a condition. */
export function lockedShare(graph: Pick<StoryGraph, 'start' | 'nodes'>): number {
  return endingsBeyond(graph, ({ condition }) => condition === null);
}

/** The share of endings that cannot be reached by these choices alone. */
function endingsBeyond(
  { start, nodes }: Pick<StoryGraph, 'start' | 'nodes'>,
  isFree: (choice: GraphChoice) => boolean,
): number {
  const free = reachable(start, nodes, isFree);
  const endings = [...nodes.values()].filter(({ choices }) => choices.length === 0);
  return shareOf(endings, ({ name }) => !free.has(name));
}

function namesSet({ effects, lost }: GraphChoice): Name[] {
  return [...effects, ...(lost?.effects ?? [])].map(nameOf);
}

function nameOf(effect: Effect): Name {
  return `${changedKind(effect)} ${effect.name}`;
}

function namesAsked(node: Pick<GraphNode, 'choices' | 'variants'>): Name[] {
  const { numbers, things } = variablesReadBy(node);
  return [
    ...[...numbers].map((name): Name => `number ${name}`),
    ...[...things].map((name): Name => `thing ${name}`),
  ];
}

/** The names that a scene reads, in its choices, its variants and the “if” parts of its texts. */
function namesMet(node: GraphNode): Name[] {
  const names = namesAsked(node);
  for (const { text } of [node, ...node.variants]) {
    for (const value of valuesIn(readText(text).pieces)) {
      if (value.kind === 'if') forEachVariable(value.condition, (as, name) => names.push(`${as} ${name}`));
    }
  }
  return names;
}

/** The variables that a scene, or any scene after it, reads. */
function laterNames({ nodes }: StoryGraph): (name: string) => ReadonlySet<Name> {
  const known = new Map<string, ReadonlySet<Name>>();
  return (name) => {
    const found =
      known.get(name) ??
      new Set([...reachable(name, nodes, () => true)].flatMap((later) => namesMet(nodes.get(later)!)));
    known.set(name, found);
    return found;
  };
}

function reachable(
  start: string,
  nodes: StoryGraph['nodes'],
  isOpen: (choice: GraphChoice) => boolean,
): ReadonlySet<string> {
  const reached = new Set<string>(nodes.has(start) ? [start] : []);
  // the loop also visits scenes that are added during it
  for (const name of reached) {
    for (const choice of nodes.get(name)!.choices) {
      if (nodes.has(choice.target) && isOpen(choice)) reached.add(choice.target);
    }
  }
  return reached;
}

/** The share of items for which `is` holds, from 0 to 1; 1 if there are no items. */
function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.length === 0 ? 1 : all.filter(is).length / all.length;
}
