import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { DEFAULT_PREFERENCES } from '../playPreferences.ts';
import { PlaySettings, type PlaySettingsProps } from './PlaySettings.tsx';

function Panel({ preferences: initial, onPreferencesChange, ...rest }: PlaySettingsProps) {
  const [preferences, setPreferences] = useState(initial);
  return (
    <PlaySettings
      {...rest}
      preferences={preferences}
      onPreferencesChange={(change) => {
        setPreferences({ ...preferences, ...change });
        onPreferencesChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Components/Playing/PlaySettings',
  component: PlaySettings,
  args: { preferences: DEFAULT_PREFERENCES, onPreferencesChange: fn(), onOpenShortcuts: fn() },
  render: (args) => <Panel {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, padding: 20, background: 'var(--kl-surface-1)', borderRadius: 14 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof PlaySettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each change applies immediately. */
export const Default: Story = {
  name: 'All settings',
  play: async ({ canvas, args, step }) => {
    await step('theme', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Palm leaf' }));
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ theme: 'palm-leaf' });
    });
    await step('size of the tale', async () => {
      await fireEvent.change(canvas.getByRole('slider', { name: 'Story text size' }), {
        target: { value: '4' },
      });
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ tale_size: 4 });
    });
    await step('how text appears', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'At once' }));
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ typing: 'at_once' });
    });
    await step('the ruled line', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Ruled line under the newest text' }));
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ has_ruled_line: false });
    });
    await step('whose words', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show whose words these are' }));
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ shows_hands: true });
    });
    await step('the keys', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Keyboard shortcuts/ }));
      await expect(args.onOpenShortcuts).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** A story in several languages: the choice applies from the next turn on. */
export const InSeveralLanguages: Story = {
  tags: ['behaviour'],
  args: { storyLanguage: { value: 'en', languages: ['en', 'hi', 'ur'], onValueChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Story told in' }), 'हिन्दी');
    await expect(args.storyLanguage?.onValueChange).toHaveBeenCalledWith('hi');
  },
};

/** A story in one language offers no choice. */
export const InOneLanguage: Story = {
  tags: ['behaviour'],
  args: { storyLanguage: { value: 'en', languages: ['en'], onValueChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Night: Story = {
  tags: ['behaviour'],
  args: { preferences: { ...DEFAULT_PREFERENCES, theme: 'night' } },
};
