import type { StoryStructure } from '@kathaloka/contract/entities';
import { changedKind, type Condition } from '../expressions/expression.ts';
import { forEachVariable, graphOf, type StoryGraph } from '../graph.ts';
import type { Finding } from './finding.ts';
import { SEVERITIES, type Severity } from '../findingKinds.ts';

/** A finding, and the findings that are fixed together with it. */
export interface FindingGroup {
  readonly cause: Finding;
  readonly follows: readonly Finding[];
  /** The highest severity in the group, so that a cause is listed by its worst consequence. */
  readonly severity: Severity;
}

type Unset = Extract<Finding, { kind: 'variable never set' }>;

/**
 * Groups findings by cause, the most severe first. An unreachable scene is the cause of the unreachable
 * scenes behind it; a variable that is never set is the cause of every condition that reads it.
 */
export function findingGroups(findings: readonly Finding[], structure: StoryStructure): FindingGroup[] {
  const graph = graphOf(structure);
  const causes = causesOf(findings, graph);
  const followers = new Map<Finding, Finding[]>();
  const roots: Finding[] = [];
  for (const finding of findings) {
    const root = rootOf(finding, causes);
    if (root === finding) roots.push(finding);
    else followers.set(root, [...(followers.get(root) ?? []), finding]);
  }
  return roots
    .map((cause) => {
      const follows = followers.get(cause) ?? [];
      const severity = SEVERITIES.find((each) => [cause, ...follows].some((one) => one.severity === each))!;
      return { cause, follows, severity };
    })
    .toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}

/** The first cause of a finding. If findings cause each other, the first one in the list counts. */
function rootOf(finding: Finding, causes: ReadonlyMap<Finding, Finding>): Finding {
  const passed = new Set<Finding>();
  let at = finding;
  while (!passed.has(at)) {
    passed.add(at);
    const cause = causes.get(at);
    if (!cause) return at;
    at = cause;
  }
  // a cycle: all findings in it get the same first one
  const ring = [...passed].slice([...passed].indexOf(at));
  return [...causes.keys()].find((each) => ring.includes(each)) ?? at;
}

function causesOf(findings: readonly Finding[], graph: StoryGraph): Map<Finding, Finding> {
  const unset = findings.filter((finding): finding is Unset => finding.kind === 'variable never set');
  const unreached = new Map(
    findings.flatMap((finding) =>
      finding.kind === 'unreachable scene' && finding.node !== null ? [[finding.node, finding] as const] : [],
    ),
  );
  const unsetIn = (condition: Condition | null): Unset | undefined => {
    let found: Unset | undefined;
    if (condition)
      forEachVariable(condition, (as, name) => {
        found ??= unset.find(({ params }) => params.as === as && params.name === name);
      });
    return found;
  };
  const causes = new Map<Finding, Finding>();
  for (const finding of findings) {
    const cause = causeOf(finding, { findings, graph, unset, unreached, unsetIn });
    if (cause && cause !== finding) causes.set(finding, cause);
  }
  return causes;
}

interface Known {
  readonly findings: readonly Finding[];
  readonly graph: StoryGraph;
  readonly unset: readonly Unset[];
  readonly unreached: ReadonlyMap<string, Finding>;
  readonly unsetIn: (condition: Condition | null) => Unset | undefined;
}

function causeOf(finding: Finding, known: Known): Finding | undefined {
  const { graph, unset, unsetIn } = known;
  const node = finding.node === null ? undefined : graph.nodes.get(finding.node);
  switch (finding.kind) {
    case 'unreachable scene':
      return node && causeOfUnreached(node.name, known);
    case 'variable never set':
      return setterOutOfReach(finding, known);
    case 'choice unheard':
      return known.findings.find(
        ({ kind, node: scene, choice }) =>
          kind === 'variable never read' && scene === finding.node && choice === finding.choice,
      );
    case 'variable never read':
      return unset.find(
        ({ params }) => params.meant === finding.params.name && params.as === finding.params.as,
      );
    case 'condition never true':
      return node && finding.choice !== null ? unsetIn(node.choices[finding.choice]!.condition) : undefined;
    case 'variant never told':
      return node && finding.variant !== null
        ? unsetIn(node.variants[finding.variant]!.condition)
        : undefined;
    case 'dead end':
    case 'trap':
      return node?.choices.map(({ condition }) => unsetIn(condition)).find((each) => each !== undefined);
    default:
      return undefined;
  }
}

/** A condition before the scene that can never hold, or else an unreachable scene before it. */
function causeOfUnreached(name: string, { graph, unreached, unsetIn }: Known): Finding | undefined {
  const ways = [...graph.nodes.values()].flatMap((from) =>
    from.choices
      .filter(({ target }) => target === name && from.name !== name)
      .map((choice) => ({ from, choice })),
  );
  for (const { from, choice } of ways) {
    const cause = unreached.has(from.name) ? undefined : unsetIn(choice.condition);
    if (cause) return cause;
  }
  const before = ways.find(({ from }) => unreached.has(from.name));
  return before && unreached.get(before.from.name);
}

/** If only unreachable scenes set the variable, the finding of the first of these scenes. */
function setterOutOfReach({ params: { as, name } }: Unset, { graph, unreached }: Known): Finding | undefined {
  const sets = [...graph.nodes.values()].find(({ choices }) =>
    choices.some(({ effects }) =>
      effects.some((effect) => effect.name === name && effect.kind !== 'lose' && changedKind(effect) === as),
    ),
  );
  return sets && unreached.get(sets.name);
}
