import { aSession, aStory, fixtureModels } from '@kathaloka/contract/fixtures';
import { fn } from 'storybook/test';
import { DEFAULT_PREFERENCES } from '../blocks/play/playPreferences.ts';
import type { PlayScreenProps } from '../screens/PlayScreen/PlayScreen.tsx';
import { ferrymanEntries, PlayDemo, sampleUrls } from './playStories.tsx';

/** The props that the stories of the play screen begin with. */
export const playScreenArgs = {
  session: aSession(),
  story: aStory(),
  entries: ferrymanEntries,
  models: fixtureModels,
  selectedModels: { text: 'tenali', image: 'ravivarma' },
  sampleUrls,
  draft: '',
  preferences: DEFAULT_PREFERENCES,
  guideUrl: 'https://example.org/guide',
  onBack: fn(),
  onDraftChange: fn(),
  onAction: fn(),
  onChoose: fn(),
  onSelectModel: fn(),
  onSelectAlternative: fn(),
  onPreferencesChange: fn(),
  onRetry: fn(),
} satisfies PlayScreenProps;

/** How they are shown. */
export const playScreenSetUp = {
  render: (args: PlayScreenProps) => <PlayDemo {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
};
