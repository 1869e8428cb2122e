import { ferrymanHistory, fixtureModels } from '@kathaloka/contract/fixtures';
import { useState } from 'react';
import { entriesFromHistory } from '../blocks/play/entriesFromHistory.ts';
import type { LogEntry } from '../blocks/play/logEntry.ts';
import type { TurnReasons } from '../blocks/play/WhyThisPanel/turnReasons.ts';
import { PlayScreen, type PlayScreenProps } from '../screens/PlayScreen/PlayScreen.tsx';

/** What the stories of the play screen share. */
export const sampleUrls = {
  vishvakarma: '/covers/architect.webp',
  chitrakar: '/covers/peacock.webp',
  ajanta: '/covers/two-swans.webp',
  ravivarma: '/covers/ferryman.webp',
};

export const ferrymanEntries: readonly LogEntry[] = entriesFromHistory(ferrymanHistory, {
  separator: 'Earlier in this tale',
  modelName: (key) => fixtureModels.text.find(({ model_key }) => model_key === key)?.display_name ?? key,
  firstNewTurn: 2,
});

export const ferrymanReasons: TurnReasons = {
  scene: 'silence',
  turn_in_scene: 2,
  came: 'Your choice “Stop rowing” is the author’s own road from intro',
  ahead: '2 roads from here. The nearest ending is 2 scenes away',
  remembered: [
    { text: 'The passenger casts no shadow', turn: 2 },
    { text: 'You asked for a name and got none', turn: 9 },
    { text: 'Your father’s debt is in your belt', turn: 0 },
  ],
  narrator: 'Tenali',
  is_built_in: true,
  seconds: 0.1,
  credits_consumed: 1,
  xp: '−1, then +2 for a new scene',
};

/** The screen with an input and settings that can be changed. */
export function PlayDemo({
  draft,
  preferences,
  onDraftChange,
  onPreferencesChange,
  ...rest
}: PlayScreenProps) {
  const [text, setText] = useState(draft);
  const [chosen, setChosen] = useState(preferences);
  return (
    <PlayScreen
      {...rest}
      draft={text}
      onDraftChange={(next) => {
        setText(next);
        onDraftChange(next);
      }}
      preferences={chosen}
      onPreferencesChange={(change) => {
        setChosen({ ...chosen, ...change });
        onPreferencesChange(change);
      }}
    />
  );
}
