import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { languageOfText } from '@kathaloka/contract/languages';
import { SCENE_NOTE_MAX } from '@kathaloka/contract/limits';
import { beginChecks, type Condition, type Finding, parseCondition } from '@kathaloka/story';
import { missingTargets, type Repair, repairOf, withLostAt, withTargets } from '@kathaloka/story/editing';
import { printedCondition } from '../scenes/translate.ts';
import { distinctChoices } from '../scenes/distinctChoices.ts';
import { addedWords } from '../scenes/words.ts';

/** The errors that the checks report. Random walks find those that exploration cannot prove. */
export function validationErrors(structure: StoryStructure): Finding[] {
  const { findings, walk } = beginChecks({ story_structure: structure });
  return [...findings, ...walk().findings].filter(({ severity }) => severity === 'error');
}

/** The maximum number of rounds; a repair may reveal the next error, as for a cycle within a cycle. */
const ROUNDS_MAX = 200;

/** Repairs these kinds of errors until none is left. */
export function repaired(structure: StoryStructure, repairs: readonly Repair[]): StoryStructure {
  let whole = structure;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { findings } = beginChecks({ story_structure: whole }, { walks: 0 });
    const proved = findings.filter(({ severity }) => severity === 'error');
    // random walks take long, so they are made only if nothing else is found
    const refused = proved.length > 0 ? proved : validationErrors(whole);
    const repair = repairs.find((each) => refused.some(({ kind }) => repairOf(kind) === each));
    if (repair === undefined) return whole;
    const found = refused.filter(({ kind }) => repairOf(kind) === repair);
    const names = new Set(found.flatMap(({ node }) => (node === null ? [] : [node])));
    if (repair === 'unreached') whole = withoutScenes(whole, names);
    else if (repair === 'missing') whole = withMissingScenes(whole);
    else if (repair === 'hidden') whole = withDistinctChoices(whole);
    else whole = withEndings(whole, found, names);
  }
  return whole;
}

/** Removes scenes, and preserves their texts as notes on the scene before each, or on the next scene with room. */
function withoutScenes(structure: StoryStructure, names: ReadonlySet<string>): StoryStructure {
  const all = Object.entries(structure.nodes);
  const remaining = all.filter(([name]) => !names.has(name)).map(([name, node]) => ({ name, node }));
  let before = 0;
  for (const [name, { text, note }] of all) {
    if (!names.has(name)) {
      before = remaining.findIndex((scene) => scene.name === name);
      continue;
    }
    const told = [`${name}: ${text}`, ...(note ? [note] : [])].join('\n');
    const places = [...remaining.slice(before), ...remaining.slice(0, before)];
    const place = places.find(({ node }) => (node.note?.length ?? 0) + told.length + 2 <= SCENE_NOTE_MAX);
    if (place) place.node = { ...place.node, note: [place.node.note, told].filter(Boolean).join('\n\n') };
  }
  const chapters = (structure.chapters ?? []).filter(({ node }) => !names.has(node));
  const { chapters: _, ...rest } = structure;
  return {
    ...withLostAt(rest, (target) => (names.has(target) ? '' : target)),
    // choices that lead to a removed scene are never offered
    nodes: Object.fromEntries(
      remaining.map(({ name, node }) => [
        name,
        withTargets({ ...node, choices: node.choices.filter(({ target }) => !names.has(target)) }, (target) =>
          names.has(target) ? '' : target,
        ),
      ]),
    ),
    ...(chapters.length > 1 && { chapters }),
  };
}

function withMissingScenes(structure: StoryStructure): StoryStructure {
  const added = missingTargets(structure).map((name): [string, StoryNode] => [
    name,
    { text: '…', choices: [], mode: 'verbatim' },
  ]);
  return { ...structure, nodes: { ...structure.nodes, ...Object.fromEntries(added) } };
}

function withDistinctChoices(structure: StoryStructure): StoryStructure {
  const nodes = Object.entries(structure.nodes).map(([name, node]) => [name, distinctChoices(node)] as const);
  return { ...structure, nodes: Object.fromEntries(nodes) };
}

/** Adds an exit to an ending to these scenes. A dead end with choices offers it only when it offers no other. */
function withEndings(
  structure: StoryStructure,
  found: readonly Finding[],
  names: ReadonlySet<string>,
): StoryStructure {
  const { end, ended } = addedWords(
    languageOfText(
      Object.values(structure.nodes)
        .map(({ text }) => text)
        .join('\n'),
    ),
  );
  const stuck = new Set(
    found.flatMap(({ kind, node }) => (kind === 'dead end' && node !== null ? [node] : [])),
  );
  const nodes = Object.entries(structure.nodes).map(([name, node]): [string, StoryNode] => {
    if (!names.has(name)) return [name, node];
    const condition = stuck.has(name) ? otherwise(node) : undefined;
    const choice = { text: end, target: ended, ...(condition !== undefined && { condition }) };
    return [name, { ...node, choices: [...node.choices, choice] }];
  });
  const ending: StoryNode = { text: `${ended}.`, choices: [], mode: 'verbatim' };
  return { ...structure, nodes: { ...Object.fromEntries(nodes), [ended]: structure.nodes[ended] ?? ending } };
}

/** The condition under which a scene offers none of its choices. */
function otherwise({ choices }: StoryNode): string | undefined {
  const conditions = choices.map(({ condition }) => parseCondition(condition ?? '').value);
  const of = conditions.filter((each): each is Condition => each !== undefined && each !== null);
  if (of.length === 0 || of.length < choices.length) return undefined;
  const any: Condition = of.length === 1 ? of[0]! : { kind: 'or', of };
  return printedCondition({ kind: 'not', of: any });
}
