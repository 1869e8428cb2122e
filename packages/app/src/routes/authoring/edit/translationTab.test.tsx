import { anAuthoredStory, ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { writeLayerCsv } from '@kathaloka/formats';
import { draftOf } from '@kathaloka/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TranslationTab } from './TranslationTab.tsx';

const draft: StoryCreate = draftOf(anAuthoredStory({ story_structure: ferrymanStructure }));

function choose(content: string): void {
  const input = screen.getByLabelText('Read a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([content], 'texts.csv')] } });
}

it('Texts translated in a file are added to the story, and the page says how many', async () => {
  const onEdit = vi.fn<(changes: Pick<StoryCreate, 'layers'>) => void>();
  render(<TranslationTab draft={draft} onEdit={onEdit} />);
  const layers = { hi: { title: 'तीन घाटों की नाव', tagline: 'एक नाव' } };
  choose(writeLayerCsv({ story: { ...draft, layers }, language: 'hi' }));
  expect(await screen.findByText(/^2 texts in Hindi read\./)).toBeVisible();
  expect(onEdit).toHaveBeenCalledOnce();
  expect(onEdit.mock.calls[0]![0].layers.hi).toMatchObject(layers.hi);
});

it('A file that cannot be read changes nothing, and the page says why', async () => {
  const onEdit = vi.fn<(changes: Pick<StoryCreate, 'layers'>) => void>();
  render(<TranslationTab draft={draft} onEdit={onEdit} />);
  choose('a letter to the editor');
  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  expect(onEdit).not.toHaveBeenCalled();
});
