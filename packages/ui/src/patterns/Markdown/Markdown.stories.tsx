import { hindiStory, overlongStory, tamilStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { Markdown } from './Markdown.tsx';

const everything = `On the night of *Dev Deepawali* every lamp in Kashi is floated out **at once**, and for three crossings the river forgets which bank belongs to the living.

# Three crossings

- Three crossings, five endings
- One passenger who
  1. knows your name
  2. will not say his own

> The ferrymen know this. Most of them stay home.

A \`word\` of [the guide](/guide), and one from [elsewhere](https://example.org "A page elsewhere").

***

The far side.`;

const meta = {
  title: 'Components/Patterns/Markdown',
  component: Markdown,
  args: { children: everything, headingLevel: 2 },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings follow the page's levels, lists are indented by their own size, and links are marked as user-generated. */
export const Default: Story = {
  name: 'Headings, lists, links',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Three crossings' })).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    for (const list of canvas.getAllByRole('list')) {
      const { fontSize, paddingInlineStart } = getComputedStyle(list);
      await expect(parseFloat(paddingInlineStart)).toBeCloseTo(1.4 * parseFloat(fontSize));
    }
  },
  parameters: contents<Story>({
    long: { children: overlongStory.title, hasInitial: true },
    hi: { children: `# तीन घाट\n\n${hindiStory.story_description}\n\n> ${hindiStory.tagline}` },
    ur: { children: `# تین گھاٹ\n\n${urduStory.story_description}\n\n> ${urduStory.tagline}` },
  }),
};

export const WithInitial: Story = { args: { hasInitial: true } };
export const Small: Story = {
  tags: ['behaviour'],
  args: { size: 'small' },
};

/** Links may use http, https, irc, ircs, mailto, xmpp and paths on this site; others are shown as text. */
export const Links: Story = {
  tags: ['behaviour'],
  args: {
    children: [
      '[a page](https://example.org) [a channel](irc://irc.example.org) [a letter](mailto:meera@example.org)',
      '[a path](/game/1) [a place](#endings) [a script](javascript:alert(1)) [data](data:text/html,hi)',
      '[another host](//example.org) [a phone](tel:+911234) [with backslash](/\\example.org)',
    ].join('\n\n'),
  },
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('link')).map((link) => link.textContent);
    await expect(names).toEqual(['a page', 'a channel', 'a letter', 'a path', 'a place', 'with backslash']);
    await expect(canvas.getByText(/another host/)).toBeVisible();
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link'))
      if (link.getAttribute('href')?.startsWith('/')) await expect(link.host).toBe(location.host);
  },
};

export const NoPicturesAndNoHtml: Story = {
  tags: ['behaviour'],
  args: {
    children:
      'A picture: ![a ferry under the moon](https://example.org/ferry.png)\n\n<img src="x" onerror="alert(1)"> <b>bold</b>\n\n<script>alert(1)</script>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('A picture: a ferry under the moon')).toBeVisible();
    await expect(canvasElement.querySelector('img, b, script')).toBeNull();
    await expect(canvas.getByText(/<script>/)).toBeVisible();
  },
};

/** Thousands of levels would exhaust the parser, so the text is shown as plain text. */
export const TooDeep: Story = {
  tags: ['behaviour'],
  args: { children: `${'> '.repeat(2000)}the far side` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/the far side/)).toBeVisible();
    await expect(canvasElement.querySelector('blockquote')).toBeNull();
  },
};

export const TooLong: Story = {
  tags: ['behaviour'],
  args: { children: `**First**\n${'and then it went on. '.repeat(1000)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/\*\*First\*\*/)).toBeVisible();
    await expect(canvasElement.querySelector('strong')).toBeNull();
  },
};

export const Empty: Story = { args: { children: '' } };

/** Another script has its own line height, and no initial. */
export const OtherScripts: Story = {
  args: { hasInitial: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[hindiStory, tamilStory, urduStory].map(({ id, language, story_description }) => (
        <div key={id} lang={language} dir={language === 'ur' ? 'rtl' : 'ltr'}>
          <Markdown {...args}>{story_description}</Markdown>
        </div>
      ))}
    </div>
  ),
};
