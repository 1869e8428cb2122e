import type { StoryStructure } from '@kathaloka/contract/entities';
import {
  type Finding,
  type FindingGroup,
  findingGroups,
  findingText,
  SEVERITIES,
  type Severity,
} from '@kathaloka/story';
import { CircleCheck, Crosshair } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import {
  AllWell,
  FindingRow,
  Findings,
  Follows,
  GoTo,
  Group,
  PanelRoot,
  Summary,
} from './FindingsPanel.styles.ts';
import { severityIcons } from './severityIcons.tsx';
import { findingsWords } from '../../../words/findings/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** `unproved`: the story was too large to explore completely, so there may be more faults. */
export const CHECK_STATES = ['checking', 'done', 'unproved'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export interface FindingsPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** The findings, most severe first. */
  findings: readonly Finding[];
  /** The scenes, used to fold findings under their cause; without them nothing is folded. */
  structure?: StoryStructure | undefined;
  /**
   * The state of the checks. `unproved`: not everything was explored.
   * @default 'done'
   */
  state?: CheckState | undefined;
  /** Called with the scene of a finding. */
  onSelect: (name: string) => void;
}

const tones: Readonly<Record<Severity, BadgeTone>> = { error: 'error', warning: 'warning', hint: 'info' };
/** The maximum number of findings listed for each severity; the count includes the rest. */
const SHOWN = 100;

/**
 * The findings of the story checks by severity, each folded under its cause. Each links to its scene.
 *
 * @use Lists what is wrong with a story, the worst first.
 * @avoid Not for the server’s errors: `Note`.
 * @heard How many findings prevent publishing; each finding with its scene, as a button.
 * @keys press
 * @example
 * <FindingsPanel findings={findings} onSelect={(scene) => open(scene)} />
 */
export function FindingsPanel({
  findings,
  structure,
  state = 'done',
  onSelect,
  ...rest
}: FindingsPanelProps) {
  const words = useWords(studioWords);
  const causes = useMemo(
    () => (structure ? findingGroups(findings, structure) : findings.map(alone)),
    [findings, structure],
  );
  const groups = SEVERITIES.map((severity) => ({
    severity,
    of: causes.filter((group) => group.severity === severity),
  })).filter(({ of }) => of.length > 0);
  const isWell = findings.length === 0 && state === 'done';

  return (
    <PanelRoot aria-label={words.checks} aria-busy={state === 'checking'} {...rest}>
      <Summary>
        {groups.map(({ severity }) => (
          <Badge key={severity} tone={tones[severity]} icon={severityIcons[severity]}>
            {words.weights[severity](findings.filter((each) => each.severity === severity).length)}
          </Badge>
        ))}
      </Summary>
      {isWell && (
        <AllWell>
          <CircleCheck />
          {words.allWell}
        </AllWell>
      )}
      {groups.map(({ severity, of }) => (
        <Group key={severity} data-severity={severity}>
          <h3>{words.groups[severity]}</h3>
          <Findings>
            {of.slice(0, SHOWN).map((group, index) => (
              <GroupRow key={index} group={group} onSelect={onSelect} />
            ))}
          </Findings>
          {of.length > SHOWN && <p>{words.moreFindings(of.length - SHOWN)}</p>}
        </Group>
      ))}
      <LiveRegion>{state === 'checking' ? words.checking : ''}</LiveRegion>
      <p>{words.checkStates[state]}</p>
    </PanelRoot>
  );
}

const alone = (cause: Finding): FindingGroup => ({ cause, follows: [], severity: cause.severity });

interface GroupRowProps extends Pick<FindingsPanelProps, 'onSelect'> {
  group: FindingGroup;
}

/** A cause, and a collapsed list of the findings that follow from it. */
function GroupRow({ group: { cause, follows, severity }, onSelect }: GroupRowProps) {
  const words = useWords(studioWords);
  return (
    <FindingRow>
      {severityIcons[severity]}
      <div>
        <OneFinding finding={cause} onSelect={onSelect} />
        {follows.length > 0 && (
          <Follows>
            <summary>{words.followers(follows.length)}</summary>
            <ul>
              {follows.slice(0, SHOWN).map((finding, index) => (
                <li key={index}>
                  <OneFinding finding={finding} onSelect={onSelect} />
                </li>
              ))}
            </ul>
          </Follows>
        )}
      </div>
    </FindingRow>
  );
}

interface OneFindingProps extends Pick<FindingsPanelProps, 'onSelect'> {
  finding: Finding;
}

function OneFinding({ finding, onSelect }: OneFindingProps) {
  const words = useWords(studioWords);
  const findingWords = useWords(findingsWords);
  return (
    <>
      <p>{findingText(findingWords, finding)}</p>
      {finding.node !== null && (
        <GoTo type="button" onClick={() => onSelect(finding.node!)}>
          <Crosshair />
          <span>{words.goTo(finding.node)}</span>
        </GoTo>
      )}
    </>
  );
}
