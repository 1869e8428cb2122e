import type { NodeMode, StoryNode } from '@kathaloka/contract/entities';
import {
  NODE_MODES,
  NODE_TEXT_MAX,
  NODE_TURNS_MAX,
  SCENE_HINT_MAX,
  SCENE_TITLE_MAX,
} from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { SceneChanges } from '@kathaloka/story/editing';
import type { OwnLanguage } from './ownLanguage.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneTellingProps {
  scene: StoryNode;
  ownLanguage: OwnLanguage;
  onChange: (changes: SceneChanges) => void;
}

/** How a scene is told: its mode, goal and turns of free play, title of an ending, and hint. */
export function SceneTelling({ scene, ownLanguage, onChange }: SceneTellingProps) {
  const words = useWords(structureWords);
  const { mode = 'guided', goal = '', max_turns: turns, title = '', hint = '', choices } = scene;
  const isEnding = choices.length === 0;
  const setMode = (next: NodeMode) => onChange({ mode: next === 'guided' ? undefined : next });
  return (
    <>
      {isEnding && (
        <FormField label={words.endingTitle} hint={words.endingTitleHint} isOptional>
          <TextField
            {...ownLanguage}
            maxLength={SCENE_TITLE_MAX}
            value={title}
            onValueChange={(next) => onChange({ title: next })}
          />
        </FormField>
      )}
      <HintField isEnding={isEnding} hint={hint} ownLanguage={ownLanguage} onChange={onChange} />
      <FormField label={words.telling} hint={words.modes[mode]} isGroup>
        <SegmentedControl
          size="small"
          value={mode}
          onValueChange={setMode}
          options={NODE_MODES.map((value) => ({ value, label: words.modeNames[value] }))}
        />
      </FormField>
      {mode === 'open' && (
        <>
          <FormField label={words.goal} hint={words.goalHint}>
            <TextArea
              rows={2}
              limit={NODE_TEXT_MAX}
              {...ownLanguage}
              value={goal}
              onValueChange={(next) => onChange({ goal: next })}
            />
          </FormField>
          <FormField label={words.maxTurns} hint={words.maxTurnsHint}>
            <Stepper
              min={1}
              max={NODE_TURNS_MAX}
              value={turns ?? null}
              onValueChange={(next) => onChange({ max_turns: next ?? undefined })}
            />
          </FormField>
        </>
      )}
    </>
  );
}

interface HintFieldProps extends Pick<SceneTellingProps, 'ownLanguage' | 'onChange'> {
  isEnding: boolean;
  hint: string;
}

/** The field for what is told about a scene to readers who have not seen it. */
function HintField({ isEnding, hint, ownLanguage, onChange }: HintFieldProps) {
  const words = useWords(structureWords);
  return (
    <FormField
      label={isEnding ? words.endingHint : words.sceneHint}
      hint={isEnding ? words.endingHintHint : words.sceneHintHint}
      isOptional
    >
      <TextField
        {...ownLanguage}
        maxLength={SCENE_HINT_MAX}
        value={hint}
        onValueChange={(next) => onChange({ hint: next })}
      />
    </FormField>
  );
}
