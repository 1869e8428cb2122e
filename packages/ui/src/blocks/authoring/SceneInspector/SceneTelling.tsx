import type { NodeMode, StoryNode } from '@kathaloka/contract/entities';
import { NODE_MODES, NODE_TEXT_MAX, SCENE_HINT_MAX, SCENE_TITLE_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { SceneChanges } from '@kathaloka/story/editing';
import type { Finding } from '@kathaloka/story';
import { UnderCheck } from '../formLayout.styles.ts';
import { FindingLines } from './FindingLines.tsx';
import type { OwnLanguage } from './ownLanguage.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneTellingProps {
  scene: StoryNode;
  ownLanguage: OwnLanguage;
  /** What the checks say of the scene. */
  findings: readonly Finding[];
  onChange: (changes: SceneChanges) => void;
}

/** How a scene is told: its mode and goal, title of an ending, whether it is lost, and hint. */
export function SceneTelling({ scene, ownLanguage, findings, onChange }: SceneTellingProps) {
  const words = useWords(structureWords);
  const { mode = 'guided', goal = '', title = '', hint = '', choices } = scene;
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
      <LostField scene={scene} findings={findings} onChange={onChange} />
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
        <FormField label={words.goal} hint={words.goalHint}>
          <TextArea
            rows={2}
            limit={NODE_TEXT_MAX}
            {...ownLanguage}
            value={goal}
            onValueChange={(next) => onChange({ goal: next })}
          />
        </FormField>
      )}
    </>
  );
}

/** Whether players have failed where the story ends. */
function LostField({ scene, findings, onChange }: Omit<SceneTellingProps, 'ownLanguage'>) {
  const words = useWords(stakesWords);
  const isLost = scene.ending === 'lost';
  if (scene.choices.length > 0 && !isLost) return null;
  return (
    <div>
      <Checkbox checked={isLost} onCheckedChange={(next) => onChange({ ending: next ? 'lost' : undefined })}>
        {words.isLost}
      </Checkbox>
      <UnderCheck>{words.isLostHint}</UnderCheck>
      <FindingLines findings={findings.filter(({ kind }) => kind === 'ending goes on')} />
    </div>
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
