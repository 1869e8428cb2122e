import type { TogetherChange } from '@kathaloka/contract/entities';
import { VOTE_SECONDS, WAYS_TO_PLAY } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { Hint, Section, SectionTitle } from '../SessionPanel/SessionPanel.styles.ts';
import type { PlayedTogether } from './playedTogether.ts';
import { Field } from './TogetherPanel.styles.ts';
import { togetherWords } from '../../../words/together/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface TogetherWaysProps {
  together: PlayedTogether;
  disabled: boolean;
  onChange: (change: TogetherChange) => void;
}

/** The rules, for the payer: in turn or by vote, whether others write in their own words, and the pause. */
export function TogetherWays({ together, disabled, onChange }: TogetherWaysProps) {
  const { ways: words } = useWords(togetherWords);
  const { way, vote_seconds, words_allowed, is_paused } = together;
  return (
    <Section aria-label={words.title}>
      <SectionTitle>{words.title}</SectionTitle>
      <SegmentedControl
        label={words.title}
        size="small"
        disabled={disabled}
        options={WAYS_TO_PLAY.map((value) => ({ value, label: words[value] }))}
        value={way}
        onValueChange={(chosen) => onChange({ way: chosen })}
      />
      <Hint>{way === 'vote' ? words.voteHint : words.inTurnHint}</Hint>
      {way === 'vote' ? (
        <Field>
          <FormField isGroup label={words.seconds}>
            <SegmentedControl
              size="small"
              disabled={disabled}
              options={VOTE_SECONDS.map((seconds) => ({
                value: String(seconds),
                label: words.secondsOf(seconds),
              }))}
              value={String(vote_seconds)}
              onValueChange={(value) =>
                onChange({ vote_seconds: Number(value) as PlayedTogether['vote_seconds'] })
              }
            />
          </FormField>
        </Field>
      ) : (
        <>
          <Switch
            label={words.words}
            checked={words_allowed}
            disabled={disabled}
            onCheckedChange={(isOn) => onChange({ words_allowed: isOn })}
          />
          <Hint>{words.wordsHint}</Hint>
        </>
      )}
      <Switch
        label={words.pause}
        checked={is_paused}
        disabled={disabled}
        onCheckedChange={(isOn) => onChange({ is_paused: isOn })}
      />
    </Section>
  );
}
