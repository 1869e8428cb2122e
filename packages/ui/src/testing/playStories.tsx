import { ferrymanHistory, fixtureModels } from '@kathaloka/contract/fixtures';
import { useState } from 'react';
import { entriesFromHistory } from '../blocks/play/entriesFromHistory.ts';
import type { LogEntry } from '../blocks/play/logEntry.ts';
import { PlayScreen, type PlayScreenProps } from '../screens/PlayScreen/PlayScreen.tsx';

/** Helpers for the play screen's stories. */
export const sampleUrls = {
  vishvakarma: '/covers/architect.webp',
  chitrakar: '/covers/peacock.webp',
  ajanta: '/covers/two-swans.webp',
  ravivarma: '/covers/ferryman.webp',
};

export const ferrymanEntries: readonly LogEntry[] = entriesFromHistory(ferrymanHistory, {
  separator: 'Earlier in this tale',
  modelName: (key) => fixtureModels.text.find(({ model_key }) => model_key === key)?.display_name ?? key,
  opened: ferrymanHistory.slice(0, 3).map(({ id }) => id),
});

/** The screen with an input and settings that can be changed. */
export function PlayDemo({ draft, preferences, actions, ...rest }: PlayScreenProps) {
  const [text, setText] = useState(draft);
  const [chosen, setChosen] = useState(preferences);
  return (
    <PlayScreen
      {...rest}
      draft={text}
      preferences={chosen}
      actions={{
        ...actions,
        changeDraft: (next) => {
          setText(next);
          actions.changeDraft(next);
        },
        changePreferences: (change) => {
          setChosen({ ...chosen, ...change });
          actions.changePreferences(change);
        },
      }}
    />
  );
}
