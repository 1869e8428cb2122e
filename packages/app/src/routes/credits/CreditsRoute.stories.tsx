import { catalogueHandlers, disconnectCall, mockCall } from '@kathaloka/api/testing';
import type { CreditLine, CreditPage } from '@kathaloka/contract/entities';
import { aUser, fixtureId, fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { CreditsRoute } from './CreditsRoute.tsx';

function aLine(number: number, more: Partial<CreditLine> = {}): CreditLine {
  return {
    id: fixtureId('turn', number),
    kind: 'turn',
    amount: -1,
    held: 0,
    balance: 100 - number,
    created_at: fixtureInstant(number),
    story_title: `Story ${number}`,
    action_type: 'continue',
    model_used: 'tenali',
    task_id: null,
    task_title: null,
    reason: null,
    ...more,
  };
}

const balance = { total: 103, held: 0, week: { earned: 30, spent: 16, given_back: 12 } };
const first: CreditPage = { lines: [aLine(4), aLine(3)], next: `${fixtureId('turn', 3)}.98`, balance };
const rest: CreditPage = { lines: [aLine(2), aLine(1)], next: null, balance };
const reward = aLine(9, { kind: 'reward', amount: 5, task_id: 'rasika', task_title: 'The Rasika’s Eye' });

const pages = () =>
  mockCall('listCredits', ({ query }) => {
    if (query.get('filter') === 'earned') return { lines: [reward], next: null, balance };
    return query.get('after') === first.next ? rest : first;
  });

/** Shows the query, which Back or a reload restores. */
function Query() {
  return <output>{useLocation().search}</output>;
}

const meta: Meta<{ path: string }> = {
  tags: ['behaviour'],
  title: 'Routes/Credits',
  args: { path: '/credits' },
  parameters: { layout: 'fullscreen', msw: { handlers: [pages(), ...catalogueHandlers()] } },
  render: ({ path }) => (
    <InApp path={path} signedInAs={aUser()}>
      <Routes>
        <Route path="/credits" element={<CreditsRoute />} />
      </Routes>
      <Query />
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<{ path: string }>;

/** The ledger is loaded page by page, and filtered to one kind. */
export const Reads: Story = {
  play: async ({ canvas, step }) => {
    await step('older lines follow', async () => {
      await expect(await canvas.findByText('Story 4')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await expect(await canvas.findByText('Story 1')).toBeVisible();
      await expect(canvas.getByText('Story 4')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    });
    await step('the server filters', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Earned' }));
      await expect(await canvas.findByText('The Rasika’s Eye')).toBeVisible();
      await expect(canvas.queryByText('Story 4')).toBeNull();
      await expect(canvas.getByText('103')).toBeVisible();
    });
  },
};

/** The filter is in the address, so that Back and a reload restore it. */
export const KeepsTheFilter: Story = {
  args: { path: '/credits?filter=earned' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The Rasika’s Eye')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Earned' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Spent' }));
    await expect(await canvas.findByText('Story 4')).toBeVisible();
    const query = within(canvasElement).getByText(/filter/);
    await expect(query).toHaveTextContent('?filter=spent');
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(query).toBeEmptyDOMElement();
  },
};

export const Fails: Story = {
  beforeEach: ({ msw }) => msw.use(disconnectCall('listCredits')),
  play: async ({ canvas, msw }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch credits');
    msw.use(pages());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Story 4')).toBeVisible();
  },
};

const saved: string[] = [];

/** The file has the lines of the filter, and says so if it does not have all of them. */
export const Downloads: Story = {
  beforeEach: ({ msw }) => {
    saved.length = 0;
    msw.use(
      mockCall('exportCredits', ({ query }) => ({ csv: `${query.get('filter')}\r\n`, is_complete: false })),
    );
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => saved.push(text));
      return createObjectURL(blob);
    };
    return () => {
      URL.createObjectURL = createObjectURL;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Earned' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(saved).toEqual(['earned\r\n']));
    await expect(await screen.findByText(/The file has the latest lines only/)).toBeVisible();
  },
};
