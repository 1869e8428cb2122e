import type { StoryStructure } from '@kathaloka/contract/entities';
import { changedKind } from '../expressions/expression.ts';
import { nearName } from '../expressions/nearName.ts';
import { askedName } from '../expressions/tokens.ts';
import { effectsIn, forEachVariable, type GraphChoice, type StoryGraph, textsIn } from '../graph.ts';
import { readText, type Value, type ValueFault, valuesIn } from '../values/index.ts';
import { type Finding, finding } from './finding.ts';

type Place = Parameters<typeof finding>[2];

/** Finds braces that look like values but are printed unchanged. */
export function checkValues(graph: StoryGraph): Finding[] {
  const things = thingsOf(graph);
  return [...graph.nodes.values()].flatMap(({ name: node, text, variants, choices }) => [
    ...checkText(text, graph, things, { node }),
    ...variants.flatMap((variant, index) => checkText(variant.text, graph, things, { node, variant: index })),
    ...choices.flatMap((choice, index) =>
      textsOfChoice(choice).flatMap((each) => checkText(each, graph, things, { node, choice: index })),
    ),
  ]);
}

const textsOfChoice = ({ text, won, lost }: GraphChoice): string[] => [text, won, lost?.text ?? ''];

function checkText(
  text: string,
  { names }: StoryGraph,
  things: ReadonlySet<string>,
  place: Place,
): Finding[] {
  if (!text.includes('{')) return [];
  const { pieces, faults } = readText(text);
  const known = [...names.numbers, ...names.words];
  const isTold = (value: Value) =>
    value.kind === 'if' ||
    names.numbers.has(value.name) ||
    (value.kind === 'value' && names.words.has(value.name));
  return [
    ...valuesIn(pieces).flatMap((value) => {
      if (value.kind === 'if' || isTold(value)) return [];
      const isThing = things.has(value.name);
      const meant = isThing ? null : nearName(value.name, known);
      const because = isThing ? 'thing' : 'unknown';
      return [finding('value not told', { value: value.source, because, meant }, place)];
    }),
    ...faults
      .filter(({ because, name }) => because === 'unreadable' || isBegun(name, known))
      .map(({ source, because }) =>
        finding('value not told', { value: source, because, meant: null }, place),
      ),
  ];
}

/** Whether an unclosed brace was meant as a value: it is followed by no name, or by a known one. */
const isBegun = (name: ValueFault['name'], known: readonly string[]): boolean =>
  name === null || known.includes(name);

function thingsOf({ nodes }: StoryGraph): ReadonlySet<string> {
  const things = new Set<string>();
  for (const node of nodes.values()) {
    for (const { condition } of [...node.choices, ...node.variants])
      if (condition) forEachVariable(condition, (as, name) => as === 'thing' && things.add(name));
    for (const effect of effectsIn(node)) if (changedKind(effect) === 'thing') things.add(effect.name);
  }
  return things;
}

/** The names of all values of a text. */
export function namesTold(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const value of valuesIn(readText(text).pieces)) {
    if (value.kind === 'if') forEachVariable(value.condition, (_, name) => names.add(name));
    else names.add(value.name);
  }
  return names;
}

/** Finds choices that ask for an answer under a name that no text can print, or no text does. */
export function checkAnswers({ nodes }: StoryStructure, graph: StoryGraph): Finding[] {
  if (!Object.values(nodes).some(({ choices }) => choices.some(({ ask }) => ask))) return [];
  const told = new Set([...graph.nodes.values()].flatMap(textsIn).flatMap((text) => [...namesTold(text)]));
  return Object.entries(nodes).flatMap(([node, { choices }]) =>
    choices.flatMap(({ ask = '' }, choice) => {
      if (ask.trim() === '') return [];
      const name = askedName(ask);
      const because =
        name === null
          ? 'no name'
          : graph.names.numbers.has(name)
            ? 'number'
            : told.has(name)
              ? undefined
              : 'untold';
      return because ? [finding('answer not told', { name: ask, because }, { node, choice })] : [];
    }),
  );
}
