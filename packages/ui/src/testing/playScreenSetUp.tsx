import { aSession, aStory, fixtureModels } from '@kathaloka/contract/fixtures';
import { fn } from 'storybook/test';
import { DEFAULT_PREFERENCES } from '../blocks/play/playPreferences.ts';
import type { PlayScreenProps } from '../screens/PlayScreen/PlayScreen.tsx';
import type { PlayedSession } from '../screens/PlayScreen/playProps.ts';
import { ferrymanEntries, PlayDemo, sampleUrls } from './playStories.tsx';

const { story_id, current_xp, is_completed } = aSession();

/** The initial props of the play screen's stories. */
export const playScreenArgs = {
  session: { story_id, current_xp, is_completed, story: aStory(), entries: ferrymanEntries },
  actions: {
    back: fn(),
    act: fn(),
    choose: fn(),
    changeDraft: fn(),
    selectModel: fn(),
    selectAlternative: fn(),
    changePreferences: fn(),
  },
  models: fixtureModels,
  selectedModels: { text: 'tenali', image: 'ravivarma' },
  sampleUrls,
  draft: '',
  preferences: DEFAULT_PREFERENCES,
  guideUrl: 'https://example.org/guide',
  onRetry: fn(),
} satisfies PlayScreenProps;

interface Differing extends Partial<Omit<PlayScreenProps, 'session' | 'actions'>> {
  session?: Partial<PlayedSession>;
  actions?: Partial<PlayScreenProps['actions']>;
}

/** The same props with another session and other actions; later changes override earlier ones. */
export function playing(...layers: readonly Differing[]): PlayScreenProps & { session: PlayedSession } {
  const sessions = layers.map(({ session }) => session);
  const actions = layers.map((layer) => layer.actions);
  return {
    ...Object.assign({}, playScreenArgs, ...layers),
    session: Object.assign({}, playScreenArgs.session, ...sessions),
    actions: Object.assign({}, playScreenArgs.actions, ...actions),
  };
}

/** The shared parameters of these stories. */
export const playScreenSetUp = {
  render: (args: PlayScreenProps) => <PlayDemo {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
};
