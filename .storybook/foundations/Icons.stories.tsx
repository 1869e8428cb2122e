import { LogoMark, Lotus } from '@kathaloka/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { icons } from 'virtual:component-icons';
import { IconTile, IconTiles, Intro, Page, Section } from './foundations.styles.ts';

/** The words in an icon's name, by which it is found: `BookOpenText`. */
const wordsOf = (name: string) => name.replaceAll(/([a-z])([A-Z\d])/g, '$1 $2').toLowerCase();

function Gallery() {
  return (
    <Page lang="en" dir="ltr">
      <Intro>
        <h1>Icons</h1>
        <p>
          An icon stands beside a word, or has a name of its own. It takes the colour of the text around it.
        </p>
      </Intro>
      <Section>
        <h2>Of Kathaloka</h2>
        <IconTiles>
          <IconTile>
            <LogoMark />
            logo
          </IconTile>
          <IconTile>
            <Lotus />
            lotus
          </IconTile>
        </IconTiles>
      </Section>
      <Section>
        <h2>Of Lucide</h2>
        <IconTiles>
          {Object.entries(icons).map(([name, Icon]) => (
            <IconTile key={name}>
              <Icon aria-hidden />
              {wordsOf(name)}
            </IconTile>
          ))}
        </IconTiles>
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Icons: StoryObj<typeof meta> = {
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('book open text')).toBeVisible();
  },
};
