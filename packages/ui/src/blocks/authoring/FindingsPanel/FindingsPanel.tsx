import { type Finding, findingText, SEVERITIES, type Severity } from '@kathaloka/story';
import { CircleAlert, CircleCheck, Crosshair, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { useFindingWords } from '../../../words/areas/useFindingWords.ts';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { AllWell, FindingRow, Findings, GoTo, Group, PanelRoot, Summary } from './FindingsPanel.styles.ts';

/** `unproved`: the story was too large to explore completely, so there may be more faults. */
export const CHECK_STATES = ['checking', 'done', 'unproved'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export interface FindingsPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** What the story checks found, most severe first. */
  findings: readonly Finding[];
  /**
   * Whether they belong to the current version of the story.
   * @default 'done'
   */
  state?: CheckState | undefined;
  /** Called with the scene of a finding. */
  onSelect: (name: string) => void;
}

const icons: Readonly<Record<Severity, ReactNode>> = {
  error: <CircleAlert />,
  warning: <TriangleAlert />,
  hint: <Info />,
};
const tones: Readonly<Record<Severity, BadgeTone>> = { error: 'error', warning: 'warning', hint: 'info' };
/** The most findings that are listed; the count includes the others. */
const SHOWN = 100;

/**
 * The findings of the story checks, by severity. Each links to its scene.
 *
 * @example
 * <FindingsPanel findings={findings} onSelect={(scene) => open(scene)} />
 */
export function FindingsPanel({ findings, state = 'done', onSelect, ...rest }: FindingsPanelProps) {
  const words = useStudioWords();
  const findingWords = useFindingWords();
  const groups = SEVERITIES.map((severity) => ({
    severity,
    of: findings.filter((finding) => finding.severity === severity),
  })).filter(({ of }) => of.length > 0);
  const isWell = findings.length === 0 && state === 'done';

  return (
    <PanelRoot aria-label={words.checks} aria-busy={state === 'checking'} {...rest}>
      <Summary>
        {groups.map(({ severity, of }) => (
          <Badge key={severity} tone={tones[severity]} icon={icons[severity]}>
            {words.weights[severity](of.length)}
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
            {of.slice(0, SHOWN).map((finding, index) => (
              <FindingRow key={index}>
                {icons[severity]}
                <div>
                  <p>{findingText(findingWords, finding)}</p>
                  {finding.node !== null && (
                    <GoTo type="button" onClick={() => onSelect(finding.node!)}>
                      <Crosshair />
                      <bdi>{words.goTo(finding.node)}</bdi>
                    </GoTo>
                  )}
                </div>
              </FindingRow>
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
