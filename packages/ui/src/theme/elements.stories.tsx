import { aStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { expect } from 'storybook/test';
import { StoryCard } from '../blocks/catalogue/StoryCard/StoryCard.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { TextLink } from '../primitives/TextLink/TextLink.tsx';

/** Properties that a reset of the page might set. */
const DECIDED_BY_A_RESET = [
  ...['margin', 'padding'].flatMap((name) =>
    ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`),
  ),
  ...['top', 'right', 'bottom', 'left'].map((side) => `border-${side}-width`),
  'background-color',
  'color',
  'cursor',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration-line',
  'text-wrap',
];

const OWN = ':is(h1, h2, h3, h4, a, button)';

/** Renders into a shadow tree, which the page's rules do not reach: tokens are inherited. */
function inATreeOfItsOwn(original: HTMLElement): ShadowRoot {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = `${original.offsetWidth}px`;
  const tree = place.attachShadow({ mode: 'open' });
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')) {
    const copy = tree.appendChild(document.createElement('style'));
    copy.textContent = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  }
  tree.append(original.cloneNode(true));
  return tree;
}

function look(element: Element): unknown[] {
  const style = getComputedStyle(element);
  return DECIDED_BY_A_RESET.map((name) => `${name}: ${style.getPropertyValue(name)}`);
}

function size(element: Element): unknown[] {
  const { width, height } = element.getBoundingClientRect();
  return [width, height].map(Math.round);
}

function Elements() {
  return (
    <div>
      <Button icon={<Play />} variant="primary">
        Play
      </Button>
      <Button variant="ghost">Cancel</Button>
      <ButtonLink href="#story" icon={<Play />}>
        Story
      </ButtonLink>
      <TextLink href="#more">More</TextLink>
      <IconButton label="Play">
        <Play />
      </IconButton>
      <div style={{ inlineSize: 320 }}>
        <StoryCard story={aStory()} />
      </div>
    </div>
  );
}

const meta = {
  title: 'Foundations/Elements',
  component: Elements,
  tags: ['no-visual'],
} satisfies Meta<typeof Elements>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons, links, headings and their icons look the same on a page that does not reset the browser's own styles. */
export const WithoutAReset: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const original = canvasElement.firstElementChild as HTMLElement;
    const tree = inATreeOfItsOwn(original);
    const copy = tree.lastElementChild!;
    try {
      for (const [selector, read] of [
        [OWN, look],
        [`${OWN}:not(article *)`, size],
        [`${OWN}:not(article *) svg`, size],
      ] as const) {
        const here = [...original.querySelectorAll(selector)].map(read);
        await expect(here.length).toBeGreaterThan(2);
        await expect([...copy.querySelectorAll(selector)].map(read)).toEqual(here);
      }
    } finally {
      tree.host.remove();
    }
  },
};
