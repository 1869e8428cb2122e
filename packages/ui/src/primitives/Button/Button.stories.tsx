import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { Button } from './Button.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from './variants.ts';

const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  args: { children: 'Load More Stories', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export const Default: Story = {
  name: 'Secondary, the usual button',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More Stories' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ hi: { children: 'और कहानियाँ दिखाइए' }, ur: { children: 'مزید کہانیاں' } }),
};

export const Variants: Story = {
  render: (args) => (
    <div style={rowStyle}>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

/** `data-hover` pins the hover style. */
export const Hovered: Story = {
  render: (args) => (
    <div style={rowStyle}>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} data-hover>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

/** `data-press` pins the pressed style. */
export const Pressed: Story = {
  render: (args) => (
    <div style={rowStyle}>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} data-hover data-press>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

export const Focused: Story = {
  tags: ['focused'],
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Each variant has a pressed style that differs from its hover style. */
export const EachIsSeenToBePressed: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div style={rowStyle}>
      {BUTTON_VARIANTS.flatMap((variant) => [
        <Button key={variant} {...args} variant={variant} data-hover />,
        <Button key={`${variant} pressed`} {...args} variant={variant} data-hover data-press />,
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('button').map((button) => {
      const { backgroundColor, boxShadow } = getComputedStyle(button);
      return `${backgroundColor} ${boxShadow}`;
    });
    for (const [index, variant] of BUTTON_VARIANTS.entries()) {
      await expect(looks[2 * index + 1], variant).not.toBe(looks[2 * index]);
    }
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={rowStyle}>
      {BUTTON_SIZES.map((size) => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
};

export const WithIcon: Story = { args: { variant: 'primary', icon: <RotateCw />, children: 'Try again' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** While loading the button changes its label, keeps its width and its focus, and cannot be clicked again. */
export const Busy: Story = {
  args: { loading: true, loadingLabel: 'Loading...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Loading...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const KeepsItsWidth: Story = {
  tags: ['behaviour'],
  args: { loadingLabel: 'Loading...' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button {...args} />
      <Button {...args} loading />
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(busy).toBe(idle);
  },
};

/** Words that are wider than their place wrap inside the button. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: 'Bring back every scene that was deleted since yesterday evening', icon: <RotateCw /> },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(240);
  },
};

/** Large enough for touch. */
export const Phone: Story = {
  tags: ['behaviour'],
  ...Variants,
  globals: onPhone,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
