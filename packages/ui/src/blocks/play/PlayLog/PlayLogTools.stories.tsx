import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { entriesFromHistory } from '../entriesFromHistory.ts';
import { PlayLog } from './PlayLog.tsx';

const ferrymanLog = entriesFromHistory(ferrymanHistory, {
  separator: 'Earlier in this tale',
  modelName: () => 'Tenali',
});

const actions = { openReasons: fn(), retell: fn(), branch: fn(), readAloud: fn(), copy: fn() };
const { retell, copy } = actions;

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: { entries: ferrymanLog, tools: { actions }, onSelectAlternative: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: '90dvh', maxWidth: 820, margin: '0 auto', padding: 8 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof PlayLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const branchLine = () => screen.getByRole('menuitem', { name: 'Begin again from here' });

const isSign = (button: HTMLElement) => button.getAttribute('aria-haspopup') === 'menu';

/** A part that is scrolled under a resting pointer does not open its tools over the next line. */
export const RestingPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const older = canvas.getByText(/^“You row like your father/);
    await fireEvent.pointerOver(older, { pointerType: 'mouse' });
    await fireEvent.pointerEnter(older, { pointerType: 'mouse' });
    await expect(canvas.queryByRole('button', { name: 'Begin again from here' })).toBeNull();
    await fireEvent.pointerMove(older, { pointerType: 'mouse' });
    await expect(canvas.getByRole('button', { name: 'Begin again from here' })).toBeVisible();
  },
};

/** While neither the pointer nor the focus is in the log, the newest turn is text alone. */
export const ToolsOfTheNewest: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  play: async ({ canvas }) => {
    const tools = canvas.getByRole('button', { name: 'Why this?' });
    const place = tools.closest('fieldset')!;
    await waitFor(() => expect(place).toHaveStyle({ opacity: '0' }));
    tools.focus();
    await waitFor(() => expect(place).toHaveStyle({ opacity: '1' }));
  },
};

/** The newest turn shows its tools below it; older turns show theirs on hover and focus. */
export const WithTools: Story = {
  tags: ['played'],
  args: {
    tools: { actions, retellCost: 3 },
    activeTool: 'why',
  },
  play: async ({ canvas, step }) => {
    await step('the newest turn', async () => {
      const why = canvas.getByRole('button', { name: 'Why this?' });
      await expect(why).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(why);
      await expect(actions.openReasons).toHaveBeenCalledWith(ferrymanLog.at(-1)?.turn_id);
      await userEvent.click(canvas.getByRole('button', { name: 'Tell it another way · 3 credits' }));
      await expect(retell).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('button', { name: 'Begin again from here' })).toBeNull();
    });
    const older = canvas.getByText(/^“You row like your father/);
    await step('an older part, by pointer', async () => {
      await userEvent.hover(older);
      const branch = canvas.getByRole('button', { name: 'Begin again from here' });
      await userEvent.click(branch);
      await expect(actions.branch).toHaveBeenCalledWith(ferrymanLog.at(-4));
      branch.blur();
      await userEvent.unhover(older);
      await expect(canvas.queryByRole('button', { name: 'Begin again from here' })).toBeNull();
    });
    await step('an older part, by keyboard', async () => {
      canvas.getAllByRole('button', { name: 'Actions for this part' }).at(-1)?.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Begin again from here' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getAllByRole('button', { name: 'Read aloud' })[0]).toHaveFocus();
    });
  },
};

/** In a right-to-left tale labels of tools have their own direction: punctuation stays at the end. */
export const ToolsOfATaleFromRightToLeft: Story = {
  tags: ['behaviour'],
  args: { language: 'ur' },
  play: async ({ canvas }) => {
    for (const name of ['Why this?', 'Tell it another way', 'Copy'])
      await expect(canvas.getByText(name).tagName).toBe('BDI');
  },
};

