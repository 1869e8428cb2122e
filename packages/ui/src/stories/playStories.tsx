import { ferrymanHistory, fixtureModels } from '@kathaloka/contract/fixtures';
import { useState } from 'react';
import { entriesFromHistory } from '../blocks/play/entriesFromHistory.ts';
import type { LogEntry } from '../blocks/play/logEntry.ts';
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
