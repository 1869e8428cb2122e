import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import type { StoryEdit, StoryNames } from '@kathaloka/story/editing';
import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { FindingLines } from './FindingLines.tsx';
import type { OwnLanguage } from './ownLanguage.ts';
import { Fold } from './SceneInspector.styles.ts';
import { SceneSelect } from './SceneSelect.tsx';
import { SecretCards } from './SecretCards.tsx';
import { FoldFields } from './Stakes.styles.ts';
import { ThingCards } from './ThingCards.tsx';
import { stakesWords } from '../../../words/stakes/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StoryStakesProps {
  structure: StoryStructure;
  names: StoryNames;
  ownLanguage: OwnLanguage;
  /** What the checks say of the story. */
  findings: readonly Finding[];
  onEdit: (edit: StoryEdit) => void;
}

const isOfThings = ({ kind }: Finding) => kind === 'thing not declared' || kind === 'hands full';
const isOfSecrets = ({ kind, params }: Finding) =>
  kind === 'secret unknown' ||
  kind === 'holder unknown' ||
  (kind === 'empty text' && 'part' in params && params.part === 'secret');
const isOfHealth = ({ kind, params }: Finding) =>
  kind === 'health without end' ||
  (kind === 'scene missing' && 'part' in params && params.part === 'lost_at');

/** What a story can give, hide and take away: its things, its secrets, and the scene without health. */
export function StoryStakes({ structure, findings, ...shared }: StoryStakesProps) {
  const words = useWords(stakesWords);
  const { things = {}, secrets = {}, lost_at = '', nodes } = structure;
  const { onEdit } = shared;
  return (
    <>
      <StakesFold summary={words.things(Object.keys(things).length)} findings={findings.filter(isOfThings)}>
        <ThingCards things={things} {...shared} />
      </StakesFold>
      <StakesFold
        summary={words.secrets(Object.keys(secrets).length)}
        findings={findings.filter(isOfSecrets)}
      >
        <SecretCards secrets={secrets} {...shared} />
      </StakesFold>
      <StakesFold summary={words.withoutHealth} findings={findings.filter(isOfHealth)}>
        <FormField label={words.lostAt} hint={words.lostAtHint}>
          <SceneSelect
            value={lost_at}
            scenes={Object.keys(nodes)}
            none={words.goesOn}
            onValueChange={(name) => onEdit({ type: 'set lost at', name })}
          />
        </FormField>
      </StakesFold>
    </>
  );
}

interface StakesFoldProps {
  summary: string;
  findings: readonly Finding[];
  children: ReactNode;
}

/** A fold that says how many findings are in it. */
function StakesFold({ summary, findings, children }: StakesFoldProps) {
  const words = useWords(structureWords);
  return (
    <Fold>
      <summary>
        {summary} {findings.length > 0 && <Badge tone="warning">{words.findings(findings.length)}</Badge>}
      </summary>
      <FoldFields>
        {children}
        <FindingLines findings={findings} />
      </FoldFields>
    </Fold>
  );
}
