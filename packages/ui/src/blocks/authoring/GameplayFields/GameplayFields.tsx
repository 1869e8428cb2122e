import { SKILL_CHECK_DIFFICULTIES, STORY_NUMBERS, XP_GAINS } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { OwnWidth, Stack, Three, Two } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { StoryNumberField } from '../StoryNumberField/StoryNumberField.tsx';
import { CommandCosts } from './CommandCosts.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface GameplayFieldsProps extends Omit<ComponentProps<'div'>, 'children'>, DraftFieldsProps {}

/**
 * The fields for the costs and rewards of a story.
 *
 * @use Sets prices and starting values of a story.
 * @avoid Not for its texts: `BasicInfoFields`.
 * @heard Each number with label, unit and limits.
 * @keys adjust, type
 * @example
 * <GameplayFields draft={draft} onEdit={change} />
 */
export function GameplayFields({ draft, onEdit, ...rest }: GameplayFieldsProps) {
  const words = useWords(authoringWords);
  const { options } = useWords(storyFieldsWords);
  const { settings } = useWords(stakesWords);
  const { game_config, initial_xp } = draft;
  const { scene, choice, ending } = XP_GAINS;

  function configure(changes: Partial<typeof game_config>) {
    onEdit({ game_config: { ...game_config, ...changes } });
  }

  return (
    <Stack {...rest}>
      <Panel title={words.experience}>
        <Two>
          <StoryNumberField
            name="initial_xp"
            value={initial_xp}
            hint={words.xpHint(STORY_NUMBERS.initial_xp.fallback)}
            onValueChange={(value) => onEdit({ initial_xp: value })}
          />
          <StoryNumberField
            name="xp_gain_multiplier"
            value={game_config.xp_gain_multiplier}
            hint={words.gainHint(scene, choice, ending)}
            onValueChange={(xp_gain_multiplier) => configure({ xp_gain_multiplier })}
          />
        </Two>
      </Panel>
      <Panel title={words.costs}>
        <CommandCosts commands={game_config.commands} onChange={(commands) => configure({ commands })} />
      </Panel>
      <Panel title={words.body}>
        <Three>
          {(['health_max', 'inventory_slots'] as const).map((name) => (
            <StoryNumberField
              key={name}
              name={name}
              hint={settings[name]}
              value={game_config[name]}
              onValueChange={(value) => configure({ [name]: value })}
            />
          ))}
          <FormField label={words.skillChecks} hint={settings.skill_check_difficulty} isGroup>
            <OwnWidth>
              <SegmentedControl
                value={game_config.skill_check_difficulty}
                options={SKILL_CHECK_DIFFICULTIES.map((value) => ({ value, label: options[value] }))}
                onValueChange={(skill_check_difficulty) => configure({ skill_check_difficulty })}
              />
            </OwnWidth>
          </FormField>
        </Three>
      </Panel>
    </Stack>
  );
}
