import type { StoryNode } from '@kathaloka/contract/entities';
import { NODE_TURNS_MAX } from '@kathaloka/contract/limits';
import type { Finding } from '@kathaloka/story';
import type { SceneChanges, StoryNames } from '@kathaloka/story/editing';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { ExpressionField } from '../ExpressionField/ExpressionField.tsx';
import { FindingLines } from './FindingLines.tsx';
import { Folded } from './Folded.tsx';
import { SceneSelect } from './SceneSelect.tsx';
import { stakesWords } from '../../../words/stakes/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneTimeProps {
  scene: StoryNode;
  /** The names of all scenes. */
  scenes: readonly string[];
  names: StoryNames;
  /** What the checks say of the scene. */
  findings: readonly Finding[];
  onChange: (changes: SceneChanges) => void;
}

const KINDS: readonly Finding['kind'][] = [
  'scene missing',
  'time without end',
  'time out unused',
  'turns unused',
  'turns without end',
];

/** How long players may stay in a scene, what each turn changes, and what follows when the time is up. */
export function SceneTime({ scene, scenes, names, findings, onChange }: SceneTimeProps) {
  const words = useWords(stakesWords);
  const { maxTurns } = useWords(structureWords);
  const { each_turn = '', max_turns: turns, time_out = '', mode, choices } = scene;
  const isFilled = each_turn !== '' || turns !== undefined || time_out !== '';
  // in an ending no time is counted
  if (choices.length === 0 && mode !== 'open' && !isFilled) return null;
  return (
    <div>
      <Folded summary={words.time} isFilled={isFilled}>
        <ExpressionField
          label={words.eachTurn}
          hint={words.eachTurnHint}
          kind="effect"
          value={each_turn}
          names={names}
          onValueChange={(next) => onChange({ each_turn: next })}
        />
        <FormField label={maxTurns} hint={words.maxTurnsHint}>
          <Stepper
            min={1}
            max={NODE_TURNS_MAX}
            value={turns ?? null}
            onValueChange={(next) => onChange({ max_turns: next ?? undefined })}
          />
        </FormField>
        <FormField label={words.timeOut}>
          <SceneSelect
            value={time_out}
            scenes={scenes}
            none={words.goesOn}
            onValueChange={(next) => onChange({ time_out: next })}
          />
        </FormField>
        <FindingLines findings={findings.filter(({ kind }) => KINDS.includes(kind))} />
      </Folded>
    </div>
  );
}