/** During a turn the newest turn cannot be retold. */
export const ToolsWhileATurnRuns: Story = {
  tags: ['behaviour'],
  args: {
    tools: { actions: { retell, copy } },
    loading: true,
    retellings: { number: 1, count: 2 },
    onChooseRetelling: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell it another way' }));
    await expect(retell).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next telling' }));
    await expect(args.onChooseRetelling).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Copy' }).at(-1) as HTMLElement);
    await expect(copy).toHaveBeenCalledWith(ferrymanLog.at(-1));
  },
};

export const SeveralRetellings: Story = {
  args: {
    retellings: { number: 2, count: 3 },
    tools: { actions: { retell, copy } },
    onChooseRetelling: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Tellings of this part' })).toHaveTextContent(
      'Telling 2 of 3',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous telling' }));
    await expect(args.onChooseRetelling).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next telling' }));
    await expect(args.onChooseRetelling).toHaveBeenLastCalledWith(3);
  },
};

/** After the last retelling the button does nothing. */
export const LastRetelling: Story = {
  tags: ['behaviour'],
  args: { retellings: { number: 2, count: 2 }, onChooseRetelling: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next telling' }));
    await expect(args.onChooseRetelling).not.toHaveBeenCalled();
  },
};

/** On a phone the tools are in a menu; its entry shows the cost of a retelling. */
export const ToolsOnPhone: Story = {
  tags: ['behaviour'],
  args: { tools: { actions, retellCost: 3 }, retellings: { number: 1, count: 2 } },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    retell.mockClear();
    const signs = () => canvas.getAllByRole('button', { name: 'Actions for this part' });
    await step('the newest turn', async () => {
      await expect(canvas.queryByRole('button', { name: 'Why this?' })).toBeNull();
      await userEvent.click(signs().at(-1)!);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Tell it another way · 3 credits' }));
      await expect(retell).toHaveBeenCalledOnce();
      await waitFor(() => expect(signs().at(-1)).toHaveFocus());
    });
    await step('an older part, by touch', async () => {
      actions.branch.mockClear();
      const older = canvas.getByText(/^“You row like your father/);
      // a click by touch, which testing-library does not simulate
      older.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
      await waitFor(() => expect(older.closest('[data-reached]')).not.toBeNull());
      const sign = older.closest('[data-entry]')!.querySelector('[aria-haspopup]') as HTMLElement;
      await userEvent.click(sign);
      const branch = await screen.findByRole('menuitem', { name: 'Begin again from here' });
      await userEvent.click(branch);
      await expect(actions.branch).toHaveBeenCalledWith(ferrymanLog.at(-4));
    });
  },
};

/** If the window loses focus, for example to another window, the menu stays open. */
export const ToolsOnPhoneByKeyboard: Story = {
  tags: ['behaviour'],
  args: { tools: { actions } },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    const older = canvas.getByText(/^“You row like your father/).closest('[data-entry]')!;
    await step('they open', async () => {
      older.querySelector<HTMLElement>('[aria-expanded]')!.focus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(branchLine()).toHaveFocus());
    });
    await step('the menu stays with its sign when the window loses the focus', async () => {
      // simulates a phone, where no pointer is over the menu
      branchLine().dispatchEvent(
        new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
      );
      // as in a browser, `activeElement` does not change
      branchLine().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await waitFor(() => expect(older.querySelector('[data-reached]')).toBeNull());
      await expect(branchLine()).toBeVisible();
      const sign = canvas.getAllByRole('button', { expanded: true, hidden: true }).find(isSign);
      await expect(sign!.closest('fieldset')).toHaveStyle({ opacity: '1' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

/** During a turn the entry for a retelling is disabled. */
export const ToolsOnPhoneWhileATurnRuns: Story = {
  tags: ['behaviour'],
  args: { tools: { actions: { retell, copy } }, loading: true },
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Actions for this part' }).at(-1)!);
    await expect(await screen.findByRole('menuitem', { name: 'Tell it another way' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
