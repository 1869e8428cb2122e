import { createWorld, mockCall } from '@kathaloka/api/testing';
import { twelveStories } from '@kathaloka/contract/fixtures';
import { SearchBox } from '@kathaloka/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../testing/appServer.ts';
import { InApp } from '../testing/InApp.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

const server = appServer();
const [early, late] = twelveStories;

function SearchOfThePage() {
  return <SearchBox {...useSiteSearch()} />;
}

it('shows the results of the last query, whichever response arrives last', async () => {
  const gates = new Map<string, () => void>();
  const answered: string[] = [];
  server.use(
    mockCall('searchStories', async ({ query }) => {
      const text = query.get('q')!;
      await new Promise<void>((open) => gates.set(text, open));
      answered.push(text);
      return text === 'river' ? [late!] : [early!];
    }),
    mockCall('getSettings', () => createWorld().settings),
  );
  render(
    <InApp>
      <SearchOfThePage />
    </InApp>,
  );
  const box = screen.getByRole('combobox');
  for (const text of ['riv', 'river']) {
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: text } });
    await expect.poll(() => gates.has(text)).toBe(true);
  }
  gates.get('river')!();
  expect(await screen.findByRole('option')).toHaveTextContent(late!.title);
  gates.get('riv')!();
  await expect.poll(() => answered).toEqual(['river', 'riv']);
  // once another request has completed, the late response has arrived as well
  await act(async () => void (await fetch('/api/v1/settings')));
  expect(screen.getByRole('option')).toHaveTextContent(late!.title);
});
